/** The whole picture, from the sky to the flakes before the glass. */
import { breath, clamp, easeInOut, hop, mix, overshoot } from '../../kit/paint/easing.ts'
import type { Frame } from '../../kit/view.ts'
import type { Mood } from '../../kit/paint/glossy.ts'
import { letter } from '../../kit/paint/lettering.ts'
import { INK } from '../../kit/paint/palette.ts'
import { sprites, stamp, type Bake, type Pen, type Sprite } from '../../kit/paint/sprite.ts'
import type { Stage } from '../../kit/paint/stage.ts'
import { dab, round } from './brush.ts'
import { drawFrost, drawMark, paintBeam } from './cells.ts'
import { FROST, levelAt } from '../rules/curve.ts'
import { drawPiece } from './fruit.ts'
import { middleOf, type Layout } from './layout.ts'
import { drawLand, drawMoon, drawSky, paintSnow } from './backdrop.ts'
import { idOf, kindOf, STAR, WIDE, type Swap } from '../rules/pieces.ts'
import { pose, poseRest } from './playback.ts'
import type { State } from '../rules.ts'
import { CHEER, FLIGHT, type Show } from './show.ts'
import { drawSign, FEW, paintEntries, slots } from './sign.ts'
import { bulbsOf, drawBulb, drawTopper, drawTree } from './tree.ts'

/** Flakes behind the tree, and all of them. */
const FAR_FLAKES = 24
const FLAKES = 32
/** Pear, orange and blueberry. */
const WATCHERS = [3, 4, 5] as const
/** A piece's size, in cells. */
const SIZE = 0.41
/** Whatever may hang, in the order in which it is likely to. */
const PIECES = [...Array(32).keys()].filter((piece) => piece < 8 || kindOf(piece) < STAR)
/** Milliseconds between two sprites that are drawn before they are needed. */
const PAUSE = 10

