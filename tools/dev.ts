/** Serves the games for development: builds them on request and reloads them when a file changes. */
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

/** Builds the files that games load later: all scores, the template's included, and the deferred script. */
async function buildAssets() {
  const scores = [...(await buildScores(false)), ...(await buildScores(false, [await readBlank()]))]
  return { scores, deferred: await buildDeferredScript(false, scores) }
}

export async function serveGames(settings: Settings): Promise<{ close(): void }> {
  const listeners = new Set<ServerResponse>()
  // A worker left by `npm start` on the same port would serve cached games.
  const noWorker = await killingWorker(true)
  let stamp = Date.now()
  /** Cached until a file changes. */
  let built: ReturnType<typeof buildAssets> | undefined
  const assets = () => (built ??= buildAssets())
  const watcher = watch(GAMES, { recursive: true }, () => {
    stamp = Date.now()
    built = undefined
    for (const listener of listeners) listener.write('data: changed\n\n')
  })

  async function pageOf(slug: string): Promise<string | undefined> {
    const path = join(GAMES, slug)
    const isGame = /^[a-z0-9-]+$/.test(slug) && slug !== 'kit' && existsSync(join(path, 'about.ts'))
    if (!isGame && slug !== 'blank') return undefined
    const folder = isGame ? await readFolder(path, slug, stamp) : await readBlank(stamp)
    const { deferred } = await assets()
    const html = await gamePage(folder, { ...settings, offline: 'off' }, deferred.path, false)
    // Removes the policy, which would also block the connection for reloading.
    return html.replace(/<meta http-equiv=[^>]*>/, '') + RELOAD
  }

  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://games')
    if (pathname === TYPEFACE_PATH)
      return void response.writeHead(200, { 'content-type': 'font/woff2' }).end(TYPEFACE)
    if (pathname.startsWith('/assets/deferred-'))
      return void assets().then(({ deferred }) => sendScript(response, deferred.script))
    if (pathname.startsWith('/assets/score-'))
      return void assets().then(({ scores }) =>
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
    pageOf(pathname.slice(1)).then(
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
  console.log(`Games at http://localhost:${settings.ports.games}/<slug>, the template at /blank.`)
}
