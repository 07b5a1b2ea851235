/** Draws the foot of the tree: hills, rows of trees, the lawn with its fence, and the roots. */
import { hills, whole } from '../../kit/paint/backdrop.ts'
import { downwards, fillPath, pathOf, strokePath } from '../../kit/paint/brush.ts'
import { scatter } from '../../kit/paint/scatter.ts'
import { stamp, stampOnPixels, type Bake, type Pen } from '../../kit/paint/sprite.ts'
import { crownSprite } from './afar.ts'
import { at } from './at.ts'
import { barkFill, blossom, TRUNK } from './foliage.ts'
import type { Lens } from './lens.ts'
import type { Palette } from './looks.ts'

export function drawOrchard(pen: Pen, bake: Bake, palette: Palette, lens: Lens): void {
  const { unit, width, height, camera } = lens
  const climbed = Math.max(0, camera) * unit
  const ground = lens.y(-30) - climbed
  for (const [pace, paint, high] of [
    [0.22, paintHills, 260],
    [0.5, paintRows, 170],
  ] as const) {
    const y = ground + climbed * pace + 30 * unit
    if (y - high * unit > height) continue
    const sheet = bake(
      `back${pace}`,
      width,
      high * unit,
      (pen) => {
        paint(pen, bake, palette, width, high * unit, unit)
        veil(pen, palette, width, high * unit)
      },
      1,
    )
    stampOnPixels(pen, sheet, width / 2, y - (high * unit) / 2)
  }
  const y = lens.y(-14)
  if (y > height + 40 * unit) return
  const deep = height * 0.42 + 120 * unit
  const lawn = bake('lawn', width, deep, (pen) => {
    paintLawn(pen, width, deep, unit)
    veil(pen, palette, width, deep)
  })
  stampOnPixels(pen, lawn, width / 2, y + deep / 2 - 34 * unit)
}

/** Tints everything painted so far. */
function veil(pen: Pen, { ground }: Palette, width: number, high: number): void {
  if (!ground) return
  pen.globalCompositeOperation = 'source-atop'
  pen.fillStyle = ground
  pen.fillRect(-width / 2, -high / 2, width, high)
}

function paintHills(
  pen: Pen,
  _bake: Bake,
  _palette: Palette,
  width: number,
  high: number,
  unit: number,
): void {
  const area = whole(width, high)
  hills(pen, area, '#a5e3c0', high * 0.3, 22 * unit, 1)
  hills(pen, area, '#7fd69a', high * 0.52, 18 * unit, 2)
}

function paintRows(pen: Pen, bake: Bake, palette: Palette, width: number, high: number, unit: number): void {
  const area = whole(width, high)
  hills(pen, area, '#55bd72', high * 0.5, 9 * unit, 2)
  const step = 52 * unit
  const apples = pathOf('M-14-9h0M9-18h0M13-4h0M-3-23h0', unit * 100)
  for (let i = 0; i * step < width + step; i++) {
    const x = -width / 2 + (i + scatter(i, 61) * 0.5) * step
    const y = high * (0.06 + scatter(i, 62) * 0.1)
    stamp(pen, crownSprite(bake, palette, 0, 74 * unit), x, y - 16 * unit, 0.32 + scatter(i, 63) * 0.14)
    at(pen, x, y, () => strokePath(pen, apples, '#ef5a6a', 5 * unit))
  }
  hills(pen, area, '#3fae5a', high * 0.74, 6 * unit, 3)
}

/** The fence: two rails between posts, and a post. */
const FENCE = ['M0-16H22V-11H0zM0-5H22V0H0z', 'M0 6V-20L5-27L10-20V6']

function paintLawn(pen: Pen, width: number, deep: number, unit: number): void {
  const top = -deep / 2 + 34 * unit
  const fence = FENCE.map((path) => pathOf(path, unit * 100))
  for (let x = -width / 2 - 6 * unit; x < width / 2; x += 22 * unit)
    at(pen, x, top, () => {
      for (const boards of fence) {
        fillPath(pen, boards, '#fff6e4')
        strokePath(pen, boards, '#d9b98a', unit)
      }
    })
  pen.fillStyle = downwards(pen, top, deep / 2, { 0: '#8ee06a', 0.3: '#3fae4e', 1: '#176a3a' })
  pen.fillRect(-width / 2, top, width, deep)
  for (let i = 0; i < width / (5 * unit); i++)
    at(pen, -width / 2 + i * 5 * unit, top, () => {
      const blade = pathOf(i % 3 ? 'M0 3Q2-4 5-8' : 'M0 3Q0-5-3-11', unit * 100)
      strokePath(pen, blade, i % 2 ? '#6fd058' : '#a8ee7a', 2 * unit)
    })
  for (let i = 0; i < width / (30 * unit); i++)
    at(pen, (scatter(i, 73) - 0.5) * width, top + (14 + scatter(i, 74) * 150) * unit, () =>
      blossom(pen, 4.5 * unit),
    )
}

/** Draws the roots at the foot of the trunk. */
export function drawRoots(pen: Pen, bake: Bake, lens: Lens): void {
  const { unit } = lens
  const y = lens.y(-14)
  if (y > lens.height + 60 * unit) return
  const sprite = bake('roots', 240 * unit, 90 * unit, (pen) => {
    const roots = 'M-48-45Q-50 8-110 22Q-60 30-36 18Q-20 29 0 27Q20 28 34 18Q60 32 112 24Q52 6 48-45'
    fillPath(pen, pathOf(roots, unit * 100), barkFill(pen, 0, TRUNK.half * 1.1 * unit))
  })
  stamp(pen, sprite, lens.x(0), y)
}
