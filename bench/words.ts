/**
 * Plays ten rounds of every game at four sizes and counts where floating words cover each other, the figure that is
 * steered, or the edges of the frame. `npm run bench words`; arguments are slugs of games (default: all) and a number of
 * rounds.
 */
import { basename } from 'node:path'
import { countWords, FIGURE_REQUIRED, WORD_SIZES } from '../test-support/words/counted.ts'
import { gameFolders } from '../tools/folders.ts'
import { printTable } from './table.ts'

/** Longest round, in seconds. */
const SECONDS = 150
const asked = process.argv.slice(2)
const rounds = Number(asked.find((word) => Number(word) > 0) ?? 10)
const slugs = asked.filter((word) => !(Number(word) > 0))

const rows: (string | number)[][] = []
const found: string[] = []
for (const { slug, path } of await gameFolders()) {
  if (slugs.length > 0 && !slugs.includes(slug)) continue
  const counted = await countWords(basename(path), { rounds, seconds: SECONDS, sizes: WORD_SIZES })
  const { hasFigure, overlaps, pictures, texts } = counted
  if (hasFigure || FIGURE_REQUIRED) found.push(...overlaps.map((overlap) => `${slug}, ${overlap}`))
  if (FIGURE_REQUIRED && !hasFigure) found.push(`${slug}: its view does not define \`figure\``)
  rows.push([
    slug,
    counted.rounds,
    pictures,
    texts.length,
    hasFigure ? 'yes' : 'not defined',
    overlaps.length,
  ])
}
printTable(
  `Floating words at ${WORD_SIZES.map((size) => size.join('×')).join(', ')}`,
  ['game', 'rounds', 'pictures with words', 'different words', 'figure', 'overlaps'],
  rows,
)
for (const one of found) console.log(one)
process.exitCode = Math.min(1, found.length)
