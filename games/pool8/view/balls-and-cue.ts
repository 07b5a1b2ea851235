/** Draws the balls, the cue and the guide, in cm of the table. */
import { breath, clamp, easeOut, mix } from '../../kit/paint/easing.ts'
import type { Bake } from '../../kit/paint/sprite.ts'
import type { Stage } from '../../kit/paint/stage.ts'
import type { Frame, Point } from '../../kit/view.ts'
import { whereX, whereY } from '../rules/ball.ts'
import { AIMING } from '../rules/opponent.ts'
import { type Action, type CueShot, mayPlay, type State } from '../rules/state.ts'
import { POCKETS, RADIUS } from '../rules/table.ts'
import { strokeWith } from '../words/cue.ts'
import type { Aim } from './aim.ts'
import { colourOf, facing, type BallFinish, paintBall, paintShade } from './ball.ts'
import { paintStick } from './cue.ts'
import { type Effects, SPARKS } from './effect-types.ts'
import { paintGuide, paintInHand } from './guide.ts'
import { type Layout, turned } from './layout.ts'
import { paletteOf } from './looks.ts'
import { late } from './late.ts'

/** Durations of a ball's fall and of the cue's follow-through, in seconds. */
const FALL = 0.4
const STRIKE = 0.3
/** Distance that the cue is drawn back for full power, in cm. */
const PULLED = 34

/** Direction of the coming stroke, and how far the cue is drawn back. */
interface StrokeToCome {
  readonly shot: CueShot
  readonly dx: number
  readonly dy: number
  readonly back: number
}

export function createBallsAndCue(
  stage: Stage,
  bake: Bake,
  layoutNow: () => Layout,
  aim: Aim,
  effects: Effects,
) {
  const { pen } = stage

  function drawFalling(finish: BallFinish): void {
    for (const { id, pocket, age, ...from } of effects.falling) {
      const t = easeOut(age / FALL)
      const { x, y } = POCKETS[pocket] ?? from
      pen.globalAlpha = 1 - t
      paintBall(
        pen,
        bake,
        finish,
        id,
        facing(finish.upright),
        mix(from.x, x, t),
        mix(from.y, y, t),
        1 - t * 0.35,
      )
    }
    pen.globalAlpha = 1
  }

  function drawBalls({ before, state, since }: Frame<State, Action>, layout: Layout, light: Point) {
    const { orientations } = effects
    const ratio = stage.ratio * layout.scale
    const finish = { ratio, upright: layout.upright, strong: stage.strong }
    const places = orientations.map((_, id) => placeOf(before, state, id, clamp(since * 60)))
    for (const place of places) if (place) paintShade(pen, bake, ratio, place.x + light.x, place.y + light.y)
    drawFalling(finish)
    for (const [id, orientation] of orientations.entries()) {
      const place = places[id]
      if (place) paintBall(pen, bake, finish, id, orientation, place.x, place.y)
    }
    return places[0]
  }

  return (frame: Frame<State, Action>): void => {
    const { state, time, playing, still } = frame
    const layout = layoutNow()
    const light = turned(layout, 0.75, 1.35)
    const { struck } = effects
    const [cue] = state.motion.balls
    const stroke = strokeToCome(state, aim)
    const drawStick = (at: Point, dx: number, dy: number, gap: number) =>
      paintStick(pen, bake, paletteOf(stage.look), stage.ratio * layout.scale, at, dx, dy, gap, light)
    if (cue && stroke && playing) paintGuide(pen, state, cue, stroke.shot)
    const at = drawBalls(frame, layout, light)
    if (at && mayPlay(state) && state.hand !== 'no') paintInHand(pen, at, time)
    if (at && stroke) {
      const sway = still ? 0 : breath(time, 1.6) * 0.8
      drawStick(at, stroke.dx, stroke.dy, 1.5 + sway + stroke.back)
    } else if (struck && struck.age < SPARKS) {
      // The follow-through, with chalk from the tip.
      const t = struck.age / STRIKE
      pen.globalAlpha = clamp(3 - t * 3)
      drawStick(struck, struck.dx, struck.dy, mix(-RADIUS, 14, easeOut(t * 1.6 - 0.4)))
      pen.globalAlpha = 1
    }
    late.paintBursts?.(pen, effects, colourOf, still)
  }
}

/** The player's current aim, or the stroke that the computer has chosen. */
function strokeToCome(state: State, aim: Aim): StrokeToCome | undefined {
  if (mayPlay(state)) {
    const shot = strokeWith(state, aim)
    return aim.mode === 'ball' ? undefined : { shot, dx: shot.dx, dy: shot.dy, back: aim.power * PULLED }
  }
  const { ready = 0, best } = state.mind ?? {}
  if (ready === 0 || !best) return undefined
  const { dx, dy, power } = best.shot
  const long = Math.hypot(dx, dy)
  const { shot } = best
  return { shot, dx: dx / long, dy: dy / long, back: easeOut((ready / AIMING - 0.45) * 2) * power * PULLED }
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