export function openPicture(stage: Stage, show: Show) {
  const { pen } = stage
  const bake = sprites(stage)
  /** Scenery is large and numbers are many, so only the present level's are kept. */
  let bakeScene: Bake = sprites(stage)
  let baked: Layout | undefined
  let level = levelAt(1)
  let bulbs = bulbsOf(level.open)
  /** Sprites at hand: to ask by name takes as long as to draw. */
  let hung: Sprite[] = []
  let waiting: (() => unknown)[] = []

  /** A sprite whose drawing is in percent of `unit`, with room for `room` units. */
  function figure(key: string, unit: number, room: number, draw: (to: Pen) => void) {
    const size = Math.round(unit)
    return bake(key + size, size * room, size * room, (to) => {
      to.scale(size / 100, size / 100)
      draw(to)
    })
  }

  const fruit = (piece: number, unit: number, mood: Mood) =>
    figure(`${piece & 63}${mood}`, unit, 3.6, (to) => drawPiece(to, piece, mood))
  const frozen = (layers: number, cell: number) =>
    figure(`ice${layers},`, cell, 1.6, (to) => drawFrost(to, layers))
  const topper = (mood: Mood, cell: number) =>
    figure(`top${mood}`, cell * 0.5, 8, (to) => drawTopper(to, mood))

  /** Letters are dear, so what is written is drawn once. */
  function write(text: string, x: number, y: number, size: number, edge = INK, grow = 1): void {
    const line = bakeScene(text + size + edge, size * (text.length + 1), size * 2, (to) =>
      letter(to, text, 0, 0, size, { edge }),
    )
    stamp(pen, line, x, y, grow)
  }

  /** What the first blast would need all at once is drawn before, a little between any two frames. */
  function prepare(layout: Layout): void {
    const { cell } = layout
    if (!waiting.length) setTimeout(work, PAUSE)
    waiting = [() => signBoard(layout), () => topper('wow', cell)]
    const plan = (mood: Mood, unit: number, pieces: readonly number[]) => {
      for (const piece of pieces) waiting.push(() => fruit(piece, unit, mood))
    }
    plan('wow', cell * SIZE, PIECES)
    plan('wow', watchPost(layout).unit, WATCHERS)
    plan('glad', cell * SIZE, PIECES)
  }

  function work(): void {
    waiting.shift()?.()
    if (waiting.length) setTimeout(work, PAUSE)
  }

  function paintScenery(state: State, layout: Layout, time: number): void {
    const { width, height } = stage
    const night = Math.floor((state.level - 1) / 10)
    const fill = (key: string, ratio: number, draw: (to: Pen) => void) => {
      const whole = (to: Pen) => {
        to.translate(-width / 2, -height / 2)
        draw(to)
      }
      stamp(pen, bakeScene(key, width, height, whole, ratio), width / 2, height / 2)
    }
    fill('sky', 1, (to) => drawSky(to, width, height, night))
    // The moon goes by as the moves do.
    const gone = 1 - state.moves / level.moves
    const moon = figure('moon', Math.min(width, height) * 0.075, 6, drawMoon)
    stamp(pen, moon, width * mix(0.1, 0.9, gone), height * (0.3 - 0.16 * hop(gone)))
    paintSnow(pen, width, height, time, 0, FAR_FLAKES)
    fill('land', stage.ratio, (to) => {
      drawLand(to, width, height, layout.foot + layout.cell * 0.35, night)
      to.translate(layout.middle, layout.y)
      to.scale(layout.cell, layout.cell)
      drawTree(to, level.open)
      for (const { x, y } of bulbs) dab(to, round(x, y, 0.1, 0.12), '#05401f')
    })
  }

  /** One more for every part of the errands that is done. */
  function paintLights({ middle, y: top, cell }: Layout, done: number, time: number): void {
    bulbs.forEach(({ x, y }, i) => {
      if (i >= done * bulbs.length) return
      pen.globalAlpha = 0.7 + 0.3 * breath(time + i * 0.7, 2.6)
      const bulb = figure(`bulb${i % 6},`, cell * 0.1 + 1, 8, (to) => drawBulb(to, i % 6))
      stamp(pen, bulb, middle + x * cell, top + y * cell)
    })
    pen.globalAlpha = 1
  }

  function paintPieces(frame: Frame<State, Swap>, layout: Layout, picked: number | undefined): void {
    const { state, time, still, hint } = frame
    const { current } = show
    const { cell } = layout
    const put = (piece: number, x: number, y: number, wide: number, high: number, wow?: boolean) =>
      stamp(
        pen,
        (hung[(piece & 63) + (wow ? 64 : 0)] ??= fruit(piece, cell * SIZE, wow ? 'wow' : 'glad')),
        layout.x + (x + 0.5) * cell,
        layout.y + (y + 0.5) * cell,
        wide,
        high,
      )
    if (current) return pose(current.scene, current.moment, put)
    poseRest(state.board, (piece, x, y) => {
      const at = y * WIDE + x
      const called = at === picked || at === hint?.from || at === hint?.to
      // Now and then one hops, so that the tree is alive.
      const up = called ? breath(time, 0.9) : still ? 0 : hop(((time * 0.4 + idOf(piece) * 0.618) % 4) * 3)
      const size = called ? 1.08 : 1
      put(piece, x, y - up * 0.1, size - up * 0.04, size + up * 0.05, called)
    })
  }

  const signBoard = (layout: Layout) =>
    bakeScene('sign', layout.sign.width + 40, layout.sign.height + 40, (to) => drawSign(to, layout))

  function paintSign(layout: Layout, { moves }: State, left: readonly number[], time: number): void {
    const { x, y, width, height } = layout.sign
    stamp(pen, signBoard(layout), x + width / 2, y + height / 2)
    const places = slots(layout, level.goals.length)
    paintEntries(places, moves, left, write, (goal, x, y, size) => {
      const kind = level.goals[goal]?.kind ?? 0
      const icon =
        kind === FROST ? frozen(2, size * 0.7) : fruit(kind, size * SIZE, left[goal] ? 'glad' : 'wow')
      stamp(pen, icon, x, y)
    })
    for (const { x, y, piece, goal, began } of show.flights) {
      const to = places[goal + 1]
      const t = easeInOut((time - began) / FLIGHT)
      const high = hop(t) * layout.cell * 1.2
      const flying = fruit(piece, layout.cell * SIZE, 'wow')
      if (to) stamp(pen, flying, mix(x, to.x, t), mix(y, to.y, t) - high, 0.9 - t * 0.35)
    }
  }

  /** Where large fruit stand in the snow: beside the tree, or where there is no room, at its foot. */
  function watchPost({ middle, cell, wide, foot }: Layout) {
    const side = middle - (wide / 2 + 0.6) * cell
    const floor = stage.height - stage.safe.bottom
    return side > 90
      ? { x: stage.width - side / 2, y: foot + cell * 0.3, unit: Math.min(side * 0.16, 90) }
      : { x: middle, y: floor, unit: Math.min((floor - foot - cell * 0.7) * 0.4, 40) }
  }

  /** They watch, cheer for cascades and worry about the last moves. */
  function paintWatchers(layout: Layout, mood: Mood, time: number): void {
    const { x, y, unit } = watchPost(layout)
    if (unit < 12) return
    for (const kind of WATCHERS) {
      const up = mood === 'wow' ? hop((time * 2.2 + kind * 0.2) % 1) * 0.5 : 0.04 * Math.sin(time * 2 + kind)
      stamp(pen, fruit(kind, unit, mood), x + (kind - 4) * unit * 1.9, y - unit * (1 + up))
    }
  }

  /** What the move is worth, over the tree's foot: it jumps as it grows. */
  function paintCheer({ middle, foot, cell }: Layout): void {
    const { text, age } = show.cheer
    if (age > CHEER) return
    pen.globalAlpha = clamp((CHEER - age) * 4)
    write(text, middle, foot + cell * 0.4, cell * 0.7, INK, overshoot(age * 5))
    pen.globalAlpha = 1
  }

  return (
    frame: Frame<State, Swap>,
    layout: Layout,
    picked: number | undefined,
    cursor: number | undefined,
  ): void => {
    const { state, still, delta, hint } = frame
    const time = still ? 0.6 : frame.time
    const { cell } = layout
    if (baked !== layout) {
      baked = layout
      hung = []
      bakeScene = sprites(stage)
      level = levelAt(state.level)
      bulbs = bulbsOf(level.open)
      prepare(layout)
    }
    const mark = (at: number | undefined, colour: string) => {
      if (at === undefined) return
      const { x, y } = middleOf(layout, at)
      stamp(
        pen,
        figure(colour, cell, 1.4, (to) => drawMark(to, colour)),
        x,
        y,
      )
    }
    const { left, frost } = show.current ?? state
    const wanted = level.goals.reduce((sum, { count }) => sum + count, 0)
    const missing = left.reduce((sum, count) => sum + count, 0)
    const thrilled = show.thrilled || missing === 0
    pen.save()
    show.jolts.apply(pen, delta, still)
    paintScenery(state, layout, time)
    // Before the first move of all the tree shows itself in full light.
    paintLights(layout, state.last || frame.playing ? 1 - missing / wanted : 1, time)
    const size = 1 + 0.05 * breath(time, 2.4)
    stamp(
      pen,
      topper(thrilled ? 'wow' : 'glad', cell),
      layout.middle,
      layout.top - cell * 0.55,
      size,
      size,
      Math.sin(time * 1.6) * 0.07,
    )
    paintWatchers(layout, thrilled ? 'wow' : state.moves <= FEW ? 'sad' : 'glad', time)
    frost.forEach((layers, at) => {
      const { x, y } = middleOf(layout, at)
      if (layers) stamp(pen, (hung[128 + layers] ??= frozen(layers, cell)), x, y)
    })
    mark(picked, '#fff2a0')
    if (hint && !show.current) {
      pen.globalAlpha = 0.5 + 0.5 * breath(frame.time, 0.9)
      mark(hint.from, '#9fe4ff')
      mark(hint.to, '#9fe4ff')
      pen.globalAlpha = 1
    }
    paintPieces(frame, layout, picked)
    mark(cursor, '#ffffff')
    for (const beam of show.beams) paintBeam(pen, layout, beam, frame.time, still)
    pen.globalAlpha = 1
    // The title stands there on a narrow screen.
    if (state.last || frame.playing) paintSign(layout, state, left, frame.time)
    show.bits.draw(pen, delta, still)
    paintCheer(layout)
    paintSnow(pen, stage.width, stage.height, time * 1.6, FAR_FLAKES, FLAKES)
    pen.restore()
  }
}
