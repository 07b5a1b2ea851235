/** Serves the games for development: builds them on request, and shows every change in the open pages. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { readSettings, type Settings } from '../config.ts'
import { listening } from '../host/listening.ts'
import { createFreshModules, type FreshModules } from './dev/fresh-modules.ts'
import { createGamePages } from './dev/game-pages.ts'
import { CHANGES_PATH, createLivePages } from './dev/live-pages.ts'
import { type Reply, ROUTES } from './dev/routes.ts'

const send = (response: ServerResponse, status: number, { type, body }: Reply) =>
  response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' }).end(body)
const plain = (body: string): Reply => ({ type: 'text/plain; charset=utf-8', body })

/** Answers requests for further pages. Returns whether a request was for one of them. */
type FurtherPages = (request: IncomingMessage, response: ServerResponse) => boolean

export async function serveGames(
  settings: Settings,
  modules: FreshModules,
  serveFurther: FurtherPages = () => false,
): Promise<{ close(): Promise<void> }> {
  const games = createGamePages(settings, modules)
  const live = createLivePages(modules)
  const parts = { settings, modules, games, live }

  async function replyTo(url: URL): Promise<Reply | undefined> {
    for (const route of ROUTES) {
      const reply = await route(url, parts)
      if (reply) return reply
    }
    return undefined
  }

  const server = createServer((request, response) => {
    if (serveFurther(request, response)) return
    const url = new URL(request.url ?? '/', 'http://games')
    if (url.pathname === CHANGES_PATH) return live.follow(url.searchParams, response)
    replyTo(url).then(
      (reply) => send(response, reply ? 200 : 404, reply ?? plain('There is no such game.')),
      (error: unknown) => {
        console.error(error)
        send(response, 500, plain(String(error)))
      },
    )
  })
  await listening(server, 'GAMES_PORT', settings.ports.games, settings.listen)

  return {
    async close() {
      server.closeAllConnections()
      server.close()
    },
  }
}

if (import.meta.main) {
  const settings = readSettings()
  await serveGames(settings, await createFreshModules())
  console.log(`Games at http://localhost:${settings.ports.games}/<slug>, the template at /blank.`)
}
