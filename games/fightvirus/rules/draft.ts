/** Mutable copy of the state for a tick, and spawning. Everything spawned keeps clear of the defender. */
import { chance } from '../../kit/rules/chance.ts'
import { DEFENDER, HELP, MARGIN, LIMITS, SPORE } from './curve.ts'
import type { Gift, Help, VirusKind, VirusShot, Spore, Point, State, Virus } from './state.ts'
import { radiusOf } from './waves.ts'

type Lists = { viruses: Virus[]; shots: VirusShot[]; spores: Spore[]; gifts: Gift[] }
export type Draft = { -readonly [Key in Exclude<keyof State, keyof Lists>]: State[Key] } & Lists

/** Copies the lists but not their items, which are replaced and never mutated. */
export const draftOf = (state: State): Draft => ({
  ...state,
  viruses: state.viruses.slice(),
  shots: state.shots.slice(),
  spores: state.spores.slice(),
  gifts: state.gifts.slice(),
})

/** Rolls a random integer and advances the draft's random cursor. */
export function roll(draft: Draft, below: number): number {
  const dice = chance(draft.cursor)
  const value = dice.int(below)
  draft.cursor = dice.cursor
  return value
}

/** The given point, or the nearest one clear of the defender. */
function clearOf(defender: Point, { x, y }: Point, radius: number, margin: number = MARGIN.inside): Point {
  const least = DEFENDER.radius + radius + margin + 0.01
  const dx = x - defender.x
  const dy = y - defender.y
  const away = Math.sqrt(dx * dx + dy * dy)
  if (away >= least) return { x, y }
  if (away === 0) return { x, y: y - least }
  return { x: defender.x + (dx / away) * least, y: defender.y + (dy / away) * least }
}

interface Newcomer extends Point {
  readonly kind: VirusKind
  readonly size: number
  readonly strength: number
  readonly vx?: number
  readonly vy?: number
  readonly mode?: number
  readonly wait?: number
  /** Appears outside the field, where a wider margin applies. */
  readonly outside?: boolean
}

export function spawn(draft: Draft, newcomer: Newcomer): void {
  if (draft.viruses.length >= LIMITS.viruses) return
  const { kind, size, strength, vx = 0, vy = 0, mode = 0, wait = 0, outside } = newcomer
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
    mode,
    wait,
  })
}

export function spit(draft: Draft, from: Point, vx: number, vy: number): void {
  if (draft.spores.length >= LIMITS.spores) return
  const { x, y } = clearOf(draft, from, SPORE.radius)
  draft.spores.push({ id: draft.next++, x, y, vx, vy })
}

export function give(draft: Draft, help: Help, from: Point): void {
  const { x, y } = clearOf(draft, from, HELP.radius)
  draft.gifts.push({ id: draft.next++, help, x, y })
}

/** Unit vector from one point to another. */
export function heading(from: Point, to: Point): Point {
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  const length = Math.sqrt(dx * dx + dy * dy) || 1
  return { x: dx / length, y: dy / length }
}
