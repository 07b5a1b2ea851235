/** Renders the tube and its contents with WebGL. Knows positions, but no rules. */
import { BALL_RADIUS } from '../rules/curve.ts'
import { FLOOR } from './ball.ts'
import type { TubeView } from './camera.ts'
import { bandsOf } from './bands.ts'
import { batch, expectLinked, frameBlock, program, createRenderTarget, type Batch } from './gl.ts'
import type { Palette } from './looks.ts'
import { block, flat, gem, pipe, sphere, square } from './meshes.ts'
import * as plain from './plain-shaders.ts'
import * as shaders from './shaders.ts'
import { BLOCK, channels, fillUniforms, FOG, NO_DRUMS, type BallView, type Tube } from './uniforms.ts'
import { zoneOf } from './zones.ts'

/** A second, translucent ball. */
export interface GhostBall extends Pick<BallView, 'angle' | 'radius' | 'scale'> {
  /** In metres. */
  readonly ahead: number
}

/** Metres ahead of the ball at which the tube begins and ends. */
const NEAR = -8
const FAR = FOG + 5
/** Two zones, two rotating stretches with their edges, and the mark of the best round divide the tube. */
const MOST_BANDS = 16

/** Opacity of the ghost ball. */
const FAINT = 0.35

/** For its portrait, the ball faces a camera close up, at the position assumed for its highlights. */
const PORTRAIT_EYE = { detail: 1, back: 5, x: 0, y: 0.4, pitch: 0.525, zoom: 10.6 }
const PORTRAIT_BALL = {
  angle: 0,
  radius: FLOOR,
  squash: 1,
  turn: [-0.219, 0.162, -0.194, 0.943],
  scale: 1,
  bubble: 0,
  fire: 0,
}
const PORTRAIT_TUBE: Tube = {
  roll: 0,
  scroll: 0,
  bend: [0, 0, 0, 0],
  zone: zoneOf(0),
  next: zoneOf(0),
  border: FOG,
  best: -FOG,
  drums: NO_DRUMS,
}

