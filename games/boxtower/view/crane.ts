/** Draws the moving crane: mast and beam, trolley, rope, hook, and the hanging crate. */
import { blot } from '../../kit/paint/brush.ts'
import { blinks, clamp, easeOut, mix, overshoot } from '../../kit/paint/easing.ts'
import type { Frame } from '../../kit/view.ts'
import { stamp, type Bake, type Pen } from '../../kit/paint/sprite.ts'
import type { Stage } from '../../kit/paint/stage.ts'
import { BEYOND, type Camera } from './camera.ts'
import {
  baySprite,
  cabinSprite,
  drawRope,
  driverSprite,
  hookSprite,
  trolleySprite,
  type DriverMood,
} from './crane-parts.ts'
import { MAGNET, YARD } from '../rules/curve.ts'
import { shapeOf, type CrateKind } from '../rules/kinds.ts'
import type { Placed } from '../rules/physics.ts'
import { hangOf, seatOf, uppermost, type Drop, type Yard } from '../rules/yard.ts'
import type { TowerArt } from './tower.ts'
import { drawSock } from './wind.ts'

const TAU = Math.PI * 2
/** Greatest distance from the middle to the mast, in ells; in narrow frames it is at the edge. */
const MAST = 4.6
/** Share of the rope by which the empty hook is raised. */
const HOOK_RAISED = 0.66
/** Number of first crates with a guide line to their landing place. */
const GUIDED_CRATES = 3

/** The surface directly below x: its top, left and right. */
function surfaceBelow(
  { loose, rooted, flying }: Yard,
  x: number,
): { top: number; left: number; right: number } {
  const found =
    Math.abs(x) < YARD.plinth
      ? { top: 0, left: -YARD.plinth, right: YARD.plinth }
      : { top: YARD.ground, left: Number.NEGATIVE_INFINITY, right: Number.POSITIVE_INFINITY }
  const feel = ({ id, kind, x: at, y }: Placed) => {
    const { wide, high } = shapeOf(kind)
    if (id === flying || Math.abs(x - at) >= wide / 2 || y + high / 2 <= found.top) return
    found.top = y + high / 2
    found.left = at - wide / 2
    found.right = at + wide / 2
  }
  for (const crate of rooted.slice(-6)) feel(crate)
  for (const crate of loose) feel(crate)
  return found
}

/** x to which a magnet would pull the hanging crate, if any. */
function magnetSeat(yard: Yard, x: number): number | undefined {
  const below = uppermost(yard)
  const seat = below ? seatOf(below) : 0
  const draws = yard.hanging === 'magnet' || below?.kind === 'magnet'
  return draws && Math.abs(seat - x) < MAGNET.reach ? seat : undefined
}

