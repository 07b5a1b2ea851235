/**
 * Grades the first thousand levels of every game that has levels, and compares them with the targets: difficulty by
 * grade, by technique and by how often average players and beginners win, the need of each element, flaws, duplicates.
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
  mean,
  repeatedWalls,
  TRIES,
  TUNED_CURVE,
  type Graded,
  type Grading,
} from '../games/kit/test/grading.ts'
import { firstWith, gradeLevel, levelTargets, needOf } from '../games/kit/test/level-targets.ts'
import { seeds } from '../games/kit/test/people.ts'
import { isKept } from '../games/kit/test/targets.ts'
import { gameFolders, type GameFolder } from '../tools/folders.ts'
import { budget, printTable, round, verdict, type Cell } from './table.ts'

const asked = process.argv.slice(2)
const count = Number(asked.find((word) => Number(word) > 0) ?? ALL_LEVELS)
const slugs = asked.filter((word) => !(Number(word) > 0))
const PICTURES = join(import.meta.dirname, '..', 'test-results', 'levels')

async function gradingOf({ path }: GameFolder): Promise<Grading<unknown> | undefined> {
  const file = join(path, 'test', 'grading.ts')
  if (!existsSync(file)) return undefined
  return ((await import(pathToFileURL(file).href)) as { grading: Grading<unknown> }).grading
}

const percent = (share: number | undefined): Cell => (share === undefined ? '–' : round(share, 0))

/** The tuned packs, then the generated levels in hundreds. */
const stretches = (levels: readonly Graded[]): (readonly Graded[])[] => {
  const cut = (from: number, to: number, size: number) =>
    Array.from({ length: Math.ceil(Math.max(0, to - from) / size) }, (_, i) =>
      levels.slice(from + i * size, Math.min(to, from + (i + 1) * size)),
    )
  return [...cut(0, Math.min(levels.length, TUNED_CURVE), PACK), ...cut(TUNED_CURVE, levels.length, 100)]
}

function rowOf(
  stretch: readonly Graded[],
  levels: readonly Graded[],
  { techniques = [], elements }: Grading<unknown>,
): Cell[] {
  const grades = stretch.map(({ grade }) => grade)
  const [won, beginners] = [stretch.map((level) => level.won), stretch.map((level) => level.beginners)]
  const asked = techniques.map((_, i) => stretch.filter(({ technique }) => technique === i).length)
  const fresh = Object.keys(elements).filter((name) =>
    stretch.some(({ level }) => level === firstWith(levels, name)),
  )
  return [
    `${stretch[0]?.level}–${stretch.at(-1)?.level}`,
    round(mean(grades)),
    round(Math.min(...grades)),
    round(Math.max(...grades)),
    round(mean(won), 0),
    round(Math.min(...won), 0),
    round(mean(beginners), 0),
    round(Math.min(...beginners), 0),
    percent(needOf(stretch)),
    // How many levels ask for each, from the easiest.
    asked.join('/') || '–',
    fresh.map((name) => `${name} (${firstWith(levels, name)})`).join(', '),
  ]
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
  const levels = starts.map(({ level, start }) => gradeLevel(grading, level, start, TRIES))
  const names = Object.keys(grading.elements)
  printTable(
    `${slug}: ${count} levels, ${TRIES} tries each`,
    [
      'levels',
      'grade',
      'least',
      'most',
      'won, %',
      'least',
      'beginners',
      'least',
      'needed, %',
      'technique',
      'new',
    ],
    stretches(levels).map((stretch) => rowOf(stretch, levels, grading)),
  )
  printTable(
    `${slug}: elements`,
    ['element', 'from', 'shown in', 'needed, %', `after ${TUNED_CURVE}, %`],
    names.map((name) => [
      name,
      firstWith(levels, name),
      levels.filter(({ needs }) => name in needs).length,
      percent(needOf(levels.slice(0, TUNED_CURVE), name)),
      percent(needOf(levels.slice(TUNED_CURVE), name)),
    ]),
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
  const { walls } = grading
  const repeats = walls
    ? repeatedWalls(starts.map(({ level, start }) => ({ level, rows: walls(start) })))
    : []
  for (const told of [...flaws, ...twins, ...repeats].slice(0, 20)) console.log(`  ${told}`)
  budget(`${slug}, levels with a flaw`, flaws.length, 0, `of ${count}`)
  budget(`${slug}, pairs that are alike`, twins.length, 0, `of ${count} levels`)
  if (walls) budget(`${slug}, levels with the walls of an earlier one`, repeats.length, 0, `of ${count}`)
  const file = join(PICTURES, `${slug}.svg`)
  await writeFile(file, picture(slug, levels))
  console.log(`  picture: ${file}`)
}
