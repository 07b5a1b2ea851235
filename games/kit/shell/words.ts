/** What the shell says of a round: in the pill, in the live region, on the end card. Pure text. */
import type { Game } from '../game.ts'
import { numberOf, type Standing } from '../round/standing.ts'
import type { Levels } from '../rules.ts'

/** '5 moves' */
export const movesWords = <S, A>(
  { unit: [one, many] = ['move', 'moves'] }: Pick<Levels<S, A>, 'unit'>,
  count: number,
) => `${count} ${count === 1 ? one : many}`

export function levelName<S, A>({ levels }: Game<S, A>, level: number): string {
  return level < 0 ? 'Daily' : (levels?.names?.[level - 1] ?? `Level ${level}`)
}

/** The moves of a puzzle, as a player counts them: '5 moves, par 7'. */
export function moves<S, A>({ levels }: Game<S, A>, state: S): string {
  const spent = levels?.spent?.(state)
  if (!levels || spent === undefined) return ''
  const par = levels.par?.(state)
  const name = levels.isTarget?.(state) ? 'target' : 'par'
  return movesWords(levels, spent) + (par === undefined ? '' : `, ${name} ${par}`)
}

const joined = (...parts: readonly string[]) => parts.filter(Boolean).join(' · ')

/** The pill: what matters most, and what else. */
export function pillWords<S, A>(
  game: Game<S, A>,
  { level, state, best, day, rival }: Standing<S>,
): { main: string; more: string } {
  const tally = game.tally?.(state) ?? ''
  const score = game.rules.score(state)
  const beaten = rival?.isChallenge ? `To beat: ${rival.number}` : ''
  if (game.levels) return { main: levelName(game, level), more: joined(moves(game, state), tally, beaten) }
  const record = best ? `Best ${Math.max(best, score)}` : ''
  return { main: String(score), more: joined(tally, beaten || (day === undefined ? record : 'Daily')) }
}

/** How a round stands, for the live region. */
export function spoken<S, A>(game: Game<S, A>, { level, state }: Standing<S>): string {
  const where = game.levels ? levelName(game, level) : `Score ${game.rules.score(state)}`
  // A puzzle is measured by its par, everything else by its score.
  const scored = game.levels && !game.levels.par ? `score ${game.rules.score(state)}` : ''
  return sentences([where, scored, moves(game, state)].filter(Boolean).join(', '))
}

/** The heading of the end card. */
export function verdict<S, A>(game: Game<S, A>, { state }: Standing<S>): string {
  const own = game.verdict?.(state)
  if (own) return own
  const won = game.rules.outcome(state) === 'won'
  if (game.levels) return won ? 'Well done!' : 'Not yet!'
  return won ? 'You did it!' : 'Round over'
}

/** What else there is to say of a round that has ended, whether it was played for stars or for a score. */
export const others = <S, A>(game: Game<S, A>, standing: Standing<S>): string[] =>
  [rivalWords(game, standing), dayWords(game, standing), ...featWords(game, standing)].filter(Boolean)

/** How it was beside the other go. */
function rivalWords<S, A>(game: Game<S, A>, { state, rival }: Standing<S>): string {
  if (!rival?.isChallenge) return ''
  if (game.levels && game.rules.outcome(state) !== 'won') return `The challenge stands at ${rival.number}`
  const more = numberOf(game, state) - rival.number
  // Of moves the fewer are better.
  const by = game.levels?.spent ? -more : more
  if (by === 0) return 'As good as the challenge'
  return by > 0 ? `You beat the challenge by ${by}!` : `${-by} short of the challenge`
}

/** The first go is the day's result, and it has been said; later ones are held against it. */
function dayWords<S, A>({ levels }: Game<S, A>, { day, today }: Standing<S>): string {
  if (day === undefined) return ''
  const unit = levels ? ' stars' : ''
  return today ? `First go today ${today.first}${unit}, best ${today.best}${unit}` : 'Your first go today'
}

/** What else was a record. The first of its kind had none to beat. */
const featWords = <S, A>({ feats = [] }: Game<S, A>, { state, feats: kept }: Standing<S>) =>
  feats
    .filter(({ id, of }) => kept?.[id] && of(state) > kept[id])
    .map(({ name, of }) => `${name} ${of(state)}: a record`)

export const starWords = (stars: number) => `${stars} of 3 stars`

export const sentences = (...parts: readonly (string | false | undefined)[]) =>
  parts
    .filter(Boolean)
    .map((part) => (/[.!?]$/.test(String(part)) ? part : `${part}.`))
    .join(' ')
