/** Animates changes: rolling and falling balls, the cue's follow-through, the referee's calls. */
import { rollAt } from '../rules/ball.ts'
import { TICK } from '../rules/physics.ts'
import { mayPlay, type State } from '../rules/state.ts'
import { POCKETS, RADIUS } from '../rules/table.ts'
import { headline } from '../words/calls.ts'
import { adviceWords } from './advice.ts'
import { type Orientation, orientationOf, rollOver } from './ball.ts'
import { type Caption, type Effects, type FallingBall, SPARKS, type Spray } from './effect-types.ts'
import { late } from './late.ts'

/** Display time of a headline, and of the coach's advice, in seconds. */
const HEADLINE = 2.3
const ADVICE = 5

/** `isUpright` tells whether the table is in portrait. */
export function createEffects(isUpright: () => boolean): Effects {
  let isTextSeen = false
  const oriented = () => Array.from({ length: 16 }, (_, id) => orientationOf(id, isUpright()))
  const effects: Effects = {
    orientations: oriented(),
    falling: [],
    bumps: [],
    struck: undefined,
    caption: undefined,
    spray: undefined,
    begin(state) {
      const words = state.shots === 0 ? headline(state) : undefined
      effects.orientations = oriented()
      effects.falling = []
      effects.bumps = []
      effects.struck = effects.spray = undefined
      effects.caption = captionOf(words, HEADLINE)
    },
    see(before, after, feat) {
      if (before.stroke) roll(effects.orientations, before, after)
      // Racked again.
      if (after.breaking && !before.breaking) effects.orientations = oriented()
      if (after.hits !== before.hits) {
        effects.falling.push(...dropsOf(after))
        effects.bumps.push(...bumpsOf(after))
      }
      // A stroke clears the last ruling, which is no call.
      const words = after.news && after.news !== before.news ? callOf(after) : undefined
      // An opponent thinks, too, and says nothing about it.
      const advice = mayPlay(after) && after.mind?.ready === 1 && before.mind?.ready !== 1
      if (words ?? feat) effects.caption = captionOf(words ?? feat, HEADLINE)
      else if (advice) effects.caption = captionOf(adviceWords(after), ADVICE) ?? effects.caption
      const [cue] = after.motion.balls
      if (!cue) return
      const { x, y, vx, vy } = cue
      if (isRackHit(before, after)) effects.spray = { x, y, age: 0 }
      if (after.shots <= before.shots) return
      const speed = Math.hypot(vx, vy)
      effects.struck = { x, y, dx: vx / speed, dy: vy / speed, age: 0 }
      // A quick opponent would shoot the referee's call away.
      if (mayPlay(before)) effects.caption = undefined
    },
    advance(delta, isSeen) {
      isTextSeen = isSeen
      const { falling, bumps, struck, caption, spray } = effects
      for (const each of [...falling, ...bumps, struck, isSeen && caption, spray]) if (each) each.age += delta
      effects.falling = falling.filter(({ age }) => age < SPARKS)
      effects.bumps = bumps.filter(({ age }) => age < SPARKS)
    },
    get isMoving() {
      const { falling, bumps, struck, caption, spray } = effects
      const isSparking = [...falling, ...bumps, struck, spray].some((each) => each && each.age < SPARKS)
      return isSparking || (isTextSeen && caption !== undefined && caption.age < caption.lasts)
    },
  }
  return effects
}

/** The headline, to a beginner with the reason for a foul. */
function callOf(state: State): Caption['words'] | undefined {
  const words = headline(state)
  return words && [words[0], late.foulWords?.(state) || words[1]]
}

const captionOf = (words: Caption['words'] | undefined, lasts: number): Caption | undefined =>
  words && { words, lasts, age: 0 }

/** Whether the cue ball hit the rack in this tick. */
export const isRackHit = (before: State, after: State) =>
  before.breaking && before.stroke?.first === 0 && after.hits.some(({ kind }) => kind === 'ball')

/** Turns every ball by its roll and spin until the next state. */
function roll(orientations: readonly Orientation[], { motion }: State, after: State): void {
  const ticks = Math.max(1, after.motion.ticks - motion.ticks)
  for (const ball of motion.balls) {
    const orientation = orientations[ball.id]
    const far = (TICK * ticks) / RADIUS
    const [x, y] = rollAt(ball, motion.now)
    if (orientation && ball.pocket < 0) rollOver(orientation, x * far, y * far, ball.side * far)
  }
}

/** Impact on a cushion that is seen, in cm/s. */
const HARD = 160

const bumpsOf = ({ hits, motion }: State): Spray[] =>
  hits.flatMap(({ kind, ball: id, speed }) => {
    const ball = motion.balls[id]
    return kind === 'rail' && speed > HARD && ball ? [{ x: ball.x, y: ball.y, age: 0 }] : []
  })

/** The balls that dropped in the last tick. */
const dropsOf = ({ hits, motion }: State): FallingBall[] =>
  hits.flatMap(({ kind, ball: id, other: pocket }) => {
    if (kind !== 'pot') return []
    const ball = motion.balls[id]
    // A ball may already be respotted; then it is drawn in its pocket rather than at its new position.
    const at = ball && ball.pocket >= 0 ? ball : POCKETS[pocket]
    return at ? [{ id, pocket, x: at.x, y: at.y, age: 0 }] : []
  })
