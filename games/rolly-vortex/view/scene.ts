/** The tube and all that is in it, on the graphics card. Knows where things are drawn, not why. */
import { batch, frameBlock, program, smallPicture } from './gl.ts'
import { block, flat, gem, pipe, sphere, square } from './meshes.ts'
import * as shaders from './shaders.ts'
import { AHEAD, BALL_RADIUS, TUBE_RADIUS } from '../rules/curve.ts'
import { PATTERNS, type Zone } from './zones.ts'

export interface Eye {
  /** Canvas pixels, and the share of them that is worked out each way. */
  readonly width: number
  readonly height: number
  readonly detail: number
  /** Metres behind the ball, and beside and above the tube's axis. */
  readonly back: number
  readonly x: number
  readonly y: number
  /** Radians that it looks down. */
  readonly pitch: number
  /** How much the picture widens. */
  readonly zoom: number
}

export interface Air {
  /** Radians that the tube is turned. */
  readonly roll: number
  readonly scroll: number
  readonly bend: readonly [number, number, number, number]
  readonly zone: Zone
  readonly next: Zone
  /** Metres to the next zone. */
  readonly border: number
}

export interface Ball {
  readonly angle: number
  readonly radius: number
  readonly squash: number
  /** Its orientation, as a quaternion. */
  readonly turn: readonly number[]
  readonly scale: number
  /** Opacity of the bubble round it. */
  readonly bubble: number
}

/** Where the numbers of the shared block begin. */
const BEND = 16
const NOW = 20
const BALL = 24
const ROLL = 28
const HUES = 32
const BLOCK = HUES + 40
/** Metres. */
export const FOG = 84

export function openScene(gl: WebGL2RenderingContext) {
  const programs = {
    tube: program(gl, shaders.TUBE_VERTEX, shaders.TUBE_FRAGMENT),
    solid: program(gl, shaders.SOLID_VERTEX, shaders.SOLID_FRAGMENT),
    hole: program(gl, shaders.HOLE_VERTEX, shaders.HOLE_FRAGMENT),
    body: program(gl, shaders.BODY_VERTEX, shaders.BODY_FRAGMENT),
    spark: program(gl, shaders.SPARK_VERTEX, shaders.SPARK_FRAGMENT),
  }
  const frame = frameBlock(gl, BLOCK)
  const small = smallPicture(gl)
  const tube = batch(gl, pipe(-8, FOG + 5), 1)
  tube.add(0)
  const solids = batch(gl, block(), 160)
  const holes = batch(gl, flat(20, 6), 40)
  const gems = batch(gl, gem(), 60)
  const balls = batch(gl, sphere(), 2)
  const bubbles = batch(gl, sphere(), 4)
  const sparks = batch(gl, square(), 400)
  const contents = [solids, holes, gems, balls, bubbles, sparks]
  // One empty copy of each, so that the first frame prepares every program and none stutters in play.
  for (const one of contents) one.add(0)
  gl.enable(gl.DEPTH_TEST)
  gl.blendFunc(gl.ONE, gl.ONE_MINUS_SRC_ALPHA)

  /** Holes go through the wall: where one is seen, the depth behind it is opened again for its sides and for what falls. */
  function cutHoles() {
    gl.enable(gl.STENCIL_TEST)
    gl.stencilFunc(gl.ALWAYS, 1, 1)
    gl.stencilOp(gl.KEEP, gl.KEEP, gl.REPLACE)
    holes.draw(programs.hole)
    gl.stencilFunc(gl.EQUAL, 1, 1)
    gl.depthFunc(gl.ALWAYS)
    gl.depthRange(1, 1)
    gl.colorMask(false, false, false, false)
    holes.redraw()
    gl.colorMask(true, true, true, true)
    gl.depthRange(0, 1)
    gl.depthFunc(gl.LEQUAL)
    gl.disable(gl.STENCIL_TEST)
  }

  return {
    solids,
    holes,
    gems,
    bubbles,
    sparks,
    draw(eye: Eye, air: Air, ball: Ball) {
      const [width, height] = [Math.ceil(eye.width * eye.detail), Math.ceil(eye.height * eye.detail)]
      if (eye.detail < 1) small.begin(width, height)
      gl.viewport(0, 0, width, height)
      // Beyond the last ring there is only the light at the end.
      gl.clearColor(...channels((air.border > FOG ? air.zone : air.next).colours[3]), 1)
      gl.clear(gl.COLOR_BUFFER_BIT | gl.DEPTH_BUFFER_BIT | gl.STENCIL_BUFFER_BIT)
      const { values } = frame
      values.set(lens(eye))
      values.set(air.bend, BEND)
      values.set([air.roll, air.scroll, air.border, FOG], NOW)
      values.set([ball.angle, ball.radius, ball.squash], BALL)
      values.set(ball.turn, ROLL)
      for (const [z, { colours, pattern }] of [air.zone, air.next].entries()) {
        for (const [i, colour] of colours.entries()) {
          values.set([...channels(colour), PATTERNS.indexOf(pattern)], HUES + (z * 5 + i) * 4)
        }
      }
      frame.send()
      tube.draw(programs.tube)
      if (holes.filled) cutHoles()
      solids.draw(programs.solid)
      // Gems and ball would not need blending, but one state for all bodies is one program less to prepare.
      gl.enable(gl.BLEND)
      gems.draw(programs.body)
      if (ball.scale > 0) balls.add(ball.angle, ball.radius, 0, BALL_RADIUS * ball.scale, 0, 1, 1)
      balls.draw(programs.body)
      if (ball.bubble * ball.scale > 0)
        bubbles.add(ball.angle, ball.radius, 0, BALL_RADIUS * 1.4, 0, 2, ball.bubble)
      bubbles.draw(programs.body)
      gl.depthMask(false)
      sparks.draw(programs.spark)
      gl.depthMask(true)
      gl.disable(gl.BLEND)
      if (eye.detail < 1) small.end(width, height, eye.width, eye.height)
      for (const one of contents) one.clear()
    },
  }
}

export type Scene = ReturnType<typeof openScene>

/** Eye and perspective in one matrix. The shorter side of the frame decides, so that the tube fills both a phone and a desk. */
export function lens({ width, height, back, x, y, pitch, zoom }: Omit<Eye, 'detail'>): number[] {
  const short = Math.min(width, height)
  const [wide, high] = [(zoom * short) / width, (zoom * short) / height]
  const [near, far] = [0.2, AHEAD + TUBE_RADIUS]
  const [cos, sin] = [Math.cos(pitch), Math.sin(pitch)]
  const depth = (far + near) / (near - far)
  const offset = (2 * far * near) / (near - far)
  // After turning about the x axis: y' = y·cos − z·sin, z' = y·sin + z·cos, all counted from the eye.
  const [ty, tz] = [-y * cos + back * sin, -y * sin - back * cos]
  const right = [wide, 0, 0, 0]
  const up = [0, high * cos, depth * sin, -sin]
  const towards = [0, -high * sin, depth * cos, -cos]
  const place = [-x * wide, high * ty, depth * tz + offset, -tz]
  return [...right, ...up, ...towards, ...place]
}

function channels(hex: string): [number, number, number] {
  const value = Number.parseInt(hex.slice(1), 16)
  return [(value >> 16) / 255, ((value >> 8) & 255) / 255, (value & 255) / 255]
}
