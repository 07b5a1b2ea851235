/** Draws the garden row by row: ground, grass, features and hedges. */
import { clamp } from '../../kit/paint/easing.ts'
import { stamp, type Bake, type Pen } from '../../kit/paint/sprite.ts'
import type { Stage } from '../../kit/paint/stage.ts'
import { columnOf, rowOf } from '../../kit/rules/grid.ts'
import { WAYS, type Way } from '../../kit/rules/ways.ts'
import type { Frame } from '../../kit/view.ts'
import { GATES, type Garden } from '../rules/garden.ts'
import type { State } from '../rules.ts'
import { drawFlatHill, drawGate, drawGravel, drawMole, drawMolehill, drawStone, FLAT } from './features.ts'
import { createHedgeRows } from './hedge-rows.ts'
import { middleOf, type Layout } from './layout.ts'
import type { Palette } from './looks.ts'
import { createMovingFeatures } from './moving-features.ts'
import { flowerSprite, tileSprite } from './tile-sprite.ts'
import type { Travel } from './travel.ts'
import { drawStripe, drawTufts, fillTile } from './turf.ts'

/** Signs that share the ground sprite of their counterpart. */
const ALIKE: Readonly<Record<string, string>> = { X: 'x', q: 'p', d: 'b' }

/** Number of different tufts. */
const SORTS = 3

/**
 * Draws garden and grass as `travel` shows them, because the mower may still be moving. `calm` is true before the first
 * complete frame: one tuft of each sort paints quickly, and its bent variants follow later.
 */
export function createLawn(
  stage: Stage,
  bake: Bake,
  travel: Travel,
  plan: Garden,
  layout: Layout,
  palette: Palette,
) {
  const { pen } = stage
  const { cell: tile, columns, rows, stride } = layout
  const drawMoving = createMovingFeatures(stage, bake, layout, travel)
  const drawHedgeRow = createHedgeRows(stage, bake, plan, layout, palette)
  const put = (place: number, key: string, draw: (pen: Pen) => void, room?: number) => {
    const { x, y } = middleOf(layout, place)
    stamp(pen, tileSprite(bake, layout, key, draw, room), x, y)
  }
  /** Draws a flat feature, which covers its tile and at most one more pixel. */
  const lay = (place: number, key: string, draw: (pen: Pen) => void) => put(place, key, draw, 1 + 1 / tile)

  function drawPlace({ time, still }: Frame<State, Way>, place: number, calm: boolean): void {
    const sign = travel.lawn.garden[place] ?? '#'
    const gate = GATES[sign]
    if (sign === 'o') put(place, 'stone', (to) => drawStone(to, palette.long[3]))
    else if (gate) put(place, `gate${gate}`, (to) => drawGate(to, gate))
    else if (drawMoving(place, sign, still) || sign === '#' || travel.lawn.mown[place] !== ' ') return
    else if (sign === 'm') drawHill(place, still ? 1 : time + place)
    else drawGrass(place, still ? 0 : time, calm)
  }

  function drawGrass(place: number, time: number, calm: boolean): void {
    const [column, row] = [columnOf(stride, place), rowOf(stride, place)]
    const sort = (place * 7 + row) % SORTS
    // Gusts run over the lawn in waves: each tile lags a little behind the previous one.
    const wind = calm ? 0 : Math.round(Math.sin(time * 1.7 - column * 0.7 - row * 0.25) * 1.4)
    put(place, `tuft${sort}${wind}`, (to) => drawTufts(to, sort, wind, palette))
    if ((place * 31) % 11 > 1) return
    const { x, y } = middleOf(layout, place)
    stamp(pen, flowerSprite(bake, layout, palette, place), x + wind * tile * 0.07, y - tile * 0.2, 0.6)
  }

  /** Draws a molehill in long grass, and the mole that peeks out now and then. */
  function drawHill(place: number, time: number): void {
    const { x, y } = middleOf(layout, place)
    put(place, 'tuft00', (to) => drawTufts(to, 0, 0, palette))
    const out = clamp(Math.sin(time * 1.1) * 2.2 - 0.4)
    stamp(pen, tileSprite(bake, layout, 'mole', drawMole), x, y - tile * (0.05 + out * 0.3))
    put(place, 'hill', drawMolehill)
  }

  return {
    ground(): void {
      const { garden, mown } = travel.lawn
      for (let place = 0; place < garden.length; place++) {
        const sign = garden[place] ?? '#'
        if (sign === '/' || sign === '#') continue
        const gate = GATES[sign]
        const flat = FLAT[ALIKE[sign] ?? sign]
        const way = WAYS.find((each) => each.startsWith(mown.charAt(place)))
        if (gate) lay(place, `gravel${gate}`, (to) => drawGravel(to, gate))
        else if (flat) lay(place, `flat${ALIKE[sign] ?? sign}`, flat)
        else if (way) lay(place, `stripe${way}`, (to) => drawStripe(to, way, palette))
        else lay(place, 'roots', (to) => fillTile(to, palette.long[1]))
        if (way && sign === 'f') put(place, 'flat', drawFlatHill)
      }
    },
    /** Draws one row, far things first. Rows −1 and `rows` are hedge only. */
    row(frame: Frame<State, Way>, row: number, calm: boolean): void {
      if (row >= 0 && row < rows)
        for (let column = 0; column < columns; column++) drawPlace(frame, row * stride + column, calm)
      drawHedgeRow(row)
    },
  }
}
