/** Serves the pages for developers, `/gallery` and `/tune`, beside the games of `npm run dev`. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { serveGallery } from './gallery/gallery.ts'
import { servePanel } from './tune/panel.ts'

type Pages = (rest: string, request: IncomingMessage, response: ServerResponse) => Promise<void>

const PAGES: Readonly<Record<string, Pages>> = { gallery: serveGallery, tune: servePanel }

/** Answers a request for one of these pages. Returns whether it was one. */
export function serveWorkbench(request: IncomingMessage, response: ServerResponse): boolean {
  const { pathname } = new URL(request.url ?? '/', 'http://games')
  const [, name = '', rest = ''] = /^\/([a-z]+)(\/.*)?$/.exec(pathname) ?? []
  const pages = PAGES[name]
  if (!pages) return false
  pages(rest, request, response).catch((error: unknown) => {
    console.error(error)
    if (!response.headersSent) response.writeHead(500, { 'content-type': 'text/plain; charset=utf-8' })
    response.end(String(error))
  })
  return true
}
