/** Draws the board under the score: falls left, the garland of neat landings, and the next crate. */
import type { Screen } from '../../kit/board/room.ts'
import { blot } from '../../kit/paint/brush.ts'
import { wobble } from '../../kit/paint/easing.ts'
import { letter } from '../../kit/paint/lettering.ts'
import { stamp, type Bake, type Pen, type Sprite } from '../../kit/paint/sprite.ts'
import type { Stage } from '../../kit/paint/stage.ts'
import type { ElementSpot } from '../../kit/view.ts'
import { YARD } from '../rules/curve.ts'
import { shapeOf, type CrateKind } from '../rules/kinds.ts'
import { comingOf, type Yard } from '../rules/yard.ts'
import type { Camera } from './camera.ts'
import { crateSprite } from './crates.ts'

/** In CSS pixels. */
export const BOARD_HEIGHT = 156
/** Frames narrower than this have no room below the garland. */
const NARROW = 560
const TAU = Math.PI * 2

/** The garland, for its lesson. */
export const garlandSpot = ({ safe: { left, top } }: Screen): ElementSpot => ({
  x: left + 60,
  y: top + 56,
  size: 104,
})

export function drawBoard(
  stage: Stage,
  bake: Bake,
  { unit, zoom }: Camera,
  yard: Yard,
  neatAge: number,
): void {
  const { pen } = stage
  const { left, top } = stage.safe
  stamp(pen, sparesSprite(bake, yard.spare), left + 56, top + 17)
  // A full garland stays for a moment before the next one begins.
  const lit = yard.streak && neatAge < 1 ? ((yard.streak - 1) % YARD.bloom) + 1 : yard.streak % YARD.bloom
  const { x, y } = garlandSpot(stage)
  stamp(pen, garlandSprite(bake, lit), x, y)
  // The newest blossom opens on top of its sprite.
  const [across, down] = blossomAt(lit - 1)
  if (lit && neatAge < 0.5)
    stamp(pen, flowerSprite(bake, toneOf(lit - 1)), x + across, y + down, wobble(neatAge * 2))
  stamp(pen, nextSprite(bake, comingOf(yard), unit / zoom, stage.look), ...nextPlaceIn(stage))
}

/**
 * Centre and scale of the plate with the next crate. In a narrow frame it is small and beside the garland, because
 * crates swing through the place below.
 */
const nextPlaceIn = ({
  width,
  safe: { left, top },
}: Screen): readonly [x: number, y: number, scale: number] =>
  width < NARROW ? [left + 140, top + 36, 0.66] : [left + 52, top + 118, 1]

/** A plate with the next crate. */
export function nextSprite(bake: Bake, kind: CrateKind, unit: number, look: string): Sprite {
  return bake(`next-${kind}`, 80, 80, (pen) => {
    pen.fillStyle = 'rgba(42,20,88,.62)'
    pen.beginPath()
    pen.roundRect(-38, -38, 76, 76, 14)
    pen.fill()
    letter(pen, 'NEXT', 0, -25, 12, { outline: 0 })
    const { wide, high } = shapeOf(kind)
    stamp(pen, crateSprite(bake, kind, unit, look), 0, 9, Math.min(58 / (wide * unit), 42 / (high * unit)))
  })
}

/** A crate for each fall left, a cross for each one used. */
export const sparesSprite = (bake: Bake, spares: number): Sprite =>
  bake(`spares${spares}`, 96, 32, (pen) => {
    for (let i = 0; i < YARD.spare; i++) paintSpare(pen, (i - 1) * 30, i < spares)
  })

function paintSpare(pen: Pen, x: number, whole: boolean): void {
  pen.globalAlpha = whole ? 1 : 0.75
  pen.fillStyle = whole ? '#7a4516' : 'rgba(42,20,88,.55)'
  pen.beginPath()
  pen.roundRect(x - 11, -11, 22, 22, 5)
  pen.fill()
  pen.strokeStyle = whole ? '#ffcf8a' : '#fff'
  pen.lineWidth = whole ? 4 : 2.5
  pen.beginPath()
  if (whole) {
    pen.roundRect(x - 8, -8, 16, 16, 3)
    pen.moveTo(x - 7, 7)
    pen.lineTo(x + 7, -7)
  } else {
    pen.moveTo(x - 6, -6)
    pen.lineTo(x + 6, 6)
    pen.moveTo(x + 6, -6)
    pen.lineTo(x - 6, 6)
  }
  pen.stroke()
}

/** Position of the nth blossom: a pink row for ivy, and a golden row below for full bloom. */
const blossomAt = (n: number) => [((n % YARD.garland) - 1.5) * 24, n < YARD.garland ? -10 : 12] as const
const toneOf = (n: number) => (n < YARD.garland ? '#ff9fd0' : '#ffcc1f')

/** A blossom for each neat landing in a row. */
export const garlandSprite = (bake: Bake, lit: number): Sprite =>
  bake(`garland${lit}`, 104, 48, (pen) => {
    for (let i = 0; i < YARD.bloom; i++)
      stamp(pen, flowerSprite(bake, i < lit ? toneOf(i) : ''), ...blossomAt(i))
  })

/** Without a colour, a closed bud. */
const flowerSprite = (bake: Bake, colour: string): Sprite =>
  bake(`flower${colour}`, 24, 24, (pen) => {
    const size = 4.4
    pen.fillStyle = colour || 'rgba(42,20,88,.45)'
    pen.strokeStyle = '#fff'
    pen.lineWidth = 1.5
    pen.beginPath()
    for (let i = 0; i < 5; i++) {
      const angle = (i / 5) * TAU - TAU / 4
      const [x, y] = [Math.cos(angle) * size, Math.sin(angle) * size]
      pen.moveTo(x + size * 0.8, y)
      pen.arc(x, y, size * 0.8, 0, TAU)
    }
    pen.stroke()
    pen.fill()
    blot(pen, colour ? '#fff6b8' : 'rgba(255,255,255,.5)', 0, 0, size * 0.7)
  })
