/**
 * Serves both static hosts for the offline tests: shut down, slow, faulty or with a different build. The browser uses
 * the addresses of the build and is redirected here.
 */
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { answer, type HostedSite } from '../../host/answer.ts'
import { loadSites } from '../../host/sites.ts'
import { BROWSER_FLAGS, requireBrowser } from '../../test-support/browser.ts'
import { PORTS } from '../../test-support/servers.ts'

/** Each parallel test process has its own hosts. */
const FIRST = PORTS.site + 40 + 2 * Number(process.env['TEST_PARALLEL_INDEX'] ?? 0)
export const OWN_PORTS = { site: FIRST, games: FIRST + 1 }

/** Redirects the browser to these hosts. */
export const LAUNCH = {
  executablePath: requireBrowser(),
  args: [
    ...BROWSER_FLAGS,
    `--host-resolver-rules=${(['site', 'games'] as const)
      .map((kind) => `MAP localhost:${PORTS[kind]} 127.0.0.1:${OWN_PORTS[kind]}`)
      .join(',')}`,
  ],
}

export type Build = ReturnType<typeof loadSites>

/** Faulty responses: none at all, a redirect, or the content of a different address. */
type HostFault = 'hang' | { readonly redirectTo: string } | { readonly contentOf: string }

interface Asked {
  readonly kind: keyof Build
  readonly url: string
  readonly bytes: number
}

export interface Hosts {
  /** Requests so far, with the body size of each response. Tests clear this list. */
  readonly asked: Asked[]
  /** Serves this build from now on. */
  deploy(build: Build): void
  /** Makes both hosts respond to these addresses with faults from now on. */
  break(faults: Readonly<Record<string, HostFault>>): void
  /** Stops responding until `open` is called. */
  hang(): void
  /** Refuses connections. */
  close(): Promise<void>
  /** Accepts connections and responds normally again. */
  open(): Promise<void>
}

export async function openHosts(build: Build): Promise<Hosts> {
  const asked: Asked[] = []
  let deployed = build
  let faults: Readonly<Record<string, HostFault>> = {}
  let isHanging = false
  let servers: Server[] = []

  const serverOf = (kind: keyof Build) =>
    createServer((request, response) => {
      const { url: askedFor = '', method = '', headers: sent } = request
      const fault = faults[askedFor]
      if (isHanging || fault === 'hang') return
      if (fault && 'redirectTo' in fault) {
        asked.push({ kind, url: askedFor, bytes: 0 })
        return void response.writeHead(302, { location: fault.redirectTo }).end()
      }
      const url = fault?.contentOf ?? askedFor
      const site: HostedSite = deployed[kind]
      const { status, headers, body } = answer(site, {
        method,
        url,
        acceptEncoding: sent['accept-encoding'],
        ifNoneMatch: sent['if-none-match'],
      })
      asked.push({ kind, url: askedFor, bytes: body?.length ?? 0 })
      response.writeHead(status, headers).end(body)
    })

  const hosts: Hosts = {
    asked,
    deploy: (next) => void (deployed = next),
    break: (next) => void (faults = next),
    hang: () => void (isHanging = true),
    async close() {
      await Promise.all(
        servers.map((server) => {
          const closed = new Promise((resolve) => server.close(resolve))
          server.closeAllConnections()
          return closed
        }),
      )
      servers = []
    },
    async open() {
      isHanging = false
      if (servers.length > 0) return
      servers = (['site', 'games'] as const).map((kind) =>
        serverOf(kind).listen(OWN_PORTS[kind], '127.0.0.1'),
      )
      await Promise.all(
        servers.map(
          (server) =>
            new Promise((resolve) => {
              if (server.address() as AddressInfo | null) resolve(undefined)
              else server.once('listening', resolve)
            }),
        ),
      )
    },
  }
  await hosts.open()
  return hosts
}
