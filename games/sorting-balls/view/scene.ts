/** Draws a frame: the greenhouse, the tubes with their balls, and overlays. */
import { perSize } from '../../kit/board/per-size.ts'
import { blinks, bounce, breath, clamp, easeOut, hop, mix } from '../../kit/paint/easing.ts'
import { sprites, stamp, type Bake } from '../../kit/paint/sprite.ts'
import type { Stage } from '../../kit/paint/stage.ts'
import type { Frame } from '../../kit/view.ts'
import { rules } from '../rules.ts'
import { canMove, isOpen, isVeiled, kindOf, type Move, type State } from '../rules/state.ts'
import type { Make } from '../rules/tubes.ts'
import { createBackdrop } from './backdrop.ts'
import { drawBall, type Mood } from './ball.ts'
import { createEffects } from './effects.ts'
import { drawCork, drawFront, drawLock } from './glass.ts'
import { kindAt, VEILED } from './kinds.ts'
import { BUTTON, type Layout, type Place } from './layout.ts'
import { paletteOf } from './looks.ts'
import { drawButton, drawCursor, drawHint, drawHover, drawRing, drawWelcome } from './signs.ts'
import type { Travel } from './travel.ts'

/** Tubes that the player has picked, selected or hovered. */
interface Attention {
  readonly picked: number | undefined
  readonly cursor: number | undefined
  readonly hovered: number | undefined
}

/** A ball's final position: its tube, and how many balls lie under it. */
interface Seat {
  readonly ball: number
  readonly tube: number
  readonly under: number
}

/** Seconds. */
const WOBBLE = 0.4
const CORKING = 0.36
const UNLOCKING = 0.6

export function createScene(stage: Stage, travel: Travel) {
  const { pen } = stage
  const backdrop = createBackdrop(stage)
  const effects = createEffects(stage)
  // A new layout changes every size, so sprites are cached per layout.
  const bakeFor = perSize<Layout, Bake>(stage, () => sprites(stage))

  function drawSeated(
    { state, time, still, hint }: Frame<State, Move>,
    size: number,
    bake: Bake,
    picked: number | undefined,
    { ball, tube, under }: Seat,
  ): void {
    const isTop = under === (state.tubes[tube]?.length ?? 0) - 1
    const lifted = isTop && picked === tube
    const asked = isTop && hint?.from === tube && !lifted
    const corked = travel.since('corked', tube) ?? -1
    const pose = travel.pose(ball, tube, under)
    let { y } = pose
    if (lifted && !still) y += Math.sin(time * 4) * size * 0.045
    // Balls in a complete tube hop for joy, one after the other.
    if (corked > 0 && !still) y -= size * 0.07 * hop(((corked * 2.2 - under * 0.22) % 2.4) * 1.6)
    // Each ball blinks at its own rate.
    const shut = blinks(time + ball * 1.37, 3.1 + (ball % 5) * 0.7)
    const kind = isVeiled(state, ball) ? VEILED : kindAt(kindOf(state, ball))
    const mood: Mood =
      lifted || asked ? 'eager' : corked > -0.1 ? 'happy' : shut || kind === VEILED ? 'blink' : 'calm'
    const sprite = bake(kind.name + mood, size * 1.5, size * 1.5, (to) =>
      drawBall(to, size * 0.49, kind, mood, paletteOf(stage.look)),
    )
    const grow = asked ? 1 + 0.08 * breath(time, 0.8) : lifted ? 1.05 : 1
    stamp(pen, sprite, pose.x, y, pose.wide * grow, pose.high * grow, pose.turn)
  }

  function stampFront({ x, mouth, floor }: Place, ball: number, bake: Bake, make: Make = 'plain'): void {
    const deep = floor - mouth
    const sprite = bake(`glass ${make}`, ball * 1.6, deep + ball, (to) => {
      to.translate(0, -deep / 2)
      drawFront(to, { ball, deep }, paletteOf(stage.look), make)
    })
    stamp(pen, sprite, x, mouth + deep / 2)
  }

  /** Wobbles a tube that refuses a ball, with its contents. */
  function wobbling(tube: number, place: Place, still: boolean, draw: () => void): void {
    const refused = travel.since('refused', tube) ?? WOBBLE
    pen.save()
    if (refused < WOBBLE && !still) {
      pen.translate(place.x, place.floor)
      pen.rotate(Math.sin(refused * 42) * 0.05 * (1 - refused / WOBBLE))
      pen.translate(-place.x, -place.floor)
    }
    draw()
    pen.restore()
  }

  function stampCork(tube: number, { x, mouth }: Place, ball: number, bake: Bake): void {
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
    { x, mouth }: Place,
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

  function stampButton({ another: { x, y } }: Layout, bake: Bake, isChosen: boolean): void {
    const button = bake('button', BUTTON * 2.6, BUTTON * 2.6, (to) =>
      drawButton(to, BUTTON, paletteOf(stage.look)),
    )
    stamp(pen, button, x, y)
    if (isChosen) drawRing(pen, x, y, BUTTON)
  }

  /** Groups the balls by the tube they are drawn in. Balls in flight come last. */
  function seats(state: State): Seat[][] {
    const seen: Seat[][] = Array.from({ length: state.tubes.length + 1 }, () => [])
    for (const [tube, balls] of state.tubes.entries())
      for (const [under, ball] of balls.entries())
        seen[travel.glassOf(ball, tube) ?? state.tubes.length]?.push({ ball, tube, under })
    return seen
  }

  return {
    draw(frame: Frame<State, Move>, layout: Layout, { picked, cursor, hovered }: Attention): void {
      const { state, time, delta, still, hint } = frame
      const { ball } = layout
      const bake = bakeFor(layout)
      for (const arrival of travel.due()) effects.arrive(arrival, layout, state, still)
      stage.scenery(() => backdrop.draw(frame, layout, bake))
      const seen = seats(state)
      const drawSeats = (tube: number) => {
        for (const seat of seen[tube] ?? []) drawSeated(frame, ball, bake, picked, seat)
      }
      for (const [tube, place] of layout.places.entries()) {
        if (tube === hovered && (picked !== undefined || isOpen(state, tube))) drawHover(pen, place, ball)
        wobbling(tube, place, still, () => {
          drawSeats(tube)
          stampFront(place, ball, bake, state.makes?.[tube])
          stampCork(tube, place, ball, bake)
          stampLock(tube, place, ball, bake, state)
        })
        if (picked !== undefined && canMove(state, { from: picked, to: tube }))
          drawWelcome(pen, place, ball, still ? 1 : breath(time, 1.1))
        if (tube === cursor) drawCursor(pen, place, ball, still ? 0 : breath(time, 0.9))
      }
      drawSeats(state.tubes.length)
      if (!state.isHelped) stampButton(layout, bake, cursor === state.tubes.length)
      if (hint && rules.outcome(state) === 'playing') drawHint(pen, layout, state, hint, still ? 0 : time)
      effects.draw(delta, still)
    },
  }
}
