/** Foresees a stroke up to the first ball that the cue ball hits. */
import { type Ball, SETTLE } from './ball.ts'
import { advance, atRest, copy, isMoving, strike } from './physics.ts'
import { speedOf } from './speed.ts'
import { type CueShot } from './state.ts'

/** Both balls just after the contact. */
export interface Contact {
  readonly cue: Ball
  readonly target: Ball
  /** The target's velocity once it rolls. */
  readonly dx: number
  readonly dy: number
  /** Cushions that the cue ball touched before. */
  readonly cushions: number
}

/** Ticks simulated between two looks, and at most. */
const STEP = 8
const MOST = 600

/** Undefined if the cue ball hits no ball. */
export function contactOf(
  balls: readonly Ball[],
  { dx, dy, power, top, side }: CueShot,
): Contact | undefined {
  const motion = copy(atRest([...balls]))
  const [cue] = motion.balls
  if (!cue || cue.pocket >= 0) return undefined
  strike(cue, dx, dy, speedOf(power), top, side)
  const contacts: Contact[] = []
  let cushions = 0
  for (let ticks = 0; contacts.length === 0 && ticks < MOST && isMoving(motion); ticks += STEP)
    advance(motion, STEP, ({ kind, ball, other }) => {
      const target = motion.balls[ball + other]
      if (contacts.length > 0 || ball * other !== 0) return
      if (kind === 'rail' && ball === 0) cushions++
      if (kind !== 'ball' || !target) return
      const [x, y] = [target.vx, target.vy]
      contacts.push({
        cue: { ...cue },
        target: { ...target },
        dx: x + SETTLE * (target.ux - x),
        dy: y + SETTLE * (target.uy - y),
        cushions,
      })
    })
  return contacts[0]
}
