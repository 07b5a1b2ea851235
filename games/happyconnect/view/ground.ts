/** Draws the special tiles below and above the ribbons: hedges, ponds, bridges, ice and burrows. */
import { middleOf } from '../../kit/board/square.ts'
import { fillPath, pathOf, round, strokePath } from '../../kit/paint/brush.ts'
import { glossy } from '../../kit/paint/glossy.ts'
import { BLUE, BROWN, INK, type Tone } from '../../kit/paint/palette.ts'
import { stamp, type Bake, type Pen, type Sprite } from '../../kit/paint/sprite.ts'
import { cellsWith, slotsOf, type Board, type BoardMark } from '../rules/board.ts'
import type { State } from '../rules.ts'
import { kindOf } from './kinds.ts'
import type { Layout } from './layout.ts'
import { drawRibbon } from './ribbons.ts'

/** A shape in hundredths of a cell: moulded in a tone, filled with a colour, or a line of this width. */
type Layer = readonly [Tone | string, path: string, width?: number]

const SLAB = 'M-46-22q0-24 24-24h44q24 0 24 24v44q0 24-24 24h-44q-24 0-24-24z'
const RAILS = 'M-50-32H50M-50 28H50'
const leaves = (y: number, size: number) => [-40, -20, 0, 20, 40].map((x) => round(x, y, size)).join('')
const HAND =
  'M0 0c5 0 8 4 8 9v17c8-3 20-3 28 3 6 5 6 14 3 24l-5 17H0c-9-6-16-14-21-25-3-7 5-11 10-6l3 3V9c0-5 3-9 8-9z'

const PICTURES = {
  pond: [
    [BLUE, SLAB],
    ['#ffffff90', 'M-2-24q8-6 16 0t16 0M-34 28q8-6 16 0t16 0', 3],
    ['#1c6b33', round(-8, 6, 22, 16)],
    ['#58c25a', round(-8, 4, 21, 14)],
    ['#ff8fc4', round(-14, -1, 9) + round(0, -1, 9)],
    ['#fff0f8', round(-7, -5, 9)],
  ],
  ice: [
    ['#6fb7e0', SLAB],
    ['#c4edfc', 'M-42-22q0-20 20-20h44q20 0 20 20v38q0 20-20 20h-44q-20 0-20-20z'],
    // Straight tracks both ways, because ribbons cannot turn here.
    ['#7dbde2', 'M-8-38V34M8-38V34M-38-9H38M-38 7H38', 3],
    ['#fff', 'M-36-24l12-12M24 30l12-12M-30-18l3-3', 5],
  ],
  burrow: [
    ['#5a330f60', round(0, 32, 44, 14)],
    [BROWN, 'M-46 30q4-70 46-70t46 70q-46 18-92 0z'],
    ['#c79a66', round(-27, 12, 4) + round(28, 4, 5) + round(18, -22, 4)],
  ],
  bridge: [
    [BLUE, SLAB],
    ['#ffffff90', 'M-12-40q8 5 16 0M-6 41q8 5 16 0', 3],
  ],
  hedge: [
    ['#3c1e0060', 'M-46 8H46', 14],
    ['#1c6b33', leaves(0, 15)],
    ['#58c25a', leaves(-4, 10)],
    ['#ff6f91', round(-30, -4, 4) + round(10, -7, 4) + round(34, 2, 4)],
  ],
  deck: [
    ['#28140070', 'M-48-28H48V40H-48z'],
    ['#c98b4a', 'M-50-32H50V30H-50z'],
    ['#eec58a', 'M-50-32H50V0H-50z'],
    ['#7a4a1e70', 'M-38-30V28M-25-30V28M-13-30V28M0-30V28M13-30V28M25-30V28M38-30V28', 2],
  ],
  rails: [
    ['#6d3f17', RAILS, 12],
    ['#f9cf95', RAILS, 5],
  ],
  /** The dark mouth of a burrow, which ribbons enter. */
  hole: [
    ['#3a1d08', round(0, 2, 27, 22)],
    ['#140800', round(0, -1, 23, 16)],
  ],
  /** The fingertip is at the origin. */
  hand: [
    [INK, HAND, 8],
    ['#fff', HAND],
  ],
} as const satisfies Readonly<Record<BoardMark | string, readonly Layer[]>>

export function pictureOf(bake: Bake, { cell }: Layout, name: keyof typeof PICTURES): Sprite {
  const unit = Math.round(cell)
  return bake(name + unit, unit * 1.6, unit * 1.6, (pen) => {
    for (const [colour, path, width] of PICTURES[name] as readonly Layer[]) {
      const shape = pathOf(path, cell)
      if (typeof colour !== 'string') glossy(pen, shape, cell * 0.42, colour, { shadow: 0.2, shine: 0.5 })
      else if (width) strokePath(pen, shape, colour, (width * cell) / 100)
      else fillPath(pen, shape, colour)
    }
  })
}

/** Paints everything below the ribbons. Returns false while a sprite is still missing. */
export function paintGround(pen: Pen, bake: Bake, layout: Layout, { marks, hedges }: Board): boolean {
  const half = layout.cell / 2
  let isWhole = true
  const put = (name: BoardMark | 'hedge', at: number, right = 0, down = 0) => {
    const sprite = pictureOf(bake, layout, name)
    const { x, y } = middleOf(layout, at)
    if (sprite.provisional) isWhole = false
    stamp(pen, sprite, x + right, y + down, 1, 1, right && Math.PI / 2)
  }
  for (const [at, mark] of Object.entries(marks)) put(mark, Number(at))
  for (const hedge of hedges) put('hedge', hedge >> 1, hedge % 2 ? 0 : half, hedge % 2 ? half : 0)
  return isWhole
}

/** Paints everything above the ribbons: bridge decks with the ribbon that crosses on top, and burrow mouths. */
export function paintAbove(pen: Pen, bake: Bake, layout: Layout, { board, ribbons, level }: State): void {
  const put = (name: 'hole' | 'deck' | 'rails', at: number) => {
    const { x, y } = middleOf(layout, at)
    stamp(pen, pictureOf(bake, layout, name), x, y)
  }
  for (const cell of cellsWith(board, 'burrow')) put('hole', cell)
  for (const cell of cellsWith(board, 'bridge')) {
    put('deck', cell)
    const pair = ribbons.findIndex((ribbon) => slotsOf(board, ribbon).includes(cell + board.size ** 2))
    if (pair >= 0) {
      const { x, y } = middleOf(layout, cell)
      const half = layout.cell / 2
      pen.save()
      pen.clip(new Path2D(`M${x - half} ${y - half}h${half * 2}v${half * 2}h${-half * 2}z`))
      drawRibbon(pen, new Path2D(`M${x - half} ${y}h${half * 2}`), layout.cell, kindOf(level, pair))
      pen.restore()
    }
    put('rails', cell)
  }
}
