/** Chooses the fanfare for a finished round. Pure. */
import type { Game } from '../../game.ts'
import { PACK, packOf } from '../../round/packs.ts'
import type { Records } from '../../save/records.ts'
import { hasMedal, isOnJourney, isRecord, leadsOn, type Standing } from '../../round/standing.ts'
import type { Tune } from '../../sound/voices.ts'

/** `before` and `after` are the stars of all levels before and after this round. */
export function fanfareOf<S, A>(
  game: Game<S, A>,
  standing: Standing<S>,
  before: Records,
  after: Records,
): Tune {
  if (isRecord(game, standing)) return 'best'
  if (game.rules.outcome(standing.state) === 'won')
    return leadsOn(game, standing) && isPackDone(standing, before, after) ? 'pack' : 'won'
  return hasMedal(game, standing) ? 'medal' : 'lost'
}

/** Whether this level completed its pack. */
function isPackDone<S>(standing: Standing<S>, before: Records, after: Records): boolean {
  const { level } = standing
  if (!isOnJourney(standing) || before[level]) return false
  const first = packOf(level) * PACK + 1
  return Array.from({ length: PACK }, (_, i) => after[first + i]).every(Boolean)
}
