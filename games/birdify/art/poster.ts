/** Draws the card and the preview: the bird between canes on a bright morning. */
import { glow, hills, sky } from '../../kit/paint/backdrop.ts'
import { line } from '../../kit/paint/brush.ts'
import { stamp } from '../../kit/paint/sprite.ts'
import type { Poster } from '../../kit/art/sheet.ts'
import { drawBird } from '../view/bird.ts'
import { paletteOf } from '../view/looks.ts'
import { berrySprite, caneSprite, cloudSprite, greenhouseSprite } from '../view/plants.ts'

/** Free end of each cane, and whether it hangs from above. */
const CANES = [
  { x: -78, y: 92, hangs: true },
  { x: -78, y: 250, hangs: false },
  { x: 66, y: 76, hangs: true },
  { x: 66, y: 236, hangs: false },
  { x: 424, y: 44, hangs: true },
  { x: 424, y: 222, hangs: false },
  { x: 560, y: 76, hangs: true },
  { x: 560, y: 240, hangs: false },
]

export const poster: Poster = ({ pen, left, right, bake, rays, sparkle, title }) => {
  const { plumage, season } = paletteOf('')
  const area = { x: left, y: 0, width: right - left, height: 360 }
  sky(pen, area, ['#0f8fd0', '#2fbfe6', '#d0f8ff'])
  glow(pen, 250, 130, 230, '255,255,255', 0.9)
  rays(250, 130, '#ffffff1c')
  for (const [x, y, size] of [
    [150, 46, 44],
    [338, 214, 52],
    [-40, 190, 40],
    [520, 170, 46],
  ] as const)
    stamp(pen, cloudSprite(bake, size), x, y)
  hills(pen, area, '#8fdc8a', 246, 12)
  stamp(pen, greenhouseSprite(bake, 110), 180, 226)
  hills(pen, area, '#4fbf6a', 276, 10, 3)
  for (const { x, y, hangs } of CANES) {
    const cane = caneSprite(bake, season, 56, 1, false)
    stamp(pen, cane, x, y + (hangs ? -cane.height : cane.height) / 2, 1, hangs ? -1 : 1)
  }
  hills(pen, area, '#2a9c4c', 318, 8, 2)
  pen.strokeStyle = '#ffffffd0'
  pen.lineWidth = 6
  pen.lineCap = 'round'
  for (const [x, y, long] of [
    [126, 118, 34],
    [112, 146, 44],
    [128, 174, 30],
  ] as const) {
    line(pen, x, y, x - long, y + 4)
  }
  drawBird(pen, bake, plumage, {
    x: 244,
    y: 138,
    size: 84,
    turn: -0.16,
    wing: 0.9,
    stretch: 0.02,
    mood: 'bright',
  })
  stamp(pen, berrySprite(bake, false, 22), 398, 128)
  stamp(pen, berrySprite(bake, true, 20), 366, 40)
  sparkle([346, 84, 12], [142, 80, 9], [372, 196, 10])
  title('Birdify', { size: 92, edge: '#0a3f6b' })
}
