/** Paints one frame: the night garden, the slate with its digits and beads, and what asks for attention. */
import { breath, clamp, hop, overshoot } from '../../kit/paint/easing.ts'
import type { Frame } from '../../kit/view.ts'
import { CONFETTI } from '../../kit/paint/palette.ts'
import { particles } from '../../kit/paint/particles.ts'
import { sprites, stamp } from '../../kit/paint/sprite.ts'
import type { Stage } from '../../kit/paint/stage.ts'
import { advise, type Advice } from '../rules/advice.ts'
import { DEAL, DEAL_STEP, openDigits } from './digits.ts'
import { drawSlate, SLATE_ROOM, traceLine } from './frame.ts'
import { openGarden } from './garden.ts'
import { openHappenings } from './effects.ts'
import { beadMiddle, cellMiddle, linesOfSpot, type Layout, type Spot } from './layout.ts'
import { linesOf } from '../rules/lines.ts'
import { excess, isBroken, rules, type Marking, type State } from '../rules.ts'
import { drawAdvice, drawCursor } from './signs.ts'
import { CORAL, drawBead, drawTag, GOLD, MINT, type Bead } from './tiles.ts'

/** What the player looks at. */
export interface Attention {
  readonly cursor: Spot | undefined
  readonly hovered: Spot | undefined
  readonly advice: Advice | undefined
}

/** Seconds. */
const SHAKE = 0.45
/** So long may someone wonder at one of the first two levels before a ghost shows what a tap would do. */
const WONDER = 2.2
const LAST_SHOWN = 2
/** A bead's radius, in cells. */
const BEAD = 0.385
/** CSS pixels: smaller cells have no room for what is too much. */
const TAGGED = 33

