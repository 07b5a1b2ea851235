/**
 * Simulates players of every skill in the endless games, 200 rounds each, and compares duration, score and medals with
 * the targets. Arguments: slugs of games (default: all) and a number of rounds.
 */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Game } from '../games/kit/game.ts'
import { MEDAL_NAMES, medalRank } from '../games/kit/medals.ts'
import { seeds, type People, type SimulatedRound, type Who } from '../games/kit/test/people.ts'
import { EVERYBODY, LONGEST, targetsOf } from '../games/kit/test/targets.ts'
import { gameFolders, type GameFolder } from '../tools/folders.ts'
import { median, printTable, round, verdict } from './table.ts'

const asked = process.argv.slice(2)
const count = Number(asked.find((word) => Number(word) > 0) ?? 200)
const slugs = asked.filter((word) => !(Number(word) > 0))

async function peopleOf({ path }: GameFolder): Promise<People | undefined> {
  const file = join(path, 'test', 'people.ts')
  if (!existsSync(file)) return undefined
  return ((await import(pathToFileURL(file).href)) as { people?: People }).people
}

for (const folder of await gameFolders()) {
  if (slugs.length > 0 && !slugs.includes(folder.slug)) continue
  const people = await peopleOf(folder)
  const { game } = (await import(pathToFileURL(folder.game).href)) as { game: Game<unknown, unknown> }
  const { medals } = game
  if (!people || !medals) continue
  const rounds = Object.fromEntries(
    EVERYBODY.map((who) => [who, seeds(count).map((seed) => people.play(who, seed, LONGEST))]),
  ) as Record<Who, SimulatedRound[]>
  const at = (values: readonly number[], part: number) =>
    round(values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) * part)] ?? Number.NaN)
  printTable(
    `${folder.slug}: ${count} rounds each, medals at ${medals.join(', ')}`,
    [
      'who',
      'seconds, 10 %',
      '50 %',
      '90 %',
      'score, 50 %',
      '90 %',
      ...MEDAL_NAMES.map((name) => `${name}, %`),
      'endless',
    ],
    EVERYBODY.map((who) => {
      const seconds = rounds[who].map((each) => each.seconds)
      const scores = rounds[who].map(({ score }) => score)
      return [
        who,
        at(seconds, 0.1),
        round(median(seconds)),
        at(seconds, 0.9),
        median(scores),
        at(scores, 0.9),
        ...MEDAL_NAMES.map((_, i) =>
          round((100 * scores.filter((score) => medalRank(medals, score) > i).length) / count),
        ),
        rounds[who].filter(({ ended }) => !ended).length,
      ]
    }),
  )
  for (const target of targetsOf(rounds, medals)) verdict(target, people.because?.[target.name])
}
