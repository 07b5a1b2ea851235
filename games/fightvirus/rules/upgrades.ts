/** Offers three cards after a wave; staying on one takes it. */
import { chance } from '../../kit/rules/chance.ts'
import { DEFENDER, MARKS, OFFER, UPGRADES, WAVE } from './curve.ts'
import { clearRoom, near } from './defending.ts'
import type { Draft } from './draft.ts'
import type { Point, Reward } from './state.ts'
import { isBossWave } from './waves.ts'

/** Hearts come from bosses, so that luck does not decide how long a round is. */
export function makeOffer(draft: Draft): void {
  const dice = chance(draft.cursor)
  const open: Reward[] = dice.shuffle(UPGRADES.filter((upgrade) => draft.marks[upgrade] < MARKS))
  // Once all upgrades are complete, only hearts are left.
  draft.offer = OFFER.x.map((_, i) => open[i] ?? 'heart')
  draft.offerAge = draft.dwell = 0
  // Where a shot is depends on the tick.
  draft.shots = []
  draft.cursor = dice.cursor
}

/** The nearest lane. */
export function laneAt(x: number): number {
  const away = OFFER.x.map((lane) => Math.abs(lane - x))
  return away.indexOf(Math.min(...away))
}

/** Index of the card on which the defender is; -1 if it is on none. */
export function cardAt({ x, y }: Point): number {
  const lane = laneAt(x)
  return near({ x: OFFER.x[lane] ?? x, y: OFFER.y }, { x, y }, OFFER.radius) ? lane : -1
}

export function runOffer(draft: Draft, from: Point): void {
  const card = cardAt(draft)
  const isHeld = ++draft.offerAge > OFFER.shown && card >= 0 && card === cardAt(from)
  draft.dwell = isHeld ? draft.dwell + 1 : 0
  if (draft.dwell < OFFER.dwell && draft.offerAge < OFFER.until) return
  const reward = draft.offer[laneAt(draft.x)]
  if (!reward) return
  if (reward === 'heart') draft.hearts = Math.min(DEFENDER.hearts, draft.hearts + 1)
  else {
    const gained = isBossWave(draft.wave) ? 2 : 1
    draft.marks = { ...draft.marks, [reward]: Math.min(MARKS, draft.marks[reward] + gained) }
  }
  draft.offer = []
  draft.age = -WAVE.rest
  // The defender may have stopped beside a virus.
  clearRoom(draft)
  draft.safe = Math.max(draft.safe, OFFER.safe)
}
