/** Compares our static host with nginx: same files, same requests, same run. */
import { execFile, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { buildIfStale, ROOT } from '../build.ts'
import { findNginx } from '../test-support/find-nginx.ts'
import { runNginx } from '../deploy/nginx/run.ts'
import { BENCH_SETTINGS } from './servers.ts'
import { printTable, round } from './table.ts'

const run = promisify(execFile)
const NGINX_PORTS = { site: BENCH_SETTINGS.ports.site + 10, games: BENCH_SETTINGS.ports.site + 11 }
const REQUESTS = 20_000
const PATHS = ['/', '/single?slug=pool8', '/logo.svg']

/** Total CPU time of these processes in ms. */
function cpuMs(pids: readonly number[]): number {
  const ticks = pids.map((pid) => {
    const [user = 0, system = 0] =
      readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ').slice(11, 13).map(Number) ?? []
    return user + system
  })
  return ticks.reduce((sum, each) => sum + each, 0) * 10
}

const childrenOf = async (pid: number) =>
  (await run('pgrep', ['-P', String(pid)]).catch(() => ({ stdout: '' }))).stdout
    .split('\n')
    .filter(Boolean)
    .map(Number)

async function measure(port: number, pids: readonly number[], path: string) {
  const url = `http://127.0.0.1:${port}${path}`
  await run(process.execPath, [join(import.meta.dirname, 'host-load.ts'), url, '64', '2000'])
  const before = cpuMs(pids)
  const { stdout } = await run(process.execPath, [
    join(import.meta.dirname, 'host-load.ts'),
    url,
    '64',
    String(REQUESTS),
  ])
  return { rate: REQUESTS / Number(stdout), cpuUs: ((cpuMs(pids) - before) * 1000) / REQUESTS }
}

if (process.platform !== 'linux') {
  console.log('Processor time is read from /proc: this comparison runs on Linux only.')
  process.exit(0)
}
await buildIfStale(BENCH_SETTINGS, console.log)
const program = findNginx()
const nginx = program ? await runNginx(program, ROOT, NGINX_PORTS) : undefined
const ours = spawn(process.execPath, [join(import.meta.dirname, 'host-serve.ts')], {
  stdio: ['ignore', 'pipe', 'inherit'],
})
await new Promise((ready) => ours.stdout.once('data', ready))

const rows = []
for (const path of PATHS) {
  const own = await measure(BENCH_SETTINGS.ports.site, [ours.pid ?? 0], path)
  const pids = nginx?.process.pid ? [nginx.process.pid, ...(await childrenOf(nginx.process.pid))] : []
  const theirs = nginx ? await measure(NGINX_PORTS.site, pids, path) : undefined
  rows.push([
    path,
    Math.round(own.rate),
    round(own.cpuUs),
    theirs ? Math.round(theirs.rate) : '–',
    theirs ? round(theirs.cpuUs) : '–',
    theirs ? `${round(own.cpuUs / theirs.cpuUs)}×` : '–',
  ])
}
printTable(
  `Static host, ${REQUESTS} requests over 64 connections (nginx ${nginx?.brotli ? 'with' : 'without'} brotli)`,
  ['path', 'ours req/s', 'ours µs CPU', 'nginx req/s', 'nginx µs CPU', 'CPU ours/nginx'],
  rows,
)
ours.kill()
await nginx?.close()
