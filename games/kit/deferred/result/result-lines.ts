/** Composes the lines of the end card about records, medals, challenges and daily rounds. Pure. */
import type { Game } from '../../game.ts'
import { PACK } from '../../round/packs.ts'
import { earnedCrown, featValue, hintCost, showsStars, type Standing } from '../../round/standing.ts'
import type { Today } from '../../save/save.ts'
import { compared, leadOf } from '../challenge/compare.ts'
import { dayRankWords, ordinal } from './day-rank.ts'
import { movesWords, plural } from '../../shell/words.ts'

/** They follow the lines of the game's kind. */
export const resultLines = <S, A>(game: Game<S, A>, standing: Standing<S>): string[] =>
  [
    game.levels ? crownWords(game, standing) : bestWords(game.rules.score(standing.state), standing.best),
    rivalWords(game, standing),
    placeWords(game, standing),
    dayWords(game, standing),
    rankWords(game, standing),
    featWords(game, standing),
  ].filter(Boolean)

/** Explains the first crown. Later it names what a hint or an undo has cost, until the level has its crown. */
function crownWords<S, A>(game: Game<S, A>, standing: Standing<S>): string {
  const { hinted = false, undone = false, crowns = {}, level, state } = standing
  if (game.rules.outcome(state) !== 'won' || !showsStars(game, standing)) return ''
  if (earnedCrown(game, standing)) return Object.keys(crowns).length === 0 ? 'A crown: no hint, no undo' : ''
  const stars = hintCost(game, standing) ? 'three stars' : ''
  const crown = !crowns[level] && (hinted || undone) ? 'a crown' : ''
  const missed = [stars, crown].filter(Boolean).join(' and ')
  const help = [hinted && 'a hint', undone && crown && 'undo'].filter(Boolean).join(' or ')
  return missed && `Without ${help}: ${missed}`
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

/** The result against the best of a challenge. */
function rivalWords<S, A>(game: Game<S, A>, { state, rival }: Standing<S>): string {
  if (!rival?.isChallenge) return ''
  const whom = rival.name || 'the challenge'
  const by = leadOf(game, compared(game, state), { isLost: false, ...rival })
  if (by === 0) return 'You tied!'
  if (by === -Infinity) return `Still to beat: ${rival.number}`
  if (by > 0) return `You beat ${whom}${by === Infinity ? '' : ` by ${by}`}!`
  return game.levels?.spent ? `${movesWords(game.levels, -by)} more than ${whom}` : `${-by} short of ${whom}`
}

/** The place among several results of a challenge. */
function placeWords<S, A>(game: Game<S, A>, { state, rival }: Standing<S>): string {
  const results = rival?.results ?? []
  const own = compared(game, state)
  const place = 1 + results.filter((result) => leadOf(game, result, own) > 0).length
  return results.length > 1 ? `You are ${ordinal(place)} of ${results.length + 1}` : ''
}

/** The earlier results of a daily round. */
function dayWords<S, A>(game: Game<S, A>, { day, today, isOtherDay }: Standing<S>): string {
  if (day === undefined || isOtherDay) return ''
  return today ? firstAndBest(game, today) : 'Your first try today'
}

/** Stars are too few to compare days by. */
const rankWords = <S, A>({ levels, rules }: Game<S, A>, { day, dayBests = {}, state }: Standing<S>) =>
  levels || day === undefined ? '' : dayRankWords(dayBests, day, rules.score(state))

/** 'First try 12, best 40' */
export const firstAndBest = <S, A>(game: Game<S, A>, { first, best }: Pick<Today, 'first' | 'best'>) =>
  `First try ${resultWords(game, first)}, best ${resultWords(game, best)}`

/** '2 stars', for results in stars; just the number for points. */
const resultWords = <S, A>({ levels }: Game<S, A>, result: number) =>
  levels ? plural(result, ['star', 'stars']) : String(result)

/**
 * The largest new feat record. The first value of a feat is not one, and neither are those of the first levels, which
 * every further level beats.
 */
function featWords<S, A>({ feats = [], levels }: Game<S, A>, standing: Standing<S>): string {
  if (levels && standing.level <= PACK) return ''
  const gains = feats
    .flatMap((feat) => {
      const [old, value] = [standing.feats?.[feat.id] ?? 0, featValue(feat, standing)]
      return old > 0 && value > old ? [{ name: feat.name, value, gain: value / old }] : []
    })
    .toSorted((one, other) => other.gain - one.gain)
  return gains
    .slice(0, 1)
    .map(({ name, value }) => `New record: ${name.toLowerCase()} (${value})`)
    .join('')
}
