/** The whole picture, from the sky to the cursor, and what is set off by a change. */
import { breath, clamp, easeOut } from '../../kit/paint/easing.ts'
import { floats } from '../../kit/paint/floats.ts'
import type { Frame } from '../../kit/view.ts'
import { CONFETTI } from '../../kit/paint/palette.ts'
import { particles } from '../../kit/paint/particles.ts'
import { sprites, type Pen } from '../../kit/paint/sprite.ts'
import type { Stage } from '../../kit/paint/stage.ts'
import { endsOf } from '../rules/board.ts'
import { drawCrowd, type Times } from './crowd.ts'
import { openHearts } from './hearts.ts'
import { kindOf } from './kinds.ts'
import { middleOf, type Layout } from './layout.ts'
import { drawCursor, drawHint } from './signs.ts'
import { openParty } from './backdrop.ts'
import { openRibbons } from './ribbons.ts'
import { emptyCells, isJoined, ribbonOf, rules, type State, type Stroke } from '../rules.ts'
import { cellBox } from './table.ts'
import { openTray } from './tray.ts'

export interface Attention {
  readonly held: Stroke | undefined
  readonly cursor: number | undefined
  readonly hovered: number | undefined
}

export interface Picture {
  begin(state: State): void
  wake(cell: number): void
  refuse(cell: number): void
  see(before: State, after: State, layout: Layout): void
  draw(frame: Frame<State, Stroke>, layout: Layout, attention: Attention): void
}

/** Seconds. */
const ENTER = 0.4
/** After this a joined ribbon has done gleaming. */
const SETTLE = 0.9
const LONG_AGO = -99

const fresh = (now: number): Times => ({
  arrived: now,
  joined: new Map(),
  won: 0,
  woken: { cell: -1, at: LONG_AGO },
  refused: { cell: -1, at: LONG_AGO },
})

