/** Draws the tubes around their balls: the glass, the cork and the lock. */
import { bounce, clamp, easeOut, mix } from '../../kit/paint/easing.ts'
import { stamp, type Bake } from '../../kit/paint/sprite.ts'
import type { Stage } from '../../kit/paint/stage.ts'
import type { Frame } from '../../kit/view.ts'
import type { Move, State } from '../rules/state.ts'
import type { TubeMake } from '../rules/tubes.ts'
import { drawCork, drawFront, drawLock } from './glass.ts'
import { kindAt } from './kinds.ts'
import type { Layout, TubePlace } from './layout.ts'
import { paletteOf } from './looks.ts'
import type { Travel } from './travel.ts'

/** Seconds. */
const WOBBLE = 0.4
const CORKING = 0.36
const UNLOCKING = 0.6

/** Returns a function that draws a tube with its balls. */
export function createTubes(stage: Stage, travel: Travel) {
  const { pen } = stage

  function stampFront(
    { x, mouth, floor }: TubePlace,
    ball: number,
    bake: Bake,
    make: TubeMake = 'plain',
  ): void {
    const deep = floor - mouth
    const sprite = bake(`glass ${make}`, ball * 1.6, deep + ball, (to) => {
      to.translate(0, -deep / 2)
      drawFront(to, { ball, deep }, paletteOf(stage.look), make)
    })
    stamp(pen, sprite, x, mouth + deep / 2)
  }

  function stampCork(tube: number, { x, mouth }: TubePlace, ball: number, bake: Bake): void {
    const cork = bake('cork', ball * 1.4, ball * 1.2, (to) => drawCork(to, ball, paletteOf(stage.look)))
    const on = travel.since('corked', tube) ?? -1
    const off = (travel.since('uncorked', tube) ?? CORKING) / CORKING
    if (on > 0) {
      pen.globalAlpha = clamp((on / CORKING) * 4)
      stamp(pen, cork, x, mouth - mix(ball * 1.7, 0, bounce(on / CORKING)))
    } else if (off < 1) {
      pen.globalAlpha = 1 - off
      stamp(pen, cork, x + off * ball * 0.7, mouth - easeOut(off) * ball * 1.6, 1, 1, off * 1.7)
    }
    pen.globalAlpha = 1
  }

  /** Draws the lock, which drops off once its kind is complete. */
  function stampLock(
    tube: number,
    { x, mouth }: TubePlace,
    ball: number,
    bake: Bake,
    { makes, key }: State,
  ): void {
    const since = makes?.[tube] === 'locked' ? 0 : clamp((travel.since('unlocked', tube) ?? 1) / UNLOCKING)
    if (key === undefined || since === 1) return
    const lock = bake(`lock ${key}`, ball * 1.4, ball * 2.4, (to) =>
      drawLock(to, ball, kindAt(key), paletteOf(stage.look)),
    )
    pen.globalAlpha = 1 - since
    stamp(pen, lock, x, mouth + since * since * ball * 2, 1, 1, since * 0.6)
    pen.globalAlpha = 1
  }

  /** A tube that has refused a ball wobbles, with its contents. */
  return (
    { state, still }: Frame<State, Move>,
    { ball, places }: Layout,
    bake: Bake,
    tube: number,
    drawBalls: (tube: number) => void,
  ): void => {
    const place = places[tube]
    if (!place) return
    const { x, floor } = place
    const refused = travel.since('refused', tube) ?? WOBBLE
    pen.save()
    if (refused < WOBBLE && !still) {
      pen.translate(x, floor)
      pen.rotate(Math.sin(refused * 42) * 0.05 * (1 - refused / WOBBLE))
      pen.translate(-x, -floor)
    }
    drawBalls(tube)
    stampFront(place, ball, bake, state.makes?.[tube])
    stampCork(tube, place, ball, bake)
    stampLock(tube, place, ball, bake, state)
    pen.restore()
  }
}
