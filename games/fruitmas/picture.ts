/** The whole picture, from the sky to the flakes before the glass. */
import { glow } from '../kit/backdrop.ts'
import { breath, easeInOut, hop, mix } from '../kit/easing.ts'
import type { Frame } from '../kit/game.ts'
import type { Mood } from '../kit/glossy.ts'
import { sprites, stamp, type Bake, type Pen } from '../kit/sprite.ts'
import type { Stage } from '../kit/stage.ts'
import { dab, round } from './brush.ts'
import { drawFrost, paintBeam, paintCell } from './cells.ts'
import { FROST, levelAt, type Level } from './curve.ts'
import { drawPiece, TONES } from './fruit.ts'
import { middleOf, type Layout } from './layout.ts'
import { drawLand, drawMoon, drawSky, paintSnow } from './night.ts'
import { idOf, STAR, WIDE, type Swap } from './pieces.ts'
import { pose, poseRest } from './playback.ts'
import type { State } from './rules.ts'
import { FLIGHT, type Show } from './show.ts'
import { drawSign, FEW, paintEntries, slots } from './sign.ts'
import { bulbsOf, drawTree } from './tree.ts'

/** Flakes behind the tree, and all of them. */
const FLAKES = [24, 32] as const
/** Pear, orange and blueberry. */
const WATCHERS = [3, 4, 5] as const

