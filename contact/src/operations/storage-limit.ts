/** Says that the store is getting full before the disk is: measured now and then, never for each message. */
import type { FastifyBaseLogger } from 'fastify'
import type { Store } from '../store/store.ts'

const EVERY_MS = 30_000
const NEARLY_FULL = 0.8
const MB = 1024 * 1024

export type Room = 'enough' | 'nearly full' | 'full'

/** With a limit of 0 there is always enough. */
export function roomFor(bytes: number, maxBytes: number): Room {
  if (maxBytes === 0 || bytes < NEARLY_FULL * maxBytes) return 'enough'
  return bytes < maxBytes ? 'nearly full' : 'full'
}

export interface RoomWatch {
  room(): Room
  /** For `/readyz`: `ok` as long as messages are accepted, and from where on it will not be. */
  sentence(): string
  /** Measures now. */
  look(): Promise<void>
  stop(): void
}

const megabytes = (bytes: number) => Math.round(bytes / MB)

export function watchRoom(
  store: Pick<Store, 'size'>,
  maxBytes: number,
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>,
): RoomWatch {
  let bytes = 0
  const room = () => roomFor(bytes, maxBytes)
  const taken = () => `${megabytes(bytes)} of ${megabytes(maxBytes)} MB`

  async function look(): Promise<void> {
    const before = room()
    try {
      bytes = await store.size()
    } catch (error) {
      return log.error({ code: Object(error).code }, 'could not measure the message store')
    }
    if (room() === before || room() === 'enough') return
    log.warn(
      room() === 'full'
        ? `The message store is full (${taken()}): messages are refused. Erase some, or raise CONTACT_STORE_MAX_MB.`
        : `The message store is nearly full (${taken()}): at ${megabytes(maxBytes)} MB messages will be refused. Erase some, or raise CONTACT_STORE_MAX_MB.`,
    )
  }

  const timer = setInterval(() => void look(), EVERY_MS)
  timer.unref()
  return {
    room,
    sentence: () =>
      ({
        enough: 'ok',
        'nearly full': `ok, but nearly full: ${taken()}`,
        full: `full: ${taken()}`,
      })[room()],
    look,
    stop: () => clearInterval(timer),
  }
}
