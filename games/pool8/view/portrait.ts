/** Draws a sample of a look: a corner of the table, a ball near its pocket, and the cue across it. */
import { shaded } from '../../kit/paint/brush.ts'
import { portraitSprites } from '../../kit/paint/portrait-sprites.ts'
import { paintWhole, type Pen } from '../../kit/paint/sprite.ts'
import type * as ball from './ball.ts'
import type { paintStick as Stick } from './cue.ts'
import type { paletteOf as PaletteOf } from './looks.ts'
import type { paintTable as Table } from './table.ts'

/** Parts of the game's first script, which this one does not repeat. */
interface Painters extends Pick<typeof ball, 'orientationOf' | 'paintBall' | 'paintShade'> {
  readonly paintStick: typeof Stick
  readonly paintTable: typeof Table
  readonly paletteOf: typeof PaletteOf
}

/** Visible length of the table and its start, in cm. */
const SEEN = 46
const FROM = -13
/** Balls in the sample, with their positions. */
const BALLS = [
  [10, 9.5, 13],
  [0, 21, 9],
] as const
/** The cue's tip, far outside, so that its grip is visible. */
const TIP = { x: -85, y: 84.5 }

export function drawPortrait(
  { orientationOf, paintBall, paintShade, paintStick, paintTable, paletteOf }: Painters,
  pen: Pen,
  size: number,
  look: string,
): void {
  const palette = paletteOf(look)
  const bake = portraitSprites(size, 1)
  const scale = size / SEEN
  pen.save()
  pen.beginPath()
  pen.roundRect(-size / 2, -size / 2, size, size, size * 0.2)
  pen.clip()
  pen.scale(scale, scale)
  pen.translate(-SEEN / 2 - FROM, -SEEN / 2 - FROM)
  pen.fillStyle = shaded(pen, [FROM, FROM], [FROM + SEEN, FROM + SEEN], palette.room)
  pen.fillRect(FROM, FROM, SEEN, SEEN)
  paintWhole(paintTable(pen, palette))
  const ratio = scale * 2
  for (const [, x, y] of BALLS) paintShade(pen, bake, ratio, x + 0.75, y + 1.35)
  for (const [id, x, y] of BALLS)
    paintBall(pen, bake, { ratio, upright: false, strong: false }, id, orientationOf(id), x, y)
  paintStick(pen, bake, palette, ratio, TIP, -0.86, 0.51, 0, { x: 0, y: 1 })
  pen.restore()
}
