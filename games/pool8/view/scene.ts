/** Draws the frame: room, table and moving parts, controls, and text on top. */
import { blot, halo } from '../../kit/paint/brush.ts'
import { breath, clamp, easeOut, mix } from '../../kit/paint/easing.ts'
import { sprites } from '../../kit/paint/sprite.ts'
import type { Stage } from '../../kit/paint/stage.ts'
import type { Frame, Point } from '../../kit/view.ts'
import { whereX, whereY } from '../rules/ball.ts'
import { AIMING } from '../rules/opponent.ts'
import { type Action, mayPlay, type State } from '../rules/state.ts'
import { type Pocket, POCKETS, RADIUS } from '../rules/table.ts'
import { createBackdrop } from './backdrop.ts'
import { colourOf, FACE_ON, type Finish, paintBall, paintShade } from './ball.ts'
import { paintControls } from './controls.ts'
import { paintStick } from './cue.ts'
import { approach } from './drama.ts'
import { type Effects, type FollowThrough, SPARKS } from './effects.ts'
import { paintGuide, paintInHand } from './guide.ts'
import type { Aim } from './hand.ts'
import { paintHeadline } from './headline.ts'
import { fromTable, type Layout, ontoTable, turned } from './layout.ts'
import { lookOf } from './looks.ts'
import { paintPanel } from './panel.ts'

const CHALK = ['#bfe0ff', '#7fb8ff']
/** Duration of a ball's fall, in seconds. */
const FALL = 0.4
const STRIKE = 0.3
/** Distance that the cue is drawn back for full power, in cm. */
const PULLED = 34
/** Camera zoom towards a pocket as the last ball rolls to it, and camera kick on the break. */
const LEAN = 0.16
const JUMP = 0.07

/** Direction of the coming stroke, and how far the cue is drawn back. */
interface StrokeToCome {
  readonly dx: number
  readonly dy: number
  readonly back: number
}

