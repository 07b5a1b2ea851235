/** Draws the garden row by row: ground, grass, features and hedges. */
import { clamp, easeOut, mix } from '../../kit/paint/easing.ts'
import { BROWN, ORANGE } from '../../kit/paint/palette.ts'
import { stamp, type Bake, type Pen, type Sprite } from '../../kit/paint/sprite.ts'
import type { Stage } from '../../kit/paint/stage.ts'
import { columnOf, rowOf } from '../../kit/rules/grid.ts'
import { WAYS, type Way } from '../../kit/rules/ways.ts'
import type { Frame } from '../../kit/view.ts'
import { GATES, type Garden } from '../rules/garden.ts'
import type { State } from '../rules.ts'
import {
  drawBar,
  drawFlatHill,
  drawGate,
  drawGravel,
  drawMole,
  drawMolehill,
  drawPlank,
  drawPost,
  drawStone,
  FLAT,
} from './features.ts'
import { drawFoliage, drawHedges, drawSpray, hedgesOf, type Leaves } from './hedge.ts'
import { middleOf, type Layout } from './layout.ts'
import type { Palette } from './looks.ts'
import type { Travel } from './travel.ts'
import { drawFlower, drawStripe, drawTufts, fillTile } from './turf.ts'

const EIGHTH = Math.PI / 4
/** Rotation of the bars of bends and turnstiles, in radians. */
const BARS: Readonly<Record<string, number>> = { b: EIGHTH, p: EIGHTH, d: -EIGHTH, q: -EIGHTH }
/** Signs that share the ground sprite of their counterpart. */
const ALIKE: Readonly<Record<string, string>> = { X: 'x', q: 'p', d: 'b' }

const SORTS = 3
/** The first kinds of meadow flowers also grow in the lawn. */
const KINDS = 4

/** A sprite drawn in tiles; `room` is the length of its side. */
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
  const put = (place: number, key: string, draw: (pen: Pen) => void, room?: number) => {
    const { x, y } = middleOf(layout, place)
    stamp(pen, tileSprite(bake, layout, key, draw, room), x, y)
  }
  /** Draws a flat feature, which covers its tile and at most one more pixel. */
  const lay = (place: number, key: string, draw: (pen: Pen) => void) => put(place, key, draw, 1 + 1 / tile)

  /** Stamps leaves into a hedge sprite, whose unit is a tile. */
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

  /** Draws a strip along a whole row, in tiles, with the garden's corner as the origin. */
  function putStrip(key: string, row: number, draw: (pen: Pen) => void): void {
    const strip = bake(key, (columns + 2) * tile, tile * 2, (to) => {
      to.scale(tile, tile)
      to.translate(-columns / 2, -row - 0.5)
      draw(to)
    })
    stamp(pen, strip, layout.x + (columns * tile) / 2, layout.y + (row + 0.5) * tile)
  }

  function drawPlace({ time, still }: Frame<State, Way>, place: number, calm: boolean): void {
    const sign = travel.garden[place] ?? '#'
    const gate = GATES[sign]
    if (sign === 'o') put(place, 'stone', (to) => drawStone(to, palette.long[3]))
    else if (gate) put(place, `gate${gate}`, (to) => drawGate(to, gate))
    else if (BARS[sign]) drawTurned(place, sign, still)
    else if (sign in FLAT || sign === 'X') drawMoved(place, sign, still)
    else if (sign === '#' || travel.shown[place] !== ' ') return
    else if (sign === 'm') drawHill(place, still ? 1 : time + place)
    else drawGrass(place, still ? 0 : time, calm)
  }

  /** Progress of a place's transition to its current sign, 0 to 1. */
  function turnedTo(place: number, sign: string, still: boolean): number {
    const { was, share } = travel.turning(place)
    return was === sign || still ? 1 : share
  }

  /** Draws a bar across its tile. A turnstile's bar swings round. */
  function drawTurned(place: number, sign: string, still: boolean): void {
    const { x, y } = middleOf(layout, place)
    const hasHub = sign === 'p' || sign === 'q'
    const turn = (BARS[sign] ?? 0) - (1 - easeOut(turnedTo(place, sign, still))) * (Math.PI / 2)
    const bar = tileSprite(bake, layout, `bar${hasHub}`, (to) => drawBar(to, hasHub ? ORANGE : BROWN, hasHub))
    stamp(pen, bar, x, y, 1, 1, turn)
  }

  /** Draws rising and sinking posts, and sinking planks. */
  function drawMoved(place: number, sign: string, still: boolean): void {
    const { x, y } = middleOf(layout, place)
    const share = easeOut(turnedTo(place, sign, still))
    const isPlank = sign === '=' || sign === '~'
    // A plank stays up until the mower leaves it.
    const isUp = sign === '=' || sign === 'X' || (sign === '~' && travel.pose.from === place)
    const high = isUp ? (sign === '~' ? 1 : share) : 1 - share
    if (high <= 0 || (!isPlank && sign !== 'X' && sign !== 'x')) return
    const sprite = tileSprite(bake, layout, `up${isPlank}`, isPlank ? drawPlank : drawPost)
    pen.globalAlpha = isPlank ? high : 1
    stamp(pen, sprite, x, y + (isPlank ? 0 : (1 - high) * 0.2 * tile), isPlank ? mix(0.7, 1, high) : 1, high)
    pen.globalAlpha = 1
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
      const { garden, shown } = travel
      for (let place = 0; place < garden.length; place++) {
        const sign = garden[place] ?? '#'
        if (sign === '/' || sign === '#') continue
        const gate = GATES[sign]
        const flat = FLAT[ALIKE[sign] ?? sign]
        const way = WAYS.find((each) => each.startsWith(shown.charAt(place)))
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
      const hedges = () => hedgesOf(plan, layout, row)
      putStrip(`hedge${row}`, row, (to) => drawHedges(to, hedges(), palette.hedge))
      stage.scenery(() =>
        putStrip(`foliage${row}`, row, (to) =>
          drawFoliage(to, hedges(), row * 31 + plan.length, palette.hedge.petals, leaves),
        ),
      )
    },
  }
}
