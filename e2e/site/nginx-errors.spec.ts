/** Checks that nginx limits connections, and logs server errors without any data about the visitor. */
import { truncate, writeFile } from 'node:fs/promises'
import { connect, createServer, type Server, type Socket } from 'node:net'
import { join } from 'node:path'
import { runNginx } from '../../deploy/nginx/run.ts'
import { readSettings } from '../../config.ts'
import { gamesHeaders, siteHeaders } from '../../host/headers.ts'
import { freePort, until } from '../../test-support/machine.ts'
import { ask } from '../../test-support/raw-http.ts'
import { findNginx } from '../../test-support/find-nginx.ts'
import { createSmallProject, type SmallProject } from './small-project.ts'
import { expect, test } from './test.ts'

const program = findNginx()
test.skip(program === undefined, 'there is no nginx on this machine')

const settings = readSettings({})
let project: SmallProject
let ports: { site: number; games: number }
test.beforeEach(async () => {
  project = await createSmallProject({ site: siteHeaders(settings), games: gamesHeaders(settings) })
  ports = { site: await freePort(), games: await freePort() }
})
test.afterEach(() => project.remove())

const get = (path: string, ...headers: string[]) =>
  [`GET ${path} HTTP/1.1`, 'host: attacker.example', ...headers, 'connection: close', '', ''].join('\r\n')

/** Creates a socket in place of a file. Opening it as a file fails with ENXIO, which nginx answers with 500. */
function listenAt(path: string): Promise<Server> {
  return new Promise((resolve) => {
    const server = createServer().listen(path, () => resolve(server))
  })
}

test('a server error is logged with time, status, server, method and path only', async () => {
  const VISITOR = '127.0.0.77'
  const sockets = [
    await listenAt(join(project.site, 'broken.html')),
    await listenAt(join(project.games, 'broken.html')),
  ]
  const nginx = await runNginx(program ?? '', project.folder, ports)
  try {
    for (const port of [ports.site, ports.games]) {
      const request = get('/broken?q=secret', 'user-agent: Secret/1.0', 'referer: http://secret.example/')
      const answer = await ask(port, request, VISITOR)
      expect(answer.status).toBe(500)
      expect(answer.body).toBe('The server failed to answer this request.\n')
      expect(answer.headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'cache-control': 'no-store',
      })
      // Client errors are not logged.
      expect((await ask(port, get('/nowhere'), VISITOR)).status).toBe(404)
    }
    await until('both lines', async () => (await nginx.serverErrors()).length >= 2)
    expect((await nginx.serverErrors()).map((line) => line.replace(/^\d{4}-\d\d-\d\dT\S+/, 'time'))).toEqual([
      'time 500 arcade.example.org GET /broken limit_conn=PASSED',
      'time 500 games.arcade.example.org GET /broken limit_conn=PASSED',
    ])
    const logged = (await nginx.logged()).toLowerCase()
    for (const personal of [VISITOR, 'secret', 'attacker.example']) expect(logged).not.toContain(personal)
  } finally {
    await nginx.close()
    for (const socket of sockets) socket.close()
  }
})

/** Requests a file larger than the socket buffers and does not read it, so that the request stays active. */
function hold(port: number, localAddress: string): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect({ port, host: '127.0.0.1', localAddress }, () => socket.write(get('/large.txt')))
    socket.once('readable', () => resolve(socket))
    socket.once('error', reject)
  })
}

/** Lowers the limits in the configuration. */
function lowerLimits(configuration: string): string {
  const lowered = configuration
    .replaceAll('limit_conn arcade_addresses 1000;', 'limit_conn arcade_addresses 2;')
    .replaceAll('limit_conn arcade_servers 4000;', 'limit_conn arcade_servers 3;')
  expect(lowered.match(/limit_conn arcade_(addresses 2|servers 3);/g)).toHaveLength(4)
  return lowered
}

test('connections above the limit of an address or a server get a 503, which is logged', async () => {
  const [SCHOOL, OTHER, THIRD] = ['127.0.0.77', '127.0.0.78', '127.0.0.79'] as const
  for (const folder of [project.site, project.games]) {
    await writeFile(join(folder, 'large.txt'), '')
    await truncate(join(folder, 'large.txt'), 50_000_000)
    await writeFile(join(folder, 'small.txt'), 'small')
  }
  const nginx = await runNginx(program ?? '', project.folder, ports, lowerLimits)
  const held: Socket[] = []
  const statusFor = async (port: number, from: string) => (await ask(port, get('/small.txt'), from)).status
  try {
    for (const port of [ports.site, ports.games]) {
      held.push(await hold(port, SCHOOL), await hold(port, SCHOOL))
      const refused = await ask(port, get('/small.txt?q=secret'), SCHOOL)
      expect(refused.status).toBe(503)
      expect(refused.body).toBe('The server is too busy to answer this request.\n')
      expect(refused.headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'cache-control': 'no-store',
      })
      expect(await statusFor(port, OTHER), 'a different address below its limit').toBe(200)
      held.push(await hold(port, OTHER))
      expect(await statusFor(port, THIRD), 'the limit of the whole server').toBe(503)
      for (const socket of held.splice(0)) socket.destroy()
      await until('the connections to be released', async () => (await statusFor(port, SCHOOL)) === 200)
    }
    const lines = await nginx.serverErrors()
    const refusals = (server: string) =>
      lines.filter((line) => line.endsWith(` 503 ${server} GET /small.txt limit_conn=REJECTED`)).length
    expect(refusals('arcade.example.org')).toBeGreaterThanOrEqual(2)
    expect(refusals('games.arcade.example.org')).toBeGreaterThanOrEqual(2)
    const logged = await nginx.logged()
    for (const personal of [SCHOOL, OTHER, THIRD, 'secret']) expect(logged).not.toContain(personal)
  } finally {
    for (const socket of held) socket.destroy()
    await nginx.close()
  }
})
