/** Renders the tube and its contents with WebGL. Knows positions, but no rules. */
import { BALL_RADIUS } from '../rules/curve.ts'
import { FLOOR } from './ball.ts'
import { lens, type Eye } from './camera.ts'
import { batch, expectLinked, frameBlock, program, smallPicture } from './gl.ts'
import { block, flat, gem, pipe, sphere, square } from './meshes.ts'
import * as shaders from './shaders.ts'
import { COATS, type BallLook } from './looks.ts'
import { PATTERNS, zoneOf } from './zones.ts'

type Zone = ReturnType<typeof zoneOf>

export interface Tube {
  /** Rotation in radians. */
  readonly roll: number
  /** Offset of its pattern in metres. */
  readonly scroll: number
  /** Sideways and up by the square of the distance ahead, then by its cube. */
  readonly bend: readonly [number, number, number, number]
  readonly zone: Zone
  readonly next: Zone
  /** Metres to the next zone, and to the mark of the best round. */
  readonly border: number
  readonly best: number
  /** Up to two rotating stretches: metres to both ends, current rotation, and direction. */
  readonly drums: readonly number[]
}

export interface Ball {
  readonly angle: number
  readonly radius: number
  readonly squash: number
  /** Orientation as a quaternion. */
  readonly turn: readonly number[]
  readonly scale: number
  /** Opacity of the surrounding bubble, and of the flames. */
  readonly bubble: number
  readonly fire: number
  readonly look: BallLook
}

/** A second, translucent ball. */
export interface Ghost extends Pick<Ball, 'angle' | 'radius' | 'scale'> {
  /** In metres. */
  readonly ahead: number
}

/** Offsets in the shared uniform block. */
const BEND = 16
const NOW = 20
const BALL = 24
const ROLL = 28
const DRUMS = 32
const HUES = DRUMS + 8
const COAT = HUES + 40
const BLOCK = COAT + 16
/** Metres at which fog hides everything. */
export const FOG = 84
/** Stretches that start after their end, so they are empty. */
const NO_DRUMS = [1, 0, 0, 0, 1, 0, 0, 0]
/** Opacity of the ghost ball. */
const FAINT = 0.35

/** For its portrait, the ball faces a camera close up, at the position assumed for its highlights. */
const CLOSE = { detail: 1, back: 5, x: 0, y: 0.4, pitch: 0.525, zoom: 10.6 }
const SITTER = {
  angle: 0,
  radius: FLOOR,
  squash: 1,
  turn: [-0.219, 0.162, -0.194, 0.943],
  scale: 1,
  bubble: 0,
  fire: 0,
}
const NOWHERE: Tube = {
  roll: 0,
  scroll: 0,
  bend: [0, 0, 0, 0],
  zone: zoneOf(0),
  next: zoneOf(0),
  border: FOG,
  best: -FOG,
  drums: NO_DRUMS,
}

