/** Finds what a finished round has brought almost within reach: a medal, a look or a goal. Pure. */
import type { Game } from '../../game.ts'
import type { Look } from '../../goals.ts'
import { medalName, medalRank } from '../../medals.ts'
import { isUnlocked, reachedOf } from '../../round/goal-progress.ts'
import type { GoalProgress } from '../../round/progress.ts'
import type { Standing } from '../../round/standing.ts'
import { highest } from '../../save/records.ts'
import type { Save } from '../../save/save.ts'
import { plural } from '../../shell/words.ts'

export interface Near {
  /** '40 more for silver', 'Two goals to the Panda look' */
  readonly words: string
  /** How much of it is reached, from 0 to 1. */
  readonly part: number
}

type GoalTotals<State> = Pick<GoalProgress<State>, 'moved' | 'totalOf'>

/** The looks that the player may choose. */
export function unlockedLooks<S, A>(
  { goals = [], looks = [] }: Game<S, A>,
  { goals: kept, stars }: Save,
): readonly Look[] {
  const [reached, solved] = [reachedOf(goals, kept).length, highest(stars)]
  return looks.filter((look) => isUnlocked(look, reached, solved))
}

/** The thing of which most is reached, if anything is. `save` includes the round. */
export function nearestOf<S, A>(
  game: Game<S, A>,
  standing: Standing<S>,
  save: Save,
  progress: GoalTotals<S>,
): Near | undefined {
  const all = [medalOf(game, standing), lookOf(game, save), ...goalsOf(progress)]
  const near = all.filter((each): each is Near => each !== undefined && each.part > 0)
  return near.toSorted((one, other) => other.part - one.part)[0]
}

function medalOf<S, A>({ rules, medals }: Game<S, A>, { state }: Standing<S>): Near | undefined {
  const score = rules.score(state)
  const rank = medalRank(medals, score)
  const least = medals?.slice(rank)[0]
  if (least === undefined) return undefined
  const name = medalName(rank + 1).toLowerCase()
  return { words: `${least - score} more for ${name}`, part: score / least }
}

/** The next look, by whichever of its conditions is nearer. */
function lookOf<S, A>(game: Game<S, A>, save: Save): Near | undefined {
  const { goals = [], looks = [] } = game
  const open = unlockedLooks(game, save)
  const next = looks.find((look) => !open.includes(look))
  if (!next) return undefined
  const words = (left: number, unit: readonly [string, string]) =>
    `${plural(left, unit)} to the ${next.name} look`
  const [reached, solved] = [reachedOf(goals, save.goals).length, highest(save.stars)]
  if (next.goals !== undefined)
    return { words: words(next.goals - reached, ['goal', 'goals']), part: reached / next.goals }
  const level = next.level ?? Infinity
  return { words: words(level - solved, ['level', 'levels']), part: solved / level }
}

const goalsOf = <S>({ moved, totalOf }: GoalTotals<S>): Near[] =>
  moved
    .filter((goal) => totalOf(goal) < goal.count)
    .map((goal) => ({
      words: `${goal.words}: ${totalOf(goal)} of ${goal.count}`,
      part: totalOf(goal) / goal.count,
    }))
