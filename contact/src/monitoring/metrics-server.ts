/** Serves `GET /metrics` on a separate port that visitors cannot reach. */
import { readFileSync } from 'node:fs'
import { statfs } from 'node:fs/promises'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { dirname, resolve } from 'node:path'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { SettingError, type Settings } from '../../../config.ts'
import { erasingLag } from '../store/clock.ts'
import type { Counters } from './counters.ts'
import { dayOf } from '../counts/counts.ts'
import { exposition, EXPOSITION_TYPE } from './exposition.ts'
import { metricFamilies, type Snapshot } from './metrics.ts'
import { withDeadline } from '../intake/request-limits.ts'
import type { Store } from '../store/store.ts'
import { projectFile } from '../store/open-store.ts'

/** Well below the default scrape timeout of Prometheus, ten seconds. */
const STORE_ANSWERS_WITHIN_MS = 2000
const DAY_MS = 86_400_000
/** Sampling interval of the event-loop delay. Node's numbers include this interval. */
const LOOP_SAMPLE_MS = 20

const PACKAGE = resolve(import.meta.dirname, '../../../package.json')

export interface MetricsOptions {
  readonly at: { readonly host: string; readonly port: number }
  readonly settings: Pick<Settings, 'contact' | 'retentionDays' | 'countedOrigins'>
  readonly store: Store
  readonly counters: Counters
  readonly clock: () => number
  readonly storeAnswersWithinMs?: number
}

export interface RunningMetrics {
  readonly url: string
  close(): Promise<void>
}

export async function startMetrics(options: MetricsOptions): Promise<RunningMetrics> {
  const { host, port } = options.at
  const collector = createCollector(options)
  const server = createServer({ requestTimeout: 5000, headersTimeout: 5000 }, (request, response) => {
    const path = request.url?.split('?')[0]
    if (path !== '/metrics') return answer(response, 404, 'There is nothing here but /metrics.\n')
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return answer(response.setHeader('allow', 'GET, HEAD'), 405, 'This address takes GET only.\n')
    collector.snapshot().then(
      (snapshot) => answer(response, 200, exposition(metricFamilies(snapshot)), EXPOSITION_TYPE),
      () => answer(response, 500, 'The metrics could not be read.\n'),
    )
  })
  try {
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject)
      server.listen(port, host, resolve)
    })
  } catch (error) {
    collector.stop()
    throw new SettingError(
      `The setting CONTACT_METRICS is ${JSON.stringify(`${host}:${port}`)}, but nothing can listen there (${String(Object(error).code)}): name an address of this machine and a free port. Each copy needs a port of its own.`,
      { cause: error },
    )
  }
  const { address, family, port: taken } = server.address() as AddressInfo
  return {
    url: `http://${family === 'IPv6' ? `[${address}]` : address}:${taken}/metrics`,
    async close() {
      collector.stop()
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

function answer(response: ServerResponse, status: number, body: string, type = 'text/plain; charset=utf-8') {
  const headers = { 'content-type': type, 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' }
  response.writeHead(status, headers).end(body)
}

/** Collects the numbers of store and process at each scrape. */
function createCollector(options: MetricsOptions): { snapshot(): Promise<Snapshot>; stop(): void } {
  const { store, counters, clock, storeAnswersWithinMs = STORE_ANSWERS_WITHIN_MS } = options
  const { databaseUrl, dbFile, smtpUrl, storeMaxBytes } = options.settings.contact
  const loop = monitorEventLoopDelay({ resolution: LOOP_SAMPLE_MS })
  loop.enable()
  const delayMs = (nanoseconds: number) => Math.max(0, nanoseconds / 1e6 - LOOP_SAMPLE_MS)
  const { version } = JSON.parse(readFileSync(PACKAGE, 'utf8')) as { version: string }
  const build = { version, node: process.versions.node, store: databaseUrl === '' ? 'sqlite' : 'postgresql' }

  let reading: Promise<Snapshot['store']> | undefined
  /** One read at a time: if the store hangs, further scrapes do not pile up behind it. */
  function readStore(): Promise<Snapshot['store']> {
    reading ??= Promise.all([store.backlog(), store.size(), store.oldestKept(), store.readClock(clock())])
      .then(([backlog, bytes, oldest, clockState]) => {
        const erasingLagMs = erasingLag(clockState, oldest, options.settings.retentionDays)
        return { backlog, bytes, erasingLagMs, clockLeapMs: clockState.checked - clockState.trusted }
      })
      .finally(() => (reading = undefined))
    return withDeadline(storeAnswersWithinMs, reading).catch(() => undefined)
  }

  function readCounts(): Promise<Snapshot['dayCounts']> {
    if (options.settings.countedOrigins.length === 0) return Promise.resolve(undefined)
    const yesterday = dayOf(clock() - DAY_MS)
    return withDeadline(storeAnswersWithinMs, store.countsOf(yesterday)).catch(() => undefined)
  }

  let probing: Promise<boolean> | undefined
  /** Reading works even when the disk is full, so this writes. */
  function probeStore(): Promise<boolean> {
    probing ??= store
      .probe(clock())
      .then(() => true)
      .finally(() => (probing = undefined))
    return withDeadline(storeAnswersWithinMs, probing).catch(() => false)
  }

  async function readDisk(): Promise<Snapshot['disk']> {
    if (databaseUrl !== '') return undefined
    const disk = await statfs(dirname(projectFile(dbFile))).catch(() => undefined)
    return disk && { freeBytes: disk.bavail * disk.bsize, bytes: disk.blocks * disk.bsize }
  }

  return {
    async snapshot() {
      const [storeNumbers, isWritable, disk, dayCounts] = await Promise.all([
        readStore(),
        probeStore(),
        readDisk(),
        readCounts(),
      ])
      const eventLoopDelay = { p99Ms: delayMs(loop.percentile(99)), maxMs: delayMs(loop.max) }
      loop.reset()
      return {
        now: clock(),
        startedAt: performance.timeOrigin,
        build,
        sendsMail: smtpUrl !== '',
        counts: counters.read(),
        batchSizes: store.batchSizes(),
        store: storeNumbers,
        isWritable,
        dayCounts,
        storeMaxBytes,
        disk,
        eventLoopDelay,
      }
    },
    stop: () => void loop.disable(),
  }
}
