/** The wooden tree: chutes that follow the eggs' way exactly, and gates that swing. */
import { clamp } from '../kit/easing.ts'
import { disc, glossy } from '../kit/glossy.ts'
import { YELLOW } from '../kit/palette.ts'
import { stamp, type Bake, type Pen } from '../kit/sprite.ts'
import { ink } from './ink.ts'
import { spotOf, type Layout } from './layout.ts'
import type { Gate } from './tree.ts'

/** From a gate to the place below it, as pointAt goes. */
function branch(path: Path2D, layout: Layout, place: number, isEnd: boolean): void {
  const [from, to] = [spotOf(layout, place >> 1), spotOf(layout, place)]
  path.moveTo(from.x, from.y)
  path.quadraticCurveTo(to.x, from.y + layout.row / 2, to.x, from.y + layout.row)
  if (isEnd) path.lineTo(to.x, layout.rim - layout.egg * 0.7)
}

export function drawChutes(pen: Pen, layout: Layout, gates: readonly Gate[], time: number): void {
  const { top, egg, rim, ground } = layout
  const wood = new Path2D()
  const open = new Path2D()
  wood.moveTo(top.x, top.y - egg)
  wood.lineTo(top.x, spotOf(layout, 1).y)
  const isGate = (place: number) => gates.some((gate) => gate.place === place)
  for (const { place, way } of gates)
    for (const side of [0, 1]) {
      const below = place * 2 + side
      branch(wood, layout, below, !isGate(below))
      if (side === way) branch(open, layout, below, false)
    }
  // A post carries it all, behind.
  pen.fillStyle = '#4d2a12'
  pen.fillRect(top.x - egg * 0.32, top.y, egg * 0.64, ground - top.y)
  pen.fillStyle = '#7a4a22'
  pen.fillRect(top.x - egg * 0.32, top.y, egg * 0.26, ground - top.y)
  pen.save()
  pen.lineJoin = pen.lineCap = 'round'
  const coat = (path: Path2D, width: number, colour: string) => {
    pen.lineWidth = egg * width
    pen.strokeStyle = colour
    pen.stroke(path)
  }
  pen.translate(0, egg * 0.3)
  coat(wood, 2.2, '#1c0a4447')
  pen.translate(0, egg * -0.3)
  coat(wood, 2.1, '#5c3011')
  coat(wood, 1.84, '#e0a05c')
  pen.translate(0, -egg * 0.05)
  coat(wood, 1.62, '#ffcf94')
  pen.translate(0, egg * 0.08)
  coat(wood, 1.5, '#c98a4c')
  coat(wood, 1.06, '#8f5529')
  pen.translate(0, egg * 0.08)
  coat(wood, 0.9, '#a8693a')
  // Seams between the planks, across the way.
  pen.lineCap = 'butt'
  pen.setLineDash([1.5, Math.max(12, egg)])
  coat(wood, 1.8, '#5c301155')
  pen.lineCap = 'round'
  pen.setLineDash([egg * 0.2, egg * 0.7])
  pen.lineDashOffset = -time * egg * 1.6
  coat(open, 0.24, '#fff3c8c0')
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

/** −1 points left, 1 right, in between it swings. */
export function drawGate(pen: Pen, bake: Bake, x: number, y: number, egg: number, swing: number): void {
  const angle = -Math.PI / 2 - swing * 0.86
  const [footX, footY] = [x, y + egg * 0.62]
  const [tipX, tipY] = [footX + Math.cos(angle) * egg * 1.75, footY + Math.sin(angle) * egg * 1.75]
  pen.lineCap = 'round'
  for (const [width, colour, up] of [
    [0.66, '#06463f', -2],
    [0.48, '#1fd8c0', 0],
    [0.14, '#d8fff8', 1.5],
  ] as const) {
    pen.lineWidth = egg * width
    pen.strokeStyle = colour
    pen.beginPath()
    pen.moveTo(footX, footY - up)
    pen.lineTo(tipX, tipY - up)
    pen.stroke()
  }
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
