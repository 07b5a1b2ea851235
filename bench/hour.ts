/**
 * Checks that an hour of play leaks no audio nodes: `npm run bench hour [slug…] [minutes]`. Plays the score, effects
 * and fanfares of each game through its own mixer, faster than real time, and counts the nodes alive after each garbage
 * collection.
 */
import { chromium } from '@playwright/test'
import { BROWSER_FLAGS, requireBrowser } from '../test-support/browser.ts'
import type { Heard } from '../test-support/sound/render.ts'
import { heardOf } from '../test-support/sound/round.ts'
import { nodesWhile, openStudio } from '../test-support/sound/studio.ts'
import { gameFolders, readScores } from '../tools/folders.ts'
import { budget, printTable, type Cell } from './table.ts'

const MINUTES = 60
/** Length of the recorded rounds in seconds. They repeat until the time is up. */
const ROUNDS = 300
const TUNES_EVERY = 45
/** How many more nodes the last quarter may have than the first: one or two more bars may be playing. */
const MORE = 40

const asked = process.argv.slice(2)
const seconds = 60 * Number(asked.find((word) => Number(word) > 0) ?? MINUTES)
const slugs = asked.filter((word) => !(Number(word) > 0))
const folders = (await gameFolders()).filter(({ slug }) => slugs.length === 0 || slugs.includes(slug))
const scores = new Map(await readScores())

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
  // Finished nodes wait for their `ended` event, sometimes by the hundred, so only the minimum shows the nodes in use.
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
