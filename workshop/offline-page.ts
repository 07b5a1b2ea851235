/** What the games' service worker shows, without a network, in place of a game that is not kept. */
import { minify } from 'terser'
import type { Settings } from '../config.ts'
import { escapeHtml } from './html.ts'
import { gamePolicy } from './policy.ts'
import { TYPEFACE_STYLE } from './typeface.ts'

const STYLE = [
  TYPEFACE_STYLE,
  'html{height:100%;background:linear-gradient(#1c7a43,#0a3a24)fixed;color-scheme:dark}',
  'body{display:grid;place-content:center;justify-items:center;gap:1rem;box-sizing:border-box;min-height:100%;margin:0;padding:1.5rem;color:#fff;font:600 1.125rem/1.5 Fredoka,ui-rounded,system-ui,sans-serif;text-align:center}',
  'h1,p{margin:0;max-width:26rem;text-wrap:balance}h1{font-size:1.85rem;line-height:1.15}p{color:#d9f2de}',
  'a{min-width:9rem;margin-top:.5rem;padding:.75rem 1.75rem;border:2px solid #0000;border-radius:99px;color:#12321f;background:#ffd84d;text-decoration:none;box-shadow:0 4px 0 #a8791c}',
  'a:active{transform:translateY(3px)}a:focus-visible{outline:3px solid #fff;outline-offset:3px}',
].join('')

/** The page around the frame waits for a game to say that it stands. This one does, and tries again when the network is back. */
function sayReady(siteOrigin: string): void {
  const ready = () => {
    if (parent !== window) parent.postMessage({ arcade: 'ready' }, siteOrigin)
  }
  addEventListener('message', ({ origin, data }: MessageEvent<{ arcade?: unknown } | null>) => {
    if (origin === siteOrigin && data?.arcade === 'hello') ready()
  })
  addEventListener('online', () => location.reload())
  ready()
}

export async function offlinePage({ siteName, origins }: Settings): Promise<string> {
  const { code = '' } = await minify(`(${sayReady})(${JSON.stringify(origins.site)})`)
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    `<meta http-equiv="Content-Security-Policy" content="${gamePolicy(STYLE, [code])}">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    '<meta name="robots" content="noindex">',
    `<title>You are offline – ${escapeHtml(siteName)}</title><link rel="icon" href="data:,">`,
    `<style>${STYLE}</style></head><body><h1>This game is not here yet</h1>`,
    '<p>There is no network at the moment, and this game has not been played on this device before.</p>',
    // A link to itself: it loads the page anew, without a script.
    `<a href="">Try again</a><script>${code}</script></body></html>\n`,
  ].join('')
}
