/** Describes the cue's settings: the ball that it aims at, power, spin, and the position of a ball in hand. */
import { capital } from '../../kit/words.ts'
import { potBy } from '../rules/aim.ts'
import type { Ball } from '../rules/ball.ts'
import { firstMet } from '../rules/collisions.ts'
import { mayMeetFirst } from '../rules/referee.ts'
import { mayPlay, type CueShot, type State } from '../rules/state.ts'
import { RADIUS } from '../rules/table.ts'
import { turnOf } from './calls.ts'
import { listed } from './phrases.ts'
import { ballName, lieWords, partName, ROLLING, spotWords } from './table.ts'

/** Minimum aim tolerance of an easy pot, and of a fair one, in radians. */
const EASY = 0.005
const FAIR = 0.002

/** For example '12 percent left'; empty at the centre. */
function percent(share: number, below: string, above: string): string {
  const whole = Math.round(Math.abs(share) * 100)
  return whole ? `${whole} percent ${share < 0 ? below : above}` : ''
}

/** Power shown until the cue is drawn back. */
export const USUAL = { break: 0.95, later: 0.45 } as const

/** The stroke that these settings would play: as hard as usual until the cue is drawn back. */
export const strokeWith = (
  { breaking }: Pick<State, 'breaking'>,
  { angle, power, top, side }: Omit<CueSettings, 'mode'>,
): CueShot => ({
  kind: 'shoot',
  dx: Math.cos(angle),
  dy: Math.sin(angle),
  power: power || (breaking ? USUAL.break : USUAL.later),
  top,
  side,
})

/** Describes the aim: the ball it would pot or hit first, and how far off centre. */
function aimWords(state: State, cue: Ball, shot: CueShot): string {
  const { balls } = state.motion
  const { dx, dy } = shot
  const pot = potBy(state, shot)
  if (pot) {
    const { margin, line } = pot
    const ease = margin > EASY ? 'easy' : margin > FAIR ? 'fair' : 'hard'
    return `${capital(ballName(line.target.id))} to the ${partName(line.pocket)}: ${ease}`
  }
  const { meets, distance } = firstMet(cue, dx, dy, balls)
  const target = balls[meets]
  if (!target)
    return `Hits no ball, ${lieWords(balls, { ...cue, x: cue.x + dx * distance, y: cue.y + dy * distance })}`
  const off = (dx * (target.y - cue.y) - dy * (target.x - cue.x)) / (2 * RADIUS)
  return listed(
    `Hits ${ballName(meets)}`,
    percent(off, 'right of centre', 'left of centre'),
    mayMeetFirst(state, meets) ? '' : 'foul',
  )
}

/** The cue's settings, as the view holds them. */
interface CueSettings {
  readonly angle: number
  readonly power: number
  readonly top: number
  readonly side: number
  readonly mode: 'aim' | 'spin' | 'ball'
}

/** Ticks before a request for the state says what the game is waiting for. A shorter wait needs no explanation. */
const PATIENCE = 20

/**
 * Describes the settings that the arrow keys change: aim and power, tip position, or ball in hand. Otherwise, says why
 * they have no effect.
 */
export function cueWords(state: State, settings: CueSettings): string {
  const { power, top, side, mode } = settings
  const { stroke, mind, motion } = state
  const [cue] = motion.balls
  if (stroke) return motion.ticks > PATIENCE ? ROLLING : ''
  if (!cue || !mayPlay(state)) return mind && mind.ready > PATIENCE ? `${turnOf(state)}.` : ''
  if (mode === 'ball') return `Cue ball at ${spotWords(cue)}.`
  if (mode === 'spin') return spinWords(top, side)
  return `${aimWords(state, cue, strokeWith(state, settings))}. Power ${Math.round(power * 100)}.`
}

function spinWords(top: number, side: number): string {
  const spin = listed(percent(top, 'below', 'above'), percent(side, 'left', 'right'))
  return spin ? `Spin: ${spin}.` : 'No spin.'
}
