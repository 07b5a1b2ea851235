/** Serves the gallery: the list of games, a page of all states of a game, and the frames in it. */
import { readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { AXE_FILE } from '../../test-support/axe.ts'
import { readAllFolders } from '../../tools/folders.ts'
import { listPage, sendPage } from '../page.ts'
import { buildFrame } from './build.ts'

/** What the script of the page reads from it. */
export interface GalleryData {
  readonly slug: string
}

const FRONT = join(import.meta.dirname, 'page', 'main.ts')

/** The frame's HTML by slug. Every visit of a game's page builds it anew. */
const frames = new Map<string, Promise<string>>()

function send(response: ServerResponse, kind: string, content: string | Buffer): void {
  response
    .writeHead(200, { 'content-type': `${kind}; charset=utf-8`, 'cache-control': 'no-store' })
    .end(content)
}

/** `rest` is the address after `/gallery`. */
export async function serveGallery(rest: string, _request: IncomingMessage, response: ServerResponse) {
  const games = await readAllFolders()
  const [slug = '', part] = rest.slice(1).split('/')
  if (slug === 'axe.js') return send(response, 'text/javascript', readFileSync(AXE_FILE))
  if (!slug) {
    const listed = games.map((game) => ({ slug: game.slug, title: game.about.title }))
    return sendPage(response, listPage('Gallery', 'gallery', listed))
  }
  const folder = games.find((game) => game.slug === slug)
  if (!folder) return void response.writeHead(404).end(`There is no game called ${slug}.`)
  if (part !== 'frame' || !frames.has(slug)) frames.set(slug, buildFrame(folder))
  if (part === 'frame') return send(response, 'text/html', (await frames.get(slug)) ?? '')
  const data: GalleryData = { slug }
  return sendPage(response, { title: `Gallery of ${folder.about.title}`, script: FRONT, data })
}
