/** The games while they are being made: built on request, reloaded when a file changes. */
import { existsSync, watch } from 'node:fs'
import { createServer, type ServerResponse } from 'node:http'
import { join } from 'node:path'
import { readSettings, type Settings } from '../config.ts'
import { killingWorker } from '../offline/build.ts'
import { gamePage } from './build.ts'
import { buildDeferredScript } from './deferred-script.ts'
import { TYPEFACE, TYPEFACE_PATH } from './typeface.ts'
import { GAMES, readBlank, readFolder } from './folders.ts'
import { buildScores } from './scores.ts'

const RELOAD = `<script>new EventSource('/changes').onmessage=()=>location.reload()</script>`

const sendScript = (response: ServerResponse, script: string) =>
  response.writeHead(200, { 'content-type': 'text/javascript; charset=utf-8' }).end(script)

/** What games fetch besides their own file: the scores of all of them, and of the example, and the album that knows those. */
async function buildFetched() {
  const scores = [...(await buildScores(false)), ...(await buildScores(false, [await readBlank()]))]
  return { scores, deferred: await buildDeferredScript(false, scores) }
}

export async function serveGames(settings: Settings): Promise<{ close(): void }> {
  const listeners = new Set<ServerResponse>()
  // One that `npm start` left behind on the same port would show the games that it kept.
  const noWorker = await killingWorker(true)
  let stamp = Date.now()
  /** Made once for a page and for what it asks for, and anew when a file has changed. */
  let made: ReturnType<typeof buildFetched> | undefined
  const fetched = () => (made ??= buildFetched())
  const watcher = watch(GAMES, { recursive: true }, () => {
    stamp = Date.now()
    made = undefined
    for (const listener of listeners) listener.write('data: changed\n\n')
  })

  async function answer(slug: string): Promise<string | undefined> {
    const path = join(GAMES, slug)
    const isGame = /^[a-z0-9-]+$/.test(slug) && slug !== 'kit' && existsSync(join(path, 'about.ts'))
    if (!isGame && slug !== 'blank') return undefined
    const folder = isGame ? await readFolder(path, slug, stamp) : await readBlank(stamp)
    const { deferred } = await fetched()
    const html = await gamePage(folder, { ...settings, offline: 'off' }, deferred.path, false)
    // The policy forbids every connection, the reload's too: it is for the built file.
    return html.replace(/<meta http-equiv=[^>]*>/, '') + RELOAD
  }

  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://games')
    if (pathname === TYPEFACE_PATH)
      return void response.writeHead(200, { 'content-type': 'font/woff2' }).end(TYPEFACE)
    if (pathname.startsWith('/assets/deferred-'))
      return void fetched().then(({ deferred }) => sendScript(response, deferred.script))
    if (pathname.startsWith('/assets/score-'))
      return void fetched().then(({ scores }) =>
        sendScript(response, scores.find(({ path }) => path === pathname)?.script ?? ''),
      )
    if (pathname === '/sw.js')
      return void response
        .writeHead(200, { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-store' })
        .end(noWorker)
    if (pathname === '/changes') {
      response
        .writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' })
        .flushHeaders()
      listeners.add(response)
      response.on('close', () => listeners.delete(response))
      return
    }
    answer(pathname.slice(1)).then(
      (html) =>
        response
          .writeHead(html === undefined ? 404 : 200, {
            'content-type': 'text/html; charset=utf-8',
            'cache-control': 'no-store',
          })
          .end(html ?? 'There is no such game.'),
      (error: unknown) => {
        console.error(error)
        response.writeHead(500, { 'content-type': 'text/plain; charset=utf-8' }).end(String(error))
      },
    )
  })
  await new Promise<void>((ready) => server.listen(settings.ports.games, settings.listen, ready))

  return {
    close() {
      watcher.close()
      server.closeAllConnections()
      server.close()
    },
  }
}

if (import.meta.main) {
  const settings = readSettings()
  await serveGames(settings)
  console.log(`Games at http://localhost:${settings.ports.games}/<slug>, the example at /blank.`)
}
