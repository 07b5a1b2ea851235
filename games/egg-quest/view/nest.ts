/** Paints the nests: straw, basket, moss on balloons, crumbling twigs, spring and flower. */
import { downwards, fillPath, pathOf, strokePath } from '../../kit/paint/brush.ts'
import { glossy, oval, star } from '../../kit/paint/glossy.ts'
import { BLUE, ORANGE, PINK, VIOLET, YELLOW } from '../../kit/paint/palette.ts'
import { scatter } from '../../kit/paint/scatter.ts'
import type { Bake, Pen, Sprite } from '../../kit/paint/sprite.ts'
import type { Nest, NestKind } from '../rules/nests.ts'
import { at } from './at.ts'
import { paintLeaf } from './foliage.ts'
import { drawEdged, drawLines } from './lines.ts'
import { PAINTS } from './skies.ts'

/** How a nest is painted: a golden one alike, whatever its kind. */
type NestPaint = NestKind | 'golden'
export const paintOf = ({ golden, kind }: Nest): NestPaint => (golden ? 'golden' : kind)

/** Light, deep and dark. */
const STRAW: Record<NestPaint, readonly [string, string, string]> = {
  still: ['#ffe6a4', '#c98a3c', '#94591f'],
  spring: ['#ffb3a0', '#e0452f', '#8c1f1c'],
  bloom: ['#e6d0ff', '#8f5fd6', '#4f2f96'],
  slide: ['#ffdc8c', '#bd7d34', '#8a5320'],
  sway: ['#ffc0b4', '#c4587c', '#8f3a64'],
  sink: ['#c8f08c', '#4f9a48', '#2c6a30'],
  crumble: ['#d8cfd6', '#85788c', '#564a60'],
  golden: ['#fff7b8', '#ffc21a', '#8a5200'],
}

/** Upright straw at the back, and ends that stick out of the bowl. */
const STALKS = 'M-84-4l-6-20M-60-8l8-20M-36-10l-4-22M-12-10l6-18M12-10l-8-20M36-10l6-18M60-8l-6-22M84-4l8-18'
const ENDS = 'M99 2l15-6M94 11l26-3M88 22l24-6M-99 2l-15-6M-94 11l-26-3M-88 22l-24-6'

/** Half-width at which every nest is painted, in units; narrower ones are scaled when stamped. */
export const PAINTED = 46
/** Depth of the bowl, in units. */
export const BOWL = 27

/** The part behind the egg: the hollow and the upright straw. */
export function nestBack(bake: Bake, kind: NestPaint, unit: number): Sprite {
  const r = PAINTED * unit
  return bake(`back${kind}`, r * 2.8, r * 1.2, (pen) => paintNestBack(pen, kind, unit))
}

export function paintNestBack(pen: Pen, kind: NestPaint, unit: number): void {
  const r = PAINTED * unit
  const [light, , dark] = STRAW[kind]
  drawLines(pen, r, STALKS, light, 0.05)
  pen.fillStyle = `color-mix(in srgb,${dark},#200c18)`
  pen.fill(oval(r, 9 * unit))
}

/** The bowl in front of the egg, with a bow to mark dead centre. */
export function nestFront(bake: Bake, kind: NestPaint, unit: number, strong = false): Sprite {
  const r = PAINTED * unit
  return bake(`front${kind}`, r * 2.8, r * 2, (pen) => paintNestFront(pen, kind, unit, strong))
}

