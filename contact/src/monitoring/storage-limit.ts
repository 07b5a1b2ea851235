/** Warns before the store reaches its size limit. Measured every half minute, never per message. */
import type { FastifyBaseLogger } from 'fastify'
import type { Store } from '../store/store.ts'

const INTERVAL_MS = 30_000
const NEARLY_FULL = 0.8
const MB = 1024 * 1024

export type StorageLevel = 'enough' | 'nearly full' | 'full'

/** A limit of 0 means no limit. */
export function storageLevel(bytes: number, maxBytes: number): StorageLevel {
  if (maxBytes === 0 || bytes < NEARLY_FULL * maxBytes) return 'enough'
  return bytes < maxBytes ? 'nearly full' : 'full'
}

export interface StorageMonitor {
  level(): StorageLevel
  /** For `/readyz`: begins with `ok` while messages are accepted. */
  describe(): string
  measure(): Promise<void>
  stop(): void
}

const megabytes = (bytes: number) => Math.round(bytes / MB)

export function monitorStorage(
  store: Pick<Store, 'size'>,
  maxBytes: number,
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>,
): StorageMonitor {
  let bytes = 0
  const level = () => storageLevel(bytes, maxBytes)
  const usage = () => `${megabytes(bytes)} of ${megabytes(maxBytes)} MB`

  async function measure(): Promise<void> {
    const before = level()
    try {
      bytes = await store.size()
    } catch (error) {
      return log.error({ code: Object(error).code }, 'could not measure the message store')
    }
    if (level() === before || level() === 'enough') return
    log.warn(
      level() === 'full'
        ? `The message store is full (${usage()}): messages are refused. Erase some, or raise CONTACT_STORE_MAX_MB.`
        : `The message store is nearly full (${usage()}): at ${megabytes(maxBytes)} MB messages will be refused. Erase some, or raise CONTACT_STORE_MAX_MB.`,
    )
  }

  const timer = setInterval(() => void measure(), INTERVAL_MS)
  timer.unref()
  return {
    level,
    describe: () =>
      ({
        enough: 'ok',
        'nearly full': `ok, but nearly full: ${usage()}`,
        full: `full: ${usage()}`,
      })[level()],
    measure,
    stop: () => clearInterval(timer),
  }
}