export function createCrane(stage: Stage, bake: Bake, tower: TowerArt) {
  const { pen } = stage
  /** The rope lags a little behind its end. */
  let lag = 0
  /** Share of the idle sway, which fades out after the first tick. */
  let idle = 1

  const mastX = ({ middle, unit }: Camera) => middle + Math.min(MAST * unit, stage.width / 2 - unit * 0.1)

  const cabinX = (camera: Camera) => Math.min(mastX(camera), stage.width - camera.unit * 0.85)

  /** Position of the hanging crate in this frame, and how much of the rope is out. */
  function hanging({ before, state, time, still }: Frame<Yard, Drop>, part: number, level: number) {
    const [from, to] = [hangOf(before), hangOf(state)]
    const rope = mix(from.rope, to.rope, part) + (still ? 0 : idle * 0.13 * Math.sin(time * 1.5))
    const trolley = mix(from.trolley, to.trolley, part)
    const age = state.tick - state.hooked + part
    const out = state.hanging
      ? state.tick === 0
        ? 1
        : mix(HOOK_RAISED, 1, overshoot(clamp(age / YARD.lowering), 1.2))
      : mix(1, HOOK_RAISED, easeOut(age / 18))
    const long = YARD.rope * out
    return {
      rope,
      trolley,
      x: trolley + long * Math.sin(rope),
      y: level + YARD.rope - long * Math.cos(rope),
      turn: rope * YARD.tilt,
    }
  }

  function slings(
    camera: Camera,
    kind: CrateKind,
    x: number,
    y: number,
    turn: number,
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

  /** Paints bays from the mast at `x` to both edges; the centre line of the beam is at `y`. */
  function paintBeam(on: Pen, x: number, y: number, unit: number, base: number, half: number): void {
    const bay = baySprite(bake, base, stage.look)
    const zoom = unit / base
    const lay = (at: number) => stamp(on, bay, at, y, zoom * 0.86, zoom, Math.PI / 2)
    for (let at = x - unit / 2; at > -half - unit; at -= unit) lay(at)
    for (let at = x + unit / 2; at < half + unit; at += unit) lay(at)
  }

  function paintMast(on: Pen, x: number, top: number, foot: number, unit: number, base: number): void {
    const bay = baySprite(bake, base, stage.look)
    for (let y = top; y < foot; y += unit) stamp(on, bay, x, y + unit / 2, unit / base)
  }

  /** Uses two sprites unless the view is zoomed out. The mast is too long, but water covers its foot. */
  function drawSteel({ unit, zoom, middle, ground }: Camera, mast: number, beam: number): void {
    const half = Math.ceil(stage.width / 2) + BEYOND
    if (zoom < 1) {
      paintMast(pen, mast, beam, Math.min(stage.height, ground) + unit, unit, unit / zoom)
      pen.translate(middle, 0)
      paintBeam(pen, mast - middle, beam, unit, unit / zoom, half)
      pen.translate(-middle, 0)
      return
    }
    const tall = Math.ceil(stage.height / unit + 1) * unit
    const upright = bake('mast', unit * 0.8, tall, (on) => paintMast(on, 0, -tall / 2, tall / 2, unit, unit))
    const across = bake('beam', half * 2, unit * 0.8, (on) =>
      paintBeam(on, mast - middle, 0, unit, unit, half),
    )
    stamp(pen, upright, mast, beam + tall / 2)
    stamp(pen, across, middle, beam)
  }

  return {
    /** Mast, beam and sock, behind the tower. */
    behind(camera: Camera, { time, still }: Frame<Yard, Drop>, level: number, wind: number): void {
      const { unit } = camera
      const beam = camera.y(level + YARD.rope)
      drawSteel(camera, mastX(camera), beam)
      // In a narrow frame the cabin would cover the windsock, so it hangs below the cabin.
      const [cabin, beside] = [cabinX(camera), camera.x(1.75)]
      const narrow = beside + unit * 1.3 > cabin - unit * 0.8
      drawSock(
        pen,
        narrow ? cabin - unit * 0.5 : beside,
        beam + unit * (narrow ? 1.7 : 0.25),
        unit,
        wind,
        time,
        still,
        -1,
      )
      if (camera.y(0) < stage.height + unit * 2)
        drawSock(pen, camera.x(-YARD.plinth - 0.75), camera.ground, unit * 1.35, wind, time, still)
    },

    /** Draws the shadow and guide line where the crate would land. */
    shadow(camera: Camera, frame: Frame<Yard, Drop>, part: number, level: number): void {
      const { state } = frame
      if (!state.hanging) return
      const { x, y } = hanging(frame, part, level)
      const { wide, high } = shapeOf(state.hanging)
      const { top: foot, left, right } = surfaceBelow(state, x)
      const { unit } = camera
      // Clips the shadow to the surface below.
      const from = Math.max(left, x - wide / 2)
      const to = Math.min(right, x + wide / 2)
      const half = ((to - from) / 2) * unit
      blot(pen, 'rgba(40,15,60,.3)', camera.x((from + to) / 2), camera.y(foot), half, unit * 0.1)
      const seat = magnetSeat(state, x)
      if (state.crates >= GUIDED_CRATES && seat === undefined) return
      pen.fillStyle = seat === undefined ? 'rgba(255,255,255,.8)' : '#ff5d7a'
      pen.beginPath()
      const long = y - high / 2 - 0.3 - foot
      for (let down = 0; down < long - 0.1; down += 0.3) {
        // A magnet bends the line towards its seat.
        const across = camera.x(mix(x, seat ?? x, easeOut(down / long)))
        pen.moveTo(across, camera.y(foot + long - down))
        pen.arc(across, camera.y(foot + long - down), unit * 0.055, 0, TAU)
      }
      pen.fill()
    },

    front(camera: Camera, frame: Frame<Yard, Drop>, part: number, level: number, mood: DriverMood): void {
      const { state, time, delta, still } = frame
      const { unit, zoom } = camera
      const base = unit / zoom
      idle = state.tick === 0 ? 1 : Math.max(0, idle - delta * 2.5)
      const { rope, trolley, x, y, turn } = hanging(frame, part, level)
      const pivotX = camera.x(trolley)
      const pivotY = camera.y(level + YARD.rope)
      const up = (state.hanging ? shapeOf(state.hanging).high / 2 : 0.3) + 0.62
      const hookX = camera.x(x - up * Math.sin(rope))
      const hookY = camera.y(y + up * Math.cos(rope))
      lag = mix(lag, still ? 0 : (pivotX - hookX) * 0.1, clamp(delta * 4))
      drawRope(pen, pivotX, pivotY, hookX, hookY, lag, unit)
      if (state.hanging) {
        slings(camera, state.hanging, x, y, turn, hookX, hookY + unit * 0.42)
        const blink = blinks(time + 1, 3.1)
        const feeling = blink ? 'blink' : Math.abs(rope) > 0.34 ? 'calm' : 'glad'
        tower.crate(camera, state.hanging, x, y, turn, feeling)
      }
      stamp(pen, hookSprite(bake, base, stage.look), hookX, hookY, zoom, zoom, -rope)
      stamp(pen, trolleySprite(bake, base, stage.look), pivotX, pivotY, zoom)
      const cabin = cabinX(camera)
      const cabinY = pivotY + unit * 1.05
      stamp(pen, cabinSprite(bake, base, stage.look), cabin, cabinY, zoom)
      const nod = still
        ? 0
        : mood === 'glad'
          ? Math.abs(Math.sin(time * 9)) * 0.1
          : mood === 'alarmed'
            ? Math.sin(time * 30) * 0.03
            : 0
      stamp(
        pen,
        driverSprite(bake, mood, base),
        cabin + Math.sin(rope) * unit * 0.12,
        cabinY - unit * (0.06 + nod),
        zoom * 0.88,
      )
    },
  }
}
