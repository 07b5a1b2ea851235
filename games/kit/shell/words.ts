/** Composes the shell's texts about a round, for the pill, the live region and the end card. Pure. */
import type { Game } from '../game.ts'
import { numberOf, type Standing } from '../round/standing.ts'
import type { Today } from '../save/save.ts'
import type { Levels, Unit } from '../rules.ts'

/** '1 game', '5 games' */
export const plural = (count: number, [one, many]: Unit) => `${count} ${count === 1 ? one : many}`

/** '5 moves' */
export const movesWords = <S, A>({ unit = ['move', 'moves'] }: Pick<Levels<S, A>, 'unit'>, count: number) =>
  plural(count, unit)

/** '2 stars', for results in stars; just the number for points. */
const resultWords = <S, A>({ levels }: Game<S, A>, result: number) =>
  levels ? plural(result, ['star', 'stars']) : String(result)

export function levelName<S, A>({ levels }: Game<S, A>, level: number): string {
  return level < 0 ? 'Daily' : (levels?.names?.[level - 1] ?? `Level ${level}`)
}

/** The moves of a puzzle: '5 moves, par 7'. */
export function moves<S, A>({ levels }: Game<S, A>, state: S): string {
  const spent = levels?.spent?.(state)
  if (!levels || spent === undefined) return ''
  const par = levels.par?.(state)
  const name = levels.isTarget?.(state) ? 'target' : 'par'
  return movesWords(levels, spent) + (par === undefined ? '' : `, ${name} ${par}`)
}

const joined = (...parts: readonly string[]) => parts.filter(Boolean).join(' · ')

/** The main text of the pill, and the smaller one. */
export function pillWords<S, A>(
  game: Game<S, A>,
  { level, state, best, day, rival }: Standing<S>,
): { main: string; more: string } {
  const tally = game.tally?.(state) ?? ''
  const score = game.rules.score(state)
  const target = rival?.isChallenge ? `To beat: ${rival.number}` : ''
  if (game.levels) return { main: levelName(game, level), more: joined(moves(game, state), tally, target) }
  const record = best ? `Best ${Math.max(best, score)}` : ''
  return { main: String(score), more: joined(tally, target || (day === undefined ? record : 'Daily')) }
}

/** The standing of a round, for the live region. */
export function spoken<S, A>(game: Game<S, A>, { level, state }: Standing<S>): string {
  const where = game.levels ? levelName(game, level) : `Score ${game.rules.score(state)}`
  // Puzzles with a par are measured by moves, all other games by score.
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

/** The lines that both kinds of end cards share: challenge, daily round, feats. */
export const others = <S, A>(game: Game<S, A>, standing: Standing<S>): string[] =>
  [rivalWords(game, standing), dayWords(game, standing), ...featWords(game, standing)].filter(Boolean)

/** The result against a challenge. */
function rivalWords<S, A>(game: Game<S, A>, { state, rival }: Standing<S>): string {
  if (!rival?.isChallenge) return ''
  if (game.levels && game.rules.outcome(state) !== 'won') return `Still to beat: ${rival.number}`
  const more = numberOf(game, state) - rival.number
  // Fewer moves are better.
  const by = game.levels?.spent ? -more : more
  if (by === 0) return 'You tied!'
  if (by > 0) return `You beat the challenge by ${by}!`
  return game.levels?.spent
    ? `${movesWords(game.levels, more)} more than the challenge`
    : `${-by} short of the challenge`
}

/** The earlier results of a daily round. */
function dayWords<S, A>(game: Game<S, A>, { day, today }: Standing<S>): string {
  if (day === undefined) return ''
  return today ? firstAndBest(game, today) : 'Your first try today'
}

/** 'First try 12, best 40' */
export const firstAndBest = <S, A>(game: Game<S, A>, { first, best }: Pick<Today, 'first' | 'best'>) =>
  `First try ${resultWords(game, first)}, best ${resultWords(game, best)}`

/** New feat records. The first value of a feat is not one. */
const featWords = <S, A>({ feats = [] }: Game<S, A>, { state, feats: kept }: Standing<S>) =>
  feats
    .filter(({ id, of }) => kept?.[id] && of(state) > kept[id])
    .map(({ name, of }) => `New record: ${name.toLowerCase()} (${of(state)})`)

export const starWords = (stars: number) => `${stars} of 3 stars`

export const sentences = (...parts: readonly (string | false | undefined)[]) =>
  parts
    .filter(Boolean)
    .map((part) => (/[.!?]$/.test(String(part)) ? part : `${part}.`))
    .join(' ')
