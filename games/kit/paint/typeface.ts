/** Loads the typeface for the canvas, without delaying the first frame. */

/** Differs from the name used by cards, so that a late typeface never changes the text of a visible card. */
const NAME = 'Lettering'

/**
 * Preloads the typeface if the page itself arrived quickly. Browsers delay the first paint by up to 100 ms for a
 * preloaded font; on a slow connection, showing cards in a system font at once is better. Runs inline in the page's
 * head, so it must not refer to anything outside itself: see tools/page.ts.
 */
export function preloadIfQuick(href: string): void {
  const QUICK_MS = 180
  const { documentElement: page, head } = document
  page.dataset['typeface'] = href
  if (performance.now() > QUICK_MS) return
  const link = document.createElement('link')
  head.append(Object.assign(link, { rel: 'preload', as: 'font', type: 'font/woff2', crossOrigin: '', href }))
}

/**
 * Loads the typeface, or returns undefined if it is missing or fails to load. Adding it to document.fonts lays out the
 * whole page again, so the caller chooses the moment.
 */
export async function loadTypeface(): Promise<FontFace | undefined> {
  const file = document.documentElement.dataset['typeface']
  if (!file) return undefined
  return new FontFace(NAME, `url(${file})`, { weight: '100 900' }).load().catch(() => undefined)
}

export const isPreloaded = () => document.querySelector('link[as=font]') !== null
