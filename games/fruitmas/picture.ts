/** The whole picture, from the sky to the flakes before the glass. */
import { breath, clamp, easeInOut, hop, mix } from '../kit/easing.ts'
import type { Frame } from '../kit/game.ts'
import type { Mood } from '../kit/glossy.ts'
import { glow } from '../kit/backdrop.ts'
import { sprites, stamp, type Bake, type Sprite } from '../kit/sprite.ts'
import type { Stage } from '../kit/stage.ts'
import { paintBeam, paintCell, drawFrost } from './cells.ts'
import { FROST, levelAt, ornamentsOf, type Level } from './curve.ts'
import { drawPiece, TONES } from './fruit.ts'
import { middleOf, type Layout } from './layout.ts'
import { drawLand, drawMoon, drawSky, paintSnow } from './night.ts'
import { columnOf, idOf, kindOf, makePiece, powerOf, rowOf, STAR, type Swap } from './pieces.ts'
import { pose, poseRest, type Place } from './playback.ts'
import type { State } from './rules.ts'
import { FLIGHT, type Show } from './show.ts'
import { drawSign, paintEntries, slots } from './sign.ts'
import { drawSnowman } from './snowman.ts'
import { bulbsOf, drawParcel, drawTree } from './tree.ts'

export interface Attention {
  readonly picked: number | undefined
  readonly cursor: number | undefined
  /** How far the picked fruit follows the finger, in cells. */
  readonly pull: { readonly x: number; readonly y: number }
}

const SNOWFLAKES = { behind: 34, before: 12 } as const
const LIGHTS = [TONES[0], TONES[1], TONES[5], TONES[4], TONES[3]]
/** Moves at which those who watch begin to worry. */
const FEW = 3

