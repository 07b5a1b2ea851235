/** Draws a frame: glasshouse, floor, then pots, planters and gardener row by row, then overlays. */
import { fillPath } from '../../kit/paint/brush.ts'
import { blinks, breath, clamp, hop, mix, overshoot } from '../../kit/paint/easing.ts'
import { sprites, stamp, type Pen } from '../../kit/paint/sprite.ts'
import type { Stage } from '../../kit/paint/stage.ts'
import { columnOf, rowOf } from '../../kit/rules/grid.ts'
import { STEPS } from '../../kit/rules/ways.ts'
import type { Frame, Point } from '../../kit/view.ts'
import { isBed, isFloor, isHome, ownedIn, wanted, type House } from '../rules/house.ts'
import { isOpen, rules, type Action, type State } from '../rules.ts'
import { drawGlasshouse } from './backdrop.ts'
import { createEffects } from './effects.ts'
import { drawArch, drawBars, drawFilled, drawLaid } from './elements.ts'
import { drawBed, drawStone } from './floor.ts'
import { drawBloom, drawBud, drawLeaves, drawWilted, kindOf } from './flowers.ts'
import { bakedParts, drawGardener, FEET, type Figure } from './gardener.ts'
import { middleOf, type Layout } from './layout.ts'
import { drawButterflies, drawLight } from './life.ts'
import { paletteOf } from './looks.ts'
import { drawGreen, drawPlanter, drawTuft, isBuilt, TUFT, type Tufts } from './planters.ts'
import { drawMark, drawPot, drawShadow, FOOT, RIM } from './pots.ts'
import { drawSigns } from './signs.ts'
import type { Travel } from './travel.ts'
import { bakeInUnits, UNITS } from './units.ts'

/** Seconds. */
const BLOOMING = 0.55

type HouseFrame = Frame<State, Action>

interface PotPlant extends Point {
  readonly number: number
  /** It can never get home. */
  readonly isGone: boolean
  /** How far it has sunk into a pit, from 0 to 1. */
  readonly sunk: number
}

