/** Draws the seven flowers: in the bed a tile with a bud, in a full line an open blossom with a face. */
import { blot, downwards, fillPath, halo, pathOf, strokePath } from '../../kit/paint/brush.ts'
import { disc, face, glossy, type Mood } from '../../kit/paint/glossy.ts'
import {
  BLUE,
  GREEN,
  LIME,
  ORANGE,
  PINK,
  RED,
  SLATE,
  TEAL,
  VIOLET,
  YELLOW,
  type Tone,
} from '../../kit/paint/palette.ts'
import type { Pen } from '../../kit/paint/sprite.ts'
import { BEE, BUD, CAN, FLOWERS, SPECIALS, STONE } from '../rules/pieces.ts'
import { drawBody } from './bee.ts'
import type { Palette } from './looks.ts'

interface Species {
  readonly tone: Tone
  readonly petals: number
  /** Petal width in radii, and its roundness from 0 (pointed) to 1. */
  readonly wide: number
  readonly round: number
  /** Radius of the bud's centre, and of a second ring of petals inside the first, in radii. */
  readonly eye: number
  readonly inner?: number
}

export const HONEY: Tone = { light: '#fff6b8', true: '#ffd21f', deep: '#b97a00' }

/** Each has its own colour and its own outline, so that nobody depends on colour. */
const SPECIES: Readonly<Record<(typeof FLOWERS | typeof SPECIALS)[number], Species>> = {
  clover: { tone: LIME, petals: 4, wide: 0.62, round: 1, eye: 0.16 },
  tulip: { tone: PINK, petals: 3, wide: 1.05, round: 0.75, eye: 0.24 },
  daisy: { tone: BLUE, petals: 8, wide: 0.34, round: 1, eye: 0.34 },
  bellflower: { tone: VIOLET, petals: 5, wide: 0.72, round: 0.15, eye: 0.2 },
  lily: { tone: ORANGE, petals: 6, wide: 0.4, round: 0, eye: 0.16 },
  rose: { tone: RED, petals: 5, wide: 0.66, round: 1, eye: 0.14, inner: 0.58 },
  sunflower: { tone: YELLOW, petals: 12, wide: 0.32, round: 0.2, eye: 0.55 },
  bee: { tone: HONEY, petals: 12, wide: 0.32, round: 0.2, eye: 0 },
  can: { tone: TEAL, petals: 8, wide: 0.34, round: 1, eye: 0 },
  bud: { tone: GREEN, petals: 5, wide: 0.66, round: 1, eye: 0, inner: 0.58 },
  stone: { tone: SLATE, petals: 0, wide: 0, round: 0, eye: 0 },
}
const BROWN_EYE = '#6b3a10'

/** Everything that a cell can hold, by its index. */
export const KINDS = [...FLOWERS, ...SPECIALS] as const

export const speciesOf = (kind: number): Species => SPECIES[KINDS[kind] ?? 'clover']

/** A hexagon with a corner at the top, and rounded corners. */
export function hexagon(radius: number, soft = 0.2): Path2D {
  const path = new Path2D()
  const corner = (i: number) => {
    const angle = ((i % 6) / 6) * Math.PI * 2 - Math.PI / 2
    return [Math.cos(angle) * radius, Math.sin(angle) * radius] as const
  }
  const [x0, y0] = corner(0)
  const [x1, y1] = corner(1)
  path.moveTo((x0 + x1) / 2, (y0 + y1) / 2)
  for (let i = 1; i <= 6; i++) path.arcTo(...corner(i), ...corner(i + 1), radius * soft)
  path.closePath()
  return path
}

/** All petals; the first one points up. */
function petals(radius: number, { petals, wide, round }: Species): Path2D {
  const path = new Path2D()
  const one = new Path2D()
  const w = radius * wide
  one.moveTo(0, 0)
  one.bezierCurveTo(-w, -radius * 0.45, -w * round * 0.8, -radius, 0, -radius)
  one.bezierCurveTo(w * round * 0.8, -radius, w, -radius * 0.45, 0, 0)
  // Four petals point diagonally, as a clover's do.
  const start = petals === 4 ? 45 : 0
  for (let i = 0; i < petals; i++) path.addPath(one, new DOMMatrix().rotate(start + (i * 360) / petals))
  return path
}

function fillPetals(pen: Pen, radius: number, species: Species, edge: number): void {
  const { tone } = species
  const path = petals(radius, species)
  pen.lineJoin = 'round'
  pen.lineWidth = edge
  pen.strokeStyle = tone.deep
  pen.stroke(path)
  pen.fillStyle = halo(pen, 0, 0, radius, [tone.light, '#fff'], radius * 0.2)
  pen.fill(path)
  if (species.inner) fillPetals(pen, radius * species.inner, { ...species, inner: 0 }, edge)
}

