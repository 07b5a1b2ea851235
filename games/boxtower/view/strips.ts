/** Strips of scenery across the frame: town, market and quay. */
import { stamp, type Bake, type Pen } from '../../kit/paint/sprite.ts'
import { houseSprite, paintQuay, stallSprite, treeSprite } from './harbour-parts.ts'

export interface Strip {
  readonly name: string
  /** Parallax factor. */
  readonly near: number
  /** Height in ells. */
  readonly high: number
  /** Draws to both sides of the middle, the ground at 0; sprites are baked for `base`, the unit of play. */
  paint(pen: Pen, bake: Bake, unit: number, base: number, half: number): void
}

export const TOWN: Strip = {
  name: 'town',
  near: 0.5,
  high: 6,
  paint(pen, bake, unit, base, half) {
    const count = Math.ceil(half / (2.3 * unit)) + 1
    for (let n = -count; n <= count; n++) {
      const house = houseSprite(bake, (n + 704) % 7, base * 0.92)
      const zoom = unit / base
      stamp(pen, house, n * 2.3 * unit, unit * 0.1 - (house.height / 2) * zoom, zoom)
    }
  },
}

export const MARKET: Strip = {
  name: 'market',
  near: 0.72,
  high: 3.5,
  paint(pen, bake, unit, base, half) {
    const count = Math.ceil(half / (3.1 * unit)) + 1
    const zoom = unit / base
    const tree = treeSprite(bake, base * 0.8)
    for (let n = -count; n <= count; n++) {
      const x = n * 3.1 * unit
      stamp(pen, tree, x + unit * 1.2, unit * 0.2 - (tree.height / 2) * zoom, zoom)
      // Leaves room for the plinth.
      if (!n) continue
      const stall = stallSprite(bake, (n + 500) % 5, base * 0.85)
      stamp(pen, stall, x, unit * 0.06 - (stall.height / 2) * zoom, zoom)
    }
  },
}

export const QUAY: Strip = {
  name: 'quay',
  near: 1,
  high: 0.2,
  paint: (pen, _bake, unit, _base, half) => paintQuay(pen, unit, half),
}