export function openPicture(stage: Stage, show: Show) {
  const { pen } = stage
  const bake = sprites(stage)
  /** Scenery is large, so only the present level's is kept. */
  let bakeScene: Bake = sprites(stage)
  let baked = 0
  /** Letters are dear, so the sign is painted anew only when it says something else. */
  let bakeSign: Bake = bakeScene
  let written = ''
  let level = levelAt(1)
  let bulbs = bulbsOf(level.open)

  /** A sprite whose drawing is in percent of `unit`, with room for `room` units. */
  const figure = (key: string, unit: number, room: number, draw: (to: Pen) => void) =>
    bake(key + unit, unit * room, unit * room, (to) => {
      to.scale(unit / 100, unit / 100)
      draw(to)
    })

  const sprite = (piece: number, unit: number, mood: Mood) =>
    figure(`${piece & 63}${mood}`, unit, 3.6, (to) => drawPiece(to, piece, mood))

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
    const moon = figure('moon', Math.round(Math.min(width, height) * 0.075), 6, drawMoon)
    stamp(pen, moon, width * mix(0.1, 0.9, gone), height * (0.3 - 0.16 * hop(gone)))
    paintSnow(pen, width, height, time, 0, FLAKES[0])
    fill('land', stage.ratio, (to) => {
      drawLand(to, width, height, layout.foot + layout.cell * 0.35, night)
      to.translate(layout.middle, layout.y)
      to.scale(layout.cell, layout.cell)
      drawTree(to, level.open)
    })
  }

  /** One more for every part of the errands that is done. */
  function paintLights({ middle, y: top, cell }: Layout, done: number, time: number): void {
    bulbs.forEach(({ x, y }, i) => {
      const lit = i < done * bulbs.length
      const kind = i % 6
      const bulb = figure(`bulb${lit}${kind},`, Math.round(cell * 0.1) + 1, 8, (to) => {
        if (lit) glow(to, 0, 0, 400, '255,226,170', 0.7)
        dab(
          to,
          round(0, 0, 80, 100),
          lit ? (TONES[kind]?.light ?? '') : '#05401f',
          lit ? '#fff' : '#05401f',
          50,
        )
      })
      pen.globalAlpha = lit ? 0.7 + 0.3 * breath(time + i * 0.7, 2.6) : 0.9
      stamp(pen, bulb, middle + x * cell, top + y * cell)
    })
    pen.globalAlpha = 1
  }

  function paintTopper({ middle, top, cell }: Layout, mood: Mood, time: number): void {
    const star = figure(`top${mood}`, Math.round(cell * 0.5), 8, (to) => {
      glow(to, 0, 0, 400, '255,226,170', 0.7)
      drawPiece(to, STAR, mood)
    })
    const size = 1 + 0.05 * breath(time, 2.4)
    stamp(pen, star, middle, top - cell * 0.55, size, size, Math.sin(time * 1.6) * 0.07)
  }

  function paintPieces(frame: Frame<State, Swap>, layout: Layout, picked: number | undefined): void {
    const { state, time, still, hint } = frame
    const { current } = show
    const { cell } = layout
    const put = (piece: number, x: number, y: number, wide: number, high: number, wow?: boolean) =>
      stamp(
        pen,
        sprite(piece, Math.round(cell * 0.41), wow ? 'wow' : 'glad'),
        layout.x + (x + 0.5) * cell,
        layout.y + (y + 0.5) * cell,
        wide,
        high,
      )
    if (current) return pose(current.scene, current.moment, put)
    poseRest(state.board, (piece, x, y) => {
      const at = y * WIDE + x
      const called = [picked, hint?.from, hint?.to].includes(at)
      // Now and then one hops, so that the tree is alive.
      const up = called ? breath(time, 0.9) : still ? 0 : hop(((time * 0.4 + idOf(piece) * 0.618) % 4) * 3)
      const size = called ? 1.08 : 1
      put(piece, x, y - up * 0.1, size - up * 0.04, size + up * 0.05, called)
    })
  }

  function paintSign(
    layout: Layout,
    state: State,
    { goals }: Level,
    left: readonly number[],
    time: number,
  ): void {
    const { x, y, width, height } = layout.sign
    const text = `${state.moves},${left}`
    if (text !== written) {
      written = text
      bakeSign = sprites(stage)
    }
    const [middle, centre] = [x + width / 2, y + height / 2]
    const board = bakeSign('', width + 40, height + 40, (to) => {
      drawSign(to, layout)
      to.translate(-middle, -centre)
      const icons = goals.map(({ kind }, i) =>
        kind === FROST
          ? figure('icon', 24, 2, (ice) => drawFrost(ice, 2))
          : sprite(kind, 24, left[i] ? 'glad' : 'wow'),
      )
      paintEntries(to, layout, state.moves, icons, left)
    })
    stamp(pen, board, middle, centre)
    const places = slots(layout, goals.length)
    for (const { x, y, piece, goal, began } of show.flights) {
      const to = places[goal + 1]
      const t = easeInOut((time - began) / FLIGHT)
      const high = hop(t) * layout.cell * 1.2
      if (to)
        stamp(
          pen,
          sprite(piece, Math.round(layout.cell * 0.41), 'wow'),
          mix(x, to.x, t),
          mix(y, to.y, t) - high,
          0.9 - t * 0.35,
        )
    }
  }

  /** Large fruit in the snow watch, cheer for cascades and worry about the last moves. */
  function paintWatchers({ middle, cell, wide, foot }: Layout, mood: Mood, time: number): void {
    const side = middle - (wide / 2 + 0.6) * cell
    const floor = stage.height - stage.safe.bottom
    const roomy = side > 90
    const unit = Math.round(
      roomy ? Math.min(side * 0.16, 90) : Math.min((floor - foot - cell * 0.7) * 0.4, 40),
    )
    if (unit < 12) return
    for (const kind of WATCHERS) {
      const up = mood === 'wow' ? hop((time * 2.2 + kind * 0.2) % 1) * 0.5 : 0.04 * Math.sin(time * 2 + kind)
      const x = roomy ? stage.width - side / 2 : middle
      const y = roomy ? foot + cell * 0.3 : floor
      stamp(pen, sprite(kind, unit, mood), x + (kind - 4) * unit * 1.9, y - unit * (1 + up))
    }
  }

  return (
    frame: Frame<State, Swap>,
    layout: Layout,
    picked: number | undefined,
    cursor: number | undefined,
  ): void => {
    const { state, still, delta, hint } = frame
    const time = still ? 0.6 : frame.time
    if (baked !== state.level) {
      baked = state.level
      bakeScene = sprites(stage)
      level = levelAt(baked)
      written = ''
      bulbs = bulbsOf(level.open)
    }
    const { left, frost } = show.current ?? state
    const wanted = level.goals.reduce((sum, { count }) => sum + count, 0)
    const missing = left.reduce((sum, count) => sum + count, 0)
    const thrilled = show.thrilled || missing === 0
    const mood: Mood = thrilled ? 'wow' : state.moves <= FEW ? 'sad' : 'glad'
    pen.save()
    show.jolts.apply(pen, delta, still)
    paintScenery(state, layout, time)
    // Before the first move of all the tree shows itself in full light.
    paintLights(layout, state.last || frame.playing ? 1 - missing / wanted : 1, time)
    paintTopper(layout, thrilled ? 'wow' : 'glad', time)
    paintWatchers(layout, mood, time)
    frost.forEach((layers, at) => {
      const { x, y } = middleOf(layout, at)
      if (layers)
        stamp(
          pen,
          figure(`ice${layers},`, Math.round(layout.cell), 1.6, (to) => drawFrost(to, layers)),
          x,
          y,
        )
    })
    if (picked !== undefined) paintCell(pen, layout, picked, '#fff2a0', 1)
    if (hint && !show.current)
      for (const at of [hint.from, hint.to])
        paintCell(pen, layout, at, '#9fe4ff', 0.5 + 0.5 * breath(frame.time, 0.9))
    paintPieces(frame, layout, picked)
    if (cursor !== undefined) paintCell(pen, layout, cursor, '#ffffff', 1)
    for (const beam of show.beams) paintBeam(pen, layout, beam, still)
    // The title stands there on a narrow screen.
    if (state.last || frame.playing) paintSign(layout, state, level, left, frame.time)
    show.bits.draw(pen, delta, still)
    show.paintCheer(pen)
    paintSnow(pen, stage.width, stage.height, time * 1.6, ...FLAKES)
    pen.restore()
  }
}
