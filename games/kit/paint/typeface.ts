/** The family's typeface for the canvas: it comes when it comes, and what was lettered without it is lettered anew. */

/** A name of its own: what stands in cards is either set in it from the first paint, or not on this visit. */
const NAME = 'Lettering'

/**
 * Runs from the head of the file by itself, so it must not use anything outside of itself: see tools/page.ts. For
 * what is preloaded a browser holds the first paint back by up to 100 ms. Where the file came quickly, the typeface
 * will too, and cards have it from the start; where it did not, a card in the system's letters is worth more.
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
 * Where there is no such file, or it does not come, the system's letters stay. Whoever lets the page have it pays with a
 * layout of everything, so that is left to those who know when there is time.
 */
export async function loadTypeface(): Promise<FontFace | undefined> {
  const file = document.documentElement.dataset['typeface']
  if (!file) return undefined
  return new FontFace(NAME, `url(${file})`, { weight: '100 900' }).load().catch(() => undefined)
}

export const isPreloaded = () => document.querySelector('link[as=font]') !== null
