/** Draws the wooden tree; its chutes follow the paths of the eggs exactly. */
import type { Tone } from '../../kit/paint/palette.ts'
import type { Pen } from '../../kit/paint/sprite.ts'
import type { Gate } from '../rules/state.ts'
import { spotOf, type Layout } from './layout.ts'

/** Adds the branch from a gate to the place below, along the same curve as `pointAt`. */
function branch(path: Path2D, layout: Layout, place: number, isEnd: boolean): void {
  const [from, to] = [spotOf(layout, place >> 1), spotOf(layout, place)]
  path.moveTo(from.x, from.y)
  path.quadraticCurveTo(to.x, from.y + layout.row / 2, to.x, from.y + layout.row)
  if (isEnd) path.lineTo(to.x, layout.rim - layout.egg * 0.7)
}

/** Draws all the wood. Too expensive for every frame, so it is cached while the tree is at rest. */
export function drawWood(pen: Pen, tone: Tone, layout: Layout, gates: readonly Gate[]): void {
  const { top, egg, rim, ground } = layout
  const { light, true: body, deep } = tone
  const wood = new Path2D()
  wood.moveTo(top.x, top.y - egg)
  wood.lineTo(top.x, spotOf(layout, 1).y)
  const isGate = (place: number) => gates.some((gate) => gate.place === place)
  for (const { place } of gates)
    for (const below of [place * 2, place * 2 + 1]) branch(wood, layout, below, !isGate(below))
  // The post behind.
  pen.fillStyle = deep
  pen.fillRect(top.x - egg * 0.32, top.y, egg * 0.64, ground - top.y)
  pen.fillStyle = `${body}50`
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
  coat(2.1, deep)
  coat(1.84, body)
  pen.translate(0, -egg * 0.05)
  coat(1.62, light)
  pen.translate(0, egg * 0.08)
  coat(1.5, body)
  coat(1.06, `${deep}99`)
  pen.translate(0, egg * 0.08)
  coat(0.9, `${body}50`)
  // Seams between the planks.
  pen.lineCap = 'butt'
  pen.setLineDash([1.5, Math.max(12, egg)])
  coat(1.8, `${deep}55`)
  pen.restore()
  // A lip at the ends of the chutes.
  pen.fillStyle = deep
  for (const [place, { x }] of layout.spots)
    if (!isGate(place)) {
      pen.beginPath()
      pen.roundRect(x - egg * 1.15, rim - egg * 0.9, egg * 2.3, egg * 0.42, egg * 0.2)
      pen.fill()
    }
}

/** Light that runs along the branches selected by the gates. */
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
