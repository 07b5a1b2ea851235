/** Composes the shell's texts about a round, for the pill, the live region and the end card. Pure. */
import type { Game } from '../game.ts'
import type { Standing } from '../round/standing.ts'
import type { Levels, Unit } from '../rules.ts'

/** '1 game', '5 games' */
export const plural = (count: number, [one, many]: Unit) => `${count} ${count === 1 ? one : many}`

/** '5 moves' */
export const movesWords = <S, A>({ unit = ['move', 'moves'] }: Pick<Levels<S, A>, 'unit'>, count: number) =>
  plural(count, unit)

export function levelName<S, A>({ levels }: Game<S, A>, level: number): string {
  return level < 0 ? 'Today' : (levels?.names?.[level - 1] ?? `Level ${level}`)
}

/** 'Level 40: Twin rivers', for a set piece. */
export function fullLevelName<S, A>(game: Game<S, A>, level: number): string {
  const title = game.levels?.titles?.[level]
  return levelName(game, level) + (title ? `: ${title}` : '')
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

/** The only text about a round without scores: the level. */
export const calmWords = <S, A>(game: Game<S, A>, { level }: Pick<Standing<S>, 'level'>) =>
  game.levels ? fullLevelName(game, level) : ''

/** The main text of the pill, and the smaller one. */
export function pillWords<S, A>(
  game: Game<S, A>,
  { level, state, best, day, rival }: Standing<S>,
): { main: string; more: string } {
  const tally = game.tally?.(state) ?? ''
  const score = game.rules.score(state)
  const target = rival?.isChallenge ? `To beat: ${rival.number}` : ''
  // A challenge by points shows both numbers.
  const own = target && !game.levels?.spent ? `Score ${score}` : ''
  if (game.levels) {
    // The name of a set piece makes way for the moves.
    const title = game.levels.spent?.(state) ? undefined : game.levels.titles?.[level]
    return { main: levelName(game, level), more: joined(title ?? moves(game, state), tally, own, target) }
  }
  const record = best ? `Best ${Math.max(best, score)}` : ''
  return { main: String(score), more: joined(tally, target || (day === undefined ? record : 'Today')) }
}

/** The standing of a round, for the live region. */
export function spoken<S, A>(game: Game<S, A>, { level, state }: Standing<S>): string {
  const where = game.levels ? fullLevelName(game, level) : `Score ${game.rules.score(state)}`
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

/** '2 of 3 stars, crown' */
export const starWords = (stars: number, hasCrown = false) =>
  `${stars} of 3 stars${hasCrown ? ', crown' : ''}`

export const sentences = (...parts: readonly (string | false | undefined)[]) =>
  parts
    .filter(Boolean)
    .map((part) => (/[.!?]$/.test(String(part)) ? part : `${part}.`))
    .join(' ')
