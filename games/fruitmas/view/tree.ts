/** Draws the tree in units of cells: tiers of snowy boughs as wide as their rows, hollows for the fruit, a trunk. */
import { glow } from '../../kit/paint/backdrop.ts'
import { block, downwards, fillPath, round, strokePath } from '../../kit/paint/brush.ts'
import { disc, glossy, type Mood } from '../../kit/paint/glossy.ts'
import type { Tone } from '../../kit/paint/palette.ts'
import type { Pen } from '../../kit/paint/sprite.ts'
import { columnOf, rowOf } from '../../kit/rules/grid.ts'
import type { Point } from '../../kit/view.ts'
import { GIFT, STAR } from '../rules/pieces.ts'
import { HIGH, WIDE } from '../rules/tree.ts'
import { edged } from './edged.ts'
import { aside, drawPiece, hangPiece, TONES } from './fruit.ts'
import type { Palette } from './looks.ts'

const MOST_DECORATIONS = 14

/** A bauble if it has a tone, otherwise a present. */
interface Decoration extends Point {
  readonly tone?: Tone | undefined
}

interface Tier {
  /** First row, row after the last, and half the width. */
  readonly from: number
  to: number
  readonly half: number
}

/** Maximum number of rows in a tier, so that every tree has several tiers. */
const TALLEST = 3

/** Groups rows of equal width into tiers. */
function tiersOf(open: readonly boolean[]): Tier[] {
  const tiers: Tier[] = []
  for (let row = 0; row < HIGH; row++) {
    // Rows are symmetrical, so the first open cell tells the width.
    const half = WIDE / 2 - open.slice(row * WIDE, (row + 1) * WIDE).indexOf(true)
    const last = tiers.at(-1)
    if (half > WIDE / 2) continue
    if (last?.half === half && last.to - last.from < TALLEST) last.to++
    else tiers.push({ from: row, to: row + 1, half })
  }
  return tiers
}

/** The outline of a tier: shoulders, drooping tips and a hem of boughs. */
function tierPath({ from, to, half }: Tier, first: boolean): string {
  const [tip, hem, neck] = [half + 0.55, to + 0.2, from - (first ? 1 : 0.75)]
  const shoulder = `${half * 0.5} ${neck + (first ? 0.65 : 0.25)}`
  const boughs = half * 2 + 1
  let path = `M0 ${neck}Q${shoulder} ${half + 0.12} ${from + 0.04}Q${half + 0.16} ${to - 0.5} ${tip} ${hem}`
  for (let i = 1; i <= boughs; i++) path += `q${-tip / boughs} ${0.4} ${(-2 * tip) / boughs} 0`
  return `${path}Q${-half - 0.16} ${to - 0.5} ${-half - 0.12} ${from + 0.04}Q-${shoulder} 0 ${neck}z`
}

/** Draws the tree. The origin is the grid's upper edge at the trunk, the unit is a cell. */
export function* drawTree(
  pen: Pen,
  open: readonly boolean[],
  palette: Palette,
  packs = 0,
): Iterable<unknown> {
  const tiers = tiersOf(open)
  fillPath(pen, round(0, HIGH + 0.72, tiers.at(-1)?.half ?? 1, 0.2), '#28144648')
  edged(pen, block(-0.4, HIGH, 0.8, 0.75), palette.trunk.true, palette.trunk.deep, 0.1)
  for (const tier of [...tiers].reverse()) {
    drawTier(pen, tier, tier === tiers[0], palette)
    yield
  }
  // Later decorations are drawn first, behind the others.
  for (const decoration of decorationsOf(open, packs).reverse()) decorate(pen, decoration)
  yield
  // Dark hollows among the needles make every fruit easy to see.
  open.forEach((isOpen, at) => {
    const [x, y] = [columnOf(WIDE, at) - WIDE / 2, rowOf(WIDE, at)]
    const shade = palette.hollows[(x + y) & 1] ?? ''
    if (isOpen) edged(pen, block(x + 0.14, y + 0.14, 0.72, 0.72), shade, shade, 0.2)
  })
}

/** Every completed pack adds a present under the tree, or two baubles at the tips of its boughs. */
export function decorationsOf(open: readonly boolean[], packs: number): Decoration[] {
  const tiers = tiersOf(open).reverse()
  return Array.from({ length: Math.min(packs, MOST_DECORATIONS) }, (_, i) => {
    const { to, half } = tiers[(i >> 1) % tiers.length] ?? { to: HIGH, half: 1 }
    const side = i % 4 ? -1 : 1
    return i % 2
      ? [-1, 1].map((way) => ({ x: way * (half + 0.42), y: to + 0.36, tone: TONES[i % 6] }))
      : [{ x: side * (0.95 + (i >> 2) * 0.62), y: HIGH + 0.5 }]
  }).flat()
}

function decorate(pen: Pen, { x, y, tone }: Decoration): void {
  if (tone) aside(pen, x, y, 0, () => glossy(pen, disc(0.17), 0.17, tone))
  else hangPiece(pen, GIFT, x, y, 0.34)
}

function drawTier(pen: Pen, tier: Tier, first: boolean, { boughs, edge, icing }: Palette): void {
  const outline = tierPath(tier, first)
  const [top, hem] = [tier.from - 1, tier.to + 0.5]
  edged(pen, outline, edge, edge, 0.1)
  pen.save()
  pen.clip(new Path2D(outline))
  pen.fillStyle = downwards(pen, top, hem, boughs)
  pen.fillRect(-WIDE, top, WIDE * 2, hem - top)
  // Snow along the hem and on the tips.
  pen.setLineDash([0.75, 0.55])
  pen.translate(0, -0.1)
  strokePath(pen, outline, icing, 0.3)
  pen.restore()
}

/** Bulbs along both sides and the lowest hem, from the top down. They light up one by one. */
export function bulbsOf(open: readonly boolean[]): Point[] {
  const bulbs: Point[] = []
  for (const { from, to, half } of tiersOf(open)) {
    for (let row = from; row < to; row++) {
      const x = half + 0.16 + (0.34 * (row - from + 0.6)) / (to - from)
      bulbs.push({ x: -x, y: row + 0.75 }, { x, y: row + 0.75 })
    }
    if (to === HIGH) for (let x = 1 - half; x < half; x++) bulbs.push({ x, y: to + 0.22 })
  }
  return bulbs
}

/** Draws a lit bulb, in hundredths of its size. */
export function drawBulb(pen: Pen, kind: number): void {
  glow(pen, 0, 0, 400, '255,226,170', 0.7)
  edged(pen, round(0, 0, 80, 100), TONES[kind]?.light ?? '', '#fff', 50)
}

/** Draws the star on top of the tree, in hundredths of its size. */
export function drawTopper(pen: Pen, mood: Mood): void {
  glow(pen, 0, 0, 400, '255,226,170', 0.7)
  drawPiece(pen, STAR, mood)
}
