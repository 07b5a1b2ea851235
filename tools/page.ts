/** Assembles a game's HTML file: opening card, styles and script inlined and allowed by hash. */
import { minify } from 'terser'
import type { About } from '../games/kit/about.ts'
import { preloadIfQuick } from '../games/kit/paint/typeface.ts'
import { rememberPress } from '../games/kit/input/early-input.ts'
import { fitByName } from '../games/kit/shell/fit.ts'
import { escapeHtml } from './html.ts'
import { gamePolicy } from './policy.ts'
import { WHOLE_CARD } from './shell-markup.ts'
import { TYPEFACE_PATH, TYPEFACE_STYLE } from './typeface.ts'

export interface PageParts {
  readonly about: About
  readonly siteName: string
  /** The URL of the folder that scripts may be loaded from: the deferred script and the game's score. */
  readonly assets: string
  readonly style: string
  readonly script: string
  /** The kit's shell with the opening card. */
  readonly body: string
}

/** Only the end tag is special inside <script> and <style>, and both languages allow escaping its slash. */
const inline = (code: string) => code.trim().replaceAll(/<\/(?=script|style)/gi, String.raw`<\/`)

const minified = async (code: string) => inline((await minify(code)).code ?? '')
/**
 * Tells styles that scripts run. Not by <noscript>, whose styles the policy would have to allow, and whose content some
 * browsers ignore in frames.
 */
const MARK = `document.documentElement.dataset.scripted=''`
const FIRST = await minified(`${MARK};(${fitByName})();(${preloadIfQuick})(${JSON.stringify(TYPEFACE_PATH)})`)
/** Runs before the module, while the file is still loading. */
const EARLY = await minified(`(${rememberPress})()`)

export function page({ about, siteName, assets, style, script, body }: PageParts): string {
  const css = inline(`${TYPEFACE_STYLE}html{background:${about.colour}}#card{display:none}${style}`)
  const js = inline(script)
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    `<meta http-equiv="Content-Security-Policy" content="${gamePolicy([css, WHOLE_CARD], [FIRST, EARLY, js], assets)}">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover">',
    `<title>${escapeHtml(about.title)} – ${escapeHtml(siteName)}</title>`,
    // Keeps the browser from requesting /favicon.ico.
    '<link rel="icon" href="data:,">',
    `<script>${FIRST}</script><style>${css}</style></head><body>${body}`,
    `<script>${EARLY}</script><script type="module">${js}</script></body></html>\n`,
  ].join('')
}
