/** Holds the stroke being drawn: picks it up, leads it, and turns it into a move when it is put down. */
import type { Cursor } from '../../kit/board/cursor.ts'
import { climb } from '../../kit/sound/climb.ts'
import type { Sound } from '../../kit/sound/voices.ts'
import type { ViewFeedback } from '../../kit/view.ts'
import type { BoardMark } from '../rules/board.ts'
import { pairOf, rules, type State, type RibbonStroke } from '../rules.ts'
import { otherWords, whoIsOn } from '../words.ts'
import type { Scene } from './scene.ts'
import { headOf, isDone, pickUp, withStroke } from './stroke.ts'

/** The sound of a step onto a special tile. */
const STEP_SOUNDS: Readonly<Partial<Record<BoardMark, Sound['name']>>> = {
  bridge: 'knock',
  ice: 'swish',
  burrow: 'thud',
}

export interface HeldStroke {
  /** The stroke being drawn; undefined while nothing is held. */
  held(): RibbonStroke | undefined
  /** Forgets the stroke, silently. */
  drop(): void
  refuse(cell: number, why: string): void
  /** Picks up the stroke on a cell; refuses if there is none. */
  take(state: State, cell: number): boolean
  /** Turns the held stroke into a move, if it changes anything. */
  putDown(state: State): RibbonStroke | undefined
  /** Drops the stroke without a move, and announces it. */
  letGo(state: State, stroke: RibbonStroke): undefined
  /** Extends or shortens the stroke. Puts it down automatically when it reaches the friend. */
  lead(state: State, stroke: RibbonStroke): RibbonStroke | undefined
  /** Puts down the held stroke and picks up a different one. */
  change(state: State, cell: number): RibbonStroke | undefined
  /** Called after every change of the board. Unless this stroke was just put down, the change was an undo. */
  changed(): void
}

export function createHeldStroke(
  voice: ViewFeedback,
  scene: Pick<Scene, 'wake' | 'refuse'>,
  cursor: Cursor<number>,
): HeldStroke {
  let held: RibbonStroke | undefined
  /** The next change is the player's own move, not an undo. */
  let moving = false

  function refuse(cell: number, why: string): void {
    scene.refuse(cell)
    voice.news(why)
    voice.play({ name: 'buzz', volume: 0.5 })
  }

  function take(state: State, cell: number): boolean {
    held = pickUp(state, cell)
    if (!held) {
      refuse(cell, 'Nothing to pick up here.')
      return false
    }
    // With keys, the cursor announces this already.
    if (!cursor.keyed) voice.news(`You picked up the ${whoIsOn(state, cell)}.`)
    voice.play({ name: 'pop', step: held.length - 1, volume: 0.6 })
    scene.wake(held[0] ?? cell)
    return true
  }

  function putDown(state: State): RibbonStroke | undefined {
    const stroke = held
    held = undefined
    if (!stroke) return undefined
    if (stroke.length < 2 || rules.act(state, stroke) === state) return letGo(state, stroke)
    moving = true
    return stroke
  }

  function letGo(state: State, [from = -1]: RibbonStroke): undefined {
    held = undefined
    voice.news(`You let go of the ${whoIsOn(state, from)}.`)
  }

  function lead(state: State, stroke: RibbonStroke): RibbonStroke | undefined {
    if (!held || headOf(stroke) === headOf(held)) return undefined
    const on = stroke.length > held.length
    const news = otherWords(withStroke(state, held), withStroke(state, stroke), pairOf(state, stroke) ?? -1)
    if (news) voice.news(news)
    held = stroke
    cursor.at = headOf(stroke)
    if (on && isDone(state, stroke)) return putDown(state)
    voice.play({
      name: on ? (STEP_SOUNDS[state.board.marks[headOf(stroke)] ?? 'pond'] ?? 'pluck') : 'tick',
      step: climb(stroke.length - 4, 12),
      volume: on ? 0.55 : 0.5,
    })
    return undefined
  }

  return {
    held: () => held,
    drop: () => void (held = undefined),
    refuse,
    take,
    putDown,
    letGo,
    lead,
    change(state, cell) {
      const stroke = putDown(state)
      take(stroke ? rules.act(state, stroke) : state, cell)
      return stroke
    },
    changed() {
      if (!moving) held = undefined
      moving = false
    },
  }
}
