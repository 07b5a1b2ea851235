/** Draws the card and the preview: Dot rides a slab in over the tower, between garden and moon. */
import { glow, hills, sky } from '../../kit/paint/backdrop.ts'
import { blot } from '../../kit/paint/brush.ts'
import { CREAM } from '../../kit/paint/palette.ts'
import { stamp } from '../../kit/paint/sprite.ts'
import type { Poster } from '../../kit/art/sheet.ts'
import { cloud } from '../view/clouds.ts'
import { coloursIn, wallsOf } from '../view/colours.ts'
import { drawLadybird } from '../view/ladybird.ts'
import { middleOf, type Lens } from '../view/lens.ts'
import { paletteOf } from '../view/looks.ts'
import { drawPasser } from '../view/passers.ts'
import { SKIES } from '../view/light.ts'
import { FOUNDATION, type Slab } from '../rules/slab.ts'
import { drawStorey } from '../view/storey.ts'

const LENS: Lens = { x: 240, y: 330, unit: 0.128 }
/** The fourth storey lost a piece, so the tower is narrower from there on. */
const NARROW: Slab = { x: -500, z: -500, w: 1000, d: 860 }
const TOWER = [FOUNDATION, FOUNDATION, FOUNDATION, NARROW, NARROW]
/** Storeys from one tone of the palette to the next. */
const TONE = 2
const SLIDER: Slab = { ...NARROW, x: -830 }
const HOVER = 0.6
const WALLS = wallsOf(coloursIn(paletteOf('')))

export const poster: Poster = ({ pen, left, right, bake, rays, sparkle, title }) => {
  const area = { x: left, y: 0, width: right - left, height: 360 }
  sky(pen, area, SKIES[3])
  glow(pen, 240, 190, 260, '255,255,255', 0.7)
  rays(240, 190, '#ffffff16')
  for (const [x, y, r] of [
    [40, 30, 2.5],
    [96, 66, 2],
    [330, 18, 2.5],
    [446, 120, 2],
    [-40, 40, 2.5],
    [520, 50, 2.5],
  ] as const)
    blot(pen, '#fff', x, y, r)
  drawPasser(pen, bake, 'moon', 420, 54, 38, CREAM, 'glad')
  for (const [x, y, size] of [
    [46, 196, 54],
    [428, 206, 58],
    [-70, 150, 46],
    [552, 160, 50],
    [396, 140, 30],
  ] as const)
    stamp(pen, cloud(bake, size, true), x, y)
  hills(pen, area, '#b8476b', 264, 14)
  hills(pen, area, '#3fae4c', 296, 12, 3)

  for (const [i, slab] of TOWER.entries())
    drawStorey(pen, LENS, slab, i, WALLS(i * TONE), { lit: i % 2 === 0, gloss: i === TOWER.length - 1 })
  pen.strokeStyle = '#ffffffd9'
  pen.lineWidth = 6
  pen.lineCap = 'round'
  pen.beginPath()
  for (const [x, y, long] of [
    [96, 44, 34],
    [74, 76, 44],
    [74, 112, 30],
  ] as const) {
    pen.moveTo(x, y)
    pen.lineTo(x - long, y - long * 0.47)
  }
  pen.stroke()
  const high = TOWER.length + HOVER
  drawStorey(pen, LENS, SLIDER, high, WALLS(6 * TONE), { gloss: true })
  const feet = middleOf(LENS, SLIDER, high + 1)
  blot(pen, '#3c00464d', feet.x, feet.y + 8, 56, 20)
  drawLadybird(pen, bake, {
    ...feet,
    y: feet.y + 8,
    size: 52,
    mood: 'calm',
    look: 1,
    turn: 0.04,
    stretch: 0,
    wings: 0.5,
  })

  pen.save()
  pen.translate(388, 236)
  pen.rotate(0.45)
  const cut: Slab = { x: -500, z: -70, w: 1000, d: 140 }
  drawStorey(pen, { x: 0, y: 12, unit: 0.11 }, { x: cut.z, z: cut.x, w: cut.d, d: cut.w }, 0, WALLS(6), {
    gloss: true,
    windows: false,
  })
  pen.restore()
  sparkle([352, 96, 13], [118, 128, 10], [396, 262, 9], [150, 30, 8])
  title('Stack Builder', { size: 66, edge: '#5a1038', y: 304 })
}
