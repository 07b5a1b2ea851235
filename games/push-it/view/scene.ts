/** Paints one frame: the glasshouse, the floor, then row by row what stands on it, and what is over it. */
import { breath, clamp, hop, mix, overshoot } from '../../kit/paint/easing.ts'
import type { Frame, Point } from '../../kit/view.ts'
import { CONFETTI } from '../../kit/paint/palette.ts'
import { particles } from '../../kit/paint/particles.ts'
import { sprites, stamp, type Pen } from '../../kit/paint/sprite.ts'
import type { Stage } from '../../kit/paint/stage.ts'
import { STEPS } from '../../kit/rules/ways.ts'
import { bakeThing, fill, UNITS } from './brush.ts'
import { drawBloom, drawBud, drawLeaves, drawWilted, kindOf } from './flowers.ts'
import { drawBed, drawStone } from './floor.ts'
import { drawGardener, FEET } from './gardener.ts'
import { drawGlasshouse } from './backdrop.ts'
import { isBed, isFloor, stepOf } from '../rules/house.ts'
import { columnOf, middle, rowOf, type Layout } from './layout.ts'
import { drawButterflies, drawLight } from './life.ts'
import { drawPlanter, isBuilt } from './planters.ts'
import { drawMark, drawPot, drawShadow, FOOT, RIM } from './pots.ts'
import { lost, pushesOf, rules, wayTo, type Action, type State } from '../rules.ts'
import { drawArrow, drawDot, drawRing, GOLD } from './signs.ts'
import type { Passing, Travel } from './travel.ts'

/** Seconds. */
const BLINK = 0.13
const BLOOMING = 0.55

type HouseFrame = Frame<State, Action>

