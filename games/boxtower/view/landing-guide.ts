/** Shows where the hanging crate would land: its shadow, and for the first crates or with a magnet a dotted line. */
import { blot } from '../../kit/paint/brush.ts'
import { easeOut, mix } from '../../kit/paint/easing.ts'
import type { Pen } from '../../kit/paint/sprite.ts'
import { MAGNET, YARD } from '../rules/curve.ts'
import { shapeOf, type CrateKind } from '../rules/kinds.ts'
import { seatOf, uppermost, type Yard } from '../rules/yard.ts'
import type { Camera } from './camera.ts'

/** Number of first crates with a guide line. */
const GUIDED_CRATES = 3

/** The surface directly below x: its top, left and right. */
function surfaceBelow(
  { loose, rooted, flying }: Yard,
  x: number,
): readonly [top: number, left: number, right: number] {
  let [top, left, right] =
    Math.abs(x) < YARD.plinth ? [0, -YARD.plinth, YARD.plinth] : [YARD.ground, -Infinity, Infinity]
  for (const { id, kind, x: at, y } of [...rooted.slice(-6), ...loose]) {
    const { wide, high } = shapeOf(kind)
    if (id === flying || Math.abs(x - at) >= wide / 2 || y + high / 2 <= top) continue
    ;[top, left, right] = [y + high / 2, at - wide / 2, at + wide / 2]
  }
  return [top, left, right]
}

/** x to which a magnet would pull the hanging crate, if any. */
function magnetSeat(yard: Yard, x: number): number | undefined {
  const below = uppermost(yard)
  const seat = below ? seatOf(below) : 0
  const draws = yard.hanging === 'magnet' || below?.kind === 'magnet'
  return draws && Math.abs(seat - x) < MAGNET.reach ? seat : undefined
}

/** `x` and `y` are the position of the hanging crate in ells. */
export function drawLandingGuide(
  pen: Pen,
  camera: Camera,
  yard: Yard,
  hanging: CrateKind,
  { x, y }: { readonly x: number; readonly y: number },
): void {
  const { wide, high } = shapeOf(hanging)
  const [foot, left, right] = surfaceBelow(yard, x)
  const { unit } = camera
  // Clips the shadow to the surface below.
  const from = Math.max(left, x - wide / 2)
  const to = Math.min(right, x + wide / 2)
  const half = ((to - from) / 2) * unit
  blot(pen, 'rgba(40,15,60,.3)', camera.x((from + to) / 2), camera.y(foot), half, unit * 0.1)
  const seat = magnetSeat(yard, x)
  if (yard.crates >= GUIDED_CRATES && seat === undefined) return
  pen.fillStyle = seat === undefined ? 'rgba(255,255,255,.8)' : '#ff5d7a'
  pen.beginPath()
  const long = y - high / 2 - 0.3 - foot
  for (let down = 0; down < long - 0.1; down += 0.3) {
    // A magnet bends the line towards its seat.
    const across = camera.x(mix(x, seat ?? x, easeOut(down / long)))
    pen.moveTo(across, camera.y(foot + long - down))
    pen.arc(across, camera.y(foot + long - down), unit * 0.055, 0, Math.PI * 2)
  }
  pen.fill()
}
