/** Builds and sends the pages of the workbench. */
import { readFileSync } from 'node:fs'
import type { ServerResponse } from 'node:http'
import { join } from 'node:path'
import { bundleScript } from '../tools/bundle-module.ts'
import { escapeHtml } from '../tools/html.ts'

interface WorkbenchPage {
  readonly title: string
  readonly body?: string
  /** The file of its script. */
  readonly script?: string
  /** Available to the script as the content of `#data`. */
  readonly data?: unknown
}

const STYLE = join(import.meta.dirname, 'workbench.css')

/** JSON inside <script>: only its end tag is special. */
const inlineJson = (data: unknown) => JSON.stringify(data).replaceAll('<', String.raw`\u003c`)

export async function sendPage(response: ServerResponse, page: WorkbenchPage): Promise<void> {
  const { title, body = '', script, data } = page
  const code = script === undefined ? '' : await bundleScript(script)
  const html = [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width,initial-scale=1"><link rel="icon" href="data:,">',
    `<title>${escapeHtml(title)}</title><style>${readFileSync(STYLE, 'utf8')}</style></head><body>`,
    '<nav><a href="/gallery">Gallery</a> <a href="/tune">Tuning</a></nav>',
    `<main><h1>${escapeHtml(title)}</h1>${body}</main>`,
    `<script type="application/json" id="data">${inlineJson(data ?? null)}</script>`,
    `<script>${code.replaceAll('</script', String.raw`<\/script`)}</script></body></html>\n`,
  ]
  response
    .writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' })
    .end(html.join(''))
}

interface Listed {
  readonly slug: string
  readonly title: string
}

/** A page that links to a page of each game. */
export const listPage = (title: string, path: string, games: readonly Listed[]): WorkbenchPage => ({
  title,
  body: `<ul class="games">${games
    .map((game) => `<li><a href="/${path}/${game.slug}">${escapeHtml(game.title)}</a></li>`)
    .join('')}</ul>`,
})
