/** The one HTML file that a game is: card, style and script inlined, allowed by hash; its typeface, the album and the score beside it. */
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
  /** The whole address of the folder from which scripts may be fetched: the album, and the game's score. */
  readonly assets: string
  readonly style: string
  readonly script: string
  /** What stands in the body before any script: kit's shell with the opening card. */
  readonly body: string
}

/** Inside <script> and <style> only the end tag is special, and both languages can escape its slash. */
const inline = (code: string) => code.trim().replaceAll(/<\/(?=script|style)/gi, String.raw`<\/`)

const minified = async (code: string) => inline((await minify(code)).code ?? '')
const FIRST = await minified(`(${fitByName})();(${preloadIfQuick})(${JSON.stringify(TYPEFACE_PATH)})`)
/** Runs while the rest of the file is on its way. */
const EARLY = await minified(`(${rememberPress})()`)

export function page({ about, siteName, assets, style, script, body }: PageParts): string {
  const css = inline(`${TYPEFACE_STYLE}html{background:${about.colour}}#card{display:none}${style}`)
  const js = inline(script)
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    `<meta http-equiv="Content-Security-Policy" content="${gamePolicy([css, WHOLE_CARD], [FIRST, EARLY, js], assets)}">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover">',
    `<title>${escapeHtml(about.title)} – ${escapeHtml(siteName)}</title>`,
    // An icon of its own keeps the browser from asking the host for /favicon.ico.
    '<link rel="icon" href="data:,">',
    `<script>${FIRST}</script><style>${css}</style></head><body>${body}`,
    `<script>${EARLY}</script><script type="module">${js}</script></body></html>\n`,
  ].join('')
}
