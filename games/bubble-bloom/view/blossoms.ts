/** Draws six kinds of blossom, each with its own colour, petals and face, and the other elements. */
import { blot, fillPath, ring, strokePath } from '../../kit/paint/brush.ts'
import { disc, face, glossy, star, type Mood } from '../../kit/paint/glossy.ts'
import { BLUE, CREAM, GREEN, RED, VIOLET, YELLOW, type Tone } from '../../kit/paint/palette.ts'
import type { Bake, Pen, Sprite } from '../../kit/paint/sprite.ts'
import { FROST } from '../rules/kinds.ts'
import type { Palette } from './looks.ts'
import { drawIce, ELEMENT_ART } from './elements.ts'

const TAU = Math.PI * 2

/** Round petals around the centre; size and reach are fractions of the radius. */
function petals(count: number, size: number, reach: number, turn = 0) {
  return (radius: number): Path2D => {
    const path = new Path2D()
    for (let i = 0; i < count; i++) {
      const angle = (i / count + turn) * TAU - TAU / 4
      const [x, y] = [Math.cos(angle) * reach * radius, Math.sin(angle) * reach * radius]
      path.moveTo(x + size * radius, y)
      path.arc(x, y, size * radius, 0, TAU)
    }
    return path
  }
}

interface BlossomArt {
  readonly tone: Tone
  readonly petals: (radius: number) => Path2D
  /** Dark leaves instead of light petals: rose and clover are one colour to people who see no red. */
  readonly isDark?: true
  /** The centre of the flower, behind its face. */
  readonly heart: string
}

const BLOSSOM_ART: readonly BlossomArt[] = [
  { tone: RED, petals: petals(5, 0.36, 0.6), heart: '#ffe3b0' },
  { tone: BLUE, petals: petals(4, 0.38, 0.62, 1 / 8), heart: '#fff3c4' },
  { tone: YELLOW, petals: (radius) => star(radius * 1.04, 10, 0.72), heart: '#ffb347' },
  { tone: GREEN, petals: petals(3, 0.52, 0.46), isDark: true, heart: '#e9ffc9' },
  { tone: VIOLET, petals: petals(8, 0.22, 0.78), heart: '#ffe27a' },
  { tone: CREAM, petals: (radius) => star(radius * 1.08, 6, 0.4), heart: '#ffc24f' },
]

/** Kinds count from 1, frozen or not, and the rules use no others. */
const artOf = (kind: number) => BLOSSOM_ART[(kind % FROST) - 1] as BlossomArt

export const toneOf = (kind: number): Tone => (ELEMENT_ART[kind] ?? artOf(kind)).tone

function drawShine(pen: Pen, radius: number): void {
  pen.strokeStyle = 'rgba(255,255,255,.75)'
  pen.lineCap = 'round'
  pen.lineWidth = radius * 0.1
  pen.beginPath()
  pen.arc(0, 0, radius * 0.84, Math.PI * 1.12, Math.PI * 1.42)
  pen.stroke()
  blot(pen, '#fff', radius * 0.14, -radius * 0.85, radius * 0.06)
}

/** Draws with coordinates scaled so that 100 equals this radius. */
function atHundred(pen: Pen, radius: number, draw: () => void): void {
  pen.save()
  pen.scale(radius / 100, radius / 100)
  draw()
  pen.restore()
}

/** Draws a blossom that fills a cell of this size. */
export function drawBlossom(
  pen: Pen,
  kind: number,
  unit: number,
  mood: Mood,
  { rim, strong }: Palette,
): void {
  const radius = unit * 0.485
  const thing = ELEMENT_ART[kind]
  if (thing) return atHundred(pen, radius, () => thing.draw(pen, mood))
  const { tone, petals, isDark, heart } = artOf(kind)
  glossy(pen, disc(radius), radius, tone, { shadow: 0.35, shine: 0.4 })
  const leaf = isDark
    ? { light: tone.true, true: tone.deep, deep: '#06391f' }
    : { light: '#fff', true: tone.light, deep: tone.deep }
  const shape = petals(radius * (strong ? 0.94 : 0.88))
  strokePath(pen, shape, leaf.deep, radius * (strong ? 0.24 : 0.12))
  glossy(pen, shape, radius * 0.95, leaf, { shadow: 0, shine: 0.6 })
  if (rim) ring(pen, rim, 0, 0, radius * 0.96, radius * 0.08)
  fillPath(pen, disc(radius * (strong ? 0.3 : 0.43)), heart)
  if (!strong) {
    pen.translate(0, -radius * 0.13)
    face(pen, radius * 0.82, '#4a1540', mood)
    pen.translate(0, radius * 0.13)
  }
  drawShine(pen, radius)
  if (kind > FROST) atHundred(pen, radius, () => drawIce(pen))
}

/** The same as a sprite, with its size in CSS pixels. */
export const blossomSprite = (bake: Bake, kind: number, unit: number, mood: Mood, palette: Palette): Sprite =>
  bake(`blossom${kind}${mood}`, unit * 1.4, unit * 1.4, (pen) => drawBlossom(pen, kind, unit, mood, palette))

/** A seed of this kind. */
export function seedSprite(bake: Bake, kind: number, unit: number): Sprite {
  return bake(`seed${kind}`, unit * 1.4, unit * 1.4, (pen) => {
    const { tone, petals, isDark } = artOf(kind)
    const radius = unit * 0.4
    glossy(pen, disc(radius), radius, tone, { shadow: 0.5 })
    const shape = petals(radius * 0.8)
    strokePath(pen, shape, tone.deep, radius * 0.14)
    fillPath(pen, shape, isDark ? tone.deep : kind === 6 ? '#e79a2c' : 'rgba(255,255,255,.94)')
    fillPath(pen, disc(radius * 0.2), isDark ? tone.light : tone.deep)
    drawShine(pen, radius)
  })
}
