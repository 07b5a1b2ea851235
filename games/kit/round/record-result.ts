/** Computes the changes that a finished round makes to the save. Pure. */
import type { Game } from '../game.ts'
import { nextLevel } from '../save/limits.ts'
import { FLOWER, GOLDEN, PLAYED } from '../save/records.ts'
import type { Save, Today } from '../save/save.ts'
import {
  earnedCrown,
  earnedStars,
  featValue,
  isGolden,
  isOnJourney,
  leadsOn,
  resultOf,
  type Standing,
} from './standing.ts'
import { withRound } from './stats.ts'

/** `today` is the local date when the round ends, which may differ from the date of a daily round. */
export function computeSaveChanges<State, Action>(
  game: Game<State, Action>,
  kept: Save,
  ended: Standing<State>,
  seconds: number,
  today: string,
): Partial<Save> {
  const { rules, feats = [] } = game
  const { state, facts = {} } = ended
  const day = ended.isOtherDay ? undefined : ended.day
  const result = resultOf(game, ended)
  const won = rules.outcome(state) === 'won'
  const days = { ...kept.days, [today]: Math.max(PLAYED, kept.days[today] ?? 0) }
  if (day !== undefined) days[day] = Math.max(days[day] ?? 0, isGolden(game, ended) ? GOLDEN : FLOWER)
  return {
    ...withRound(kept, { result, seconds, won, unaided: won && !ended.hinted, facts }),
    ...(!game.levels || isOnJourney(ended) ? records(game, kept, ended) : {}),
    ...(day === undefined
      ? {}
      : {
          today: withGo(ended.today, day, result),
          dayBests: { ...kept.dayBests, [day]: Math.max(result, kept.dayBests[day] ?? 0) },
        }),
    days,
    feats: Object.fromEntries(
      feats.map((feat) => [feat.id, Math.max(kept.feats[feat.id] ?? 0, featValue(feat, ended))]),
    ),
  }
}

/** New best score, stars, crown and level. */
function records<S, A>(game: Game<S, A>, { best, stars, crowns }: Save, ended: Standing<S>): Partial<Save> {
  const { level, state } = ended
  const earned = earnedStars(game, ended)
  return {
    best: { ...best, [level]: Math.max(ended.best ?? 0, game.rules.score(state)) },
    stars: earned ? { ...stars, [level]: Math.max(stars[level] ?? 0, earned) } : stars,
    ...(earnedCrown(game, ended) && { crowns: { ...crowns, [level]: 1 } }),
    level: leadsOn(game, ended) ? nextLevel(level) : level,
  }
}

/** Keeps the first result of the day and the best one. */
const withGo = (today: Today | undefined, day: string, result: number): Today => ({
  day,
  first: today?.first ?? result,
  best: Math.max(today?.best ?? 0, result),
  tries: 1 + (today?.tries ?? (today ? 1 : 0)),
})
