/** Builds a separate site whose games server fails, hangs or serves a small fake game, as a test wants. */
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http'
import { join } from 'node:path'
import { readSettings, type Settings } from '../../config.ts'
import { loadFiles } from '../../host/files.ts'
import { siteHeaders } from '../../host/headers.ts'
import { serve } from '../../host/serve.ts'
import { mainSite } from '../../host/sites.ts'
import { buildSite } from '../../site/build.ts'
import { type CatalogueEntry, readEntries } from '../../site/entries.ts'
import { freePort } from '../../test-support/machine.ts'

export interface OwnSite {
  readonly origin: string
  readonly settings: Settings
  close(): Promise<void>
}

/** Builds and serves a site. `change` may alter the catalogue. */
export async function ownSite(
  env: Readonly<Record<string, string>>,
  change: (entries: readonly CatalogueEntry[]) => readonly CatalogueEntry[] = (entries) => entries,
): Promise<OwnSite> {
  const port = await freePort()
  const settings = readSettings({ SITE_PORT: String(port), ...env })
  const folder = await mkdtemp(join(import.meta.dirname, '..', '..', 'dist', 'own-'))
  await buildSite(settings, join(folder, 'site'), change(await readEntries(settings)))
  const headers = siteHeaders(settings)
  const serving = await serve(mainSite(loadFiles(join(folder, 'site'), headers), headers), port, '127.0.0.1')
  return {
    origin: settings.origins.site,
    settings,
    async close() {
      await serving.close()
      await rm(folder, { recursive: true })
    },
  }
}

type Game = 'ready' | 'silent'

/** A page that reports that it is ready, repeats that on request, and lists the messages it receives. */
const fakeGame = (game: Game) => `<!doctype html><title>Fake</title><body style="background:#246;color:#fff">
  <h1>A fake game</h1><button>Play</button><script>
    globalThis.heard = []
    const say = (message) => parent.postMessage(message, '*')
    const ready = () => ${game === 'ready'} && say({ arcade: 'ready' })
    addEventListener('message', ({ data }) => { heard.push(data); if (data.arcade === 'hello') ready() })
    ready()
  </script>`

export const answerWith =
  (game: Game): RequestListener =>
  (_request, response) =>
    sendGame(response, game)

export const sendGame = (response: ServerResponse, game: Game) =>
  response.writeHead(200, { 'content-type': 'text/html' }).end(fakeGame(game))

/** A games host that can be stopped and restarted on the same port. */
export class FakeGames {
  readonly port: number
  #server: Server | undefined

  constructor(port: number) {
    this.port = port
  }

  async answer(listener: RequestListener): Promise<void> {
    await this.refuse()
    const server = createServer(listener)
    this.#server = server
    await new Promise<void>((listening) => server.listen(this.port, '127.0.0.1', listening))
  }

  /** Stops listening on its port. */
  async refuse(): Promise<void> {
    const server = this.#server
    this.#server = undefined
    server?.closeAllConnections()
    if (server) await new Promise((closed) => server.close(closed))
  }
}
