/** Draws wind, crows and comets between the nests. */
import { glow } from '../../kit/paint/backdrop.ts'
import { across, fillPath, pathOf } from '../../kit/paint/brush.ts'
import { glossy, star } from '../../kit/paint/glossy.ts'
import { ORANGE, YELLOW } from '../../kit/paint/palette.ts'
import { scatter } from '../../kit/paint/scatter.ts'
import { stamp, type Bake, type Pen, type Sprite } from '../../kit/paint/sprite.ts'
import { TREE, WIND } from '../rules/curve.ts'
import { crowsX, crowY, isComet, windAt, type Nest } from '../rules/nests.ts'
import type { Climb } from '../rules.ts'
import { INK } from './birds.ts'
import { late } from './late.ts'
import type { Lens } from './lens.ts'
import { drawEdged, drawLines } from './lines.ts'

/** Half-width of the windy band, in units. */
const BAND = 190
const GUSTS = 7

/** Draws curls of wind that show how a leap from the nest will drift. */
export function drawWind(pen: Pen, bake: Bake, lens: Lens, nest: Nest, tick: number, time: number): void {
  const { unit } = lens
  const wind = windAt(nest, tick) / WIND.strong
  const way = wind < 0 ? -1 : 1
  const size = 46 * unit
  const gust = bake('gust', size * 3, size, (pen) =>
    drawLines(pen, size, 'M-120 8H10a22 22 0 1 0-22-22M-70 30H40', '#fff', 0.08),
  )
  for (let i = 0; i < GUSTS; i++) {
    const along = (scatter(i, nest.id) + time * (0.3 + scatter(i, 91) * 0.25)) % 1
    const x = lens.x(way * (along * 2 - 1) * BAND)
    const y = lens.y((nest.id + 0.25 + scatter(i, 92) * 0.9) * TREE.spacing)
    // Fades in and out at the edges of the band.
    pen.globalAlpha = Math.min(1, Math.abs(wind) * 1.3) * Math.sin(along * Math.PI)
    const long = way * (0.5 + Math.abs(wind) * 0.4)
    stamp(pen, gust, x, y, long, 0.7)
  }
  pen.globalAlpha = 1
}

/** Half-length of a crow, in units. */
const SIZE = 21

const crowBody = (bake: Bake, unit: number): Sprite => {
  const r = SIZE * unit
  return bake('crow', r * 4, r * 3, (pen) => {
    drawEdged(pen, r, 'M98-36Q130-34 142-16Q120-8 98-10z', ORANGE.true, ORANGE.deep, 0.05)
    const body =
      'M-70 8C-56-30-10-44 30-40C50-64 100-60 106-22C106 0 90 10 74 16C44 52-30 50-70 12L-132 34L-122 8L-140-14z'
    glossy(pen, pathOf(body, r), r * 0.7, FEATHER, { shadow: 0.4, shine: 0.5 })
    drawLines(pen, r, 'M78-28h1', '#fff', 0.3)
    drawLines(pen, r, 'M83-27h1', INK, 0.15)
    drawLines(pen, r, 'M60-52L96-40', INK, 0.1)
  })
}

const FEATHER = { light: '#8d86c0', true: '#3a3358', deep: '#171228' }

const crowWing = (bake: Bake, unit: number): Sprite => {
  const r = SIZE * unit
  return bake('crowwing', r * 3, r * 3, (pen) =>
    glossy(pen, pathOf('M30 0C20-60-20-120-96-120C-84-40-50 10-16 12z', r), r, FEATHER, {
      shadow: 0,
      shine: 0.6,
    }),
  )
}

const cometSprite = (bake: Bake, unit: number): Sprite => {
  const r = SIZE * unit
  return bake('comet', r * 8, r * 4, (pen) => {
    const tail = pathOf('M0-70L-390-20L-280 0L-390 20L0 70z', r)
    fillPath(pen, tail, across(pen, r * 4, { 0: '#ffd25a00', 0.5: '#ff9a3ccc' }))
    glow(pen, 0, 0, r * 1.8, '255,220,120', 0.9)
    glossy(pen, star(r, 5, 0.62), r, YELLOW, { shadow: 0, shine: 0.8 })
    drawLines(pen, r, 'M-24-14L-8 4M44-14L28 4', INK, 0.16)
  })
}

/** Draws a crow or a comet; `way` is −1 for left, 1 for right. */
function drawFlyer(
  pen: Pen,
  bake: Bake,
  unit: number,
  isComet: boolean,
  x: number,
  y: number,
  way: number,
  time: number,
): void {
  if (isComet) {
    stamp(pen, cometSprite(bake, unit), x, y, way, 1)
    return
  }
  const beat = Math.sin(time * 11)
  const high = y - beat * 3 * unit
  stamp(pen, crowBody(bake, unit), x, high, way, 1)
  stamp(pen, crowWing(bake, unit), x - way * 2 * unit, high - 6 * unit, way, 0.25 + beat * 0.8)
}

export function drawCrows(
  pen: Pen,
  bake: Bake,
  lens: Lens,
  { nests, at }: Pick<Climb, 'nests' | 'at'>,
  tick: number,
  time: number,
): void {
  for (const nest of nests) {
    if (!nest.crow) continue
    if (nest.id > at && nest.id < at + 3) late.drawLane?.(pen, lens, nest)
    const later = crowsX(nest, tick + 1)
    for (const [i, x] of crowsX(nest, tick).entries()) {
      const way = (later[i] ?? 0) < x ? -1 : 1
      drawFlyer(pen, bake, lens.unit, isComet(nest.id), lens.x(x), lens.y(crowY(nest)), way, time + nest.id)
    }
  }
}
