/**
 * Measures the size and cost of each game: `node bench/games.ts [slug…]` prints a table and fails when a budget is
 * exceeded. The times to the first frame and response depend on the machine and its load.
 */
import { chromium } from '@playwright/test'
import { BROWSER_FLAGS, requireBrowser } from '../test-support/browser.ts'
import { gameBudget, SHARED_SCRIPTS } from '../tools/budgets.ts'
import { gameFolders } from '../tools/folders.ts'
import { benchFrames, type FrameTimings } from './games-frames.ts'
import { benchHeap, type Heap } from './games-heap.ts'
import { BENCH_SETTINGS, serveGames } from './servers.ts'
import { budget, printTable, round } from './table.ts'

const MAX_FRAME_MS = 8
/** Two runs of the same play differ by half of this. */
const MOST_OF_SOUND_MS = 1
/** The first minutes paint sprites and compile code. After that the game may not retain more; 2 % is noise. */
const WARM_UP_MINUTES = 2
const NOISE = 1.02

interface Row extends FrameTimings, Heap {
  readonly game: string
  readonly bytes: number
}

const only = process.argv.slice(2)
const folders = (await gameFolders()).filter(({ slug }) => only.length === 0 || only.includes(slug))
const scenes = new Map(
  await Promise.all(
    folders.map(async ({ slug, busiest }) => {
      if (!busiest) return [slug, undefined] as const
      const scene = (await import(busiest)) as { busiest: () => unknown }
      return [slug, scene.busiest()] as const
    }),
  ),
)

/** Returns the compressed size. */
async function bytesOf(address: string): Promise<number> {
  const answer = await fetch(address, { method: 'HEAD', headers: { 'accept-encoding': 'br' } })
  return Number(answer.headers.get('content-length') ?? Number.NaN)
}

/** The sizes of the scripts that all games share. */
async function bytesOfShared(address: string): Promise<ReadonlyMap<string, number>> {
  const html = await (await fetch(address)).text()
  const [deferred] = /\/assets\/deferred-[\w-]{8}\.js/.exec(html) ?? []
  if (deferred === undefined) throw new Error(`${address} names no deferred script.`)
  const sizes = Object.keys(SHARED_SCRIPTS).map(
    async (name) => [name, await bytesOf(new URL(deferred.replace('deferred', name), address).href)] as const,
  )
  return new Map(await Promise.all(sizes))
}

const server = await serveGames([...scenes.keys()])
const browser = await chromium.launch({ executablePath: requireBrowser(), args: BROWSER_FLAGS })
const rows: Row[] = []
let shared: ReadonlyMap<string, number> = new Map()
try {
  for (const [game, scene] of scenes) {
    const address = `${BENCH_SETTINGS.origins.games}/${game}`
    const frames = await benchFrames(browser, address, scene)
    const heap = await benchHeap(browser, address)
    rows.push({ game, bytes: await bytesOf(address), ...frames, ...heap })
    shared = await bytesOfShared(address)
    console.log(`  measured ${game}`)
  }
} finally {
  await browser.close()
  await server.close()
}

const kilo = (bytes: number) => round(bytes / 1e3, 0)
printTable(
  'Games: bytes, first moments, JS of a frame at a 4× slower CPU with sound and without, heap over five minutes of play',
  [
    'game',
    'KB br',
    'first frame ms',
    'first answer ms',
    'JS mean ms',
    'JS p95 ms',
    'muted',
    'sound adds',
    'scene',
    'heap MB',
    'kept by the game, KB after 1, 2, 3, 4, 5 min',
  ],
  rows.map(({ game, bytes, firstFrame, firstAnswer, mean, p95, muted, sound, whole, kept }) => [
    game,
    round(bytes / 1024),
    round(firstFrame, 0),
    round(firstAnswer, 0),
    round(mean, 2),
    round(p95, 2),
    round(muted, 2),
    round(sound, 2),
    scenes.get(game) === undefined ? 'played' : 'fullest',
    round(whole / 1e6, 2),
    kept.map(kilo).join(' '),
  ]),
)
for (const [name, bytes] of shared)
  budget(`the ${name} script, bytes`, bytes / 1024, (SHARED_SCRIPTS[name] ?? 0) / 1024, 'KB br')
for (const { game, bytes, p95, sound, kept } of rows) {
  budget(`${game}, bytes`, bytes / 1024, gameBudget(game) / 1024, 'KB br')
  budget(`${game}, JS of a frame`, p95, MAX_FRAME_MS, 'ms')
  budget(`${game}, what sound adds to a frame`, sound, MOST_OF_SOUND_MS, 'ms')
  const warm = Math.max(...kept.slice(0, WARM_UP_MINUTES))
  budget(`${game}, kept at the end`, kilo(kept.at(-1) ?? Number.NaN), kilo(warm * NOISE), 'KB')
}
