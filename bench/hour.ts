/**
 * An hour of play leaves no sound behind: `npm run bench hour [slug…] [minutes]`. Score, effects and fanfares of each game
 * go through its own mixer, as quickly as the browser can, and the nodes that are still alive are counted all the while,
 * each time after the garbage was collected.
 */
import { chromium } from '@playwright/test'
import { BROWSER_FLAGS, requireBrowser } from '../e2e/browser.ts'
import type { Heard } from '../e2e/sound/render.ts'
import { heardOf } from '../e2e/sound/round.ts'
import { nodesWhile, openStudio } from '../e2e/sound/studio.ts'
import { gameFolders, readScores } from '../tools/folders.ts'
import { budget, printTable, type Cell } from './table.ts'

const MINUTES = 60
/** Seconds of rounds, which are heard over and over. */
const ROUNDS = 300
const TUNES_EVERY = 45
/** The last quarter may have so many more nodes than the first: a bar or two more may be under way. */
const MORE = 40

const asked = process.argv.slice(2)
const seconds = 60 * Number(asked.find((word) => Number(word) > 0) ?? MINUTES)
const slugs = asked.filter((word) => !(Number(word) > 0))
const folders = (await gameFolders()).filter(({ slug }) => slugs.length === 0 || slugs.includes(slug))
const scores = new Map(await readScores())

/** The same again and again. */
function repeated(heard: readonly Heard[]): Heard[] {
  const times = Math.ceil(seconds / ROUNDS)
  return Array.from({ length: times }, (_, i) =>
    heard.map(({ at, sounds }) => ({ at: at + i * ROUNDS, sounds })),
  ).flat()
}

const browser = await chromium.launch({ executablePath: requireBrowser(), args: BROWSER_FLAGS })
const rows: Cell[][] = []
for (const folder of folders) {
  const { slug } = folder
  const score = scores.get(slug)
  if (!score) throw new Error(`${slug} has no score.`)
  const page = await browser.newPage()
  await openStudio(page)
  const heard = repeated(await heardOf(folder, ROUNDS)).filter(({ at }) => at < seconds)
  const tunes = Array.from({ length: Math.floor(seconds / TUNES_EVERY) }, (_, i) => ({
    at: (i + 1) * TUNES_EVERY - 5,
    tune: 'medal' as const,
  }))
  const counted = await nodesWhile(page, { score, seconds, tension: 1, heard, tunes })
  await page.close()
  const quarter = Math.ceil(counted.length / 4)
  // What has ended waits for the event that says so, sometimes by the hundred: the least is what is really alive.
  const early = Math.min(...counted.slice(0, quarter))
  const late = Math.min(...counted.slice(-quarter))
  rows.push([slug, heard.reduce((sum, { sounds }) => sum + sounds.length, 0), counted.length, early, late])
  budget(`${slug}, nodes in the last quarter`, late, early + MORE, '')
}
await browser.close()
printTable(
  `Nodes alive in ${seconds / 60} minutes of play`,
  ['game', 'effects', 'counts', 'least in the first quarter', 'in the last'],
  rows,
)
