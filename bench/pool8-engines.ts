/** Compares Pool8 between Node, Chromium, Firefox and WebKit: random shots, and a whole frame by link in each. */
import { join } from 'node:path'
import { hostileCodes, openAlone, openTurn, playFrame } from '../test-support/engines/play-by-link.ts'
import type { Engine, Tab } from '../test-support/engines/engine.ts'
import { bundled } from '../test-support/engines/rules-script.ts'
import { PROGRAMS } from '../test-support/engines/test.ts'
import { shotSums } from '../test-support/pool8/random-shots.ts'
import { BENCH_SETTINGS, serveBuilt } from './servers.ts'
import { budget, type Cell, printTable } from './table.ts'

const SHOTS = 1000
const TURNS = 60
const SEED = 4
const SHOTS_FILE = join(import.meta.dirname, '..', 'test-support', 'pool8', 'random-shots.ts')

async function inEach(act: (tab: Tab, name: string) => Promise<readonly Cell[]>): Promise<Cell[][]> {
  const rows: Cell[][] = []
  for (const { name, launch } of PROGRAMS) {
    const engine: Engine | undefined = await launch()
    const profile = await engine?.newProfile()
    try {
      rows.push([name, ...(profile ? await act(await profile.newTab(), name) : ['not here'])])
    } catch (error) {
      budget(`${name}: ${String(error)}`, 1, 0, '')
    }
    await profile?.close()
    await engine?.close()
  }
  return rows
}

const countIn = (words: readonly string[], otherwise: number) =>
  Number(words.find((word) => Number(word) > 0) ?? otherwise)

export async function compareShots(words: readonly string[]): Promise<void> {
  const count = countIn(words, SHOTS)
  const here = shotSums(1, count)
  const script = await bundled([
    `import { shotSums } from ${JSON.stringify(SHOTS_FILE)}`,
    'globalThis.shotSums = shotSums',
  ])
  const rows = await inEach(async (tab, name) => {
    await tab.run(script)
    const there = await tab.evaluate(
      (most) => (globalThis as unknown as { shotSums: typeof shotSums }).shotSums(1, most),
      count,
    )
    const differing = here.filter((sum, i) => sum !== there[i]).length
    budget(`shots that end differently in ${name}`, differing, 0, '')
    return [count, differing]
  })
  printTable('Random shots compared with Node, to the last digit', ['engine', 'shots', 'differ'], rows)
}

export async function playByLink(words: readonly string[]): Promise<void> {
  const { games } = BENCH_SETTINGS.origins
  const servers = await serveBuilt()
  try {
    const rows = await inEach(async (tab, name) => {
      const { log, end } = await playFrame(tab, SEED, countIn(words, TURNS), games)
      const refused: string[] = []
      await openAlone(tab, games)
      for (const [what, code, reason] of await hostileCodes(SEED))
        if ((await openTurn(tab, code)).includes(reason)) refused.push(what)
      budget(
        `links that ${name} should have refused`,
        (await hostileCodes(SEED)).length - refused.length,
        0,
        '',
      )
      const strokes = log.filter(([, { kind }]) => kind === 'shoot').length
      return [strokes, end.winner === null ? 'goes on' : `seat ${end.winner + 1} wins`, refused.join(', ')]
    })
    printTable(
      'A frame by link: one person in this engine, the other in Node',
      ['engine', 'strokes', 'end', 'refused links'],
      rows,
    )
  } finally {
    await servers.close()
  }
}
