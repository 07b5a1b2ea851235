/** Draws the targets at the ends of the lines: beads that light up, crack and shake, with labels for the excess. */
import { breath, hop, overshoot } from '../../kit/paint/easing.ts'
import { stamp, type Bake } from '../../kit/paint/sprite.ts'
import type { Stage } from '../../kit/paint/stage.ts'
import type { Frame } from '../../kit/view.ts'
import { bedLine, isRow, linesOf } from '../rules/lines.ts'
import { excess, isBroken, type Marking, type State } from '../rules/state.ts'
import { drawBead, drawTag, type Bead } from './bead.ts'
import { DEAL, DEAL_STEP } from './digits.ts'
import type { Effects } from './effects.ts'
import { beadMiddle, type Layout } from './layout.ts'
import { paletteOf } from './looks.ts'

/** Seconds. */
const SHAKE = 0.45
/** The radius of a bead, in cells. */
const BEAD = 0.385
/** Minimum height of a label in CSS pixels, legible on the largest grid and the smallest phone. */
const LEAST_TAG = 13

/** The height and offset of a label: below the number, clear of the next bead. */
export function tagOn(cell: number): { readonly high: number; readonly x: number; readonly y: number } {
  const high = Math.max(LEAST_TAG, cell * 0.24)
  const isTight = high > cell * 0.3
  return isTight
    ? { high, x: cell * 0.06, y: cell * 0.36 }
    : { high, x: cell * BEAD * 0.62, y: cell * BEAD * 0.82 }
}

export function createTargets(stage: Stage, effects: Effects) {
  const { pen } = stage
  /** The status of each line, computed on change instead of in every frame. */
  let statuses: readonly { readonly over: number; readonly broken: boolean }[] = []

  function measure(state: State): void {
    statuses = linesOf(state).map((line) => ({
      over: excess(state, line),
      broken: isBroken(state, line),
    }))
  }

  function drawTarget(
    { state, time, still }: Frame<State, Marking>,
    layout: Layout,
    bake: Bake,
    line: number,
  ): void {
    const { cell, size } = layout
    const radius = cell * BEAD
    const palette = paletteOf(stage.look)
    const target = state.targets[line]
    if (!target) return
    const lit = effects.lit(line)
    const { over = 0, broken = false } = statuses[line] ?? {}
    const isBed = line === bedLine(size)
    const look = (bead: Bead) =>
      bake(`${bead}${target.counts}${target.any.join()}${isBed}`, radius * 3.6, radius * 3.6, (to) =>
        drawBead(to, radius, target, bead, palette, isBed),
      )
    const grown = still ? 1 : overshoot((effects.dealt - size * DEAL_STEP) / DEAL)
    if (grown <= 0.02) return
    const shaken = effects.shaken(line) / SHAKE
    const sway = shaken < 1 && !still ? Math.sin(shaken * 20) * (1 - shaken) * radius * 0.22 : 0
    const middle = beadMiddle(layout, line)
    const x = middle.x + (isRow(size, line) ? sway : 0)
    const y = middle.y + (isRow(size, line) ? 0 : sway)
    if (lit < 1) stamp(pen, look(broken ? 'broken' : 'dark'), x, y, grown)
    if (lit > 0) {
      const swollen = still ? 1 : 1 + 0.18 * hop(lit) + 0.02 * breath(time + line, 2.6)
      pen.globalAlpha = lit
      stamp(pen, look('lit'), x, y, grown * swollen)
      pen.globalAlpha = 1
    }
    if (over === 0 || grown < 1) return
    const tag = tagOn(cell)
    // On a small screen a label would hide one of two sums.
    if (target.any.length > 1 && tag.high > cell * 0.3) return
    const text = `${over > 0 ? '+' : '−'}${Math.abs(over)}`
    const label = bake(`tag${text}${broken}`, tag.high * 3, tag.high * 2, (to) =>
      drawTag(to, tag.high, text, broken, palette),
    )
    // Two beads leave more room above than below.
    stamp(pen, label, x + tag.x, y + tag.y * (target.any.length > 1 ? -1 : 1))
  }

  return {
    /** Whether any line can no longer become true. */
    get broken() {
      return statuses.some(({ broken }) => broken)
    },
    begin: measure,
    see: (_before: State, after: State) => measure(after),
    draw(frame: Frame<State, Marking>, layout: Layout, bake: Bake): void {
      for (const line of linesOf(frame.state)) drawTarget(frame, layout, bake, line)
    },
  }
}
