/**
 * Plays every game in turns by ear at the levels where an element first appears, and far beyond: won, key presses, words
 * after a press. `npm run bench by-ear [slug…]`; `lessons` among the arguments lists what the lessons say.
 */
import { gameByEar, faultsOf, MOST_WORDS } from '../test-support/games-by-ear.ts'
import { firstStart } from '../games/kit/test/first-start.ts'
import { gameFolders } from '../tools/folders.ts'
import { budget, median, printTable } from './table.ts'

/** Median of the words after a press, over all levels of a game. */
const USUAL_WORDS = 12
/** In Number Maze every position lists the leaps from it, and half of the presses ask for a hint. */
const LONGER: Readonly<Record<string, number>> = { numbermaze: 17 }

const asked = process.argv.slice(2)
const slugs = asked.filter((word) => word !== 'lessons')

for (const folder of await gameFolders()) {
  if (slugs.length > 0 && !slugs.includes(folder.slug)) continue
  const played = await gameByEar(folder)
  if (!played) continue
  const { slug, game, lessons, levels, hear } = played
  if (asked.includes('lessons')) {
    const rows = lessons.map((lesson) => [lesson.title, firstStart(game, lesson)?.level ?? '', lesson.text])
    if (rows.length > 0) printTable(`${slug}: elements`, ['element', 'level', 'sentence'], rows)
    continue
  }
  const faults: string[] = []
  const all: number[] = []
  const rows = []
  for (const level of levels) {
    const heard = await hear(level)
    const words = heard.presses.map((press) => press.words)
    all.push(...words)
    faults.push(...faultsOf(heard).map((fault) => `level ${level}: ${fault}`))
    rows.push([level, heard.isDone ? 'yes' : 'NO', words.length, median(words), Math.max(...words)])
  }
  printTable(`${slug} by ear`, ['level', 'won', 'presses', 'words, median', 'most'], rows)
  for (const fault of faults) console.log(`  ${fault}`)
  budget('announcements with a fault', faults.length, 0, '')
  budget('words after a press, most', Math.max(...all), MOST_WORDS, 'words')
  budget('words after a press, median of all levels', median(all), LONGER[slug] ?? USUAL_WORDS, 'words')
}
