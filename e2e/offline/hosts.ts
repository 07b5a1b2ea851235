/**
 * The two static hosts as the tests of offline use need them: really closed, slow, or serving another build. The browser
 * believes to be at the addresses that the build was made for, and is led here instead.
 */
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { answer, type Site } from '../../host/answer.ts'
import { loadSites } from '../../host/sites.ts'
import { BROWSER_FLAGS, requireBrowser } from '../browser.ts'
import { PORTS } from '../servers.ts'

/** Each of the processes that run tests at the same time has hosts of its own. */
const FIRST = PORTS.site + 40 + 2 * Number(process.env['TEST_PARALLEL_INDEX'] ?? 0)
export const OWN_PORTS = { site: FIRST, games: FIRST + 1 }

/** Leads the browser to these hosts. */
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

/** What a host does with an address instead of answering it: nothing, a redirect, the content of a different address. */
export type Fault = 'hang' | { readonly redirectTo: string } | { readonly contentOf: string }

export interface Hosts {
  /** What was asked for since `forget`, with the bytes of each answer's body. */
  readonly asked: { readonly url: string; readonly bytes: number }[]
  /** From now on this build is served. */
  deploy(build: Build): void
  /** From now on these addresses, on both hosts, are not answered as they should be. */
  break(faults: Readonly<Record<string, Fault>>): void
  /** No answer comes until the network is back. */
  hang(): void
  /** Connections are refused. */
  close(): Promise<void>
  /** Open again, and quick. */
  open(): Promise<void>
}

export async function openHosts(build: Build): Promise<Hosts> {
  const asked: { url: string; bytes: number }[] = []
  let deployed = build
  let faults: Readonly<Record<string, Fault>> = {}
  let isHanging = false
  let servers: Server[] = []

  const serverOf = (kind: keyof Build) =>
    createServer((request, response) => {
      const { url: askedFor = '', method = '', headers: sent } = request
      const fault = faults[askedFor]
      if (isHanging || fault === 'hang') return
      if (fault && 'redirectTo' in fault) {
        asked.push({ url: askedFor, bytes: 0 })
        return void response.writeHead(302, { location: fault.redirectTo }).end()
      }
      const url = fault?.contentOf ?? askedFor
      const site: Site = deployed[kind]
      const { status, headers, body } = answer(site, {
        method,
        url,
        acceptEncoding: sent['accept-encoding'],
        ifNoneMatch: sent['if-none-match'],
      })
      asked.push({ url: askedFor, bytes: body?.length ?? 0 })
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