export function paintNestFront(pen: Pen, kind: NestPaint, unit: number, strong = false): void {
  const r = PAINTED * unit
  const [light, deep, dark] = STRAW[kind]
  const bowl = pathOf('M-102-2C-95 77 95 77 102-2C70 24-70 24-102-2', r)
  pen.save()
  pen.shadowColor = 'rgba(24,8,60,.35)'
  pen.shadowBlur = 8 * unit
  pen.shadowOffsetY = 4 * unit
  fillPath(pen, bowl, downwards(pen, 0, r * 0.59, [light, deep]))
  pen.restore()
  pen.save()
  pen.clip(bowl)
  weave(pen, kind, r, unit, dark, strong)
  pen.restore()
  strokePath(pen, bowl, dark, r * 0.035)
  drawLines(pen, r, ENDS, light, 0.05)
  if (kind === 'still')
    for (const x of [-0.84, -0.6, 0.62, 0.86])
      paintLeaf(pen, x * r, unit * 5, x < 0 ? 2.6 : 0.4, (strong ? 24 : 17) * unit, PAINTS[0].leaf)
  // The bow, or a star.
  pen.translate(0, 8 * unit)
  pen.scale(unit, unit)
  if (kind === 'golden') {
    fillPath(pen, star(17, 5, 0.5), '#fff')
    strokePath(pen, star(17, 5, 0.5), dark, 2.4)
    return
  }
  const bow = 'M0 0C-40-70-110-60-105 0S-40 60 0 0C40-70 110-60 105 0S40 60 0 0'
  drawEdged(pen, 10, bow, PINK.true, PINK.deep, 0.12)
  drawLines(pen, 10, 'M0 0h1', YELLOW.true, 0.52)
}

function weave(pen: Pen, kind: NestPaint, r: number, unit: number, dark: string, strong: boolean): void {
  const strand = kind === 'sway' ? 'M-9-9L9 9M9-9L-9 9' : 'M-14-4Q0 5 14-3'
  for (let i = 0; i < 34; i++)
    at(pen, (scatter(i, 3) * 2 - 1) * r, (2 + scatter(i, 4) * 26) * unit, () =>
      drawLines(pen, unit * 100, strand, dark, 0.013),
    )
  // Double chevrons: this nest leads two nests up.
  if (kind === 'spring')
    drawLines(
      pen,
      r,
      'M-70 30l14-13l14 13m-28 13l14-13l14 13M42 30l14-13l14 13m-28 13l14-13l14 13',
      '#fff',
      0.07,
    )
  if (kind !== 'crumble') return
  drawLines(pen, r, 'M-50 0L-40 20L-55 33L-42 60M34 0L44 20L29 33L42 60', '#2b2033', strong ? 0.22 : 0.1)
}

/** The wire coil under a spring nest, `COIL` units high, top at the origin. */
export const COIL = 22
export function coilSprite(bake: Bake, unit: number): Sprite {
  const size = unit * 100
  return bake('coil', 80 * unit, COIL * 3 * unit, (pen) => {
    const wire = pathOf('M-20 0Q0 8 20 2Q0 0-20 8Q0 16 20 10Q0 8-20 16Q0 24 20 18', size)
    strokePath(pen, wire, '#4a5068', 5 * unit)
    strokePath(pen, wire, '#dfe6f5', 2.4 * unit)
  })
}

/** A petal, upwards from its foot at the origin. */
export function petalSprite(bake: Bake, unit: number): Sprite {
  const r = PAINTED * unit
  return bake('petal', r * 1.2, r * 2.8, (pen) => {
    const petal = pathOf('M0 6C-46-24-44-100 0-128C44-100 46-24 0 6', r)
    glossy(pen, petal, r * 0.6, VIOLET, { shadow: 0.3, shine: 0.4 })
    // The rim sets petals apart from the night sky without colour.
    strokePath(pen, petal, VIOLET.light, r * 0.06)
  })
}

export function balloonSprite(bake: Bake, r: number, odd: boolean): Sprite {
  return bake(`balloon${odd}`, r * 4, r * 4.4, (pen) => {
    const tone = odd ? ORANGE : BLUE
    fillPath(pen, pathOf('M-20 140L0 110L20 140', r), tone.deep)
    glossy(pen, oval(r, r * 1.18), r * 1.1, tone, { shadow: 0.5 })
    // The rim sets balloons apart from the day sky without colour.
    strokePath(pen, oval(r, r * 1.18), tone.deep, r * 0.14)
  })
}
