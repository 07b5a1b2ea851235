/** Draws the balls: at rest, lifted, in flight, and hopping in complete tubes. */
import { blinks, breath, hop } from '../../kit/paint/easing.ts'
import { stamp, type Bake } from '../../kit/paint/sprite.ts'
import type { Stage } from '../../kit/paint/stage.ts'
import type { Frame } from '../../kit/view.ts'
import { isVeiled, kindOf, type Move, type State } from '../rules/state.ts'
import { drawBall, type Mood } from './ball.ts'
import { kindAt } from './kinds.ts'
import { paletteOf } from './looks.ts'
import type { Travel } from './travel.ts'

/** A ball's final position: its tube, and how many balls lie under it. */
interface Seat {
  readonly ball: number
  readonly tube: number
  readonly under: number
}

/** Groups the balls by the tube they are drawn in. Balls in flight come last. */
export function seatsOf({ tubes }: State, travel: Travel): Seat[][] {
  const seats: Seat[][] = Array.from({ length: tubes.length + 1 }, () => [])
  for (const [tube, balls] of tubes.entries())
    for (const [under, ball] of balls.entries())
      seats[travel.glassOf(ball, tube) ?? tubes.length]?.push({ ball, tube, under })
  return seats
}

/** Returns a function that draws the ball of a seat. */
export function createBalls(stage: Stage, travel: Travel) {
  const { pen } = stage

  return (
    { state, time, still, hint }: Frame<State, Move>,
    size: number,
    bake: Bake,
    picked: number | undefined,
    { ball, tube, under }: Seat,
  ): void => {
    const isTop = under === (state.tubes[tube]?.length ?? 0) - 1
    const isLifted = isTop && picked === tube
    const isHinted = isTop && hint?.from === tube && !isLifted
    const corked = travel.since('corked', tube) ?? -1
    const pose = travel.pose(ball, tube, under)
    let { y } = pose
    if (isLifted && !still) y += Math.sin(time * 4) * size * 0.045
    // Balls in a complete tube hop for joy, one after the other.
    if (corked > 0 && !still) y -= size * 0.07 * hop(((corked * 2.2 - under * 0.22) % 2.4) * 1.6)
    // Each ball blinks at its own rate.
    const isShut = blinks(time + ball * 1.37, 3.1 + (ball % 5) * 0.7)
    const kind = isVeiled(state, ball) ? -1 : kindOf(state, ball)
    const mood: Mood =
      isLifted || isHinted ? 'eager' : corked > -0.1 ? 'happy' : isShut || kind < 0 ? 'blink' : 'calm'
    const sprite = bake(kind + mood, size * 1.5, size * 1.5, (to) =>
      drawBall(to, size * 0.49, kindAt(kind), mood, paletteOf(stage.look), stage.strong),
    )
    const grow = isHinted ? 1 + 0.08 * breath(time, 0.8) : isLifted ? 1.05 : 1
    stamp(pen, sprite, pose.x, y, pose.wide * grow, pose.high * grow, pose.turn)
  }
}
