/** Summarises a player's progress for the host page. Pure. */
import type { Game } from '../game.ts'
import { medalRank } from '../medals.ts'
import type { Summary } from '../messages.ts'
import { starsIn } from './packs.ts'
import { FLOWER, GOLDEN } from '../save/records.ts'
import type { Save } from '../save/save.ts'

/** With Calm it tells no results. */
export function summaryOf<S, A>({ levels, medals }: Game<S, A>, save: Save, isCalm = false): Summary {
  const day = isCalm ? '' : (save.today?.day ?? '')
  const grown = save.days[day] ?? 0
  return {
    continues: save.round !== undefined,
    level: levels && !levels.names ? save.level : 0,
    stars: isCalm || levels?.names ? 0 : starsIn(save.stars),
    medal: isCalm ? 0 : medalRank(medals, save.best[1] ?? 0),
    day: grown >= FLOWER ? day : '',
    golden: grown >= GOLDEN,
  }
}
