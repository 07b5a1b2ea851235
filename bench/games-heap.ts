/** What a game keeps in memory over five minutes of play, by a clock turned by hand. */
import type { Browser, CDPSession } from '@playwright/test'
import { KEYS } from './games-frames.ts'

const MINUTES = 5

export interface Heap {
  /** The whole heap at the end, in bytes. */
  readonly whole: number
  /** What the game itself keeps after each minute: its objects, not the code that the engine compiles meanwhile. */
  readonly kept: readonly number[]
}

/** With a player who starts again whenever a round ends. */
export async function benchHeap(browser: Browser, address: string): Promise<Heap> {
  // What is kept does not depend on the size, but the time to draw it does.
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
    kept.push(await keptBytes(tools))
  }
  const whole = (await tools.send('Runtime.getHeapUsage')).usedSize
  await page.close()
  return { whole, kept }
}

/** A player inside the page, so that five minutes of play are not five minutes of messages to and fro. */
function playByItself(keys: readonly string[]): void {
  let n = 0
  setInterval(() => {
    // Now and then the level is begun again: what undo remembers of a round goes with it, a leak stays.
    const code = ++n % 150 === 0 ? 'KeyR' : (keys[n % keys.length] ?? 'Space')
    for (const type of ['keydown', 'keyup'])
      dispatchEvent(new KeyboardEvent(type, { code, bubbles: true, cancelable: true }))
  }, 320)
}

interface Snapshot {
  readonly snapshot: { readonly meta: { readonly node_fields: string[]; readonly node_types: [string[]] } }
  readonly nodes: number[]
}

/** What scripts can hold on to; the rest is the engine's and the page's. */
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