export function openPicture(stage: Stage, show: Show) {
  const { pen } = stage
  const bake = sprites(stage)
  /** Scenery is large, so only the present level's is kept. */
  let bakeScene: Bake = sprites(stage)
  let baked = 0

  function sprite(piece: number, r: number, mood: Mood): Sprite {
    const [kind, power] = [kindOf(piece), powerOf(piece)]
    return bake(`${kind},${power},${mood},${r}`, r * 3.6, r * 3.6, (to) =>
      drawPiece(to, r, makePiece(1, kind, power), mood),
    )
  }

  function paintScenery(state: State, layout: Layout, level: Level, time: number): void {
    const { width, height } = stage
    const night = Math.floor((state.level - 1) / 10)
    if (baked !== state.level) {
      baked = state.level
      bakeScene = sprites(stage)
    }
    stamp(
      pen,
      bakeScene('sky', width, height, (to) => drawSky(to, width, height, night), 1),
      width / 2,
      height / 2,
    )
    // The moon goes by as the moves do.
    const gone = 1 - state.moves / level.moves
    const r = Math.min(width, height) * 0.075
    const moon = bakeScene('moon', r * 6, r * 6, (to) => drawMoon(to, r), 1)
    stamp(pen, moon, width * mix(0.1, 0.9, gone), height * (0.3 - 0.16 * hop(gone)))
    paintSnow(pen, width, height, time, 0, SNOWFLAKES.behind)
    const land = bakeScene('land', width, height, (to) => {
      to.translate(-width / 2, -height / 2)
      drawLand(to, width, height, layout.foot + layout.cell * 0.35, night)
      drawTree(to, layout, level.open)
    })
    stamp(pen, land, width / 2, height / 2)
  }

  /** One more for every part of the errands that is done. */
  function paintLights(layout: Layout, level: Level, done: number, time: number): void {
    const bulbs = bulbsOf(layout, level.open)
    const r = Math.round(layout.cell * 0.1) + 1
    bulbs.forEach(({ x, y }, i) => {
      const lit = i < done * bulbs.length
      const tone = LIGHTS[i % LIGHTS.length]
      if (!tone) return
      const bulb = bake(`bulb${lit}${i % LIGHTS.length},${r}`, r * 8, r * 8, (to) => {
        const rgb =
          tone.light
            .match(/\w\w/g)
            ?.map((part) => parseInt(part, 16))
            .join() ?? '255,255,255'
        if (lit) glow(to, 0, 0, r * 4, rgb, 0.8)
        to.fillStyle = lit ? tone.light : '#28524a'
        to.strokeStyle = lit ? '#fff' : '#123a30'
        to.beginPath()
        to.ellipse(0, 0, r * 0.8, r, 0, 0, 7)
        to.fill()
        to.stroke()
      })
      pen.globalAlpha = lit ? 0.72 + 0.28 * breath(time + i * 0.7, 2.6) : 0.9
      stamp(pen, bulb, x, y)
    })
    pen.globalAlpha = 1
  }

  function paintTopper(layout: Layout, mood: Mood, time: number): void {
    const r = Math.round(layout.cell * 0.46)
    const shine = bake(`shine${r}`, r * 8, r * 8, (to) => glow(to, 0, 0, r * 4, '255,236,150', 0.75), 1)
    const y = layout.top - layout.cell * 0.55
    pen.globalAlpha = 0.6 + 0.4 * breath(time, 2.4)
    stamp(pen, shine, layout.middle, y)
    pen.globalAlpha = 1
    stamp(pen, sprite(makePiece(1, STAR), r, mood), layout.middle, y, 1.1, 1.1, Math.sin(time * 1.6) * 0.07)
  }

  function paintFrost(layout: Layout, frost: readonly number[]): void {
    const unit = Math.round(layout.cell)
    frost.forEach((layers, at) => {
      if (layers <= 0) return
      const pane = bake(`frost${layers},${unit}`, unit * 1.1, unit * 1.1, (to) =>
        drawFrost(to, layout.cell, layers),
      )
      const { x, y } = middleOf(layout, at)
      stamp(pen, pane, x, y)
    })
  }

  function paintPieces(frame: Frame<State, Swap>, layout: Layout, attention: Attention): void {
    const { state, time, still, hint } = frame
    const r = Math.round(layout.cell * 0.41)
    const put = (
      piece: number,
      column: number,
      row: number,
      wide: number,
      high: number,
      mood: Mood,
      turn = 0,
    ) =>
      stamp(
        pen,
        sprite(piece, r, mood),
        layout.x + (column + 0.5) * layout.cell,
        layout.y + (row + 0.5) * layout.cell,
        wide,
        high,
        turn,
      )
    const { current } = show
    const place: Place = (piece, column, row, wide, high, wow) =>
      put(piece, column, row, wide, high, wow ? 'wow' : 'glad')
    if (current) return pose(current.scene, current.moment, place)
    const late: (() => void)[] = []
    poseRest(state.board, (piece, column, row) => {
      const at = row * 8 + column
      if (at === attention.picked) {
        const size = 1.14 + (still ? 0 : 0.03 * Math.sin(time * 7))
        late.push(() =>
          put(piece, column + attention.pull.x, row + attention.pull.y - 0.04, size, size, 'wow'),
        )
        return
      }
      const other = hint?.from === at ? hint.to : hint?.to === at ? hint.from : undefined
      if (other !== undefined) {
        const way = 0.16 * breath(time, 0.9)
        const [x, y] = [columnOf(other) - column, rowOf(other) - row]
        late.push(() => put(piece, column + x * way, row + y * way, 1.08, 1.08, 'wow'))
        return
      }
      // Now and then one hops, so that the tree is alive.
      const beat = still ? 1 : ((time * 0.4 + idOf(piece) * 0.618) % 4) * 3
      const up = hop(beat)
      put(
        piece,
        column,
        row - up * 0.1,
        1 - up * 0.04,
        1 + up * 0.05,
        'glad',
        up && Math.sin(beat * 12) * 0.05,
      )
    })
    for (const each of late) each()
  }

  function paintFlights(layout: Layout, goals: number, time: number): void {
    const places = slots(layout, goals)
    const r = Math.round(layout.cell * 0.41)
    for (const { x, y, piece, goal, began } of show.flights) {
      const to = places[goal + 1]
      const t = easeInOut((time - began) / FLIGHT)
      if (to)
        stamp(
          pen,
          sprite(piece, r, 'wow'),
          mix(x, to.x, t),
          mix(y, to.y, t) - hop(t) * layout.cell * 1.2,
          0.9 - t * 0.35,
        )
    }
  }

  function paintSign(
    layout: Layout,
    state: State,
    level: Level,
    left: readonly number[],
    time: number,
  ): void {
    const { x, y, width, height } = layout.sign
    const board = bake(`sign${Math.round(width)},${Math.round(height)}`, width + 40, height + 40, (to) =>
      drawSign(to, layout),
    )
    stamp(pen, board, x + width / 2, y + height / 2)
    const r = 24
    const entries = level.goals.map(({ kind }, i) => ({
      icon:
        kind === FROST
          ? bake('icon frost', r * 3.6, r * 3.6, (to) => drawFrost(to, r * 2.1, 2))
          : sprite(makePiece(1, kind), r, left[i] ? 'glad' : 'wow'),
      left: left[i] ?? 0,
      bump: clamp(show.sinceBump(i) / 0.35),
    }))
    paintEntries(pen, layout, state.moves, state.moves <= FEW ? breath(time, 0.8) : 0, entries)
  }

  /** Beside the tree where there is room, else by its foot. */
  function paintSnowman(layout: Layout, mood: Mood, time: number): void {
    const { middle, cell, wide, foot } = layout
    const side = middle - (wide / 2 + 0.6) * cell
    const room =
      side > 90 ? Math.min(side * 0.24, 78) : Math.min((stage.height - stage.safe.bottom - foot) * 0.36, 46)
    if (room < 16) return
    const r = Math.round(room)
    const man = bake(`man${mood},${r}`, r * 4.4, r * 7.4, (to) => drawSnowman(to, r, mood))
    const x = side > 90 ? stage.width - side * 0.5 : middle + wide * 0.34 * cell
    const y =
      side > 90 ? Math.min(stage.height - 14, foot + cell * 0.55) : stage.height - stage.safe.bottom - r * 0.2
    const up = mood === 'wow' ? hop((time * 2.2) % 1) : 0
    stamp(pen, man, x, y - up * r * 0.4, 1 + 0.015 * Math.sin(time * 2), 1 - 0.015 * Math.sin(time * 2))
  }

  return (frame: Frame<State, Swap>, layout: Layout, attention: Attention): void => {
    const { state, still, delta, playing } = frame
    const time = still ? 0.6 : frame.time
    const level = levelAt(state.level)
    const left = show.current?.left ?? state.left
    const frost = show.current?.frost ?? state.frost
    const wanted = level.goals.reduce((sum, { count }) => sum + count, 0)
    const missing = left.reduce((sum, count) => sum + count, 0)
    const fresh = state.last === null && !playing
    const thrilled = show.sinceThrill < 1.3 || missing === 0
    const mood: Mood = thrilled ? 'wow' : state.moves <= FEW ? 'sad' : 'glad'
    pen.save()
    show.jolts.apply(pen, delta, still)
    paintScenery(state, layout, level, time)
    paintLights(layout, level, fresh ? 1 : 1 - missing / wanted, time)
    paintTopper(layout, thrilled ? 'wow' : 'glad', time)
    paintSnowman(layout, mood, time)
    paintFrost(layout, frost)
    const { picked, cursor } = attention
    if (picked !== undefined) paintCell(pen, layout, picked, '#fff2a0', 1)
    if (frame.hint && !show.current)
      for (const at of [frame.hint.from, frame.hint.to])
        paintCell(pen, layout, at, '#9fe4ff', 0.5 + 0.5 * breath(frame.time, 0.9))
    paintPieces(frame, layout, attention)
    const unit = Math.round(layout.cell)
    for (const at of ornamentsOf(state.level)) {
      const { x, y } = middleOf(layout, at)
      stamp(
        pen,
        bake(`parcel${unit}`, unit * 1.6, unit * 1.6, (to) => drawParcel(to, layout.cell)),
        x,
        y,
      )
    }
    if (cursor !== undefined) paintCell(pen, layout, cursor, '#ffffff', 1)
    for (const beam of show.beams) paintBeam(pen, layout, beam, show.beamAge(beam), still)
    paintSign(layout, state, level, left, frame.time)
    paintFlights(layout, level.goals.length, frame.time)
    show.bits.draw(pen, delta, still)
    show.words.draw(pen, delta)
    paintSnow(
      pen,
      stage.width,
      stage.height,
      time * 1.6,
      SNOWFLAKES.behind,
      SNOWFLAKES.behind + SNOWFLAKES.before,
    )
    pen.restore()
  }
}