export function openPicture(stage: Stage): Picture {
  const { pen } = stage
  const bake = sprites(stage)
  const party = openParty(stage)
  const ribbons = openRibbons()
  const hearts = openHearts()
  const bits = particles()
  const words = floats(stage)
  const tray = openTray(stage)
  let seen: { readonly state: State; readonly held: Stroke | undefined; readonly shown: State } | undefined
  let times = fresh(0)
  let now = 0

  /** What the board would be if the stroke in the hand were put down; the same object while nothing changes. */
  function preview(state: State, held: Stroke | undefined): State {
    if (state !== seen?.state || held !== seen.held)
      seen = { state, held, shown: held && held.length > 1 ? rules.act(state, held) : state }
    return seen.shown
  }

  const sinceJoined = (pair: number) => now - (times.joined.get(pair) ?? LONG_AGO)

  /** A ribbon, and the ground under it, which is brighter where two are joined. */
  function paintPair(pen: Pen, state: State, layout: Layout, pair: number, gleams: boolean): void {
    const kind = kindOf(state.level, pair)
    const since = sinceJoined(pair)
    pen.fillStyle = kind.tone.light
    pen.globalAlpha = 0.3 + (isJoined(state, pair) ? 0.4 * clamp(since / 0.4) : 0)
    for (const cell of ribbonOf(state, pair)) pen.fill(cellBox(layout, cell))
    pen.globalAlpha = 1
    ribbons.draw(pen, bake, layout, pair, kind, gleams ? since : undefined)
  }

  /** Everyone is joined, and yet: the tiles that were left out call. */
  function paintLeftOut(state: State, layout: Layout): void {
    if (!state.ribbons.every((_, pair) => isJoined(state, pair))) return
    pen.strokeStyle = `rgba(224,70,40,${0.35 + 0.5 * breath(now, 1)})`
    pen.lineWidth = layout.cell * 0.07
    for (const cell of emptyCells(state)) pen.stroke(cellBox(layout, cell, -0.06))
  }

  /** What lies still is in the tray's own picture; what moves is painted over it. */
  function paintBoard(state: State, layout: Layout, still: boolean): void {
    const lying = state.ribbons.map((ribbon, pair) =>
      ribbons.isAtRest(pair) && sinceJoined(pair) > SETTLE ? ribbon : undefined,
    )
    tray.draw(layout, lying, (pen, pair) => paintPair(pen, state, layout, pair, false))
    paintLeftOut(state, layout)
    for (const pair of lying.keys()) if (!lying[pair]) paintPair(pen, state, layout, pair, !still)
  }

  function confetti(layout: Layout, cell: number, colours: readonly string[], count: number): void {
    const { x, y } = middleOf(layout, cell)
    bits.burst({
      x,
      y,
      count,
      colours,
      speed: layout.cell * 4.5,
      angle: -Math.PI / 2,
      spread: 2.6,
      gravity: layout.cell * 7,
      life: 1.1,
      size: Math.max(4, layout.cell * 0.09),
    })
  }

  /** Everyone is joined, and yet it is not over: say why. */
  function callForTheRest(state: State, layout: Layout): void {
    if (!state.ribbons.every((_, pair) => isJoined(state, pair))) return
    const { x, y, cell, size } = layout
    const text = `${emptyCells(state).length} still empty!`
    words.add({ text, x: x + (cell * size) / 2, y: y + (cell * size) / 2, size: (cell * size) / 10 })
  }

  return {
    begin(state) {
      times = fresh(now)
      // A round that is taken up again has its friends together already.
      for (const pair of state.ribbons.keys()) if (isJoined(state, pair)) times.joined.set(pair, now - 9)
      ribbons.clear()
      hearts.clear()
      bits.clear()
    },
    wake: (cell) => void (times.woken = { cell, at: now }),
    refuse: (cell) => void (times.refused = { cell, at: now }),
    see(before, after, layout) {
      for (const pair of after.ribbons.keys()) {
        const [was, is] = [isJoined(before, pair), isJoined(after, pair)]
        if (!is) times.joined.delete(pair)
        if (!is || was) continue
        times.joined.set(pair, now)
        const { tone } = kindOf(after.level, pair)
        const ribbon = ribbonOf(after, pair)
        for (const cell of endsOf(ribbon)) confetti(layout, cell, [tone.light, tone.true, '#fff'], 12)
        hearts.rise(middleOf(layout, ribbon[Math.floor(ribbon.length / 2)] ?? 0), layout.cell, now)
      }
      times.won = rules.outcome(after) === 'won' ? now : 0
      if (!times.won) return callForTheRest(after, layout)
      for (const way of after.board.ways) for (const cell of endsOf(way)) confetti(layout, cell, CONFETTI, 8)
    },
    draw({ state, time, delta, still, playing, hint }, layout, { held, cursor, hovered }) {
      now = time
      const shown = preview(state, held)
      ribbons.follow(shown.ribbons, delta)
      const guests = state.board.ways.map((_, pair) => ({
        kind: kindOf(state.level, pair),
        since: now - (times.joined.get(pair) ?? Infinity),
      }))
      party.draw(layout, guests, time, still)
      const enter = clamp((now - times.arrived) / ENTER)
      pen.save()
      pen.globalAlpha = enter
      if (!still) pen.translate(0, (1 - easeOut(enter)) * 50)
      paintBoard(shown, layout, still)
      if (hovered !== undefined) {
        pen.fillStyle = 'rgba(255,255,255,.28)'
        pen.fill(cellBox(layout, hovered))
      }
      if (hint && playing)
        drawHint(pen, layout, hint, kindOf(state.level, pairOfHint(state, hint)), still ? 0 : time)
      drawCrowd(pen, bake, { state: shown, layout, times, held, now, still })
      if (cursor !== undefined) drawCursor(pen, layout, cursor, held !== undefined, still ? 0 : time)
      pen.restore()
      hearts.draw(pen, bake, now, still)
      bits.draw(pen, delta, still)
      words.draw(pen, delta)
    },
  }
}

const pairOfHint = ({ board }: State, hint: Stroke) =>
  board.ways.findIndex((way) => endsOf(way).includes(hint[0] ?? -1))
