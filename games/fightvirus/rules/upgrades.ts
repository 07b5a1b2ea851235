/** Offers three capsules after a wave; flying into one takes it. */
import { chance } from '../../kit/rules/chance.ts'
import { DEFENDER, MARKS, OFFER, UPGRADES, WAVE } from './curve.ts'
import { near } from './defending.ts'
import type { Draft } from './draft.ts'
import type { Reward } from './state.ts'
import { isBossWave } from './waves.ts'

/** Includes a heart if only one is left, and half of the time if one is missing. */
export function makeOffer(draft: Draft): void {
  const dice = chance(draft.cursor)
  const { hearts, marks } = draft
  const open: Reward[] = dice.shuffle(UPGRADES.filter((upgrade) => marks[upgrade] < MARKS))
  const heals = hearts === 1 || (hearts < DEFENDER.hearts && dice.int(2) === 0)
  if (heals) open.unshift('heart')
  // Once all upgrades are complete, only hearts are left.
  const three = OFFER.x.map((_, i) => open[i] ?? 'heart')
  draft.offer = dice.shuffle(three)
  draft.offerY = OFFER.from
  draft.cursor = dice.cursor
}

/** The nearest lane. */
export function laneAt(x: number): number {
  const away = OFFER.x.map((lane) => Math.abs(lane - x))
  return away.indexOf(Math.min(...away))
}

/** Index of the capsule touched, or taken automatically at the end; -1 while they drift. */
function takenOf({ x, y, offerY }: Draft): number {
  const lane = laneAt(x)
  const capsule = { x: OFFER.x[lane] ?? x, y: offerY }
  return offerY > OFFER.until || near(capsule, { x, y }, OFFER.radius + DEFENDER.radius + 4) ? lane : -1
}

export function driftOffer(draft: Draft): void {
  draft.offerY += OFFER.speed
  const reward = draft.offer[takenOf(draft)]
  if (!reward) return
  if (reward === 'heart') draft.hearts = Math.min(DEFENDER.hearts, draft.hearts + 1)
  else {
    const gained = isBossWave(draft.wave) ? 2 : 1
    draft.marks = { ...draft.marks, [reward]: Math.min(MARKS, draft.marks[reward] + gained) }
  }
  draft.offer = []
  draft.age = -WAVE.rest
}
