/** Composes the texts of challenges. Pure. */
import type { Game } from '../../game.ts'
import type { Standing } from '../../round/standing.ts'
import { levelName, movesWords, plural } from '../../shell/words.ts'
import { monthName } from '../../round/month.ts'
import type { GameContext } from '../../deferred/contract.ts'

const DARE = 'Can you do better?'

type Named<State, Action> = Pick<GameContext<State, Action>, 'game' | 'title'>

const dayName = (day: string) => `${Number(day.slice(8))} ${monthName(day)}`

/** 'level 12 of Equalz', 'the Today round of 16 November in Birdify' */
export function roundName<State, Action>(
  { game, title }: Named<State, Action>,
  { level, day }: { readonly level: number; readonly day?: string | undefined },
): string {
  if (day !== undefined) return `the Today round of ${dayName(day)} in ${title}`
  if (!game.levels) return title
  return game.levels.names ? `${title} (${levelName(game, level)})` : `level ${level} of ${title}`
}

/** 'I solved level 12 of Equalz in 9 moves.' */
export function reachedWords<State, Action>(
  options: Named<State, Action>,
  standing: Pick<Standing<State>, 'level' | 'day' | 'state'>,
  who = 'I',
): string {
  const { rules, levels } = options.game
  const { state } = standing
  const where = roundName(options, standing)
  const points = plural(rules.score(state), ['point', 'points'])
  if (!levels) return `${who} scored ${rules.score(state)} in ${where}.`
  const spent = levels.spent?.(state)
  if (rules.outcome(state) !== 'won')
    return `${who} tried ${where}${spent === undefined ? `, for ${points},` : ''} but did not make it.`
  const verb = levels.names ? 'won' : 'solved'
  return `${who} ${verb} ${where} ${spent === undefined ? `with ${points}` : `in ${movesWords(levels, spent)}`}.`
}

/** Nobody can do better than a proven par. */
export function dareWords<S, A>({ rules, levels }: Game<S, A>, state?: S): string {
  if (state === undefined || !levels?.par || levels.isTarget?.(state)) return DARE
  const isAtPar = rules.outcome(state) === 'won' && Number(levels.spent?.(state)) <= levels.par(state)
  return isAtPar ? 'Can you match it?' : DARE
}