/** Recreated for every new house or frame size. */
export function createScene(stage: Stage, travel: Travel, layout: Layout, house: House) {
  const { pen } = stage
  const { cell: tile, stride } = layout
  const unit = tile / UNITS
  const bake = sprites(stage)
  const palette = paletteOf(stage.look)
  const effects = createEffects(stage, layout, house)
  const owned = ownedIn(house)
  /** How far each flower has opened, from 0 to 1. */
  const open: number[] = []
  /** How far the gardener leans into a push, from 0 to 1. */
  let lean = 0
  /** How far the gates are open, from 0 to 1. */
  let ajar = 0
  /** Seconds since the winning push was shown. */
  let cheer = 0

  const sprite = (key: string, wide: number, high: number, draw: (pen: Pen) => void) =>
    bakeInUnits(bake, tile, key, wide, high, draw)

  const putPart = bakedParts(pen, bake, tile)

  const tuft: Tufts = (tone, number) =>
    sprite(`tuft ${tone} ${number}`, TUFT.wide, TUFT.high, (to) => drawTuft(to, tone, number, palette))

  const rowAt = (y: number) => Math.round((y - layout.y) / tile - 0.5)

  const between = ({ from, to, share }: { from: number; to: number; share: number }): Point => {
    const [a, b] = [middleOf(layout, Math.abs(from)), middleOf(layout, Math.abs(to))]
    return { x: mix(a.x, b.x, share), y: mix(a.y, b.y, share) }
  }

  function advance({ state, delta, still }: HouseFrame): void {
    travel.advance(delta, (place, pot) => {
      if (!still) effects.pushed(place, pot)
    })
    const seen = state.pots.map((_, pot) => travel.placeOf(pot))
    ajar = clamp(ajar + (isOpen({ house, pots: seen }) ? 5 : -5) * delta)
    for (const [pot, place] of seen.entries()) {
      const opening = isHome(house, pot, place) ? 1 : -1.6
      open[pot] = clamp((open[pot] ?? 0) + (opening * delta) / BLOOMING)
    }
    const pushing = travel.pose.doing === 'push' || travel.pose.nudge > 0.1
    lean = clamp(lean + (pushing ? 9 : -6) * delta)
    const won = rules.outcome(state) === 'won' && travel.arrived
    if (won && cheer === 0 && !still) effects.celebrate()
    cheer = won ? cheer + delta : 0
  }

  /** Draws rows of tiles from a cached sprite, layer by layer. Each tile is drawn around its centre. */
  function drawTiles(
    key: string,
    row: number,
    rows: number,
    ...layers: readonly ((to: Pen, place: number) => unknown)[]
  ): void {
    const { columns, x, y } = layout
    const [wide, high] = [columns * tile, rows * tile]
    const tiles = bake(key, wide * 1.1, high + tile, (to) => {
      to.translate(-wide / 2, -high / 2)
      to.scale(unit, unit)
      for (const draw of layers)
        for (let i = 0; i < rows * columns; i++) {
          const [column, below] = [columnOf(columns, i), rowOf(columns, i)]
          to.save()
          to.translate((column + 0.5) * UNITS, (below + 0.5) * UNITS)
          draw(to, (row + below) * stride + column)
          to.restore()
        }
    })
    stamp(pen, tiles, x + wide / 2, y + row * tile + high / 2)
  }

  function drawGround(to: Pen, place: number): void {
    if (isFloor(house, place))
      drawStone(to, place, (columnOf(stride, place) + rowOf(stride, place)) % 2 === 0, palette)
    else if (isBuilt(house, place)) fillPath(to, 'M-50-50H50V50H-50z', '#4a3018')
    const kept = wanted(house, place)
    if (isBed(house, place)) drawBed(to, kept < 0 ? undefined : kindOf(kept))
    drawLaid(to, house[place] ?? '')
  }

  /** Draws gates, arches and pots that fill pits. */
  function drawStanding(row: number, isFront: boolean, filled: readonly number[]): void {
    for (let column = 0; column < layout.columns; column++) {
      const place = row * stride + column
      const { x, y } = middleOf(layout, place)
      const letter = house[place]
      if (isFront && letter === 'n')
        stamp(
          pen,
          sprite('arch', 120, 140, (to) => drawArch(to, palette)),
          x,
          y,
        )
      if (isFront) continue
      if (filled.includes(-place))
        stamp(
          pen,
          sprite('filled', 100, 100, (to) => drawFilled(to, palette)),
          x,
          y,
        )
      if (letter === '=')
        stamp(pen, sprite('bars', 100, 120, drawBars), x, y + ajar * 34 * unit, 1, 1 - ajar * 0.9)
    }
  }

  function drawPotPlant(frame: HouseFrame, pot: PotPlant): void {
    const { x, y, sunk } = pot
    pen.save()
    pen.translate(x, y + sunk * 12 * unit)
    pen.scale(1 - sunk * 0.4, 1 - sunk * 0.6)
    drawPlant(frame, pot)
    pen.restore()
  }

  /** Draws a pot and its flower around the origin. */
  function drawPlant({ time, still }: HouseFrame, { number, isGone }: PotPlant): void {
    const [x, y] = [0, 0]
    const opened = open[number] ?? 0
    const mood = isGone ? 'sad' : opened > 0.5 ? 'glad' : 'calm'
    const body = sprite(`pot ${mood}`, 90, 90, (to) => drawPot(to, mood, palette))
    const joy = cheer > 0 && !still ? hop((cheer * 2 + number * 0.3) % 1) * 9 * unit : 0
    stamp(pen, sprite('shadow', 84, 40, drawShadow), x, y + (FOOT - 2) * unit)
    stamp(pen, body, x, y - joy)
    const rim = y - joy + (RIM - 1) * unit
    const sway = still ? 0 : Math.sin(time * 1.4 + number * 2) * 0.05
    const grow = (key: string, draw: (pen: Pen) => void, size: number, turn = sway) => {
      const plant = sprite(key, 100, 120, draw)
      stamp(pen, plant, x + Math.sin(turn) * 12 * unit * size, rim, size, size, turn)
    }
    const kind = kindOf(number)
    grow('leaves', (to) => drawLeaves(to, palette), 1, sway * 0.5)
    if (isGone) grow(`wilted ${kind.name}`, (to) => drawWilted(to, kind), 1)
    else if (opened < 0.5) grow(`bud ${kind.name}`, (to) => drawBud(to, kind), 1 - opened * 0.8)
    else
      grow(`bloom ${kind.name}`, (to) => drawBloom(to, kind), mix(0.5, 1, overshoot((opened - 0.5) * 2, 2.4)))
    // A pot with a reserved bed shows its flower until it gets there.
    if (number < owned && !isGone && opened < 0.5)
      stamp(
        pen,
        sprite(`bloom ${kind.name}`, 100, 120, (to) => drawBloom(to, kind)),
        x + 30 * unit,
        y - 10 * unit,
        0.5,
      )
    if (isGone)
      stamp(
        pen,
        sprite('mark', 36, 36, drawMark),
        x - 30 * unit,
        y - 34 * unit,
        1 + 0.08 * breath(still ? 0 : time, 1.4),
      )
  }

  function drawHero({ time, still }: HouseFrame, { x, y }: Point, sad: boolean): void {
    const { way, doing, walked, nudge } = travel.pose
    const [stepX, stepY] = STEPS[way]
    const joy = cheer > 0 && !still ? hop((cheer * 2.2) % 1) : 0
    const look = doing === 'push' ? 'wow' : sad ? 'sad' : blinks(time, 3.9) ? 'blink' : 'glad'
    stamp(pen, sprite('shadow', 84, 40, drawShadow), x, y + (FEET - 1) * unit, 0.8)
    pen.save()
    // Move closer to the pot, so that the hands touch it.
    const close = (lean * 9 + nudge * 8) * unit
    pen.translate(x + stepX * close, y + stepY * close * 0.7 - joy * 18 * unit)
    pen.scale(unit * 1.04, unit * 1.04)
    const figure: Figure = {
      way: cheer > 0 ? 'down' : way,
      walked,
      moving: doing !== 'nothing',
      lean: cheer > 0 ? 0 : lean,
      cheer: clamp(cheer * 5),
      look,
    }
    drawGardener(pen, putPart, figure, palette)
    pen.restore()
  }

  return {
    layout,
    /** `gone` are the pots that can never get home. */
    draw(frame: HouseFrame, picked: number | undefined, gone: readonly number[]): void {
      const { state, time, still, delta, playing, hint } = frame
      const { width, height } = stage
      advance(frame)
      stage.scenery(() => {
        const glasshouse = bake('glasshouse', width, height, (to) =>
          drawGlasshouse(to, width, height, palette),
        )
        stamp(pen, glasshouse, width / 2, height / 2)
      })
      drawTiles('floor', 0, layout.rows, drawGround)
      const at = between(travel.pose)
      // Pots wilt only after the animation of the fatal push.
      const shownGone = travel.arrived ? gone : []
      const places = state.pots.map((_, number) => travel.placeOf(number))
      const pots = state.pots
        .map((_, number): PotPlant => {
          const seen = travel.pot(number)
          const sunk = seen.to < 0 ? clamp(seen.share * 3 - 2) : 0
          return { number, isGone: shownGone.includes(number), sunk, ...between(seen) }
        })
        .filter(({ number }) => (places[number] ?? 0) > 0)
      for (let row = 0; row < layout.rows; row++) {
        drawTiles(
          `row ${row}`,
          row,
          1,
          (to, place) => isBuilt(house, place) && drawPlanter(to, house, place, palette),
          (to, place) => isBuilt(house, place) && drawGreen(to, house, place, tuft, 1 / unit, palette),
        )
        drawStanding(row, false, places)
        const here = pots.filter(({ y }) => rowAt(y) === row).sort((a, b) => a.y - b.y)
        const isHeroHere = rowAt(at.y) === row
        // Draw the gardener behind pots pushed towards the viewer, in front of pots pushed away.
        for (const pot of here) if (!isHeroHere || pot.y <= at.y) drawPotPlant(frame, pot)
        if (isHeroHere) drawHero(frame, at, shownGone.length > 0)
        for (const pot of here) if (isHeroHere && pot.y > at.y) drawPotPlant(frame, pot)
        drawStanding(row, true, places)
      }
      if (playing && travel.arrived) {
        const push = typeof hint === 'object' && 'pot' in hint ? hint : undefined
        drawSigns(pen, layout, state, push, picked, still ? 0.5 : breath(time, 1.1))
      }
      effects.draw(delta, still)
      stage.scenery(() => {
        drawLight(stage, bake, still ? 0 : time)
        drawButterflies(stage, still ? 4 : time)
      })
    },
  }
}
