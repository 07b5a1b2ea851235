/** What may be chosen after a wave: three capsules, of which one is taken by flying into it. */
import { chance } from '../../kit/rules/chance.ts'
import { DEFENDER, MARKS, OFFER, UPGRADES, WAVE } from './curve.ts'
import { near } from './defending.ts'
import type { Draft } from './draft.ts'
import type { Pick } from './state.ts'
import { isBossWave } from './waves.ts'

/** A heart is among them when the last one beats, and half of the time when one is missing. */
export function makeOffer(draft: Draft): void {
  const dice = chance(draft.cursor)
  const { hearts, marks } = draft
  const open: Pick[] = dice.shuffle(UPGRADES.filter((upgrade) => marks[upgrade] < MARKS))
  const heals = hearts === 1 || (hearts < DEFENDER.hearts && dice.int(2) === 0)
  if (heals) open.unshift('heart')
  // At last there is nothing left to take but hearts.
  const three = OFFER.x.map((_, i) => open[i] ?? 'heart')
  draft.offer = dice.shuffle(three)
  draft.offerY = OFFER.from
  draft.cursor = dice.cursor
}

/** The lane that is nearest. */
export function laneAt(x: number): number {
  const away = OFFER.x.map((lane) => Math.abs(lane - x))
  return away.indexOf(Math.min(...away))
}

/** The index of the capsule that the defender touches or that comes by itself at the end; -1 while they drift. */
function takenOf({ x, y, offerY }: Draft): number {
  const lane = laneAt(x)
  const spot = { x: OFFER.x[lane] ?? x, y: offerY }
  return offerY > OFFER.until || near(spot, { x, y }, OFFER.radius + DEFENDER.radius + 4) ? lane : -1
}

export function driftOffer(draft: Draft): void {
  draft.offerY += OFFER.speed
  const pick = draft.offer[takenOf(draft)]
  if (!pick) return
  if (pick === 'heart') draft.hearts = Math.min(DEFENDER.hearts, draft.hearts + 1)
  else {
    const gained = isBossWave(draft.wave) ? 2 : 1
    draft.marks = { ...draft.marks, [pick]: Math.min(MARKS, draft.marks[pick] + gained) }
  }
  draft.offer = []
  draft.age = -WAVE.rest
}