export function createScene(stage: Stage, layoutNow: () => Layout, aim: Aim, effects: Effects) {
  const { pen } = stage
  const bake = sprites(stage)
  const backdrop = createBackdrop(stage, bake, layoutNow)
  /** The pocket that the last ball rolls to, and its proximity, eased for the camera. */
  let goal: Pocket | undefined
  let near = 0

  /** Moves the camera; the rules do not wait for it. */
  function film(state: State, delta: number, still: boolean): void {
    const found = approach(state)
    goal = found?.pocket ?? goal
    near = mix(near, found?.near ?? 0, clamp(delta * 5))
    if (still) return
    const { spray } = effects
    const jump = spray ? (1 - easeOut(spray.age * 2)) * JUMP : 0
    const at = fromTable(layoutNow(), (jump ? spray : goal) ?? { x: 0, y: 0 })
    const zoom = 1 + near * LEAN + jump
    pen.translate(at.x, at.y)
    pen.scale(zoom, zoom)
    pen.translate(-at.x, -at.y)
  }

  /** Draws particles that fly out from a point and fade. */
  function drawSparks(
    { x, y }: Point,
    age: number,
    reach: number,
    colours: readonly string[],
    still: boolean,
  ): void {
    const t = clamp(age / SPARKS)
    const far = RADIUS + reach * (still ? 1 : easeOut(t))
    pen.globalAlpha = 1 - t
    for (let i = 0; i < 12; i++)
      blot(
        pen,
        colours[i % 2] ?? '#fff',
        x + Math.cos(i * 2.6) * far,
        y + Math.sin(i * 2.6) * far * (0.6 + (i % 3) * 0.2),
        1.4 - t,
      )
  }

  function drawFalling(still: boolean, finish: Finish): void {
    for (const { id, pocket, age, ...from } of effects.falling) {
      const t = easeOut(age / FALL)
      const hole = POCKETS[pocket] ?? from
      pen.globalAlpha = 1 - t
      paintBall(pen, bake, finish, id, FACE_ON, mix(from.x, hole.x, t), mix(from.y, hole.y, t), 1 - t * 0.35)
      drawSparks(hole, age, 14, [colourOf(id), '#ffe27a'], still)
    }
    pen.globalAlpha = 1
  }

  /** Draws the cue's follow-through, with chalk from its tip. */
  function drawFollowThrough(struck: FollowThrough, still: boolean, ratio: number, light: Point): void {
    const t = struck.age / STRIKE
    pen.globalAlpha = clamp(3 - t * 3)
    const back = mix(-RADIUS, 14, easeOut(t * 1.6 - 0.4))
    paintStick(pen, bake, lookOf(stage.look), ratio, struck, struck.dx, struck.dy, back, light)
    drawSparks(struck, struck.age, 4, CHALK, still)
    pen.globalAlpha = 1
  }

  /** Draws balls, cue and guide, in cm of the table. */
  function drawTable({ before, state, since, time, playing, still }: Frame<State, Action>): void {
    const layout = layoutNow()
    const ratio = stage.ratio * layout.scale
    const finish = { ratio, upright: layout.upright }
    const light = turned(layout, 0.75, 1.35)
    const { lies, struck } = effects
    const places = lies.map((_, id) => placeOf(before, state, id, clamp(since * 60)))
    const [cue] = state.motion.balls
    const [at] = places
    const stroke = strokeToCome(state, aim)
    if (goal && near > 0.01) {
      pen.globalAlpha = near
      blot(pen, halo(pen, goal.x, goal.y, 24, ['#ffe27a', '#ffb43a80', '#ffb43a00']), goal.x, goal.y, 24)
      pen.globalAlpha = 1
    }
    if (cue && stroke && playing) paintGuide(pen, state, cue, stroke.dx, stroke.dy)
    for (const place of places) if (place) paintShade(pen, bake, ratio, place.x + light.x, place.y + light.y)
    drawFalling(still, finish)
    for (const [id, lie] of lies.entries()) {
      const place = places[id]
      if (place) paintBall(pen, bake, finish, id, lie, place.x, place.y)
    }
    const { spray } = effects
    if (spray && spray.age < SPARKS)
      for (const reach of [20, 40]) drawSparks(spray, spray.age, reach, ['#fff', '#ffe27a'], still)
    pen.globalAlpha = 1
    if (at && mayPlay(state) && state.hand !== 'no') paintInHand(pen, at, time)
    if (at && stroke) {
      const sway = still ? 0 : breath(time, 1.6) * 0.8
      paintStick(
        pen,
        bake,
        lookOf(stage.look),
        ratio,
        at,
        stroke.dx,
        stroke.dy,
        1.5 + sway + stroke.back,
        light,
      )
    } else if (struck && struck.age < SPARKS) drawFollowThrough(struck, still, ratio, light)
  }

  return {
    draw(frame: Frame<State, Action>): void {
      const { state, time, delta, still, playing } = frame
      const layout = layoutNow()
      // Panels and text would be half covered by the title and the pause card.
      const isSeen = playing || state.winner !== null
      effects.pass(delta, isSeen)
      const { told } = effects
      pen.save()
      film(state, delta, still)
      backdrop.draw()
      ontoTable(pen, layout)
      drawTable(frame)
      pen.restore()
      if (!isSeen) return
      for (const turn of [0, 1] as const)
        paintPanel(pen, bake, stage.ratio * layout.scale, state, turn, layout.panels[turn], time)
      paintControls(pen, bake, layout, aim, state, mayPlay(state), time)
      if (told && told.age < told.lasts) paintHeadline(pen, bake, layout, told, stage.width, still)
    },
  }
}

/** The player's current aim, or the stroke that the computer has chosen. */
function strokeToCome(state: State, aim: Aim): StrokeToCome | undefined {
  if (mayPlay(state))
    return aim.mode === 'ball'
      ? undefined
      : { dx: Math.cos(aim.angle), dy: Math.sin(aim.angle), back: aim.power * PULLED }
  const { ready = 0, best } = state.mind ?? {}
  if (ready === 0 || !best) return undefined
  const { dx, dy, power } = best.shot
  const long = Math.hypot(dx, dy)
  return { dx: dx / long, dy: dy / long, back: easeOut((ready / AIMING - 0.45) * 2) * power * PULLED }
}

/** Interpolates a ball's position between two ticks. */
function placeOf(before: State, state: State, id: number, t: number): Point | undefined {
  const now = state.motion.balls[id]
  const was = before.motion.balls[id]
  if (!now || !was || now.pocket >= 0) return undefined
  const part = was.pocket >= 0 ? 1 : t
  return {
    x: mix(whereX(was, before.motion.now), whereX(now, state.motion.now), part),
    y: mix(whereY(was, before.motion.now), whereY(now, state.motion.now), part),
  }
}
