/** Paints one frame: the greenhouse, the tubes with their balls, and what asks for attention. */
import { glow } from '../../kit/paint/backdrop.ts'
import { bounce, breath, clamp, easeOut, hop, mix } from '../../kit/paint/easing.ts'
import type { Frame } from '../../kit/view.ts'
import { particles } from '../../kit/paint/particles.ts'
import { sprites, stamp } from '../../kit/paint/sprite.ts'
import type { Stage } from '../../kit/paint/stage.ts'
import { burst } from './effects.ts'
import { drawCork, drawFront } from './glass.ts'
import { drawBall, kindAt, type Mood } from './kinds.ts'
import type { Layout, Place } from './layout.ts'
import { canMove, isOpen, kindOf, rules, type Move, type State } from '../rules.ts'
import { bulbs, drawScene } from './backdrop.ts'
import { drawCursor, drawHint, drawHover, drawWelcome } from './signs.ts'
import type { Travel } from './travel.ts'

/** What the player is about to do. */
export interface Attention {
  readonly picked: number | undefined
  readonly cursor: number | undefined
  readonly hovered: number | undefined
}

/** A ball by its home: the tube it belongs to, and how many lie under it there. */
interface Seat {
  readonly ball: number
  readonly tube: number
  readonly under: number
}

const FIREFLIES = 9
/** Seconds. */
const WOBBLE = 0.4
const CORKING = 0.36
const BLINK = 0.13

export function openPicture(stage: Stage, travel: Travel) {
  const { pen } = stage
  const bits = particles(320)
  let bake = sprites(stage)
  let layout: Layout = { ball: 1, pitch: 1, places: [] }
  let lamps = bulbs(1, 1)

  /** What was baked for other tubes is of no more use. */
  function renew(next: Layout): void {
    if (next === layout) return
    layout = next
    bake = sprites(stage)
    lamps = bulbs(stage.width, stage.height)
  }

  function drawRoom(time: number, still: boolean): void {
    const { width, height } = stage
    const room = bake('room', width, height, (to) => drawScene(to, width, height, layout))
    stamp(pen, room, width / 2, height / 2)
    const light = bake('light', 80, 80, (to) => glow(to, 0, 0, 40, '255,220,140', 0.9), 1)
    // Every third lamp flickers, slowly.
    for (let i = 1; i < lamps.length; i += 3) {
      pen.globalAlpha = still ? 0.5 : breath(time + i * 2.3, 4)
      stamp(pen, light, lamps[i]?.x ?? 0, lamps[i]?.y ?? 0)
    }
    for (let i = 0; i < FIREFLIES; i++) {
      const t = still ? i : time * 0.12 + i * 1.7
      pen.globalAlpha = still ? 0.6 : 0.25 + 0.6 * breath(time + i * 0.9, 3.4)
      const x = width * (0.5 + 0.47 * Math.sin(t * 1.3 + i * 2.4))
      const y = height * (0.42 + 0.3 * Math.sin(t * 1.9 + i) + 0.02 * Math.sin(t * 9))
      stamp(pen, light, x, y, 0.26)
    }
    pen.globalAlpha = 1
  }

  function drawOne(frame: Frame<State, Move>, attention: Attention, { ball, tube, under }: Seat): void {
    const { state, time, still, hint } = frame
    const size = layout.ball
    const isTop = under === (state.tubes[tube]?.length ?? 0) - 1
    const lifted = isTop && attention.picked === tube
    const asked = isTop && hint?.from === tube && !lifted
    const corked = travel.since('corked', tube) ?? -1
    const pose = travel.pose(ball, tube, under)
    let { y } = pose
    if (lifted && !still) y += Math.sin(time * 4) * size * 0.045
    // Those who are together at last hop for joy, one after the other.
    if (corked > 0 && !still) y -= size * 0.07 * hop(((corked * 2.2 - under * 0.22) % 2.4) * 1.6)
    // Each blinks in its own time.
    const blinks = (time + ball * 1.37) % (3.1 + (ball % 5) * 0.7) < BLINK
    const mood: Mood = lifted || asked ? 'eager' : corked > -0.1 ? 'happy' : blinks ? 'blink' : 'calm'
    const kind = kindAt(state.level, kindOf(state, ball))
    const sprite = bake(kind.name + mood, size * 1.5, size * 1.5, (to) =>
      drawBall(to, size * 0.49, kind, mood),
    )
    const grow = asked ? 1 + 0.08 * breath(time, 0.8) : lifted ? 1.05 : 1
    stamp(pen, sprite, pose.x, y, pose.wide * grow, pose.high * grow, pose.turn)
  }

  function drawNearGlass({ x, mouth, floor }: Place): void {
    const { ball } = layout
    const deep = floor - mouth
    const sprite = bake('glass', ball * 1.6, deep + ball, (to) => {
      to.translate(0, -deep / 2)
      drawFront(to, { ball, deep })
    })
    stamp(pen, sprite, x, mouth + deep / 2)
  }

  function drawTube(tube: number, place: Place, still: boolean, contents: () => void): void {
    const refused = travel.since('refused', tube) ?? WOBBLE
    pen.save()
    if (refused < WOBBLE && !still) {
      pen.translate(place.x, place.floor)
      pen.rotate(Math.sin(refused * 42) * 0.05 * (1 - refused / WOBBLE))
      pen.translate(-place.x, -place.floor)
    }
    contents()
    drawNearGlass(place)
    drawCorkOf(tube, place)
    pen.restore()
  }

  function drawCorkOf(tube: number, { x, mouth }: Place): void {
    const { ball } = layout
    const cork = bake('cork', ball * 1.4, ball * 1.2, (to) => drawCork(to, ball))
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

  /** Every ball, sorted by the tube in whose glass it is seen just now; those in the open come last. */
  function seats(state: State): Seat[][] {
    const seen: Seat[][] = Array.from({ length: state.tubes.length + 1 }, () => [])
    state.tubes.forEach((balls, tube) =>
      balls.forEach((ball, under) => {
        seen[travel.glassOf(ball, tube) ?? state.tubes.length]?.push({ ball, tube, under })
      }),
    )
    return seen
  }

  return {
    draw(frame: Frame<State, Move>, next: Layout, attention: Attention): void {
      const { state, time, delta, still, hint } = frame
      const { picked, cursor, hovered } = attention
      renew(next)
      for (const event of travel.due()) burst(bits, event, layout, state, still)
      drawRoom(time, still)
      const seen = seats(state)
      const drawSeats = (tube: number) => seen[tube]?.forEach((seat) => drawOne(frame, attention, seat))
      layout.places.forEach((place, tube) => {
        if (tube === hovered && (picked !== undefined || isOpen(state, tube)))
          drawHover(pen, place, layout.ball)
        drawTube(tube, place, still, () => drawSeats(tube))
        if (picked !== undefined && canMove(state, { from: picked, to: tube }))
          drawWelcome(pen, place, layout.ball, still ? 1 : breath(time, 1.1))
        if (tube === cursor) drawCursor(pen, place, layout.ball, still ? 0 : breath(time, 0.9))
      })
      drawSeats(state.tubes.length)
      if (hint && rules.outcome(state) === 'playing') drawHint(pen, layout, state, hint, still ? 0 : time)
      bits.draw(pen, delta, still)
    },
  }
}
