/** `npm run replay -- <link>` pictures the round in a link; `npm run replay -- <link> test` writes a failing test of it. */
import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { basename, join, relative } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Game } from '../../games/kit/game.ts'
import { readAllFolders } from '../../tools/folders.ts'
import { failingTest } from './failing-test.ts'
import { partsOf, replayCode } from './read-round.ts'
import { stripOf } from './strip.ts'

const TICKS_PER_SECOND = 60
const ROOT = join(import.meta.dirname, '..', '..')
const OUT = join(ROOT, 'dist-replay')

async function main(link: string, what: string): Promise<void> {
  const { slug, code } = partsOf(link)
  const folder = (await readAllFolders()).find((one) => one.slug === slug)
  if (!folder) throw new Error(`There is no game called ${slug}.`)
  const { game } = (await import(pathToFileURL(folder.game).href)) as { game: Game<unknown, unknown> }
  const { round, states, ticks } = await replayCode(slug, game, code)
  const end = states.at(-1)
  const [steps, score] = [states.length - 1, game.rules.score(end)]
  const inWords = (step: number) =>
    game.rules.tick
      ? `${((ticks[step] ?? 0) / TICKS_PER_SECOND).toFixed(1)} s`
      : `${step} ${step === 1 ? 'action' : 'actions'}`
  const day = round.day === undefined ? '' : `, daily round of ${round.day}`
  console.log(
    `${folder.about.title}, seed ${round.seed}, level ${round.level}${day}: ${inWords(steps)}, ${game.rules.outcome(end)}, score ${score}.`,
  )
  if (what === 'test') {
    const file = join(folder.path, 'test', 'reported.test.ts')
    if (existsSync(file)) throw new Error(`${relative(ROOT, file)} exists. Rename it first.`)
    await writeFile(file, failingTest(slug, code, steps, score))
    console.log(
      `Wrote ${relative(ROOT, file)}. Run it: npm exec -- vitest run games/${basename(folder.path)}/test/reported`,
    )
    return
  }
  await mkdir(OUT, { recursive: true })
  const file = join(OUT, `${slug}-${code.slice(-8)}.png`)
  await writeFile(file, await stripOf(folder, code, steps, (step) => `after ${inWords(step)}`))
  console.log(`Wrote ${relative(ROOT, file)}.`)
}

const [link = '', what = 'strip'] = process.argv.slice(2)
try {
  await main(link, what)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
