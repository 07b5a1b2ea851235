/** The tree itself: tiers of snowy boughs as wide as the rows of fruit, hollows for the fruit, a trunk in the snow. */
import { chance } from '../kit/chance.ts'
import type { Point } from '../kit/game.ts'
import { box, glossy } from '../kit/glossy.ts'
import { RED, YELLOW } from '../kit/palette.ts'
import type { Pen } from '../kit/sprite.ts'
import { middleOf, type Layout } from './layout.ts'
import { columnOf, rowOf, WIDE } from './pieces.ts'

interface Tier {
  /** Rows, the last not included, and cells across. */
  readonly from: number
  to: number
  readonly wide: number
}

/** Rows of one width make a tier. */
function tiersOf(open: readonly boolean[]): Tier[] {
  const tiers: Tier[] = []
  const widths = new Map<number, number>()
  open.forEach((isOpen, cell) => {
    if (isOpen)
      widths.set(
        rowOf(cell),
        Math.max(widths.get(rowOf(cell)) ?? 0, Math.abs(columnOf(cell) * 2 + 1 - WIDE) + 1),
      )
  })
  for (const [row, wide] of [...widths].sort(([a], [b]) => a - b)) {
    const last = tiers.at(-1)
    if (last?.wide === wide && last.to - last.from < 3) last.to = row + 1
    else tiers.push({ from: row, to: row + 1, wide })
  }
  return tiers
}

/** A tier's outline: shoulders above, tips that droop, a hem of boughs below. */
function tierPath({ middle, y, cell }: Layout, tier: Tier, first: boolean): Path2D {
  const path = new Path2D()
  const at = (x: number, row: number): [number, number] => [middle + x * cell, y + row * cell]
  const half = tier.wide / 2
  const [tip, hem] = [half + 0.55, tier.to + 0.2]
  path.moveTo(...at(0, tier.from - (first ? 1 : 0.75)))
  path.quadraticCurveTo(
    ...at(half * 0.5, tier.from - (first ? 0.35 : 0.5)),
    ...at(half + 0.12, tier.from + 0.04),
  )
  path.quadraticCurveTo(...at(half + 0.16, tier.to - 0.5), ...at(tip, hem))
  const boughs = tier.wide + 1
  for (let i = 1; i <= boughs; i++) {
    const [a, b] = [tip - ((i - 0.5) / boughs) * tip * 2, tip - (i / boughs) * tip * 2]
    path.quadraticCurveTo(...at(a, hem + 0.34), ...at(b, hem - (i === boughs ? 0 : 0.06)))
  }
  path.quadraticCurveTo(...at(-half - 0.16, tier.to - 0.5), ...at(-half - 0.12, tier.from + 0.04))
  path.quadraticCurveTo(
    ...at(-half * 0.5, tier.from - (first ? 0.35 : 0.5)),
    ...at(0, tier.from - (first ? 1 : 0.75)),
  )
  return path
}

export function drawTree(pen: Pen, layout: Layout, open: readonly boolean[]): void {
  const { cell, middle, foot, wide } = layout
  const tiers = tiersOf(open)
  pen.fillStyle = 'rgba(40,20,70,.28)'
  pen.beginPath()
  pen.ellipse(middle, foot + cell * 0.72, cell * wide * 0.5, cell * 0.2, 0, 0, Math.PI * 2)
  pen.fill()
  pen.fillStyle = '#6b3a14'
  pen.strokeStyle = '#3b1c06'
  pen.lineWidth = 2
  pen.beginPath()
  pen.roundRect(middle - cell * 0.42, foot, cell * 0.84, cell * 0.78, cell * 0.1)
  pen.fill()
  pen.stroke()
  for (const tier of [...tiers].reverse()) drawTier(pen, layout, tier, tier === tiers[0])
  for (let at = 0; at < open.length; at++) if (open[at]) drawHollow(pen, layout, at)
}