export function openPicture(stage: Stage) {
  const { pen } = stage
  const happenings = openHappenings()
  const garden = openGarden(stage, happenings)
  const digits = openDigits(stage, happenings)
  const bits = particles(320)
  let bake = sprites(stage)
  let layout: Layout | undefined
  let firstAdvice: Advice | undefined
  /** How each line stands, counted anew only when something has changed. */
  let lines: readonly { readonly over: number; readonly broken: boolean }[] = []
  let counted: State | undefined

  /** What was baked for other tiles is of no more use. */
  function renew(next: Layout): void {
    if (next === layout) return
    layout = next
    bake = sprites(stage)
  }

  function count(state: State): void {
    if (state === counted) return
    counted = state
    lines = linesOf(state.size).map((line) => ({ over: excess(state, line), broken: isBroken(state, line) }))
  }

  function drawLines(
    at: Layout,
    { state, playing }: Frame<State, Marking>,
    { cursor, hovered }: Attention,
  ): void {
    const looked = cursor ?? hovered
    if (looked && playing) {
      pen.fillStyle = 'rgba(190,180,255,.2)'
      for (const line of linesOfSpot(at.size, looked)) {
        traceLine(pen, at, line)
        pen.fill()
      }
    }
    pen.fillStyle = '#ffb92e'
    for (const line of linesOf(state.size)) {
      const lit = happenings.lit(line)
      if (lit === 0) continue
      pen.globalAlpha = lit * 0.55
      traceLine(pen, at, line)
      pen.fill()
    }
    pen.globalAlpha = 1
  }

  function drawTarget(at: Layout, { state, time, still }: Frame<State, Marking>, line: number): void {
    const radius = at.cell * BEAD
    const target = state.targets[line] ?? 0
    const lit = happenings.lit(line)
    const { over = 0, broken = false } = lines[line] ?? {}
    const look = (bead: Bead) =>
      bake(`${bead}${target}`, radius * 3.6, radius * 3.6, (to) => drawBead(to, radius, target, bead))
    const shaken = happenings.shaken(line) / SHAKE
    const sway = shaken < 1 && !still ? Math.sin(shaken * 20) * (1 - shaken) * radius * 0.22 : 0
    const grown = still ? 1 : overshoot((happenings.dealt - at.size * DEAL_STEP) / DEAL)
    if (grown <= 0.02) return
    const middle = beadMiddle(at, line)
    const x = middle.x + (line < at.size ? sway : 0)
    const y = middle.y + (line < at.size ? 0 : sway)
    if (lit < 1) stamp(pen, look(broken ? 'broken' : 'dark'), x, y, grown)
    if (lit > 0) {
      pen.globalAlpha = lit
      stamp(
        pen,
        look('lit'),
        x,
        y,
        grown * (still ? 1 : 1 + 0.18 * hop(lit) + 0.02 * breath(time + line, 2.6)),
      )
      pen.globalAlpha = 1
    }
    if (over === 0 || at.cell < TAGGED || grown < 1) return
    const high = Math.max(11, at.cell * 0.24)
    const text = `${over > 0 ? '+' : '−'}${Math.abs(over)}`
    const tag = bake(`tag${text}${broken}`, high * 3, high * 2, (to) => drawTag(to, high, text, broken))
    stamp(pen, tag, x + radius * 0.62, y + radius * 0.82)
  }

  function drawMarks(at: Layout, frame: Frame<State, Marking>, { cursor, advice }: Attention): void {
    const { state, time, still, playing } = frame
    const untouched = state.marks.every((mark) => mark === 'none')
    const shown = advice ?? (playing && untouched && happenings.dealt > WONDER ? firstAdvice : undefined)
    if (shown && rules.outcome(state) === 'playing') drawAdvice(pen, at, shown, still ? undefined : time)
    if (cursor) drawCursor(pen, at, cursor, still ? 0 : breath(time, 0.9))
  }

  function cheer(at: Layout, lines: readonly number[], still: boolean): void {
    for (const line of lines) {
      const { x, y } = garden.paneOf(at, line)
      bits.burst({
        x,
        y,
        count: 12,
        colours: [GOLD, '#fff', '#ffb648'],
        speed: still ? 0 : 90,
        gravity: 60,
        size: 3,
        shape: 'dot',
      })
    }
  }

  return {
    shake: happenings.shake,
    deal(state: State, at: Layout): void {
      renew(at)
      happenings.deal(state)
      bits.clear()
      firstAdvice = state.level <= LAST_SHOWN ? advise(state) : undefined
    },
    /** Sets off what a marking or its undoing deserves. */
    change(before: State, after: State): void {
      happenings.change(before, after)
      if (!layout) return
      for (const [cell, mark] of after.marks.entries()) {
        if (mark === before.marks[cell] || mark === 'none') continue
        const { x, y } = cellMiddle(layout, cell)
        const colours = mark === 'out' ? [CORAL, '#fff', '#c3bbff'] : [MINT, '#fff']
        bits.burst({
          x,
          y,
          count: 8,
          colours,
          speed: layout.cell * 2,
          life: 0.4,
          size: layout.cell * 0.07,
          shape: 'dot',
        })
      }
      if (rules.outcome(after) !== 'won') return
      const { x, y, side } = layout.slate
      for (const across of [0.1, 0.37, 0.63, 0.9])
        bits.burst({
          x: x + side * across,
          y: y + side * 0.25,
          count: 26,
          colours: CONFETTI,
          speed: Math.max(320, side),
          angle: -Math.PI / 2,
          spread: 1.5,
          gravity: 560,
          life: 1.7,
          size: 8,
        })
    },
    draw(frame: Frame<State, Marking>, at: Layout, attention: Attention): void {
      const { state, delta, still } = frame
      renew(at)
      count(state)
      cheer(at, happenings.pass(frame.time), still)
      const looked = attention.cursor ?? attention.hovered
      garden.drawBehind(frame, at)
      const { x, y, side } = at.slate
      const room = side + at.cell * SLATE_ROOM * 2
      const slate = bake('slate', room, room, (to) => {
        to.translate(-x - side / 2, -y - side / 2)
        drawSlate(to, at)
      })
      garden.drawOwl(
        frame,
        at,
        looked,
        lines.some(({ broken }) => broken),
      )
      stamp(pen, slate, x + side / 2, y + side / 2)
      drawLines(at, frame, attention)
      digits.draw(frame, at)
      for (const line of linesOf(at.size)) drawTarget(at, frame, line)
      drawMarks(at, frame, attention)
      garden.drawFlights(at, clamp(at.cell / 70, 0.5, 1), still)
      bits.draw(pen, delta, still)
    },
  }
}
