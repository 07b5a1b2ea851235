/** The one HTML file that a game is: everything inlined, allowed by hash, able to make no request at all. */
import type { About } from '../games/kit/about.ts'
import { gamePolicy } from './policy.ts'

export interface PageParts {
  readonly about: About
  readonly siteName: string
  readonly style: string
  readonly script?: string
  /** Static HTML for the body; a game with a script builds its own. */
  readonly body?: string
}

export const escapeHtml = (text: string) =>
  text.replace(/[&<>"']/g, (sign) => `&#${sign.codePointAt(0) ?? 0};`)

/** Inside <script> and <style> only the end tag is special, and both languages can escape its slash. */
const inline = (code: string) => code.trim().replaceAll(/<\/(?=script|style)/gi, String.raw`<\/`)

export function page({ about, siteName, style, script, body = '' }: PageParts): string {
  const css = inline(`html{background:${about.colour}}${style}`)
  const js = script === undefined ? '' : inline(script)
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    `<meta http-equiv="Content-Security-Policy" content="${gamePolicy(css, js)}">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover">',
    `<title>${escapeHtml(about.title)} – ${escapeHtml(siteName)}</title>`,
    // An icon of its own keeps the browser from asking the host for /favicon.ico.
    '<link rel="icon" href="data:,">',
    `<style>${css}</style></head><body>${body}`,
    js ? `<script type="module">${js}</script>` : '',
    '</body></html>\n',
  ].join('')
}
