/** Draws the whole scene, from the sky to the cursor. */
import { breath, clamp, easeOut } from '../../kit/paint/easing.ts'
import { sprites, type Pen } from '../../kit/paint/sprite.ts'
import type { Stage } from '../../kit/paint/stage.ts'
import type { Frame } from '../../kit/view.ts'
import { facesOf } from '../rules/board.ts'
import {
  areAllJoined,
  emptyCells,
  isJoined,
  ribbonOf,
  rules,
  type State,
  type RibbonStroke,
} from '../rules.ts'
import { createBackdrop, RISE } from './backdrop.ts'
import { drawCrowd, isCrowdMoving, type Times } from './crowd.ts'
import { createEffects } from './effects.ts'
import { paintAbove } from './ground.ts'
import { kindOf } from './kinds.ts'
import type { Layout } from './layout.ts'
import { createRibbons } from './ribbons.ts'
import { drawCursor, drawGhostHand, drawHint, shownBy } from './cues.ts'
import { withStroke } from './stroke.ts'
import { cellBox, createTray } from './tray.ts'

/** The things that the hand highlights. */
export interface Attention {
  readonly held: RibbonStroke | undefined
  readonly cursor: number | undefined
  readonly hovered: number | undefined
}

export interface Scene {
  begin(state: State, time: number): void
  /** The friend on this cell was picked up. */
  wake(cell: number): void
  /** The player tried something impossible on this cell. */
  refuse(cell: number): void
  see(before: State, after: State, layout: Layout): void
  draw(frame: Frame<State, RibbonStroke>, layout: Layout, attention: Attention): void
  /** Whether anything moves, apart from idle motion. */
  readonly isMoving: boolean
}

/** Seconds. */
const ENTER = 0.4
/** Seconds until a joined ribbon stops gleaming. */
const SETTLE = 0.9
const LONG_AGO = -99

const timesFrom = (now: number): Times => ({
  arrived: now,
  joined: new Map(),
  won: 0,
  woken: { cell: -1, at: LONG_AGO },
  refused: { cell: -1, at: LONG_AGO },
})

export function createScene(stage: Stage): Scene {
  const { pen } = stage
  const bake = sprites(stage)
  const backdrop = createBackdrop(stage)
  const ribbons = createRibbons()
  const effects = createEffects(stage)
  const tray = createTray(stage)
  let preview:
    { readonly state: State; readonly held: RibbonStroke | undefined; readonly shown: State } | undefined
  let times = timesFrom(0)
  let now = 0

  /** Returns the same object until something changes. */
  function shownState(state: State, held: RibbonStroke | undefined): State {
    if (state !== preview?.state || held !== preview.held)
      preview = { state, held, shown: withStroke(state, held) }
    return preview.shown
  }

  const sinceJoined = (pair: number) => now - (times.joined.get(pair) ?? LONG_AGO)

  /** Paints a ribbon and the ground under it, which is brighter if the pair is joined. */
  function paintPair(pen: Pen, state: State, layout: Layout, pair: number, gleams: boolean): void {
    const kind = kindOf(state.level, pair)
    const since = sinceJoined(pair)
    pen.fillStyle = kind.tone.light
    pen.globalAlpha = 0.3 + (isJoined(state, pair) ? 0.4 * clamp(since / 0.4) : 0)
    for (const cell of ribbonOf(state, pair)) pen.fill(cellBox(layout, cell))
    pen.globalAlpha = 1
    ribbons.draw(pen, bake, layout, pair, kind, gleams ? since : undefined)
  }

  /** Highlights the tiles left empty once everyone is joined. */
  function paintLeftOut(state: State, layout: Layout): void {
    if (!areAllJoined(state)) return
    pen.strokeStyle = `rgba(224,70,40,${0.35 + 0.5 * breath(now, 1)})`
    pen.lineWidth = layout.cell * 0.07
    for (const cell of emptyCells(state)) pen.stroke(cellBox(layout, cell, -0.06))
  }

  /** Ribbons at rest are part of the tray's cached picture; moving ones are painted over it. */
  function paintBoard(state: State, layout: Layout, still: boolean): void {
    const lying = state.ribbons.map((ribbon, pair) =>
      ribbons.isAtRest(pair) && sinceJoined(pair) > SETTLE ? ribbon : undefined,
    )
    tray.draw(layout, state.board, lying, (pen, pair) => paintPair(pen, state, layout, pair, false))
    paintLeftOut(state, layout)
    for (const pair of lying.keys()) if (!lying[pair]) paintPair(pen, state, layout, pair, !still)
    paintAbove(pen, bake, layout, state)
  }

  return {
    begin(state, time) {
      now = time
      times = timesFrom(now)
      // In a resumed round, some friends are joined already.
      for (const pair of state.ribbons.keys()) if (isJoined(state, pair)) times.joined.set(pair, now - 9)
      ribbons.clear()
      effects.begin()
    },
    wake: (cell) => void (times.woken = { cell, at: now }),
    refuse: (cell) => void (times.refused = { cell, at: now }),
    see(before, after, layout) {
      for (const pair of after.ribbons.keys())
        if (!isJoined(after, pair)) times.joined.delete(pair)
        else if (!isJoined(before, pair)) times.joined.set(pair, now)
      times.won = rules.outcome(after) === 'won' ? now : 0
      effects.see(before, after, layout)
    },
    draw({ state, time, delta, still, playing, hint }, layout, { held, cursor, hovered }) {
      now = time
      const shown = shownState(state, held)
      ribbons.follow(shown.ribbons, delta)
      const balloons = state.board.ways.map((_, pair) => ({
        kind: kindOf(state.level, pair),
        since: now - (times.joined.get(pair) ?? Infinity),
      }))
      stage.scenery(() => backdrop.draw(layout, balloons, time, still))
      const enter = clamp((now - times.arrived) / ENTER)
      pen.save()
      pen.globalAlpha = enter
      if (!still) pen.translate(0, (1 - easeOut(enter)) * 50)
      paintBoard(shown, layout, still)
      if (hovered !== undefined) {
        pen.fillStyle = 'rgba(255,255,255,.28)'
        pen.fill(cellBox(layout, hovered))
      }
      if (hint && playing) drawHint(pen, layout, hint, kindOfHint(state, hint), still ? 0 : time)
      drawCrowd(pen, bake, { state: shown, layout, times, held, now, still, strong: stage.strong })
      const shows = playing && !held && cursor === undefined && !hint ? shownBy(state) : undefined
      if (shows) drawGhostHand(pen, bake, layout, shows, now - times.arrived, still)
      if (cursor !== undefined) drawCursor(pen, layout, cursor, held !== undefined, still ? 0 : time)
      pen.restore()
      effects.draw(delta, still)
    },
    get isMoving() {
      // The balloon of a joined pair rises for longer than its ribbon gleams.
      const isRising = [...times.joined.values()].some((at) => now < at + RISE)
      return isRising || ribbons.isMoving || effects.isMoving || isCrowdMoving(times, now)
    },
  }
}

const kindOfHint = ({ level, board }: State, [face = -1]: RibbonStroke) =>
  kindOf(level, facesOf(board).get(face) ?? -1)
