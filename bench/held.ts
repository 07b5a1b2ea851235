/** Checks that `npm start` closes 500 half-open and 100 slow clients, serves others meanwhile, and exits on SIGTERM. */
import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildIfStale, DIST, ROOT } from '../build.ts'
import { until } from '../test-support/machine.ts'
import { loadSites } from '../host/sites.ts'
import { hold, type HeldClients } from './held-clients.ts'
import { BENCH_ENVIRONMENT, BENCH_SETTINGS } from './servers.ts'
import { budget, median, printTable, round } from './table.ts'

if (process.platform !== 'linux') {
  console.log('Descriptors are counted in /proc: this benchmark runs on Linux only.')
  process.exit(0)
}
await buildIfStale(BENCH_SETTINGS, console.log)

const SITE = `http://127.0.0.1:${BENCH_SETTINGS.ports.site}`
const [largest = '/'] = [...loadSites(DIST).site.files]
  .sort(([, a], [, b]) => b.identity.body.length - a.identity.body.length)
  .map(([path]) => path)
const folder = mkdtempSync(join(tmpdir(), 'greenhouse-held-'))

async function start(): Promise<ChildProcess> {
  const server = spawn(process.execPath, [join(ROOT, 'start.ts')], {
    env: {
      ...process.env,
      ...BENCH_ENVIRONMENT,
      CONTACT_DB: join(folder, 'contact.db'),
      CONTACT_LOG: 'silent',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  await until('the site to answer', () => fetch(SITE).then(Boolean, () => undefined))
  return server
}

const head = (path: string) => `GET ${path} HTTP/1.1\r\nhost: localhost\r\n\r\n`

/** Opens all of them at once. Half of the slow ones request more than the kernel buffers for them. */
function holdAll(): HeldClients {
  const { site } = BENCH_SETTINGS.ports
  const many = head(largest).repeat(100)
  return hold(site, [
    { clients: 250, sends: '' },
    { clients: 250, sends: 'GET / HTTP/1.1\r\nho' },
    { clients: 25, sends: head(largest), reads: 'nothing' },
    { clients: 25, sends: many, reads: 'nothing' },
    { clients: 25, sends: head(largest), reads: 'a byte a second' },
    { clients: 25, sends: many, reads: 'a byte a second' },
  ])
}

const descriptors = (server: ChildProcess) => readdirSync(`/proc/${server.pid}/fd`).length

async function visit(): Promise<number> {
  const began = performance.now()
  const answer = await fetch(SITE, { headers: { connection: 'close' } })
  await answer.text()
  if (answer.status !== 200) throw new Error(`A visitor was answered ${answer.status}.`)
  return performance.now() - began
}

const server = await start()
const alone: number[] = []
for (let i = 0; i < 50; i++) alone.push(await visit())
const before = descriptors(server)
const held = holdAll()
await held.connected
const began = performance.now()
// Once a visit is answered, the host has accepted every earlier connection.
const meanwhile = [await visit()]
const most = descriptors(server)
const after = await until('the clients to be cut', async () => {
  meanwhile.push(await visit())
  await new Promise((resolve) => setTimeout(resolve, 80))
  const open = descriptors(server)
  return open <= before ? { open } : undefined
})
const cutAfter = (performance.now() - began) / 1000
held.end()

const again = holdAll()
await again.connected
await visit()
const ended = new Promise<number | null>((resolve) => server.once('exit', resolve))
const killed = performance.now()
server.kill('SIGTERM')
const code = await ended
const endedAfter = (performance.now() - killed) / 1000
again.end()
rmSync(folder, { recursive: true })

printTable(
  `500 half-open and 100 slow clients, asking for ${largest}`,
  ['', 'before', 'meanwhile', 'after'],
  [
    ['descriptors', before, most, after.open],
    ['visits', alone.length, meanwhile.length, '–'],
    ['a visit, median ms', round(median(alone)), round(median(meanwhile)), '–'],
    ['a visit, most ms', round(Math.max(...alone)), round(Math.max(...meanwhile)), '–'],
  ],
)
budget('descriptors are back', cutAfter, 30, 's')
budget('from SIGTERM to the end', endedAfter, 10, 's')
budget('exit code', code ?? 1, 0, '')
