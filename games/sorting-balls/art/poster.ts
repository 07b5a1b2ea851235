/** Draws the game card and link preview: a red heart flies over half-sorted tubes. */
import type { Poster, ArtSheet } from '../../kit/art/sheet.ts'
import { glow, sky } from '../../kit/paint/backdrop.ts'
import { stamp } from '../../kit/paint/sprite.ts'
import { drawBall, type Mood } from '../view/ball.ts'
import { drawFlask, drawShelves } from '../view/furniture.ts'
import { drawBack, drawCork, drawFront } from '../view/glass.ts'
import { kindAt } from '../view/kinds.ts'
import { slot, type Layout } from '../view/layout.ts'
import { paletteOf } from '../view/looks.ts'
import { drawFern } from '../view/plants.ts'

const [RED, BLUE, YELLOW, GREEN] = [0, 1, 2, 3] as const
/** From the bottom up. */
const TUBES = [
  { x: 94, balls: [RED, RED], mood: 'calm' },
  { x: 240, balls: [GREEN, GREEN, GREEN], mood: 'happy' },
  { x: 386, balls: [BLUE, YELLOW, BLUE], mood: 'calm' },
] as const
const LAYOUT: Omit<Layout, 'button'> = {
  ball: 73,
  pitch: 146,
  places: TUBES.map(({ x }) => ({ x, row: 0, mouth: 32, floor: 266 })),
}
const PALETTE = paletteOf('')
const SIZE = { ball: LAYOUT.ball, deep: 234 }

export const poster: Poster = (sheet) => {
  const { pen, left, right, sparkle, title, rays } = sheet
  const width = right - left
  sky(pen, { x: left, y: 0, width, height: 360 }, ['#c41f72', '#f0489b', '#ffb0c9'])
  rays(240, 130, '#ffffff12')
  glow(pen, 240, 130, 280, '255,226,240', 0.8)
  pen.save()
  pen.translate(left, 0)
  const places = LAYOUT.places.map((place) => ({ ...place, x: place.x - left }))
  drawShelves(pen, width, 360, { ...LAYOUT, places }, PALETTE)
  pen.restore()
  paintBeside(sheet)
  for (const tube of TUBES.keys()) paintTube(sheet, tube)
  paintBall(sheet, RED, 'eager', 98, 48, 1.24)
  sparkle([168, 50, 12], [312, 34, 9], [452, 84, 10], [26, 92, 9])
  title('Sorting Balls', { size: 66, edge: '#5f0838', y: 306 })
}

function paintBall({ pen, bake }: ArtSheet, kind: number, mood: Mood, x: number, y: number, grow = 1): void {
  const size = LAYOUT.ball * grow
  const sprite = bake(`${kind}${mood}${grow}`, size * 1.5, size * 1.5, (to) =>
    drawBall(to, size * 0.49, kindAt(kind), mood, PALETTE),
  )
  stamp(pen, sprite, x, y)
}

function paintTube(sheet: ArtSheet, tube: number): void {
  const { pen } = sheet
  const [content, place] = [TUBES[tube], LAYOUT.places[tube]]
  if (!content || !place) return
  const { balls, mood } = content
  pen.save()
  pen.translate(place.x, place.mouth)
  drawBack(pen, SIZE)
  pen.restore()
  for (const [under, kind] of balls.entries()) {
    const { x, y } = slot(LAYOUT, place, under)
    paintBall(sheet, kind, mood, x, y)
  }
  pen.save()
  pen.translate(place.x, place.mouth)
  drawFront(pen, SIZE, PALETTE)
  if (mood === 'happy') drawCork(pen, LAYOUT.ball, PALETTE)
  pen.restore()
}

/** Props beside the tubes, visible only in wide pictures. */
function paintBeside({ pen }: ArtSheet): void {
  pen.save()
  pen.translate(-42, 272)
  drawFern(pen, 46, PALETTE)
  pen.translate(570, 0)
  drawFlask(pen, 74)
  pen.restore()
}
