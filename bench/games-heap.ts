/** Measures the heap of a game over five minutes of play, on a clock that the benchmark advances. */
import type { Browser, CDPSession } from '@playwright/test'
import { KEYS } from './games-frames.ts'

const MINUTES = 5

export interface Heap {
  /** The whole heap at the end, in bytes. */
  readonly whole: number
  /** Bytes that the game itself retains after each minute: its objects, without compiled code. */
  readonly kept: readonly number[]
}

/** Keeps playing, with a new round whenever one ends. */
export async function benchHeap(browser: Browser, address: string): Promise<Heap> {
  // A small window draws faster and does not change the retained heap.
  const page = await browser.newPage({ viewport: { width: 288, height: 240 } })
  await page.clock.install({ time: 0 })
  await page.goto(address)
  await page.clock.pauseAt(60_000)
  const tools = await page.context().newCDPSession(page)
  await page.evaluate(playByItself, KEYS)
  await tools.send('HeapProfiler.enable')
  const kept: number[] = []
  for (let minute = 0; minute < MINUTES; minute++) {
    await page.clock.runFor(60_000)
    // Measures every minute at the start of a round, because a crowded scene holds more than an empty one.
    await page.keyboard.press('KeyR')
    await page.clock.runFor(200)
    kept.push(await keptBytes(tools))
  }
  const whole = (await tools.send('Runtime.getHeapUsage')).usedSize
  await page.close()
  return { whole, kept }
}

/** Presses keys inside the page, which is much faster than sending each press over the protocol. */
function playByItself(keys: readonly string[]): void {
  let n = 0
  setInterval(() => {
    // Restarts the level now and then: that clears the undo history, but not a leak.
    const code = ++n % 150 === 0 ? 'KeyR' : (keys[n % keys.length] ?? 'Space')
    for (const type of ['keydown', 'keyup'])
      dispatchEvent(new KeyboardEvent(type, { code, bubbles: true, cancelable: true }))
  }, 320)
}

interface Snapshot {
  readonly snapshot: { readonly meta: { readonly node_fields: string[]; readonly node_types: [string[]] } }
  readonly nodes: number[]
}

/** Node types that scripts retain; the rest belongs to the engine and the page. */
const KEPT = /^(object|array|closure|regexp|number|bigint|symbol|(concatenated |sliced )?string)$/

async function keptBytes(tools: CDPSession): Promise<number> {
  const chunks: string[] = []
  const collect = ({ chunk }: { chunk: string }) => void chunks.push(chunk)
  tools.on('HeapProfiler.addHeapSnapshotChunk', collect)
  await tools.send('HeapProfiler.collectGarbage')
  await tools.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false })
  tools.off('HeapProfiler.addHeapSnapshotChunk', collect)
  const { snapshot, nodes } = JSON.parse(chunks.join('')) as Snapshot
  const { node_fields: fields, node_types: types } = snapshot.meta
  const [type, size] = [fields.indexOf('type'), fields.indexOf('self_size')]
  let bytes = 0
  for (let at = 0; at < nodes.length; at += fields.length)
    if (KEPT.test(types[0][nodes[at + type] ?? -1] ?? '')) bytes += nodes[at + size] ?? 0
  return bytes
}
