/** The board with everybody on it, painted row by row from far to near. */
import { breath, clamp, easeOut, hop as arch } from '../../kit/paint/easing.ts'
import type { Frame } from '../../kit/view.ts'
import { sprites, stamp, type Bake } from '../../kit/paint/sprite.ts'
import type { Stage } from '../../kit/paint/stage.ts'
import { KEY_FLIGHT, keyPhase, shaking, type Actors } from './actors.ts'
import { openBackdrop } from './backdrop.ts'
import { WAYS, type Way } from '../../kit/rules/ways.ts'
import { HEDGE } from '../rules/board.ts'
import type { Effects } from './effects.ts'
import { paintArc, paintHopper, type Whereabouts } from './figure.ts'
import { isOver, landsAt } from './hopping.ts'
import { between, cellPath, middleOf, rowOf, tallness, type Plane, type Spot } from './layout.ts'
import { drawBlossom, drawHedge } from './plants.ts'
import { drawFlag, drawGate, drawKey } from './props.ts'
import { leapEnd, type State } from '../rules.ts'
import { drawBoard, drawTile } from './tiles.ts'

export interface Attention {
  readonly hovered: number | undefined
  /** When the player last asked where a leap could go. */
  readonly asked: number
}

export interface Picture {
  draw(frame: Frame<State, Way>, plane: Plane, attention: Attention): void
}

/** Seconds. */
const ENTER = 0.45
const SINK = 0.3
const FALL = 0.3

