/** What a change sets off: balls roll over and fall, the cue follows through, the referee speaks. */
import type { Point } from '../../kit/view.ts'
import type { State } from '../rules/state.ts'
import { POCKETS, RADIUS } from '../rules/table.ts'
import { headline } from '../words.ts'
import { type Lie, lieOf, rollOver } from './ball.ts'

/** Seconds that sparks fly, around a pocket or from the cue's tip. */
export const SPARKS = 0.7

/** A ball on its way down. */
export interface Falling extends Point {
  readonly id: number
  readonly pocket: number
  age: number
}

/** The cue after its stroke: where it met the ball, and in which direction. */
export interface FollowThrough extends Point {
  readonly dx: number
  readonly dy: number
  age: number
}

/** Words across the table, and for how long they have been there. */
export interface Told {
  readonly words: readonly [string, string]
  age: number
}

export interface Effects {
  /** How each ball lies, by its number. */
  readonly lies: readonly Lie[]
  falling: Falling[]
  struck: FollowThrough | undefined
  told: Told | undefined
  /** Forgets the round before, and says what this one is about, if it is not a frame. */
  begin(state: State): void
  see(before: State, after: State): void
  /** Lets time pass for all of it. */
  pass(delta: number): void
}

export function openEffects(): Effects {
  const effects: Effects = {
    lies: Array.from({ length: 16 }, (_, id) => lieOf(id)),
    falling: [],
    struck: undefined,
    told: undefined,
    begin(state) {
      const words = state.shots === 0 ? headline(state) : undefined
      effects.falling = []
      effects.struck = undefined
      effects.told = words && { words, age: 0 }
    },
    see(before, after) {
      if (before.stroke) roll(effects.lies, before)
      if (after.hits !== before.hits) effects.falling.push(...dropsOf(after))
      const words = after.news !== before.news ? headline(after) : undefined
      if (words) effects.told = { words, age: 0 }
      const [cue] = after.motion.balls
      if (after.shots <= before.shots || !cue) return
      const { x, y, vx, vy } = cue
      const speed = Math.hypot(vx, vy)
      effects.struck = { x, y, dx: vx / speed, dy: vy / speed, age: 0 }
      effects.told = undefined
    },
    pass(delta) {
      const { falling, struck, told } = effects
      for (const each of [...falling, struck, told]) if (each) each.age += delta
      effects.falling = falling.filter(({ age }) => age < SPARKS)
    },
  }
  return effects
}

/** Turns every ball by as much as it rolls and spins in a tick. */
function roll(lies: readonly Lie[], { motion }: State): void {
  for (const ball of motion.balls) {
    const lie = lies[ball.id]
    const far = motion.pace / 60 / RADIUS
    if (lie && ball.pocket < 0) rollOver(lie, ball.ux * far, ball.uy * far, ball.side * far)
  }
}

/** The balls that fell in the last tick. */
const dropsOf = ({ hits, motion }: State): Falling[] =>
  hits.flatMap((hit) => {
    if (hit.kind !== 'pot') return []
    const { ball: id, pocket } = hit
    const ball = motion.balls[id]
    // A ball may be back on the table already; then it is shown in its pocket, and not where it lies now.
    const at = ball && ball.pocket >= 0 ? ball : POCKETS[pocket]
    return at ? [{ id, pocket, x: at.x, y: at.y, age: 0 }] : []
  })
