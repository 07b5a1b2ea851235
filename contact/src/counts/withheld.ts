/** Prepares counts for people to look at: numbers below ten could be about somebody in particular. */
import type { Count, CountedEvent } from '../store/store.ts'

const SMALLEST_SHOWN = 10

/** Leaves out small numbers; the most opened game first. */
export const shownCounts = (counts: readonly Count[]): readonly Count[] =>
  counts
    .filter(({ number }) => number >= SMALLEST_SHOWN)
    .toSorted((one, other) => other.number - one.number || one.game.localeCompare(other.game))

/** Such as `pool8 opened 120 times, finished 45; egg-quest opened 12 times; others fewer than ten`. */
export function countsInWords(counts: readonly Count[]): string {
  const shown = shownCounts(counts)
  const numberOf = (game: string, what: CountedEvent) =>
    shown.find((count) => count.game === game && count.what === what)?.number
  const games = [...new Set(shown.map(({ game }) => game))].map((game) => {
    const [opened, finished] = [numberOf(game, 'opened'), numberOf(game, 'finished')]
    return `${game} opened ${opened ?? 'fewer than ten'} times${finished === undefined ? '' : `, finished ${finished}`}`
  })
  const others = shown.length < counts.length ? ['others fewer than ten'] : []
  return [...games, ...others].join('; ') || 'nothing'
}
