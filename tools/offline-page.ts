/** The page that the games' service worker shows offline in place of a game that is not stored. */
import { minify } from 'terser'
import type { Settings } from '../config.ts'
import { escapeHtml } from './html.ts'
import { gamePolicy } from './policy.ts'
import { TYPEFACE_PATH, TYPEFACE_STYLE } from './typeface.ts'

const STYLE = [
  TYPEFACE_STYLE,
  'html{height:100%;background:linear-gradient(#1c7a43,#0a3a24)fixed;color-scheme:dark}',
  'body{height:100%;margin:0}main{display:grid;place-content:center;justify-items:center;gap:1rem;box-sizing:border-box;min-height:100%;padding:1.5rem;color:#fff;font:600 1.125rem/1.5 Fredoka,ui-rounded,system-ui,sans-serif;text-align:center}',
  'h1,p{margin:0;max-width:26rem;text-wrap:balance}h1{font-size:1.85rem;line-height:1.15}p{color:#d9f2de}',
  'a{min-width:9rem;margin-top:.5rem;padding:.75rem 1.75rem;border:2px solid #0000;border-radius:99px;color:#12321f;background:#ffd84d;text-decoration:none;box-shadow:0 4px 0 #a8791c}',
  'a:active{transform:translateY(3px)}a:focus-visible{outline:3px solid #fff;outline-offset:3px}',
].join('')

/** A seedling in a pot. */
const DRAWING =
  '<svg aria-hidden="true" width="150" height="130" viewBox="0 0 150 130" fill="none" stroke="#06301c" stroke-width="4" stroke-linejoin="round" stroke-linecap="round"><ellipse cx="75" cy="119" rx="58" ry="8" fill="#06301c" stroke="none" opacity=".35"/><path stroke="#5fc488" stroke-width="7" d="M75 62c0-14 0-20 2-30"/><path fill="#8fe0a9" d="M77 34c-22 2-32-6-36-20 20-4 32 4 36 20Zm0 0c4-16 15-23 34-20-4 15-15 22-34 20Z"/><path fill="#f08a4b" d="m42 76 8 38c1 4 3 6 7 6h36c4 0 6-2 7-6l8-38Z"/><path fill="#ffb067" d="M37 60h76c3 0 5 2 5 5v9c0 3-2 5-5 5H37c-3 0-5-2-5-5v-9c0-3 2-5 5-5Z"/><path d="M60 96c3 3 7 3 10 0m10 0c3 3 7 3 10 0"/></svg>'

/** Tells the embedding page that the frame is ready, as a game does. Reloads when the network is back. */
function sayReady(origins: readonly string[]): void {
  const page = parent === window ? undefined : parent
  // It says nothing else, so any page may hear it.
  const ready = () => page?.postMessage({ arcade: 'ready' }, '*')
  addEventListener('message', ({ origin, data }: MessageEvent<{ arcade?: unknown } | null>) => {
    if (origins.includes(origin) && data?.arcade === 'hello') ready()
  })
  addEventListener('online', () => location.reload())
  ready()
}

export async function offlinePage({ siteName, origins, embedders }: Settings): Promise<string> {
  const { code = '' } = await minify(`(${sayReady})(${JSON.stringify([origins.site, ...embedders])})`)
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    `<meta http-equiv="Content-Security-Policy" content="${gamePolicy([STYLE], [code])}">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    '<meta name="robots" content="noindex">',
    `<link rel="preload" href="${TYPEFACE_PATH}" as="font" type="font/woff2" crossorigin>`,
    `<title>You are offline – ${escapeHtml(siteName)}</title><link rel="icon" href="data:,">`,
    `<style>${STYLE}</style></head><body><main>${DRAWING}<h1>This game is not here yet</h1>`,
    '<p>You are offline, and this game is not saved on your device.</p>',
    // A link to itself reloads the page without a script.
    `<a href="">Try again</a></main><script>${code}</script></body></html>\n`,
  ].join('')
}
