/**
 * Grades the first thousand levels of every game that has levels, and compares them with the targets: difficulty by
 * grade and by how often an average player wins, flaws, duplicates, and the level where each element first appears.
 * Draws each curve as an SVG. Arguments: slugs of games (default: all) and a number of levels.
 */
import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Game } from '../games/kit/game.ts'
import { PACK } from '../games/kit/round/packs.ts'
import {
  ALL_LEVELS,
  alike,
  firstWith,
  levelTargets,
  mean,
  TRIES,
  TUNED_CURVE,
  type Graded,
  type Grading,
} from '../games/kit/test/grading.ts'
import { seeds } from '../games/kit/test/people.ts'
import { isKept } from '../games/kit/test/targets.ts'
import { gameFolders, type GameFolder } from '../tools/folders.ts'
import { budget, printTable, round, verdict } from './table.ts'

const asked = process.argv.slice(2)
const count = Number(asked.find((word) => Number(word) > 0) ?? ALL_LEVELS)
const slugs = asked.filter((word) => !(Number(word) > 0))
const PICTURES = join(import.meta.dirname, '..', 'test-results', 'levels')

async function gradingOf({ path }: GameFolder): Promise<Grading<unknown> | undefined> {
  const file = join(path, 'test', 'grading.ts')
  if (!existsSync(file)) return undefined
  return ((await import(pathToFileURL(file).href)) as { grading: Grading<unknown> }).grading
}

/** Draws the curve: grades as a line, the average player's wins as dots, packs as stripes. */
function picture(title: string, levels: readonly Graded[]): string {
  const [wide, high, edge] = [1200, 420, 40]
  const most = Math.max(...levels.map(({ grade }) => grade), 1)
  const x = (level: number) => edge + ((level - 1) / Math.max(1, levels.length - 1)) * (wide - 2 * edge)
  const y = (part: number) => high - edge - part * (high - 2 * edge)
  const stripes = levels
    .filter(({ level }) => (level - 1) % (2 * PACK) === 0)
    .map(
      ({ level }) =>
        `<rect x="${round(x(level))}" y="${edge}" width="${round(x(level + PACK) - x(level))}" height="${high - 2 * edge}" fill="#eef2ea"/>`,
    )
  const dots = levels.map(
    ({ level, won }) =>
      `<circle cx="${round(x(level))}" cy="${round(y(won / 100))}" r="2" fill="#c2410c" opacity=".6"/>`,
  )
  const line = levels.map(({ level, grade }) => `${round(x(level))},${round(y(grade / most))}`).join(' ')
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${wide} ${high}" font-family="sans-serif" font-size="14">`,
    `<rect width="${wide}" height="${high}" fill="#fff"/>`,
    ...stripes,
    ...[25, 40, 80].map(
      (part) =>
        `<path d="M${edge} ${y(part / 100)}H${wide - edge}" stroke="#c2410c" stroke-dasharray="3 4" opacity=".5"/><text x="6" y="${y(part / 100) + 5}" fill="#c2410c">${part}</text>`,
    ),
    `<polyline points="${line}" fill="none" stroke="#15803d"/>`,
    ...dots,
    `<text x="${edge}" y="24">${title}: grade (line, up to ${round(most)}) and what an average person wins, in % (dots)</text>`,
    '</svg>',
  ].join('\n')
}

await mkdir(PICTURES, { recursive: true })
for (const folder of await gameFolders()) {
  const { slug } = folder
  if (slugs.length > 0 && !slugs.includes(slug)) continue
  const grading = await gradingOf(folder)
  if (!grading) continue
  const { game } = (await import(pathToFileURL(folder.game).href)) as { game: Game<unknown, unknown> }
  const starts = seeds(count).map((level) => ({ level, start: game.rules.start(1, level) }))
  const levels = starts.map(({ level, start }): Graded => {
    const won = seeds(TRIES).filter((seed) => grading.wins('average', start, seed)).length
    return { level, grade: grading.grade(start), won: (100 * won) / TRIES, holds: grading.holds(start) }
  })
  const names = Object.keys(grading.elements)
  printTable(
    `${slug}: ${count} levels, ${TRIES} tries each`,
    ['pack', 'grade', 'least', 'most', 'won, %', 'least', 'new'],
    Array.from({ length: Math.ceil(Math.min(count, TUNED_CURVE) / PACK) }, (_, i) => {
      const pack = levels.slice(i * PACK, (i + 1) * PACK)
      const grades = pack.map(({ grade }) => grade)
      const won = pack.map((level) => level.won)
      const fresh = names.filter((name) => pack.some(({ level }) => level === firstWith(levels, name)))
      return [
        String(i + 1),
        round(mean(grades)),
        round(Math.min(...grades)),
        round(Math.max(...grades)),
        round(mean(won)),
        Math.min(...won),
        fresh.map((name) => `${name} (${firstWith(levels, name)})`).join(', '),
      ]
    }),
  )
  for (const [name, asks] of Object.entries(grading.elements)) console.log(`  ${name}: ${asks}`)
  // There are many packs, so only those that miss a target are printed.
  for (const target of levelTargets(levels, names))
    if (!target.name.startsWith('pack') || !isKept(target)) verdict(target, grading.because?.[target.name])
  const flaws = starts.flatMap(({ level, start }) => {
    const flaw = grading.flaw(start)
    return flaw ? [`Level ${level}: ${flaw}`] : []
  })
  const twins = alike(starts.map(({ level, start }) => ({ level, rows: grading.rows(start) })))
  for (const told of [...flaws, ...twins].slice(0, 20)) console.log(`  ${told}`)
  budget(`${slug}, levels with a flaw`, flaws.length, 0, `of ${count}`)
  budget(`${slug}, pairs that are alike`, twins.length, 0, `of ${count} levels`)
  const file = join(PICTURES, `${slug}.svg`)
  await writeFile(file, picture(slug, levels))
  console.log(`  picture: ${file}`)
}
