/** The wooden tree: chutes that follow the eggs' way exactly, and gates that swing. */
import { clamp } from '../../kit/paint/easing.ts'
import { disc, glossy } from '../../kit/paint/glossy.ts'
import { YELLOW } from '../../kit/paint/palette.ts'
import { stamp, type Bake, type Pen } from '../../kit/paint/sprite.ts'
import { ink, outline } from './brush.ts'
import { spotOf, type Layout } from './layout.ts'
import type { Gate } from '../rules/tree.ts'

/** From a gate to the place below it, as pointAt goes. */
function branch(path: Path2D, layout: Layout, place: number, isEnd: boolean): void {
  const [from, to] = [spotOf(layout, place >> 1), spotOf(layout, place)]
  path.moveTo(from.x, from.y)
  path.quadraticCurveTo(to.x, from.y + layout.row / 2, to.x, from.y + layout.row)
  if (isEnd) path.lineTo(to.x, layout.rim - layout.egg * 0.7)
}

/** Everything of wood: too dear for every frame, so it is to be baked while it stands still. */
export function drawWood(pen: Pen, layout: Layout, gates: readonly Gate[]): void {
  const { top, egg, rim, ground } = layout
  const wood = new Path2D()
  wood.moveTo(top.x, top.y - egg)
  wood.lineTo(top.x, spotOf(layout, 1).y)
  const isGate = (place: number) => gates.some((gate) => gate.place === place)
  for (const { place } of gates)
    for (const below of [place * 2, place * 2 + 1]) branch(wood, layout, below, !isGate(below))
  // A post carries it all, behind.
  pen.fillStyle = '#4d2a12'
  pen.fillRect(top.x - egg * 0.32, top.y, egg * 0.64, ground - top.y)
  pen.fillStyle = '#7a4a22'
  pen.fillRect(top.x - egg * 0.32, top.y, egg * 0.26, ground - top.y)
  pen.save()
  pen.lineJoin = pen.lineCap = 'round'
  const coat = (width: number, colour: string) => {
    pen.lineWidth = egg * width
    pen.strokeStyle = colour
    pen.stroke(wood)
  }
  pen.translate(0, egg * 0.3)
  coat(2.2, '#1c0a4447')
  pen.translate(0, egg * -0.3)
  coat(2.1, '#5c3011')
  coat(1.84, '#e0a05c')
  pen.translate(0, -egg * 0.05)
  coat(1.62, '#ffcf94')
  pen.translate(0, egg * 0.08)
  coat(1.5, '#c98a4c')
  coat(1.06, '#8f5529')
  pen.translate(0, egg * 0.08)
  coat(0.9, '#a8693a')
  // Seams between the planks, across the way.
  pen.lineCap = 'butt'
  pen.setLineDash([1.5, Math.max(12, egg)])
  coat(1.8, '#5c301155')
  pen.restore()
  // A lip where the eggs drop out.
  pen.fillStyle = '#5c3011'
  for (const [place, { x }] of layout.spots)
    if (!isGate(place)) {
      pen.beginPath()
      pen.roundRect(x - egg * 1.15, rim - egg * 0.9, egg * 2.3, egg * 0.42, egg * 0.2)
      pen.fill()
    }
}

/** Light that runs along the branches to which the gates point. */
export function drawFlow(pen: Pen, layout: Layout, gates: readonly Gate[], time: number): void {
  const { egg } = layout
  const open = new Path2D()
  for (const { place, way } of gates) branch(open, layout, place * 2 + way, false)
  pen.save()
  pen.lineCap = 'round'
  pen.setLineDash([egg * 0.2, egg * 0.7])
  pen.lineDashOffset = -time * egg * 1.6
  pen.lineWidth = egg * 0.24
  pen.strokeStyle = '#fff3c8c0'
  pen.stroke(open)
  pen.restore()
}

/** −1 points left, 1 right, in between it swings. */
export function drawGate(pen: Pen, bake: Bake, x: number, y: number, egg: number, swing: number): void {
  const [footX, footY] = [x, y + egg * 0.62]
  const paddle = bake('paddle', 160, 160, (pen) => {
    pen.lineCap = 'round'
    for (const [width, colour, up] of [
      [24, '#06463f', -2],
      [17, '#1fd8c0', 0],
      [5, '#d8fff8', 1.5],
    ] as const) {
      pen.lineWidth = width
      pen.strokeStyle = colour
      pen.stroke(outline(`M0 ${-up}V${-63 - up}`))
    }
  })
  stamp(pen, paddle, footX, footY, egg / 36, egg / 36, -swing * 0.86)
  const radius = 22
  const knob = bake('knob', 90, 90, (pen) => glossy(pen, disc(radius), radius, YELLOW, { shadow: 0.6 }))
  const arrow = bake('arrow', 60, 60, (pen) => {
    ink(pen, '#6b2d00', 'M15 0L2-13V-5H-13V5H2V13z')
  })
  const scale = Math.max(13, egg * 0.72) / radius
  const lean = clamp(swing, -1.4, 1.4)
  stamp(pen, knob, footX, footY, scale)
  stamp(pen, arrow, footX, footY, scale * 0.92, scale * 0.92, Math.PI / 2 - lean * 1.05)
}
