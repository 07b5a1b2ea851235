/** Draws the moving crane: mast and beam, trolley, rope, hook, and the hanging crate. */
import { blinks, clamp, mix } from '../../kit/paint/easing.ts'
import { stamp, type Bake, type Pen } from '../../kit/paint/sprite.ts'
import type { Stage } from '../../kit/paint/stage.ts'
import type { ElementSpot, Frame } from '../../kit/view.ts'
import { SOCK_PLACE, TROLLEY_PLACE } from '../lesson-places.ts'
import { YARD } from '../rules/curve.ts'
import { shapeOf, type CrateKind } from '../rules/kinds.ts'
import { hangOf, type Drop, type Yard } from '../rules/yard.ts'
import type { Camera } from './camera.ts'
import {
  cabinSprite,
  drawRope,
  driverSprite,
  hookSprite,
  trolleySprite,
  type DriverMood,
} from './crane-parts.ts'
import { hangingIn, type HangingPose } from './hanging.ts'
import { drawLandingGuide } from './landing-guide.ts'
import { createSteel } from './steel.ts'
import type { TowerArt } from './tower.ts'
import { drawSock } from './wind.ts'

/** Greatest distance from the middle to the mast, in ells; in narrow frames it is at the edge. */
const MAST = 4.6

/** Draws the two ropes from the hook to the upper corners of the crate. */
function drawSlings(
  pen: Pen,
  camera: Camera,
  kind: CrateKind,
  { x, y, turn }: HangingPose,
  hookX: number,
  hookY: number,
): void {
  const { wide, high } = shapeOf(kind)
  const left = kind === 'drum' ? 0.25 : wide / 2 - 0.14
  const reach = kind === 'step' ? 0.1 : left
  pen.strokeStyle = '#4a2e12'
  pen.lineWidth = camera.unit * 0.07
  pen.beginPath()
  for (const across of [-left, reach]) {
    const up = high / 2 - 0.04
    pen.moveTo(hookX, hookY)
    pen.lineTo(
      camera.x(x + across * Math.cos(turn) - up * Math.sin(turn)),
      camera.y(y + across * Math.sin(turn) + up * Math.cos(turn)),
    )
  }
  pen.stroke()
}

/** How far the driver is raised, in ells: hops for joy, or trembles. */
const hopOf = (mood: DriverMood, time: number) =>
  mood === 'glad' ? Math.abs(Math.sin(time * 9)) * 0.1 : mood === 'alarmed' ? Math.sin(time * 30) * 0.03 : 0

export function createCrane(stage: Stage, bake: Bake, tower: TowerArt) {
  const { pen } = stage
  const drawSteel = createSteel(stage, bake)
  /** The rope lags a little behind its end. */
  let lag = 0
  /** Share of the idle sway, which fades out after the first tick. */
  let idle = 1

  const mastX = ({ middle, unit }: Camera) => middle + Math.min(MAST * unit, stage.width / 2 - unit * 0.1)

  const cabinX = (camera: Camera) => Math.min(mastX(camera), stage.width - camera.unit * 0.85)

  /** The top of the hanging windsock. In a narrow frame the cabin would cover it, so it hangs below the cabin. */
  function sockIn(camera: Camera, level: number): [x: number, y: number] {
    const { unit } = camera
    const beam = camera.y(level + YARD.rope)
    const [cabin, beside] = [cabinX(camera), camera.x(1.75)]
    const narrow = beside + unit * 1.3 > cabin - unit * 0.8
    return narrow ? [cabin - unit * 0.5, beam + unit * 1.7] : [beside, beam + unit * 0.25]
  }

  const poseIn = (frame: Frame<Yard, Drop>, part: number, level: number) =>
    hangingIn(frame, part, level, frame.still ? 0 : idle * 0.13 * Math.sin(frame.time * 1.5))

  return {
    /** Where a lesson about a part of the crane, or about the crate on its hook, is shown. */
    spot(camera: Camera, place: number, yard: Yard): ElementSpot {
      const size = camera.unit * 2
      if (place === SOCK_PLACE) {
        const [x, top] = sockIn(camera, yard.level)
        return { x, y: top + camera.unit, size }
      }
      const { x, y, trolley } = hangOf(yard)
      return place === TROLLEY_PLACE
        ? { x: camera.x(trolley), y: camera.y(yard.level + YARD.rope), size }
        : { x: camera.x(x), y: camera.y(y), size }
    },

    /** Mast, beam and sock, behind the tower. */
    behind(camera: Camera, { time, still }: Frame<Yard, Drop>, level: number, wind: number): void {
      const { unit } = camera
      const beam = camera.y(level + YARD.rope)
      drawSteel(camera, mastX(camera), beam)
      drawSock(pen, ...sockIn(camera, level), unit, wind, time, still, -1)
      if (camera.y(0) < stage.height + unit * 2)
        drawSock(pen, camera.x(-YARD.plinth - 0.75), camera.ground, unit * 1.35, wind, time, still)
    },

    /** Draws the shadow and guide line where the crate would land. */
    shadow(camera: Camera, frame: Frame<Yard, Drop>, part: number, level: number): void {
      const { state } = frame
      if (state.hanging) drawLandingGuide(pen, camera, state, state.hanging, poseIn(frame, part, level))
    },

    front(camera: Camera, frame: Frame<Yard, Drop>, part: number, level: number, mood: DriverMood): void {
      const { state, time, delta, still } = frame
      const { unit, zoom } = camera
      const base = unit / zoom
      idle = state.tick === 0 ? 1 : Math.max(0, idle - delta * 2.5)
      const pose = poseIn(frame, part, level)
      const { rope, trolley, x, y, turn } = pose
      const pivotX = camera.x(trolley)
      const pivotY = camera.y(level + YARD.rope)
      const up = (state.hanging ? shapeOf(state.hanging).high / 2 : 0.3) + 0.62
      const hookX = camera.x(x - up * Math.sin(rope))
      const hookY = camera.y(y + up * Math.cos(rope))
      lag = mix(lag, still ? 0 : (pivotX - hookX) * 0.1, clamp(delta * 4))
      drawRope(pen, pivotX, pivotY, hookX, hookY, lag, unit)
      if (state.hanging) {
        drawSlings(pen, camera, state.hanging, pose, hookX, hookY + unit * 0.42)
        const blink = blinks(time + 1, 3.1)
        const feeling = blink ? 'blink' : Math.abs(rope) > 0.34 ? 'calm' : 'glad'
        tower.crate(camera, state.hanging, x, y, turn, feeling)
      }
      stamp(pen, hookSprite(bake, base, stage.look), hookX, hookY, zoom, zoom, -rope)
      stamp(pen, trolleySprite(bake, base, stage.look), pivotX, pivotY, zoom)
      const cabin = cabinX(camera)
      const cabinY = pivotY + unit * 1.05
      stamp(pen, cabinSprite(bake, base, stage.look), cabin, cabinY, zoom)
      stamp(
        pen,
        driverSprite(bake, mood, base),
        cabin + Math.sin(rope) * unit * 0.12,
        cabinY - unit * (0.06 + (still ? 0 : hopOf(mood, time))),
        zoom * 0.88,
      )
    },
  }
}
