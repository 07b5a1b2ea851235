/** The garden itself, row by row: ground, grass, what stands in it, and its hedges. */
import { clamp } from '../../kit/paint/easing.ts'
import { stamp, type Bake, type Pen, type Sprite } from '../../kit/paint/sprite.ts'
import type { Stage } from '../../kit/paint/stage.ts'
import { columnOf, rowOf } from '../../kit/rules/grid.ts'
import { WAYS, type Way } from '../../kit/rules/ways.ts'
import type { Frame } from '../../kit/view.ts'
import { GATES } from '../rules/garden.ts'
import type { State } from '../rules.ts'
import { drawFlatHill, drawGate, drawGravel, drawMole, drawMolehill, drawStone } from './features.ts'
import { drawFoliage, drawHedges, drawSpray, hedgesOf, type Leaves } from './hedge.ts'
import { middleOf, type Layout } from './layout.ts'
import type { Palette } from './looks.ts'
import { drawFlower, drawStripe, drawTufts, fillTile } from './turf.ts'

const SORTS = 3
/** Of the meadow's kinds of flowers these also grow in the lawn. */
const KINDS = 4

/** A sprite drawn in tiles; `room` is its side. */
export const tileSprite = (
  bake: Bake,
  { cell: tile }: Layout,
  key: string,
  draw: (pen: Pen) => void,
  room = 1.7,
): Sprite =>
  bake(key, tile * room, tile * room, (to) => {
    to.scale(tile, tile)
    draw(to)
  })

export function flowerSprite(bake: Bake, layout: Layout, { petals }: Palette, place: number): Sprite {
  const colour = petals[place % Math.min(KINDS, petals.length)] ?? '#fff'
  return tileSprite(bake, layout, colour, (to) => drawFlower(to, 0, 0, 0.15, colour), 0.5)
}

/**
 * `shown` is what is seen of the state's `mown`: the mower may still be on its way. `calm` is before the first picture
 * stands: one tuft of each sort is soon painted, and its bent twins come later.
 */
export function openLawn(stage: Stage, bake: Bake, layout: Layout, palette: Palette) {
  const { pen } = stage
  const { cell: tile, columns, rows, stride } = layout
  const put = (place: number, key: string, draw: (pen: Pen) => void, room?: number) => {
    const { x, y } = middleOf(layout, place)
    stamp(pen, tileSprite(bake, layout, key, draw, room), x, y)
  }
  /** What lies flat covers its tile and at most a pixel more. */
  const lay = (place: number, key: string, draw: (pen: Pen) => void) => put(place, key, draw, 1 + 1 / tile)

  /** Inside of a hedge's picture a tile is the unit. */
  const leaves: Leaves = (to, band, number, x, y, wide) => {
    const spray = tileSprite(
      bake,
      layout,
      `spray${band}${number}`,
      (on) => drawSpray(on, band, number, palette.hedge),
      0.9,
    )
    stamp(to, spray, x, y, wide / tile, 1 / tile)
  }

  /** Along a whole row; drawn in tiles, with the garden's corner as the origin. */
  function putStrip(key: string, row: number, draw: (pen: Pen) => void): void {
    const strip = bake(key, (columns + 2) * tile, tile * 2, (to) => {
      to.scale(tile, tile)
      to.translate(-columns / 2, -row - 0.5)
      draw(to)
    })
    stamp(pen, strip, layout.x + (columns * tile) / 2, layout.y + (row + 0.5) * tile)
  }

  function drawPlace(
    { time, still, state }: Frame<State, Way>,
    shown: string,
    place: number,
    calm: boolean,
  ): void {
    const sign = state.garden[place] ?? '#'
    const gate = GATES[sign]
    if (sign === 'o') put(place, 'stone', (to) => drawStone(to, palette.long[3]))
    else if (gate) put(place, `gate${gate}`, (to) => drawGate(to, gate))
    else if (sign === '#' || shown[place] !== ' ') return
    else if (sign === 'm') drawHill(place, still ? 1 : time + place)
    else drawGrass(place, still ? 0 : time, calm)
  }

  function drawGrass(place: number, time: number, calm: boolean): void {
    const [column, row] = [columnOf(stride, place), rowOf(stride, place)]
    const sort = (place * 7 + row) % SORTS
    // Gusts run over the lawn as waves: each tile is a little later than the one before it.
    const wind = calm ? 0 : Math.round(Math.sin(time * 1.7 - column * 0.7 - row * 0.25) * 1.4)
    put(place, `tuft${sort}${wind}`, (to) => drawTufts(to, sort, wind, palette))
    if ((place * 31) % 11 > 1) return
    const { x, y } = middleOf(layout, place)
    stamp(pen, flowerSprite(bake, layout, palette, place), x + wind * tile * 0.07, y - tile * 0.2, 0.6)
  }

  /** A hill in long grass, and the mole that lives there: he looks out now and then. */
  function drawHill(place: number, time: number): void {
    const { x, y } = middleOf(layout, place)
    put(place, 'tuft00', (to) => drawTufts(to, 0, 0, palette))
    const out = clamp(Math.sin(time * 1.1) * 2.2 - 0.4)
    stamp(pen, tileSprite(bake, layout, 'mole', drawMole), x, y - tile * (0.05 + out * 0.3))
    put(place, 'hill', drawMolehill)
  }

  return {
    ground({ garden }: State, shown: string): void {
      for (let place = 0; place < garden.length; place++) {
        const sign = garden[place] ?? '#'
        if (sign === '/' || sign === '#') continue
        const gate = GATES[sign]
        const way = WAYS.find((each) => each.startsWith(shown.charAt(place)))
        if (gate) lay(place, `gravel${gate}`, (to) => drawGravel(to, gate))
        else if (way) lay(place, `stripe${way}`, (to) => drawStripe(to, way, palette))
        else lay(place, 'roots', (to) => fillTile(to, palette.long[1]))
        if (way && sign === 'm') put(place, 'flat', drawFlatHill)
      }
    },
    /** One row, far things first; rows −1 and `rows` are hedge alone. */
    row(frame: Frame<State, Way>, shown: string, row: number, calm: boolean): void {
      const { garden } = frame.state
      if (row >= 0 && row < rows)
        for (let column = 0; column < columns; column++) drawPlace(frame, shown, row * stride + column, calm)
      const hedges = () => hedgesOf(garden, layout, row)
      putStrip(`hedge${row}`, row, (to) => drawHedges(to, hedges(), palette.hedge))
      stage.scenery(() =>
        putStrip(`foliage${row}`, row, (to) =>
          drawFoliage(to, hedges(), row * 31 + garden.length, palette.hedge.petals, leaves),
        ),
      )
    },
  }
}
