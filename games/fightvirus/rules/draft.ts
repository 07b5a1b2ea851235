/** A tick works on a draft: a copy of the state that it may write to. Whatever appears in it keeps clear of the defender. */
import { chance } from '../../kit/rules/chance.ts'
import { DEFENDER, HELP, MARGIN, MOST, SPORE } from './curve.ts'
import type { Gift, Help, Kind, Shot, Spore, Spot, State, Virus } from './state.ts'
import { radiusOf } from './waves.ts'

type Lists = { viruses: Virus[]; shots: Shot[]; spores: Spore[]; gifts: Gift[] }
export type Draft = { -readonly [Key in Exclude<keyof State, keyof Lists>]: State[Key] } & Lists

/** Lists are copied, their items are not: an item is replaced, never written to. */
export const draftOf = (state: State): Draft => ({
  ...state,
  viruses: state.viruses.slice(),
  shots: state.shots.slice(),
  spores: state.spores.slice(),
  gifts: state.gifts.slice(),
})

/** A random number; the cursor of chance moves on in the draft. */
export function roll(draft: Draft, below: number): number {
  const dice = chance(draft.cursor)
  const value = dice.int(below)
  draft.cursor = dice.cursor
  return value
}

/** The wanted spot, or the nearest one that leaves the defender room. */
export function clearOf(
  defender: Spot,
  { x, y }: Spot,
  radius: number,
  margin: number = MARGIN.inside,
): Spot {
  const least = DEFENDER.radius + radius + margin + 0.01
  const dx = x - defender.x
  const dy = y - defender.y
  const away = Math.sqrt(dx * dx + dy * dy)
  if (away >= least) return { x, y }
  if (away === 0) return { x, y: y - least }
  return { x: defender.x + (dx / away) * least, y: defender.y + (dy / away) * least }
}

export interface Newcomer extends Spot {
  readonly kind: Kind
  readonly size: number
  readonly strength: number
  readonly vx?: number
  readonly vy?: number
  readonly wait?: number
  /** It appears outside the field, where it can keep a wider berth. */
  readonly outside?: boolean
}

export function spawn(draft: Draft, newcomer: Newcomer): void {
  if (draft.viruses.length >= MOST.viruses) return
  const { kind, size, strength, vx = 0, vy = 0, wait = 0, outside } = newcomer
  const margin = outside ? MARGIN.outside : MARGIN.inside
  const { x, y } = clearOf(draft, newcomer, radiusOf(kind, size), margin)
  draft.viruses.push({
    id: draft.next++,
    kind,
    size,
    x,
    y,
    vx,
    vy,
    strength,
    full: strength,
    born: draft.tick,
    hit: -99,
    mode: 0,
    wait,
  })
}

export function spit(draft: Draft, from: Spot, vx: number, vy: number): void {
  if (draft.spores.length >= MOST.spores) return
  const { x, y } = clearOf(draft, from, SPORE.radius)
  draft.spores.push({ id: draft.next++, x, y, vx, vy })
}

export function give(draft: Draft, help: Help, from: Spot): void {
  const { x, y } = clearOf(draft, from, HELP.radius)
  draft.gifts.push({ id: draft.next++, help, x, y })
}

/** The direction from one spot to another, one unit long. */
export function heading(from: Spot, to: Spot): Spot {
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  const length = Math.sqrt(dx * dx + dy * dy) || 1
  return { x: dx / length, y: dy / length }
}
