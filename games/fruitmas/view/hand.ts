/** Reads gestures: tracks the selection and the cursor, and returns swaps. */
import { createCursor, type Cursor } from '../../kit/board/cursor.ts'
import { cellAt } from '../../kit/board/square.ts'
import { beside, cellIn, columnOf, rowOf } from '../../kit/rules/grid.ts'
import { STEPS, wayTowards, type Way } from '../../kit/rules/ways.ts'
import type { Gesture, Point, ViewFeedback } from '../../kit/view.ts'
import type { State } from '../rules.ts'
import { isLegal } from '../rules/matches.ts'
import { apart, GRID, HIGH, WIDE, type Swap } from '../rules/tree.ts'
import { putBackWords, refusalWords } from '../words.ts'
import type { Setting } from './setting.ts'
import { MOVED, PICKED, REFUSED } from './sounds.ts'

/** Drag distance that counts as a swap, in cells. */
const FAR_ENOUGH = 0.3

type Open = readonly boolean[]

/** The cell, if it belongs to the tree. */
const inTree = (open: Open, cell: number | undefined) => (cell !== undefined && open[cell] ? cell : undefined)

/** The neighbour of a cell, if it belongs to the tree. */
export const besideIn = (open: Open, from: number, way: Way): number | undefined =>
  inTree(open, beside(GRID, from, way))

/** Moves the cursor: across gaps, and towards the trunk where the row above or below is narrower. */
export function cursorStep(open: Open, from: number, way: Way): number {
  const [right, down] = STEPS[way]
  const [column, row] = [columnOf(WIDE, from), rowOf(WIDE, from)]
  const inwards = down && (column < WIDE / 2 ? 1 : -1)
  for (let far = 1; far < HIGH; far++) {
    const ahead = inTree(open, cellIn(GRID, column + right * far, row + down * far))
    const aside = inwards ? inTree(open, cellIn(GRID, column + inwards * far, row + down)) : undefined
    const found = ahead ?? aside
    if (found !== undefined) return found
  }
  return from
}

/** The cursor's first cell, near the middle of the tree. */
export const firstCell = (open: Open): number => inTree(open, cellIn(GRID, 3, 5)) ?? open.indexOf(true)

interface Hand {
  readonly picked: number | undefined
  readonly cursor: Cursor<number>
  drop(): void
  read(gesture: Gesture, state: State, setting: Setting): Swap | undefined
}

/** `hurry` skips the film of the last move; `refuse` shows an illegal swap. */
export function createHand(
  voice: ViewFeedback,
  hurry: () => void,
  refuse: (state: State, swap: Swap) => void,
): Hand {
  const cursor = createCursor(0)
  let picked: number | undefined
  /** The current drag has already made a swap. */
  let spent = false

  const drop = () => void (picked = undefined)

  function putBack(state: State): void {
    if (picked !== undefined) voice.news(putBackWords(state, picked))
    drop()
  }

  function pick(cell: number): void {
    picked = cursor.at = cell
    voice.play(PICKED)
  }

  /** Returns the swap if it is legal. */
  function exchange(state: State, from: number, to: number | undefined): Swap | undefined {
    drop()
    const swap = to === undefined ? undefined : { from, to }
    if (swap && isLegal(state.board, swap)) {
      cursor.at = swap.to
      return swap
    }
    voice.news(refusalWords(state, from, to))
    if (!swap) return undefined
    refuse(state, swap)
    voice.play(...REFUSED)
    return undefined
  }

  function choose(state: State, cell: number): Swap | undefined {
    if (picked === cell) putBack(state)
    else if (picked !== undefined && apart(picked, cell) === 1) return exchange(state, picked, cell)
    // A fruit farther away is picked instead.
    else pick(cell)
    return undefined
  }

  function follow(state: State, { layout, level }: Setting, from: Point, to: Point): Swap | undefined {
    const cell = inTree(level.open, cellAt(layout, from))
    if (cell === undefined || spent) return undefined
    if (picked !== cell) pick(cell)
    const way = wayTowards(from, to, layout.cell * FAR_ENOUGH)
    if (!way) return undefined
    spent = true
    return exchange(state, cell, besideIn(level.open, cell, way))
  }

  function readPointer(gesture: Gesture, state: State, setting: Setting): Swap | undefined {
    if (gesture.kind === 'press') {
      cursor.point()
      spent = false
      hurry()
    }
    if (gesture.kind === 'tap') {
      const cell = inTree(setting.level.open, cellAt(setting.layout, gesture))
      if (cell !== undefined) return choose(state, cell)
      drop()
    }
    if (gesture.kind === 'drag') {
      if (gesture.phase === 'start' || gesture.phase === 'move')
        return follow(state, setting, gesture.from, gesture)
      if (!spent) drop()
    }
    return undefined
  }

  function readKeys(gesture: Gesture, state: State, { open }: Setting['level']): Swap | undefined {
    cursor.key()
    hurry()
    if (gesture.kind === 'back') putBack(state)
    else if (gesture.kind === 'confirm') return choose(state, cursor.at)
    else if (gesture.kind === 'direction') {
      if (picked !== undefined) return exchange(state, picked, besideIn(open, picked, gesture.way))
      cursor.at = cursorStep(open, cursor.at, gesture.way)
      voice.play(MOVED)
    }
    return undefined
  }

  return {
    get picked() {
      return picked
    },
    cursor,
    drop,
    read(gesture, state, setting) {
      if (gesture.kind === 'direction' || gesture.kind === 'confirm' || gesture.kind === 'back')
        return readKeys(gesture, state, setting.level)
      return readPointer(gesture, state, setting)
    },
  }
}