export function openPicture(stage: Stage, travel: Travel, layout: Layout, house: string) {
  const { pen } = stage
  const { tile } = layout
  const unit = tile / UNITS
  const bits = particles(260)
  const bake = sprites(stage)
  /** How far each flower has opened, 0 to 1, and how long each pot has been known to be lost. */
  const open: number[] = []
  let known: State | undefined
  let gone: readonly number[] = []
  let lean = 0
  let cheer = 0

  const thing = (key: string, wide: number, high: number, draw: Parameters<typeof bakeThing>[5]) =>
    bakeThing(bake, tile, key, wide, high, draw)

  const rowAt = (y: number) => Math.round((y - layout.y) / tile - 0.5)

  const between = ({ from, to, share }: { from: number; to: number; share: number }): Point => {
    const [a, b] = [middle(layout, from), middle(layout, to)]
    return { x: mix(a.x, b.x, share), y: mix(a.y, b.y, share) }
  }

  function pass({ kind, place }: Passing, still: boolean): void {
    if (still || kind === 'step') return
    const { x, y } = middle(layout, place)
    const shape = 'dot'
    // Water is thrown up at the pot's foot; a flower that opens scatters more than that.
    bits.burst({ x, y: y + tile * 0.3, count: 6, colours: ['#e9fff6', '#bfeee0'], life: 0.4, shape })
    if (isBed(house, place))
      bits.burst({
        x,
        y: y - tile * 0.4,
        count: 16,
        colours: CONFETTI,
        speed: tile * 3,
        size: tile * 0.09,
        shape,
      })
  }

  function advance({ state, delta, still }: HouseFrame): void {
    travel.advance(delta, (passing) => pass(passing, still))
    if (known !== state) {
      known = state
      gone = lost(state)
    }
    for (const pot of state.pots.keys()) {
      const opening = isBed(house, travel.placeOf(pot)) ? 1 : -1.6
      open[pot] = clamp((open[pot] ?? 0) + (opening * delta) / BLOOMING)
    }
    const pushing = travel.pose.doing === 'push' || travel.pose.nudge > 0.1
    lean = clamp(lean + (pushing ? 9 : -6) * delta)
    const won = rules.outcome(state) === 'won' && travel.arrived
    if (won && cheer === 0 && !still)
      for (const at of [0.25, 0.5, 0.75])
        bits.burst({
          x: stage.width * at,
          y: stage.height * 0.3,
          count: 40,
          colours: CONFETTI,
          speed: 300,
          life: 1.8,
          size: 8,
        })
    cheer = won ? cheer + delta : 0
  }

  /** Some rows of tiles, painted once; the origin of `draw` is the middle of each tile. */
  function tiles(key: string, row: number, rows: number, draw: (to: Pen, place: number) => void): void {
    const { columns, x, y, stride } = layout
    const [wide, high] = [columns * tile, rows * tile]
    const sprite = bake(key, wide * 1.1, high + tile, (to) => {
      to.translate(-wide / 2, -high / 2)
      to.scale(unit, unit)
      for (let i = 0; i < rows * columns; i++) {
        const [column, below] = [i % columns, Math.floor(i / columns)]
        to.save()
        to.translate((column + 0.5) * UNITS, (below + 0.5) * UNITS)
        draw(to, (row + below) * stride + column)
        to.restore()
      }
    })
    stamp(pen, sprite, x + wide / 2, y + row * tile + high / 2)
  }

  function drawGround(to: Pen, place: number): void {
    if (isFloor(house, place))
      drawStone(to, place, (columnOf(layout, place) + rowOf(layout, place)) % 2 === 0)
    else if (isBuilt(house, place)) fill(to, 'M-50-50H50V50H-50z', '#4a3018')
    if (isBed(house, place)) drawBed(to)
  }

  function pot({ time, still }: HouseFrame, number: number, { x, y }: Point): void {
    const isGone = gone.includes(number) && travel.arrived
    const opened = open[number] ?? 0
    const mood = isGone ? 'sad' : opened > 0.5 ? 'glad' : 'calm'
    const body = thing(`pot ${mood}`, 90, 90, (to) => drawPot(to, mood))
    const joy = cheer > 0 && !still ? hop((cheer * 2 + number * 0.3) % 1) * 9 * unit : 0
    stamp(pen, thing('shadow', 84, 40, drawShadow), x, y + (FOOT - 2) * unit)
    stamp(pen, body, x, y - joy)
    const rim = y - joy + (RIM - 1) * unit
    const sway = still ? 0 : Math.sin(time * 1.4 + number * 2) * 0.05
    const plant = (key: string, draw: Parameters<typeof bakeThing>[5], size: number, turn = sway) => {
      const sprite = thing(key, 100, 120, (to) => draw(to))
      stamp(pen, sprite, x + Math.sin(turn) * 12 * unit * size, rim, size, size, turn)
    }
    const kind = kindOf(number)
    plant('leaves', drawLeaves, 1, sway * 0.5)
    if (isGone) plant(`wilted ${kind.name}`, (to) => drawWilted(to, kind), 1)
    else if (opened < 0.5) plant(`bud ${kind.name}`, (to) => drawBud(to, kind), 1 - opened * 0.8)
    else
      plant(
        `bloom ${kind.name}`,
        (to) => drawBloom(to, kind),
        mix(0.5, 1, overshoot((opened - 0.5) * 2, 2.4)),
      )
    if (isGone)
      stamp(
        pen,
        thing('mark', 36, 36, drawMark),
        x - 30 * unit,
        y - 34 * unit,
        1 + 0.08 * breath(still ? 0 : time, 1.4),
      )
  }

  function gardener({ time, still }: HouseFrame, { x, y }: Point): void {
    const { way, doing, walked, nudge } = travel.pose
    const [stepX, stepY] = STEPS[way]
    const joy = cheer > 0 && !still ? hop((cheer * 2.2) % 1) : 0
    const sad = gone.length > 0 && travel.arrived
    const look = doing === 'push' ? 'wow' : sad ? 'sad' : time % 3.9 < BLINK ? 'blink' : 'glad'
    stamp(pen, thing('shadow', 84, 40, drawShadow), x, y + (FEET - 1) * unit, 0.8)
    pen.save()
    // A little nearer to what is pushed, so that the hands touch it.
    const close = (lean * 9 + nudge * 8) * unit
    pen.translate(x + stepX * close, y + stepY * close * 0.7 - joy * 18 * unit)
    pen.scale(unit * 1.04, unit * 1.04)
    drawGardener(pen, bake, tile, {
      way: cheer > 0 ? 'down' : way,
      walked,
      moving: doing !== 'nothing',
      lean: cheer > 0 ? 0 : lean,
      cheer: clamp(cheer * 5),
      look,
    })
    pen.restore()
  }

  function signs({ state, hint, time, still }: HouseFrame, picked: number | undefined): void {
    const shown = typeof hint === 'object' && 'pot' in hint ? hint : undefined
    const number = shown?.pot ?? picked
    if (number === undefined) return
    const pulse = still ? 0.5 : breath(time, 1.1)
    const place = state.pots[number] ?? 0
    const { x, y } = middle(layout, place)
    const colour = shown ? GOLD : '#fff'
    drawRing(pen, { x, y: y + FOOT * unit * 0.9 }, tile * (0.92 + pulse * 0.06), colour)
    const far = tile * (0.72 + pulse * 0.1)
    for (const { pot, way } of shown ? [shown] : pushesOf(state))
      if (pot === number) {
        const [stepX, stepY] = STEPS[way]
        drawArrow(pen, { x: x + stepX * far, y: y + stepY * far }, tile * 0.17, way, colour)
      }
    if (!shown) return
    // The way on foot to behind the pot.
    let { at } = state
    for (const way of wayTo(state, place - stepOf(house, shown.way)) ?? []) {
      at += stepOf(house, way)
      drawDot(pen, middle(layout, at), tile * 0.07)
    }
  }

  return {
    layout,
    draw(frame: HouseFrame, picked: number | undefined): void {
      const { state, time, still, delta, playing } = frame
      const { width, height } = stage
      advance(frame)
      stamp(
        pen,
        bake('glasshouse', width, height, (to) => drawGlasshouse(to, width, height)),
        width / 2,
        height / 2,
      )
      tiles('floor', 0, layout.rows, drawGround)
      const at = between(travel.pose)
      const pots = state.pots.map((_, number) => ({ number, point: between(travel.pot(number)) }))
      for (let row = 0; row < layout.rows; row++) {
        tiles(`row ${row}`, row, 1, (to, place) => isBuilt(house, place) && drawPlanter(to, house, place))
        // Behind what is pushed towards the viewer, before what is pushed away.
        const here = pots.filter(({ point }) => rowAt(point.y) === row).sort((a, b) => a.point.y - b.point.y)
        const mine = rowAt(at.y) === row
        for (const { number, point } of here) if (!mine || point.y <= at.y) pot(frame, number, point)
        if (mine) gardener(frame, at)
        for (const { number, point } of here) if (mine && point.y > at.y) pot(frame, number, point)
      }
      if (playing && travel.arrived) signs(frame, picked)
      bits.draw(pen, delta, still)
      drawLight(stage, bake, still ? 0 : time)
      drawButterflies(stage, still ? 4 : time)
    },
  }
}