function drawTier(pen: Pen, layout: Layout, tier: Tier, first: boolean): void {
  const { cell, middle, y } = layout
  const [top, hem] = [y + (tier.from - 1) * cell, y + (tier.to + 0.5) * cell]
  const path = tierPath(layout, tier, first)
  pen.save()
  // Shadows ignore the pen's scale.
  const scale = pen.getTransform().d
  pen.shadowColor = 'rgba(2,26,20,.55)'
  pen.shadowBlur = cell * 0.3 * scale
  pen.shadowOffsetY = cell * 0.12 * scale
  const fill = pen.createLinearGradient(0, top, 0, hem)
  fill.addColorStop(0, '#46d673')
  fill.addColorStop(0.5, '#1a9a4c')
  fill.addColorStop(1, '#0a6434')
  pen.fillStyle = fill
  pen.fill(path)
  pen.restore()
  pen.strokeStyle = '#05401f'
  pen.lineWidth = Math.max(1.5, cell * 0.05)
  pen.stroke(path)
  pen.save()
  pen.clip(path)
  needles(pen, middle, top, (tier.wide / 2 + 0.7) * cell, hem - top, cell)
  // Snow lies along the hem and on the tips.
  pen.lineCap = 'round'
  pen.translate(0, -cell * 0.1)
  pen.setLineDash([cell * 0.75, cell * 0.55])
  pen.strokeStyle = '#dcecff'
  pen.lineWidth = cell * 0.34
  pen.globalAlpha = 0.9
  pen.stroke(path)
  pen.translate(0, -cell * 0.03)
  pen.strokeStyle = '#fff'
  pen.lineWidth = cell * 0.2
  pen.stroke(path)
  pen.restore()
}

function needles(pen: Pen, middle: number, top: number, half: number, high: number, cell: number): void {
  const dice = chance(Math.round(high * 7 + half))
  pen.lineWidth = Math.max(1, cell * 0.035)
  for (const colour of ['rgba(150,255,180,.3)', 'rgba(0,50,25,.4)']) {
    pen.strokeStyle = colour
    pen.beginPath()
    for (let i = 0; i < ((half * high) / (cell * cell)) * 16; i++) {
      const [x, y] = [(dice.fraction() * 2 - 1) * half, dice.fraction() * high]
      pen.moveTo(middle + x, top + y)
      pen.lineTo(middle + x + (x / half) * cell * 0.16, top + y + cell * 0.2)
    }
    pen.stroke()
  }
}

/** Dark among the needles, so that every fruit stands out. */
function drawHollow(pen: Pen, layout: Layout, at: number): void {
  const { cell } = layout
  const { x, y } = middleOf(layout, at)
  const half = cell * 0.475
  pen.fillStyle = (columnOf(at) + rowOf(at)) % 2 ? 'rgba(2,44,34,.74)' : 'rgba(4,58,42,.74)'
  pen.beginPath()
  pen.roundRect(x - half, y - half, half * 2, half * 2, cell * 0.2)
  pen.fill()
  pen.strokeStyle = 'rgba(160,255,200,.16)'
  pen.lineWidth = 1
  pen.stroke()
}

/** A parcel where no fruit can hang. */
export function drawParcel(pen: Pen, cell: number): void {
  const half = cell * 0.42
  glossy(pen, box(half * 2, half * 1.8, half * 0.3), half, RED, { shadow: 0.6, shine: 0.6 })
  pen.fillStyle = YELLOW.true
  pen.fillRect(-half * 0.18, -half * 0.9, half * 0.36, half * 1.8)
  pen.fillRect(-half, -half * 0.14, half * 2, half * 0.32)
  pen.strokeStyle = YELLOW.deep
  pen.fillStyle = YELLOW.light
  pen.lineWidth = half * 0.1
  for (const side of [-1, 1]) {
    pen.beginPath()
    pen.ellipse(side * half * 0.36, -half * 0.92, half * 0.36, half * 0.2, side * -0.5, 0, Math.PI * 2)
    pen.fill()
    pen.stroke()
  }
}

/** Bulbs along both sides and the lowest hem, from the top down: they light up one by one. */
export function bulbsOf({ middle, y, cell }: Layout, open: readonly boolean[]): Point[] {
  const tiers = tiersOf(open)
  const sides = tiers.flatMap(({ from, to, wide }) =>
    Array.from({ length: to - from }, (_, i) => {
      const out = wide / 2 + 0.16 + (0.34 * (i + 0.6)) / (to - from)
      return [-1, 1].map((side) => ({ x: middle + side * out * cell, y: y + (from + i + 0.75) * cell }))
    }).flat(),
  )
  const low = tiers.at(-1)
  const hem = Array.from({ length: (low?.wide ?? 1) - 1 }, (_, i) => ({
    x: middle + (i + 1 - (low?.wide ?? 0) / 2) * cell,
    y: y + ((low?.to ?? 0) + 0.22) * cell,
  }))
  return [...sides, ...hem]
}
