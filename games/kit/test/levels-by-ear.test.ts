/** Plays levels of every game in turns by ear, without a browser; all levels in `npm run bench by-ear`. */
import { describe, expect, test } from 'vitest'
import { readAllFolders } from '../../../tools/folders.ts'
import { faultsOf, gameByEar, repeatedPlaces } from '../../../test-support/games-by-ear.ts'

/** A frame of Pool8 takes a minute of computation, and the browser tests play one. */
const LONG = ['pool8']

const games = (await Promise.all((await readAllFolders()).map(gameByEar))).filter(
  (each) => each !== undefined && !LONG.includes(each.slug),
)

describe.each(games.flatMap((each) => (each ? [each] : [])))('$slug', ({ levels, taught, hear }) => {
  const sample = new Set([levels[0] ?? 1, taught.at(-1) ?? levels.at(-1) ?? 1])

  test.each([...sample])(
    'level %i is won by ear, in short announcements that name each place once',
    async (level) => expect(faultsOf(await hear(level))).toEqual([]),
  )
})

test.each([
  ['Struck 5 in row 5, column 5. 5, struck out. Row 5, column 5.', ['row 5, column 5']],
  ['Lime to tube 2. Lime; full. Tube 2 of 4.', ['tube 2']],
  ['Struck 5 in row 5, column 5. Row 5 and column 5 add up.', []],
  ['Tube 1 to tube 12.', []],
])('"%s" repeats %j', (text, places) => expect(repeatedPlaces(text)).toEqual(places))
