/** Tells the pieces of all games apart in every look and on every ground, and prints the weakest pair of each vision. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { chromium } from '@playwright/test'
import type { Game } from '../games/kit/game.ts'
import { BROWSER_FLAGS, requireBrowser } from '../test-support/browser.ts'
import { LEAST_MARGIN, LEAST_STRONG_MARGIN } from '../test-support/signs/margins.ts'
import { openSignTests, weakestOf } from '../test-support/signs/tell-apart.ts'
import { VISIONS } from '../test-support/signs/vision.ts'
import { readAllFolders } from '../tools/folders.ts'
import { printTable } from './table.ts'

const named = process.argv.slice(2)
const folders = (await readAllFolders())
  .map(({ path }) => basename(path))
  .filter((folder) => named.length === 0 || named.includes(folder))
/** Pictures of all pieces, for the eye. */
const SHEETS = join(import.meta.dirname, '..', 'test-results', 'signs')

async function looksOf(folder: string): Promise<string[]> {
  const file = join(import.meta.dirname, '..', 'games', folder, 'game.ts')
  const { game } = (await import(pathToFileURL(file).href)) as { game: Game<unknown, unknown> }
  return (game.looks ?? [{ id: '' }]).map(({ id }) => id)
}

const browser = await chromium.launch({ executablePath: requireBrowser(), args: BROWSER_FLAGS })
const page = await browser.newPage()
const { tellApart, sheet } = await openSignTests(page, folders)
const rows: string[][] = []
let mistakes = 0
let faint = 0
for (const folder of folders) {
  const looks = await looksOf(folder)
  let drawings = 0
  for (const strong of [false, true]) {
    const results = []
    for (const look of looks)
      for (const result of await tellApart(folder, look, strong, Infinity)) results.push({ ...result, look })
    drawings += results.length
    for (const vision of Object.keys(VISIONS)) {
      const seen = results.filter((result) => result.vision === vision)
      if (seen.length === 0) continue
      const weakest = weakestOf(seen)
      const wrong = seen.filter(({ margin }) => margin <= 0).length
      mistakes += wrong
      faint += Number(weakest.margin < (strong ? LEAST_STRONG_MARGIN : LEAST_MARGIN))
      const { look = '' } = weakest as { readonly look?: string }
      rows.push([
        folder,
        strong ? 'strong' : 'plain',
        vision,
        String(seen.length),
        String(wrong),
        weakest.margin.toFixed(2),
        `${weakest.name} / ${weakest.rival}${look && ` (${look})`}`,
      ])
    }
  }
  if (drawings === 0) {
    console.log(`${folder} has no pieces to tell apart; test/pieces.ts says why.`)
    continue
  }
  const picture = await sheet(folder, '')
  // A browser test that starts meanwhile empties test-results/.
  mkdirSync(SHEETS, { recursive: true })
  writeFileSync(join(SHEETS, `${folder}.png`), Buffer.from(picture.split(',')[1] ?? '', 'base64'))
}
await browser.close()
printTable(
  'Pieces told apart by shape and lightness',
  ['game', 'signs', 'vision', 'drawings', 'mistakes', 'least margin', 'weakest pair'],
  rows,
)
console.log(`${mistakes} mistakes. Pictures of the pieces: test-results/signs/`)
process.exitCode = mistakes + faint > 0 ? 1 : 0
