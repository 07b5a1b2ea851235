/** Draws the wooden sign with the goals and the moves left. */
import { fillPath } from '../../kit/paint/brush.ts'
import { easeInOut, hop, mix } from '../../kit/paint/easing.ts'
import { box, glossy } from '../../kit/paint/glossy.ts'
import { letter } from '../../kit/paint/lettering.ts'
import { BROWN, GREEN, INK, RED } from '../../kit/paint/palette.ts'
import { stamp, type Bake, type Pen, type Sprite } from '../../kit/paint/sprite.ts'
import type { Point } from '../../kit/view.ts'
import { isAwaited } from '../rules/cascade.ts'
import { FEW_MOVES } from '../rules/curve.ts'
import { FROST, STAR } from '../rules/pieces.ts'
import { FLIGHT, type FruitFlight } from './effects.ts'
import { SIZE, type Figures } from './figures.ts'
import type { Layout, Sign } from './layout.ts'
import type { Palette } from './looks.ts'
import type { Setting } from './setting.ts'

interface Slot extends Point {
  readonly size: number
}

/** The positions of the moves and of each goal, the moves first. */
function slots({ x, y, width, height, across }: Sign, goals: number): Slot[] {
  const count = goals + 1.2
  return Array.from({ length: goals + 1 }, (_, i) => {
    const along = (i === 0 ? 0.6 : i + 0.7) / count
    return across
      ? { x: x + width * along, y: y + height / 2, size: Math.min(height * 0.74, width / count / 1.9) }
      : { x: x + width / 2, y: y + height * along, size: Math.min(width * 0.34, (height / count) * 0.8) }
  })
}

/** Draws the sign around the origin. */
function drawSign(pen: Pen, { sign }: Layout, { icing }: Palette): void {
  const { width, height } = sign
  const [x, y] = [width / 2, height / 2]
  const shape = box(width, height, Math.min(x, y) * 0.4)
  glossy(pen, shape, Math.max(x, y), BROWN, { shadow: 0.1, shine: 0 })
  pen.strokeStyle = BROWN.deep
  pen.lineWidth = 3
  pen.stroke(shape)
  // Snow on the upper edge.
  const bumps = Math.round(width / 26)
  const wide = (width - 24) / bumps
  fillPath(
    pen,
    `M${12 - x} ${4 - y}` + `q${wide / 2} 9 ${wide} 0`.repeat(bumps) + `Q0 ${-y - 9} ${12 - x} ${4 - y}`,
    icing,
  )
}

export const signSprite = ({ bake, layout, palette }: Setting): Sprite =>
  bake('sign', layout.sign.width + 40, layout.sign.height + 40, (to) => drawSign(to, layout, palette))

/** Writes a text from a sprite, because lettering is expensive. */
export function write(
  pen: Pen,
  bake: Bake,
  text: string,
  x: number,
  y: number,
  size: number,
  edge = INK,
  grow = 1,
): void {
  const words = bake(text + size + edge, size * (text.length + 1), size * 2, (to) =>
    letter(to, text, 0, 0, size, { edge }),
  )
  stamp(pen, words, x, y, grow)
}

/** Few moves are shown in red; a reached goal gets a green tick. */
export function paintSign(
  pen: Pen,
  figures: Figures,
  setting: Setting,
  moves: number,
  left: readonly number[],
): void {
  const { bake, level } = setting
  const { sign } = setting.layout
  stamp(pen, signSprite(setting), sign.x + sign.width / 2, sign.y + sign.height / 2)
  const [first, ...places] = slots(sign, level.goals.length)
  if (first) {
    const { x, y, size } = first
    const edge = (moves > FEW_MOVES ? BROWN : RED).deep
    write(pen, bake, 'moves', x, y + size * 0.38, Math.max(11, size * 0.28), edge)
    write(pen, bake, String(moves), x, y - size * 0.1, size * 0.74, edge)
  }
  for (const [goal, { x, y, size }] of places.entries()) {
    const count = left[goal]
    const kind = level.goals[goal]?.kind ?? 0
    const icon =
      kind === FROST ? figures.frost(2, size * 0.7) : figures.piece(kind, size * SIZE, count ? 'glad' : 'wow')
    // On a list, later fruit are faint.
    if (count && kind < STAR && !isAwaited(level, left, goal)) pen.globalAlpha = 0.4
    stamp(pen, icon, x - size * 0.36, y)
    const edge = (count ? BROWN : GREEN).deep
    write(pen, bake, count ? String(count) : '✓', x + size * 0.42, y, size * 0.56, edge)
    pen.globalAlpha = 1
  }
}

/** Paints the fruit that fly to the sign. */
export function paintFlights(
  pen: Pen,
  figures: Figures,
  { layout, level }: Setting,
  flights: readonly FruitFlight[],
  time: number,
): void {
  const places = slots(layout.sign, level.goals.length)
  for (const { x, y, piece, goal, began } of flights) {
    const to = places[goal + 1]
    const t = easeInOut((time - began) / FLIGHT)
    const high = hop(t) * layout.cell * 1.2
    const flying = figures.piece(piece, layout.cell * SIZE, 'wow')
    if (to) stamp(pen, flying, mix(x, to.x, t), mix(y, to.y, t) - high, 0.9 - t * 0.35)
  }
}
