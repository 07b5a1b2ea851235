/** Paints the card and the preview: the ball between walls, heading for gems, with the light of the next zone ahead. */
import type { Poster } from '../../kit/art/sheet.ts'
import { glow } from '../../kit/paint/backdrop.ts'
import { rules } from '../rules.ts'
import { zoneStart } from '../rules/curve.ts'
import type { State } from '../rules/state.ts'
import type { Obstacle, TubeTreat } from '../rules/tube.ts'
import { FLOOR } from '../view/ball.ts'
import { bendAt } from '../view/camera.ts'
import { addContents } from '../view/contents.ts'
import { paletteOf } from '../view/looks.ts'
import { createScene } from '../view/scene.ts'
import { createSparks } from '../view/sparks.ts'
import { zoneOf } from '../view/zones.ts'

/** Metres to the next zone, and metres rolled. */
const BORDER = 18
const DISTANCE = zoneStart(1) - BORDER
/** Vertical position of the end of the tube. */
const MIDDLE = 118
/** Pixels per unit; scaling the picture down smooths its edges. */
const FINE = 3

const wall = (
  id: number,
  ahead: number,
  ...arcs: readonly (readonly [from: number, span: number])[]
): Obstacle => ({
  id,
  kind: 'wall',
  at: DISTANCE + ahead,
  length: 0.8,
  arcs: arcs.map(([from, span]) => ({ from, span })),
  turn: 0,
  sways: false,
  closest: 1,
})

const gem = (id: number, ahead: number, angle: number): TubeTreat => ({
  id,
  kind: 'gem',
  at: DISTANCE + ahead,
  angle,
  missed: false,
})

const STATE: State = {
  ...rules.start(1, 1),
  distance: DISTANCE,
  bubble: false,
  obstacles: [wall(1, 3.4, [0.148, 0.16], [0.692, 0.16]), wall(2, 12, [0.4, 0.2]), wall(3, 22, [0.62, 0.26])],
  treats: [gem(1, 1, 0.085), gem(2, 1, -0.085), gem(3, 6, 0.04), gem(4, 9, 0.09), gem(5, 12, 0.14)],
}

export const poster: Poster = ({ pen, left, right, sparkle, title }) => {
  const [width, height] = [right - left, (360 - MIDDLE) * 2]
  const canvas = document.createElement('canvas')
  canvas.width = width * FINE
  canvas.height = height * FINE
  const gl = canvas.getContext('webgl2', { alpha: false, stencil: true, antialias: true })
  if (!gl) throw new Error('This browser has no WebGL 2, which the poster needs.')
  const scene = createScene(gl)
  const sparks = createSparks()
  addContents(scene, STATE, { distance: DISTANCE, time: 0.3, rise: 1 }, sparks)
  sparks.rush(scene.sparks, 0, 0.8)
  scene.draw(
    {
      width: canvas.width,
      height: canvas.height,
      detail: 1,
      back: 2.9,
      x: 0,
      y: -1.66,
      pitch: 0.08,
      zoom: 1.7,
    },
    {
      roll: 0,
      scroll: 0,
      bend: bendAt(DISTANCE),
      zone: zoneOf(0),
      next: zoneOf(1),
      border: BORDER,
      best: -BORDER,
      drums: [],
    },
    {
      angle: 0,
      radius: FLOOR,
      squash: 1,
      turn: [-0.07, 0, 0.08, 0.994],
      scale: 1,
      bubble: 0,
      fire: 0,
      look: paletteOf(''),
    },
  )
  pen.drawImage(canvas, left, 360 - height, width, height)
  glow(pen, 243, 80, 80, '225,250,255', 0.75)
  sparkle([22, 84, 12], [458, 84, 10], [-58, 50, 10], [540, 54, 9])
  title('Rolly Vortex', { size: 72, fill: ['#e0fcff', '#4fdcff', '#7a5bff'], edge: '#0d0630', y: 298 })
}