export function openPicture(stage: Stage, actors: Actors, effects: Effects): Picture {
  const { pen } = stage
  const backdrop = openBackdrop(stage)
  const bake = sprites(stage)
  /** Boards are large, so only the present one is kept. */
  let bakeBoard: Bake = sprites(stage)
  let baked: unknown

  /** Where the hopper is: the hop under way, or the last one. */
  function whereabouts(state: State, now: number): Whereabouts {
    const hop = actors.hops.find((each) => landsAt(each) > now) ?? actors.hops.at(-1)
    return hop && !isOver(hop, now) ? { hop, at: hop.to } : { hop: undefined, at: state.at }
  }

  const gateStands = (state: State, kind: number, now: number) =>
    keyPhase(actors, state, kind, now) !== 'done'

  const isShut = (state: State, cell: number, now: number) =>
    state.board.locks.some(({ gates }, kind) => gates.includes(cell) && gateStands(state, kind, now))

  function paintBoard(state: State, plane: Plane, now: number): void {
    const { board, level } = state
    if (baked !== board.tiles) {
      baked = board.tiles
      bakeBoard = sprites(stage)
    }
    const doors = board.locks.map((_, kind) => gateStands(state, kind, now)).join()
    const [width, height] = [(plane.size + 1.4) * plane.cell, plane.height + plane.cell * 1.8]
    const y = plane.near - plane.height / 2
    const slab = bakeBoard(`${level} ${plane.size} ${doors}`, width, height, (pen) => {
      pen.translate(-plane.x, -y)
      drawBoard(pen, plane, board, (cell) => isShut(state, cell, now))
    })
    stamp(pen, slab, plane.x, y)
  }

  /** Where Hop has been, flowers grow in a corner of the tile. */
  function paintBlossoms({ seen, board }: State, plane: Plane, at: number): void {
    const size = Math.round(plane.cell * 0.13)
    const sprite = bake(`blossom${size}`, size * 4, size * 3, (pen) => drawBlossom(pen, size))
    for (const cell of seen) {
      if (cell === board.goal || cell === at) continue
      const { x, y, scale } = middleOf(plane, cell)
      stamp(pen, sprite, x - plane.cell * scale * 0.31, y - plane.cell * scale * 0.27, scale)
    }
  }

  /** The tiles that a leap would end on glow softly; the one pointed at glows more. */
  function paintLandings(state: State, plane: Plane, now: number, time: number, focus: Attention): void {
    const last = actors.hops.at(-1)
    const shown = clamp((now - Math.max(last ? landsAt(last) : 0, actors.arrived + ENTER)) / 0.2)
    if (shown === 0 || state.at === state.board.goal) return
    const call = arch(clamp((now - focus.asked) / 0.7)) * 0.5
    for (const way of WAYS) {
      const to = leapEnd(state, way)
      if (to === undefined) continue
      const strong = focus.hovered === to ? 0.45 : 0
      const glow = 0.3 + 0.12 * breath(time, 1.8) + strong + call
      const lift = -plane.cell * 0.055
      pen.globalAlpha = shown
      pen.fillStyle = `rgba(38,168,240,${clamp(glow) * 0.42})`
      pen.fill(cellPath(plane, to, 0.05, lift))
      pen.strokeStyle = `rgba(20,130,225,${clamp(glow * 1.5 + 0.2)})`
      pen.lineWidth = Math.max(2, plane.cell * 0.05)
      pen.stroke(cellPath(plane, to, 0.085, lift))
    }
    pen.globalAlpha = 1
  }

  /** The tile under a landing gives way and comes back. */
  function paintSunken(state: State, plane: Plane, now: number): void {
    for (const hop of actors.hops) {
      const since = now - landsAt(hop)
      if (since < 0 || since > SINK) continue
      drawTile(pen, plane, state.board, hop.to, isShut(state, hop.to, now), arch(since / SINK) * 0.9)
    }
  }

  function paintProps(
    state: State,
    plane: Plane,
    row: number,
    now: number,
    time: number,
    still: boolean,
  ): void {
    const { board } = state
    const unit = Math.round(plane.cell)
    for (let cell = row * board.size; cell < (row + 1) * board.size; cell++) {
      if (board.tiles[cell] !== HEDGE) continue
      const hedge = bake(`hedge${unit},${cell % 3}`, unit * 1.4, unit * 1.8, (pen) =>
        drawHedge(pen, unit, (cell % 3) * 0.7),
      )
      const { x, y, scale } = middleOf(plane, cell)
      stamp(
        pen,
        hedge,
        x,
        y + unit * scale * 0.24,
        scale,
        scale,
        Math.sin(now * 40) * 0.08 * shaking(actors, cell, now),
      )
    }
    if (rowOf(board, board.goal) === row) {
      const { x, y, scale } = middleOf(plane, board.goal)
      const home = state.at === board.goal ? 1 : 0
      drawFlag(
        pen,
        x - unit * scale * 0.14,
        y + unit * scale * 0.3 * tallness(plane),
        unit * scale * 0.74 * tallness(plane),
        still ? 0.4 : time,
        home,
      )
    }
    for (const [kind, lock] of board.locks.entries()) {
      for (const gate of lock.gates) if (rowOf(board, gate) === row) paintGate(state, plane, kind, gate, now)
      if (rowOf(board, lock.key) === row && keyPhase(actors, state, kind, now) === 'lies')
        paintKey(plane, kind, middleOf(plane, lock.key), still ? 0 : Math.sin(time * 2.4 + kind))
    }
  }

  function paintGate(state: State, plane: Plane, kind: number, cell: number, now: number): void {
    const unit = Math.round(plane.cell)
    const opened = actors.unlockings.find((unlocking) => unlocking.kind === kind)?.opened ?? -1
    const fallen = gateStands(state, kind, now) ? 0 : opened < 0 ? 1 : clamp((now - opened) / FALL)
    if (fallen === 1) return
    const gate = bake(`gate${unit},${kind}`, unit * 1.2, unit * 1.6, (pen) => drawGate(pen, unit, kind))
    const { x, y, scale } = middleOf(plane, cell)
    pen.globalAlpha = 1 - fallen
    stamp(
      pen,
      gate,
      x + Math.sin(now * 45) * 3 * shaking(actors, cell, now),
      y + unit * scale * 0.45 * tallness(plane),
      scale,
      scale * (1 - easeOut(fallen) * 0.9),
    )
    pen.globalAlpha = 1
  }

  function paintKey(plane: Plane, kind: number, at: Spot, bob: number): void {
    const unit = Math.round(plane.cell * 0.3)
    const key = bake(`key${unit},${kind}`, unit * 4, unit * 4, (pen) => drawKey(pen, unit, kind))
    stamp(
      pen,
      key,
      at.x + plane.cell * at.scale * 0.27,
      at.y - plane.cell * at.scale * (0.3 + 0.03 * bob),
      at.scale,
    )
  }

  function paintFlights({ board }: State, plane: Plane, now: number): void {
    for (const { kind, taken, opened } of actors.unlockings) {
      if (now < taken || now >= opened) continue
      const lock = board.locks[kind]
      const t = easeOut((now - taken) / KEY_FLIGHT)
      for (const gate of lock?.gates ?? []) {
        const spot = between(plane, lock?.key ?? gate, gate, t)
        paintKey(plane, kind, { ...spot, y: spot.y - arch(t) * plane.cell * 0.9 }, 0)
      }
    }
  }

  /** Dots leap ahead to where the hint leads, again and again. */
  function paintHint(state: State, plane: Plane, way: Way, time: number): void {
    const to = leapEnd(state, way)
    if (to === undefined) return
    const lift = -plane.cell * 0.055
    pen.fillStyle = `rgba(255,200,0,${0.15 + 0.2 * breath(time, 0.8)})`
    pen.fill(cellPath(plane, to, 0.05, lift))
    pen.strokeStyle = '#ffa800'
    pen.lineWidth = plane.cell * 0.08
    pen.stroke(cellPath(plane, to, 0.085, lift))
    paintArc(pen, plane, state.at, to, 1, 0.065 + 0.02 * breath(time, 0.8), 0)
  }

  return {
    draw({ state, time, delta, still, hint, playing }, plane, attention) {
      const now = time
      backdrop.draw(plane, time, still)
      const enter = clamp((now - actors.arrived) / ENTER)
      pen.save()
      pen.globalAlpha = enter
      if (!still) pen.translate(0, (1 - easeOut(enter)) * 60)
      paintBoard(state, plane, now)
      pen.globalAlpha = 1
      const hopper = whereabouts(state, now)
      paintSunken(state, plane, now)
      paintBlossoms(state, plane, hopper.at)
      if (playing) paintLandings(state, plane, now, time, attention)
      const here = rowOf(state.board, hopper.at)
      const low = Math.max(here, hopper.hop ? rowOf(state.board, hopper.hop.from) : here)
      for (let row = 0; row < state.board.size; row++) {
        paintProps(state, plane, row, now, time, still)
        if (row === low) paintHopper(pen, bake, { state, plane, actors, now, still }, hopper)
      }
      if (hint !== undefined && playing) paintHint(state, plane, hint, time)
      paintFlights(state, plane, now)
      pen.restore()
      effects.draw(pen, plane, now, delta, still)
      backdrop.drawNear(time, still)
    },
  }
}
