/** Draws the card and the preview: the robin lowers one more crate beside a proud tower. */
import { glow, sky } from '../../kit/paint/backdrop.ts'
import { stamp } from '../../kit/paint/sprite.ts'
import type { Poster } from '../../kit/art/sheet.ts'
import {
  baySprite,
  cabinSprite,
  driverSprite,
  drawRope,
  hookSprite,
  trolleySprite,
} from '../view/crane-parts.ts'
import { moodsSprite, stampMood, type CrateFeeling } from '../view/faces.ts'
import { houseSprite } from '../view/harbour-parts.ts'
import { shapeOf, type CrateKind } from '../rules/kinds.ts'

/** Poster units per ell. */
const ELL = 72
const BEAM = 2
const GROUND = 286
const TROLLEY = 322
const MAST = 430
const QUAY = 284
const HOUSES = [-72, 2, 60, 250, 306, 372, 486, 548]

/** From the bottom up. */
const TOWER: readonly { kind: CrateKind; x: number; feeling: CrateFeeling }[] = [
  { kind: 'wide', x: 152, feeling: 'glad' },
  { kind: 'cube', x: 164, feeling: 'proud' },
  { kind: 'squat', x: 148, feeling: 'glad' },
  { kind: 'small', x: 158, feeling: 'glad' },
]

export const poster: Poster = ({ pen, left, right, bake, rays, sparkle, title }) => {
  const area = { x: left, y: 0, width: right - left, height: 360 }
  sky(pen, area, ['#8f3a1c', '#d9762f', '#ffc063', '#ffe9b0'])
  glow(pen, 90, 214, 190, '255,246,200', 0.9)
  rays(90, 214, '#ffffff14')
  // Evening haze over the town.
  pen.globalAlpha = 0.45
  for (const [n, x] of HOUSES.entries()) {
    const house = houseSprite(bake, n % 7, 30)
    stamp(pen, house, x, QUAY - house.height / 2)
  }
  pen.globalAlpha = 1
  pen.fillStyle = '#5c2a12'
  pen.fillRect(left, QUAY, right - left, 360 - QUAY)

  const crate = (kind: CrateKind, x: number, y: number, feeling: CrateFeeling, turn = 0) =>
    stampMood(pen, moodsSprite(bake, kind, ELL, ''), feeling, x, y, 1, 1, turn)

  const steel = ELL * 0.62
  const bay = baySprite(bake, steel, '')
  for (let y = BEAM; y < 360; y += steel) stamp(pen, bay, MAST, y + steel / 2)
  for (let x = left; x < right + steel; x += steel) stamp(pen, bay, x, BEAM, 0.86, 1, Math.PI / 2)
  let foot = GROUND
  for (const { kind, x, feeling } of TOWER) {
    const high = shapeOf(kind).high * ELL
    crate(kind, x, foot - high / 2, feeling)
    foot -= high
  }
  drawRope(pen, TROLLEY, BEAM, TROLLEY - 8, 84, 0, ELL)
  pen.strokeStyle = '#4a2e12'
  pen.lineWidth = 5
  pen.beginPath()
  for (const x of [-26, 26]) {
    pen.moveTo(TROLLEY - 10, 108)
    pen.lineTo(TROLLEY - 12 + x, 144)
  }
  pen.stroke()
  crate('tall', TROLLEY - 12, 182, 'glad', 0.07)
  stamp(pen, hookSprite(bake, ELL * 0.9, ''), TROLLEY - 8, 84)
  stamp(pen, trolleySprite(bake, ELL * 0.8, ''), TROLLEY, BEAM)
  stamp(pen, cabinSprite(bake, ELL * 0.8, ''), MAST, 80)
  stamp(pen, driverSprite(bake, 'glad', ELL), MAST, 74)
  sparkle([238, 86, 12], [66, 64, 10])
  title('BoxTower', { size: 80, edge: '#4a1a08' })
}
