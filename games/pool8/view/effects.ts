/** Animates changes: rolling and falling balls, the cue's follow-through, the referee's calls. */
import { rollAt } from '../rules/ball.ts'
import { TICK } from '../rules/physics.ts'
import type { State } from '../rules/state.ts'
import { POCKETS, RADIUS } from '../rules/table.ts'
import { headline } from '../words/calls.ts'
import { adviceWords } from './advice.ts'
import { type Orientation, orientationOf, rollOver } from './ball.ts'
import type { Caption, Effects, FallingBall, Spray } from './effect-types.ts'

/** Lifetime of sparks at a pocket or the cue's tip, in seconds. */
export const SPARKS = 0.7

/** Display time of a headline, and of the coach's advice, in seconds. */
const HEADLINE = 2.3
const ADVICE = 5

export function createEffects(): Effects {
  let isTextSeen = false
  const effects: Effects = {
    orientations: Array.from({ length: 16 }, (_, id) => orientationOf(id)),
    falling: [],
    bumps: [],
    struck: undefined,
    caption: undefined,
    spray: undefined,
    begin(state) {
      const words = state.shots === 0 ? headline(state) : undefined
      effects.falling = []
      effects.bumps = []
      effects.struck = effects.spray = undefined
      effects.caption = captionOf(words, HEADLINE)
    },
    see(before, after) {
      if (before.stroke) roll(effects.orientations, before, after)
      if (after.hits !== before.hits) {
        effects.falling.push(...dropsOf(after))
        effects.bumps.push(...bumpsOf(after))
      }
      const words = after.news !== before.news ? headline(after) : undefined
      const advice = after.mind?.ready === 1 && before.mind?.ready !== 1
      const feat = featOf(before, after)
      if (words ?? feat) effects.caption = captionOf(words ?? feat, HEADLINE)
      else if (advice) effects.caption = captionOf(adviceWords(after), ADVICE) ?? effects.caption
      const [cue] = after.motion.balls
      if (!cue) return
      const { x, y, vx, vy } = cue
      if (isRackHit(before, after)) effects.spray = { x, y, age: 0 }
      if (after.shots <= before.shots) return
      const speed = Math.hypot(vx, vy)
      effects.struck = { x, y, dx: vx / speed, dy: vy / speed, age: 0 }
      effects.caption = undefined
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

const captionOf = (words: Caption['words'] | undefined, lasts: number): Caption | undefined =>
  words && { words, lasts, age: 0 }

/** A pot worth a word: off a cushion, or two at once. */
function featOf(before: State, after: State): Caption['words'] | undefined {
  const { stroke } = before
  if (!stroke || after.stroke || after.news?.kind !== 'potted' || before.breaking) return undefined
  const last = after.hits.flatMap(({ kind, ball }) => (kind === 'pot' ? [ball] : []))
  const potted = [...stroke.potted, ...last].filter(Boolean)
  if (potted.length > 1) return ['Two at once!', '']
  if (potted.some((id) => stroke.railed.includes(id))) return ['Off the cushion!', '']
  return undefined
}

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