export function createScene(gl: WebGL2RenderingContext) {
  const programs = {
    tube: program(gl, shaders.TUBE_VERTEX, shaders.TUBE_FRAGMENT),
    solid: program(gl, shaders.SOLID_VERTEX, shaders.SOLID_FRAGMENT),
    hole: program(gl, shaders.HOLE_VERTEX, shaders.HOLE_FRAGMENT),
    body: program(gl, shaders.BODY_VERTEX, shaders.BODY_FRAGMENT),
    spark: program(gl, shaders.SPARK_VERTEX, shaders.SPARK_FRAGMENT),
  }
  const frame = frameBlock(gl, BLOCK)
  const small = smallPicture(gl)
  const pipes = batch(gl, pipe(-8, FOG + 5), 1)
  pipes.add(0)
  const solids = batch(gl, block(), 160)
  const holes = batch(gl, flat(20, 6), 40)
  const gems = batch(gl, gem(), 60)
  const balls = batch(gl, sphere(), 2)
  const bubbles = batch(gl, sphere(), 4)
  const sparks = batch(gl, square(), 400)
  const contents = [solids, holes, gems, balls, bubbles, sparks]
  /** The first frames draw one empty instance of each, one program per frame, so that none stutters during play. */
  const unprepared = [sparks, holes, solids]
  gl.enable(gl.DEPTH_TEST)
  gl.blendFunc(gl.ONE, gl.ONE_MINUS_SRC_ALPHA)

  /** Cuts holes through the wall: clears the depth there, so that their sides and a falling ball are visible. */
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

  /** Uploads the uniforms of a frame. */
  function tell(eye: Eye, tube: Tube, ball: Ball) {
    const { values } = frame
    values.set(lens(eye))
    values.set(tube.bend, BEND)
    values.set([tube.roll, tube.scroll, tube.border, FOG], NOW)
    values.set([ball.angle, ball.radius, ball.squash, tube.best], BALL)
    values.set(ball.turn, ROLL)
    values.set(NO_DRUMS, DRUMS)
    values.set(tube.drums, DRUMS)
    for (const [z, { colours, pattern, light }] of [tube.zone, tube.next].entries()) {
      for (const [i, colour] of colours.entries()) {
        const lit = channels(colour).map((part) => (i < 2 ? part * light : part))
        values.set([...lit, PATTERNS.indexOf(pattern)], HUES + (z * 5 + i) * 4)
      }
    }
    const { coat, colours, face, glow } = ball.look
    for (const [i, colour] of [...colours, face].entries())
      values.set([...colour, i === 0 ? COATS.indexOf(coat) : glow], COAT + i * 4)
    frame.send()
  }

  function clear(...colour: readonly [number, number, number, number]) {
    gl.clearColor(...colour)
    gl.clear(gl.COLOR_BUFFER_BIT | gl.DEPTH_BUFFER_BIT | gl.STENCIL_BUFFER_BIT)
  }

  const addBall = ({ angle, radius, scale }: Omit<Ghost, 'ahead'>, ahead: number, opacity: number) =>
    balls.add(angle, radius, ahead, BALL_RADIUS * scale, 0, 1, opacity)

  return {
    /** Draws once off-screen, so that the programs of the first frame are ready. Throws if one fails. */
    prepare() {
      for (const one of Object.values(programs)) expectLinked(gl, one)
      // Not on the canvas, because the browser would wait for it.
      small.begin(1, 1)
      gl.viewport(0, 0, 1, 1)
      frame.send()
      pipes.draw(programs.tube)
      gl.enable(gl.BLEND)
      balls.add(0)
      balls.draw(programs.body)
      balls.clear()
      gl.disable(gl.BLEND)
      gl.bindFramebuffer(gl.FRAMEBUFFER, null)
      gl.flush()
    },
    solids,
    holes,
    gems,
    bubbles,
    sparks,
    draw(eye: Eye, tube: Tube, ball: Ball, ghost?: Ghost) {
      const [width, height] = [Math.ceil(eye.width * eye.detail), Math.ceil(eye.height * eye.detail)]
      if (eye.detail < 1) small.begin(width, height)
      gl.viewport(0, 0, width, height)
      // Beyond the end of the pipe, only the light ahead is visible.
      clear(...channels((tube.border > FOG ? tube.zone : tube.next).colours[3]), 1)
      tell(eye, tube, ball)
      pipes.draw(programs.tube)
      if (holes.filled) cutHoles()
      solids.draw(programs.solid)
      // Gems and ball need no blending, but a single state for all bodies saves preparing one program.
      gl.enable(gl.BLEND)
      gems.draw(programs.body)
      // Slightly smaller, so that it is hidden behind the player's ball where they overlap.
      if (ghost && ghost.scale > 0) addBall({ ...ghost, scale: ghost.scale * 0.94 }, ghost.ahead, FAINT)
      if (ball.scale > 0) addBall(ball, 0, 1)
      balls.draw(programs.body)
      if (ball.bubble * ball.scale > 0)
        bubbles.add(ball.angle, ball.radius, 0, BALL_RADIUS * 1.4, 0, 2, ball.bubble)
      if (ball.fire * ball.scale > 0)
        bubbles.add(ball.angle, ball.radius, 0, BALL_RADIUS * (1.25 + ball.fire * 0.25), 0, 3, ball.fire)
      bubbles.draw(programs.body)
      gl.depthMask(false)
      sparks.draw(programs.spark)
      gl.depthMask(true)
      gl.disable(gl.BLEND)
      if (eye.detail < 1) small.end(width, height, eye.width, eye.height)
      for (const one of contents) one.clear()
      unprepared.pop()?.add(0)
    },
    /** Renders a ball alone, in a square of `side` pixels; the bottom row comes first. */
    portrait(side: number, look: BallLook): ImageData {
      const pixels = new Uint8ClampedArray(side * side * 4)
      small.begin(side, side)
      gl.viewport(0, 0, side, side)
      clear(0, 0, 0, 0)
      const ball = { ...SITTER, look }
      tell({ ...CLOSE, width: side, height: side }, NOWHERE, ball)
      addBall(ball, 0, 1)
      balls.draw(programs.body)
      balls.clear()
      gl.readPixels(0, 0, side, side, gl.RGBA, gl.UNSIGNED_BYTE, pixels)
      gl.bindFramebuffer(gl.FRAMEBUFFER, null)
      return new ImageData(pixels, side, side)
    },
  }
}

export type Scene = ReturnType<typeof createScene>

export function channels(hex: string): [number, number, number] {
  const value = Number.parseInt(hex.slice(1), 16)
  return [(value >> 16) / 255, ((value >> 8) & 255) / 255, (value & 255) / 255]
}
