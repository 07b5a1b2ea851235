/** Draws the card and the preview image: Mo holds a yellow seed below a gap among yellow blossoms. */
import type { Poster } from '../../kit/art/sheet.ts'
import { glow, hills, sky } from '../../kit/paint/backdrop.ts'
import type { Mood } from '../../kit/paint/glossy.ts'
import { stamp } from '../../kit/paint/sprite.ts'
import { RISE } from '../rules/field.ts'
import { blossomSprite, seedSprite } from '../view/blossoms.ts'
import { paletteOf } from '../view/looks.ts'
import { drawMole } from '../view/mole.ts'

const PALETTE = paletteOf('')
/** Width of a blossom. */
const WIDE = 84
const TOP = 34
/** Kinds row by row, each row centred on the card; a dot is a gap. */
const ROWS = ['152431524', '5213..2415']
const MUZZLE = { x: 240, y: 146 }
const MOLE = 84
/** The next seed. */
const WAITING = { x: 378, y: 236 }

export const poster: Poster = ({ pen, left, right, bake, sparkle, title }) => {
  const area = { x: left, y: 0, width: right - left, height: 360 }
  sky(pen, area, ['#6a1182', '#b433c4', '#ff9de0'])
  glow(pen, 240, 160, 210, '255,226,250', 0.7)
  hills(pen, area, '#7a1f8f', 282, 10)
  hills(pen, area, '#4a0a62', 318, 6, 2)
  for (const [row, kinds] of ROWS.entries())
    for (const [i, kind] of [...kinds].entries()) {
      const x = 240 + (i - (kinds.length - 1) / 2) * WIDE
      const mood: Mood = (i + row) % 4 === 2 ? 'wow' : 'glad'
      if (kind !== '.')
        stamp(pen, blossomSprite(bake, Number(kind), WIDE, mood, PALETTE), x, TOP + row * RISE * WIDE)
    }
  drawMole(pen, bake, { unit: MOLE, muzzle: MUZZLE }, PALETTE, { aim: 0, mood: 'glad', thrown: 9, leap: 0 })
  stamp(pen, seedSprite(bake, 3, MOLE), MUZZLE.x, MUZZLE.y)
  stamp(pen, seedSprite(bake, 5, MOLE), WAITING.x, WAITING.y, 0.72)
  sparkle([124, 186, 13], [330, 166, 11])
  title('Bubble Bloom', { size: 64, edge: '#43085a' })
}