/** Cuts holes through the wall: clears the depth there, so that their sides and a falling ball are visible. */
function cutHoles(gl: WebGL2RenderingContext, holes: Batch, shader: WebGLProgram): void {
  gl.enable(gl.STENCIL_TEST)
  gl.stencilFunc(gl.ALWAYS, 1, 1)
  gl.stencilOp(gl.KEEP, gl.KEEP, gl.REPLACE)
  holes.draw(shader)
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

function clear(gl: WebGL2RenderingContext, ...colour: readonly [number, number, number, number]): void {
  gl.clearColor(...colour)
  gl.clear(gl.COLOR_BUFFER_BIT | gl.DEPTH_BUFFER_BIT | gl.STENCIL_BUFFER_BIT)
}

function addBall(balls: Batch, ball: Omit<GhostBall, 'ahead'>, ahead: number, opacity: number): void {
  const { angle, radius, scale } = ball
  balls.add(angle, radius, ahead, BALL_RADIUS * scale, 0, 1, opacity)
}

function addBands(pipes: Batch, tube: Tube): void {
  pipes.clear()
  for (const { from, to, turn, origin, pattern } of bandsOf(tube, NEAR, FAR))
    pipes.add(from, to, turn, origin, pattern)
}

/** Adds the bubble and the flames around the ball. */
function addShells(bubbles: Batch, { angle, radius, scale, bubble, fire }: BallView): void {
  if (bubble * scale > 0) bubbles.add(angle, radius, 0, BALL_RADIUS * 1.4, 0, 2, bubble)
  if (fire * scale > 0) bubbles.add(angle, radius, 0, BALL_RADIUS * (1.25 + fire * 0.25), 0, 3, fire)
}

function createPrograms(gl: WebGL2RenderingContext, isPlain: boolean) {
  const tube = isPlain
    ? program(gl, plain.PLAIN_TUBE_VERTEX, plain.PLAIN_TUBE_FRAGMENT)
    : program(gl, shaders.TUBE_VERTEX, shaders.TUBE_FRAGMENT)
  const solid = program(gl, shaders.SOLID_VERTEX, shaders.SOLID_FRAGMENT)
  const hole = program(gl, shaders.HOLE_VERTEX, shaders.HOLE_FRAGMENT)
  const body = program(gl, shaders.BODY_VERTEX, shaders.BODY_FRAGMENT)
  const spark = program(gl, shaders.SPARK_VERTEX, shaders.SPARK_FRAGMENT)
  const [gem, ball] = isPlain
    ? plain.BODY_FRAGMENTS.map((fragment) => program(gl, shaders.BODY_VERTEX, fragment))
    : []
  return { tube, solid, hole, gem: gem ?? body, ball: ball ?? body, bubble: body, spark }
}

/** Software rendering uses plain shaders and coarse meshes. */
export function createScene(gl: WebGL2RenderingContext, isPlain = false) {
  const programs = createPrograms(gl, isPlain)
  const frame = frameBlock(gl, BLOCK)
  const small = createRenderTarget(gl)
  const [columns, rows] = isPlain ? [40, 20] : [72, 44]
  const pipes = batch(gl, pipe(NEAR, FAR, columns, rows), isPlain ? MOST_BANDS : 1)
  pipes.add(0)
  const solids = batch(gl, block(isPlain ? 24 : 40), 160)
  const holes = batch(gl, flat(20, 6), 40)
  const gems = batch(gl, gem(), 60)
  const balls = batch(gl, sphere(), 2)
  const bubbles = batch(gl, sphere(), 16)
  const sparks = batch(gl, square(), 480)
  const contents = [solids, holes, gems, balls, bubbles, sparks]
  /** The first frames draw one empty instance of each, one program per frame, so that none stutters during play. */
  const unprepared = [sparks, holes, solids]
  gl.enable(gl.DEPTH_TEST)
  gl.blendFunc(gl.ONE, gl.ONE_MINUS_SRC_ALPHA)

  function upload(eye: TubeView, tube: Tube, ball: BallView): void {
    fillUniforms(frame.values, eye, tube, ball)
    frame.send()
  }

  return {
    /** Draws once off-screen, so that the programs of the first frame are ready. Throws if one fails. */
    prepare() {
      for (const one of new Set(Object.values(programs))) expectLinked(gl, one)
      // Not on the canvas, because the browser would wait for it.
      small.begin(1, 1)
      gl.viewport(0, 0, 1, 1)
      frame.send()
      pipes.draw(programs.tube)
      gl.enable(gl.BLEND)
      balls.add(0)
      balls.draw(programs.ball)
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
    draw(eye: TubeView, tube: Tube, ball: BallView, ghost?: GhostBall) {
      const [width, height] = [Math.ceil(eye.width * eye.detail), Math.ceil(eye.height * eye.detail)]
      if (eye.detail < 1) small.begin(width, height)
      gl.viewport(0, 0, width, height)
      // Beyond the end of the pipe, only the light ahead is visible.
      clear(gl, ...channels((tube.border > FOG ? tube.zone : tube.next).colours[3]), 1)
      upload(eye, tube, ball)
      if (isPlain) addBands(pipes, tube)
      pipes.draw(programs.tube)
      if (holes.filled) cutHoles(gl, holes, programs.hole)
      solids.draw(programs.solid)
      // Gems and ball need no blending, but a single state for all bodies saves preparing one program.
      gl.enable(gl.BLEND)
      gems.draw(programs.gem)
      // Slightly smaller, so that it is hidden behind the player's ball where they overlap.
      if (ghost && ghost.scale > 0)
        addBall(balls, { ...ghost, scale: ghost.scale * 0.94 }, ghost.ahead, FAINT)
      if (ball.scale > 0) addBall(balls, ball, 0, 1)
      balls.draw(programs.ball)
      addShells(bubbles, ball)
      bubbles.draw(programs.bubble)
      gl.depthMask(false)
      sparks.draw(programs.spark)
      gl.depthMask(true)
      gl.disable(gl.BLEND)
      if (eye.detail < 1) small.end(width, height, eye.width, eye.height)
      for (const one of contents) one.clear()
      unprepared.pop()?.add(0)
    },
    /** Renders a ball alone, in a square of `side` pixels; the bottom row comes first. */
    portrait(side: number, look: Palette): ImageData {
      const pixels = new Uint8ClampedArray(side * side * 4)
      small.begin(side, side)
      gl.viewport(0, 0, side, side)
      clear(gl, 0, 0, 0, 0)
      const ball = { ...PORTRAIT_BALL, look }
      upload({ ...PORTRAIT_EYE, width: side, height: side }, PORTRAIT_TUBE, ball)
      addBall(balls, ball, 0, 1)
      balls.draw(programs.ball)
      balls.clear()
      gl.readPixels(0, 0, side, side, gl.RGBA, gl.UNSIGNED_BYTE, pixels)
      gl.bindFramebuffer(gl.FRAMEBUFFER, null)
      return new ImageData(pixels, side, side)
    },
  }
}

export type Scene = ReturnType<typeof createScene>
