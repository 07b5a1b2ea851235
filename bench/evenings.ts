/**
 * Simulates people who play every game for a quarter of an hour on 30 days, and counts the goals they reach, the days
 * without any, and the day of the last look. Arguments: slugs of games (default: all).
 */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Game } from '../games/kit/game.ts'
import { createPerson, playDays, type PlayDay } from '../games/kit/test/evenings.ts'
import type { Skilled } from '../games/kit/test/people.ts'
import { gameFolders, type GameFolder } from '../tools/folders.ts'
import { budget, printTable, round } from './table.ts'

const DAYS = 30
const FIRST_DAY_OF_LAST_LOOK = 10
const PEOPLE: readonly Skilled[] = ['beginner', 'average', 'expert']

async function playDayOf({ path }: GameFolder): Promise<PlayDay<unknown> | undefined> {
  const file = join(path, 'test', 'day.ts')
  if (!existsSync(file)) return undefined
  return ((await import(pathToFileURL(file).href)) as { playDay: PlayDay<unknown> }).playDay
}

const asked = process.argv.slice(2)
const rows: (string | number)[][] = []
for (const folder of await gameFolders()) {
  if (asked.length > 0 && !asked.includes(folder.slug)) continue
  const { game } = (await import(pathToFileURL(folder.game).href)) as { game: Game<unknown, unknown> }
  const playDay = await playDayOf(folder)
  for (const who of PEOPLE) {
    const person = createPerson(folder.slug, game, playDay, who)
    const { reached, rounds, looks, part } = playDays(folder.slug, game, person, DAYS)
    const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0)
    const empty = reached.filter((count) => count === 0).length
    const last = looks.includes(0) ? Infinity : Math.max(...looks)
    const name = `${folder.slug}, ${who}`
    if (who !== 'expert') budget(`${name}: days without a goal`, empty, 0, `of ${DAYS}`)
    if (last < FIRST_DAY_OF_LAST_LOOK)
      budget(`${name}: days before the last look`, FIRST_DAY_OF_LAST_LOOK - last, 0, 'too early')
    rows.push([
      folder.slug,
      who,
      round(sum(rounds) / DAYS),
      round(sum(reached) / DAYS),
      reached[0] ?? 0,
      Math.min(...reached),
      empty,
      Math.round(part * 100),
      looks.filter((day) => day > 0).length,
      last === Infinity ? '–' : last,
    ])
  }
}
printTable(
  `${DAYS} days of 15 minutes`,
  [
    'game',
    'who',
    'rounds a day',
    'goals a day',
    'first day',
    'fewest',
    'days without',
    'rounds with a made goal, %',
    'looks',
    'last look, day',
  ],
  rows,
)