/** Draws a planted cell: a tile on its foot, with the flower's bud, or its face when something is about to happen. */
export function drawTile(
  pen: Pen,
  palette: Palette,
  size: number,
  flower: number,
  mood?: Mood,
  strong = false,
): void {
  const species = speciesOf(flower)
  if (flower === STONE) return drawStone(pen, size)
  const { body, ink } = palette.tile(species.tone)
  const top = hexagon(size * 0.94)
  pen.save()
  pen.translate(0, size * 0.06)
  pen.fillStyle = body.deep
  pen.fill(top)
  pen.translate(0, -size * 0.16)
  pen.fillStyle = downwards(pen, -size, size, { 0: body.light, 0.42: body.true, 1: body.true })
  pen.fill(top)
  pen.clip(top)
  const glint = ['rgba(255,255,255,.3)', 'rgba(255,255,255,0)']
  pen.fillStyle = halo(pen, 0, size * 1.1, size * 1.1, glint)
  pen.fillRect(-size, -size, size * 2, size * 2)
  pen.fillStyle = 'rgba(255,255,255,.4)'
  pen.beginPath()
  pen.moveTo(-size * 0.72, -size * 0.4)
  pen.lineTo(0, -size * 0.84)
  pen.lineTo(size * 0.72, -size * 0.4)
  pen.quadraticCurveTo(0, -size * 0.16, -size * 0.72, -size * 0.4)
  pen.fill()
  pen.restore()
  pen.save()
  pen.translate(0, -size * 0.1)
  pen.strokeStyle = 'rgba(255,255,255,.35)'
  pen.lineWidth = size * 0.06
  pen.stroke(hexagon(size * 0.85))
  if (flower >= BEE) drawSpecial(pen, palette, size, flower)
  else if (mood) face(pen, size * 0.95, ink, mood)
  else drawBud(pen, size * (strong ? 0.7 : 0.5), species)
  pen.restore()
}

/** Path data in hundredths of the cell size. */
const CAN_BODY = 'M-38-12h56l-5 50h-46zM15 0l32-26 10 9-38 36z'
const CAN_HANDLE = 'M-30-12c2-34 40-34 42 0'
const BUD_LEAVES = 'M0 52c-34-6-46-34-38-62 16 8 30 20 38 40 8-20 22-32 38-40 8 28-4 56-38 62z'
const BUD_PETALS = 'M0 24c-26-12-30-50 0-78 30 28 26 66 0 78z'
const BOULDER = 'M-78 22c-4-34 14-62 40-78 26-14 62-8 82 20 20 26 42 50 28 74-16 26-132 30-150-16z'

function drawSpecial(pen: Pen, palette: Palette, size: number, kind: number): void {
  const shape = (path: string) => pathOf(path, size)
  if (kind === BEE) {
    pen.translate(size * 0.02, size * 0.06)
    drawBody(pen, palette, size * 0.5, 'glad')
  } else if (kind === CAN) {
    strokePath(pen, shape(CAN_HANDLE), '#fff', size * 0.13)
    fillPath(pen, shape(CAN_BODY), downwards(pen, -size * 0.3, size * 0.5, ['#ffffff', '#9fdcf0']))
    for (const drop of [0.44, 0.58, 0.72])
      blot(pen, '#d8f6ff', size * drop, size * (drop - 0.4), size * 0.06, size * 0.1)
  } else if (kind === BUD) {
    fillPath(pen, shape(BUD_PETALS), halo(pen, 0, -size * 0.3, size * 0.6, [PINK.light, PINK.true]))
    strokePath(pen, shape('M0 20v-64M-12 14c-8-18-6-34 0-46M12 14c8-18 6-34 0-46'), PINK.deep, size * 0.05)
    fillPath(pen, shape(BUD_LEAVES), downwards(pen, 0, size * 0.6, ['#eaffd0', '#4fae2a']))
  }
}

/** Draws a boulder in the soil. It has no tile, so that it does not look planted. */
function drawStone(pen: Pen, size: number): void {
  const boulder = pathOf(BOULDER, size)
  glossy(pen, boulder, size * 0.8, SLATE, { shadow: 0.6, shine: 0.5 })
  strokePath(pen, pathOf('M-30-30l18 22-12 20 20 16M34-20l-14 18', size), 'rgba(20,26,40,.45)', size * 0.07)
}

function drawBud(pen: Pen, radius: number, species: Species): void {
  fillPetals(pen, radius, species, radius * 0.26)
  blot(pen, species.eye > 0.5 ? BROWN_EYE : species.tone.deep, 0, 0, radius * species.eye)
}

/** Draws the open flower of a full line. */
export function drawBlossom(pen: Pen, radius: number, flower: number): void {
  const species = speciesOf(flower)
  fillPetals(pen, radius, species, radius * 0.12)
  glossy(pen, disc(radius * 0.5), radius * 0.5, HONEY, { shadow: 0, shine: 0.8 })
  face(pen, radius * 0.62, BROWN_EYE, 'glad')
}
