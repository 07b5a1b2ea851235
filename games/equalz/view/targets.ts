/** The targets at the ends of the lines: beads that light up, crack and shake, with labels of what is too much. */
import { breath, hop, overshoot } from '../../kit/paint/easing.ts'
import { stamp, type Bake } from '../../kit/paint/sprite.ts'
import type { Stage } from '../../kit/paint/stage.ts'
import type { Frame } from '../../kit/view.ts'
import { isRow, linesOf } from '../rules/lines.ts'
import { excess, isBroken, type Marking, type State } from '../rules/state.ts'
import { drawBead, drawTag, type Bead } from './bead.ts'
import { DEAL, DEAL_STEP } from './digits.ts'
import type { Effects } from './effects.ts'
import { beadMiddle, type Layout } from './layout.ts'
import { paletteOf } from './looks.ts'

/** Seconds. */
const SHAKE = 0.45
/** A bead's radius, in cells. */
const BEAD = 0.385
/** CSS pixels: smaller cells have no room for a label. */
const TAGGED = 33

export function openTargets(stage: Stage, effects: Effects) {
  const { pen } = stage
  /** How each line stands: counted when something changes rather than in every frame. */
  let standing: readonly { readonly over: number; readonly broken: boolean }[] = []

  function count(state: State): void {
    standing = linesOf(state.size).map((line) => ({
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
    const target = state.targets[line] ?? 0
    const lit = effects.lit(line)
    const { over = 0, broken = false } = standing[line] ?? {}
    const look = (bead: Bead) =>
      bake(`${bead}${target}`, radius * 3.6, radius * 3.6, (to) =>
        drawBead(to, radius, target, bead, palette),
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
    if (over === 0 || cell < TAGGED || grown < 1) return
    const high = Math.max(11, cell * 0.24)
    const text = `${over > 0 ? '+' : '−'}${Math.abs(over)}`
    const tag = bake(`tag${text}${broken}`, high * 3, high * 2, (to) =>
      drawTag(to, high, text, broken, palette),
    )
    stamp(pen, tag, x + radius * 0.62, y + radius * 0.82)
  }

  return {
    /** Whether a line cannot come true any more. */
    get broken() {
      return standing.some(({ broken }) => broken)
    },
    begin: count,
    see: (_before: State, after: State) => count(after),
    draw(frame: Frame<State, Marking>, layout: Layout, bake: Bake): void {
      for (const line of linesOf(layout.size)) drawTarget(frame, layout, bake, line)
    },
  }
}
