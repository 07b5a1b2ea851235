/** Composes the lines of the end card about records, medals, challenges and daily rounds. Pure. */
import type { Game } from '../../game.ts'
import { medalName, medalRank } from '../../medals.ts'
import { hintCost, numberOf, type Standing } from '../../round/standing.ts'
import type { Today } from '../../save/save.ts'
import { movesWords, plural } from '../../shell/words.ts'

/** They follow the lines of the game's kind. */
export const resultLines = <S, A>(game: Game<S, A>, standing: Standing<S>): string[] =>
  [
    ...(game.levels ? [hintWords(game, standing)] : scoreWords(game, standing)),
    rivalWords(game, standing),
    dayWords(game, standing),
    ...featWords(game, standing),
  ].filter(Boolean)

const hintWords = <S, A>(game: Game<S, A>, standing: Standing<S>) =>
  !game.levels?.names && hintCost(game, standing) ? 'Three stars without the hint' : ''

function scoreWords<S, A>(game: Game<S, A>, { state, best }: Standing<S>): string[] {
  const score = game.rules.score(state)
  return [bestWords(score, best), medalGoal(game, score)]
}

/** Within this fraction of a target the card shows the points that are missing. */
const NEAR = 1 / 4

const isNear = (score: number, goal: number) => goal - score <= goal * NEAR

/** Empty for the first round, which has no best to beat. */
function bestWords(score: number, best: number | undefined): string {
  if (best === undefined) return ''
  if (score > best) return 'New best!'
  if (score === best) return best > 0 ? 'You tied your best' : ''
  return isNear(score, best) ? `${best - score} short of your best` : `Best ${best}`
}

function medalGoal<S, A>({ medals }: Game<S, A>, score: number): string {
  const next = medalRank(medals, score)
  const least = medals?.slice(next)[0]
  if (least === undefined) return ''
  const name = medalName(next + 1)
  return isNear(score, least) ? `${least - score} short of ${name.toLowerCase()}` : `${name} at ${least}`
}

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

/** '2 stars', for results in stars; just the number for points. */
const resultWords = <S, A>({ levels }: Game<S, A>, result: number) =>
  levels ? plural(result, ['star', 'stars']) : String(result)

/** New feat records. The first value of a feat is not one. */
const featWords = <S, A>({ feats = [] }: Game<S, A>, { state, feats: kept }: Standing<S>) =>
  feats
    .filter(({ id, of }) => kept?.[id] && of(state) > kept[id])
    .map(({ name, of }) => `New record: ${name.toLowerCase()} (${of(state)})`)
