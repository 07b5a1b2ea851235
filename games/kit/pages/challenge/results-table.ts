/** Draws the results of a challenge as a table, best first. */
import { compared, leadOf } from '../../deferred/challenge/compare.ts'
import type { Game } from '../../game.ts'
import { make } from '../../paint/elements.ts'
import type { RivalResult, Standing } from '../../round/standing.ts'
import { movesWords } from '../../shell/words.ts'

const NAMELESS = 'Someone'

/** '9 moves', '120' */
function numberWords<S, A>({ levels }: Game<S, A>, { number, isLost }: RivalResult): string {
  const words = levels?.spent ? movesWords(levels, number) : String(number)
  if (!isLost) return words
  return levels?.spent ? 'not solved' : `${words}, not won`
}

const comparison = (lead: number) => (lead > 0 ? 'beaten' : lead < 0 ? 'ahead' : 'tied')

function rowOf<S, A>(
  game: Game<S, A>,
  results: readonly RivalResult[],
  result: RivalResult,
  own?: RivalResult,
): HTMLElement {
  const place = 1 + results.filter((other) => leadOf(game, other, result) > 0).length
  const isOwn = result === own
  const name = isOwn ? 'You' : result.name || NAMELESS
  const cells = [
    make('td', {}, String(place)),
    make('th', { scope: 'row' }, make('bdi', {}, name)),
    make('td', {}, numberWords(game, result)),
  ]
  if (own) cells.push(make('td', {}, isOwn ? '' : comparison(leadOf(game, own, result))))
  return make('tr', { class: isOwn && 'own' }, ...cells)
}

/** With the player's own result, every other row says whether it is beaten, tied or ahead. */
export function resultsTable<S, A>(
  game: Game<S, A>,
  others: readonly RivalResult[],
  own?: RivalResult,
): HTMLElement {
  const results = own ? [own, ...others].toSorted((one, other) => leadOf(game, other, one)) : others
  return make(
    'table',
    { class: 'results', 'aria-label': 'Results' },
    make('tbody', {}, ...results.map((result) => rowOf(game, results, result, own))),
  )
}

/** The player's result among those of the challenge. */
export function endTable<S, A>(game: Game<S, A>, { state, rival }: Standing<S>): HTMLElement | undefined {
  return rival?.results && resultsTable(game, rival.results, { ...compared(game, state), name: '' })
}
