/** Works out what specials clear, alone or joined, in waves that run outwards. */
import { beside, cellIn, columnOf, rowOf } from '../../kit/rules/grid.ts'
import { WAYS } from '../../kit/rules/ways.ts'
import type { Board } from './matches.ts'
import {
  BOMB,
  BURST,
  CANDLE,
  COLUMN,
  FRUIT,
  GIFT,
  isKind,
  isSpecial,
  kindOf,
  powerOf,
  ROW,
  STAR,
  withPower,
} from './pieces.ts'
import { apart, CELLS, GRID, WIDE } from './tree.ts'

export interface Cleared {
  readonly cell: number
  readonly piece: number
  /** When it is cleared, in ripple steps. */
  readonly wave: number
}

/** One explosion, for graphics and sound; the power BOMB is the flash of a colour bomb. */
export interface Blast {
  readonly cell: number
  readonly power: number
  readonly wave: number
}

/** The cells right beside each cell. */
export const NEIGHBOURS: readonly (readonly number[])[] = Array.from({ length: CELLS }, (_, cell) =>
  WAYS.flatMap((way) => beside(GRID, cell, way) ?? []),
)

/** Radius of one burst, and of two joined, in cells. */
const BURST_REACH = 2
const TWIN_REACH = 3

export interface Sweep {
  readonly cleared: readonly Cleared[]
  readonly blasts: readonly Blast[]
  /** Clears matched pieces, gifts and the like beside them, and everything their powers reach. */
  match(cells: readonly number[]): void
  /** Clears one piece and everything its power reaches. */
  clear(cell: number): void
  /** Sets off two specials, or a colour bomb and a fruit, that were just swapped. */
  join(from: number, to: number): void
}

/** Changes `board` in place: a bomb that meets a line-clearer first turns a whole kind into line-clearers. */
export function createSweep(board: number[]): Sweep {
  const cleared: Cleared[] = []
  const blasts: Blast[] = []
  const gone = new Uint8Array(CELLS)
  const waiting: Cleared[] = []

  function take(cell: number, wave: number, powerless = false): void {
    const piece = board[cell] ?? 0
    if (piece <= 0 || gone[cell] || kindOf(piece) === STAR) return
    gone[cell] = 1
    const item = { cell, piece, wave }
    cleared.push(item)
    if (!powerless && (isSpecial(piece) || isKind(piece, CANDLE))) waiting.push(item)
  }

  function line(cell: number, power: number, wave: number): void {
    blasts.push({ cell, power, wave })
    for (let at = 0; at < CELLS; at++)
      if (power === ROW ? rowOf(WIDE, at) === rowOf(WIDE, cell) : columnOf(WIDE, at) === columnOf(WIDE, cell))
        take(at, wave + apart(at, cell))
  }

  function burst(cell: number, wave: number, reach = BURST_REACH): void {
    blasts.push({ cell, power: BURST, wave })
    for (let at = 0; at < CELLS; at++) if (apart(at, cell) <= reach) take(at, wave + apart(at, cell))
  }

  function bomb(cell: number, kind: number, wave: number): void {
    blasts.push({ cell, power: BOMB, wave })
    for (let at = 0; at < CELLS; at++)
      if (isKind(board[at] ?? 0, kind)) take(at, wave + 2 + (apart(at, cell) >> 1))
  }

  function setOff(): void {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const { cell, piece, wave } = next
      const power = powerOf(piece)
      if (kindOf(piece) === BOMB) bomb(cell, commonest(board), wave)
      else if (power === BURST) burst(cell, wave)
      // A candle burns along its row.
      else line(cell, power || ROW, wave)
    }
  }

  /** Gives all fruit of a kind the power of the one that was swapped with the colour bomb. */
  function share(cell: number, kind: number, power: number): void {
    let across = true
    for (let at = 0; at < CELLS; at++) {
      const piece = board[at] ?? 0
      if (!isKind(piece, kind) || powerOf(piece)) continue
      board[at] = withPower(piece, power === BURST ? BURST : across ? ROW : COLUMN)
      across = !across
    }
    bomb(cell, kind, 0)
  }

  function joinBombs(from: number, to: number): void {
    blasts.push({ cell: from, power: BOMB, wave: 0 }, { cell: to, power: BOMB, wave: 0 })
    for (let at = 0; at < CELLS; at++) take(at, apart(at, to), true)
  }

  function joinPowers(to: number, powers: readonly number[]): void {
    if (powers.every((power) => power === BURST)) return burst(to, 0, TWIN_REACH)
    const [column, row] = [columnOf(WIDE, to), rowOf(WIDE, to)]
    for (const by of powers.includes(BURST) ? [-1, 0, 1] : [0]) {
      const [above, beside] = [cellIn(GRID, column, row + by), cellIn(GRID, column + by, row)]
      if (above !== undefined) line(above, ROW, Math.abs(by))
      if (beside !== undefined) line(beside, COLUMN, Math.abs(by))
    }
  }

  return {
    cleared,
    blasts,
    match(cells) {
      for (const cell of cells) {
        take(cell, 0)
        for (const at of NEIGHBOURS[cell] ?? []) if (kindOf(board[at] ?? 0) >= GIFT) take(at, 1)
      }
      setOff()
    },
    clear(cell) {
      take(cell, 0)
      setOff()
    },
    join(from, to) {
      const [a = 0, b = 0] = [board[from], board[to]]
      const bombs = [a, b].filter((piece) => kindOf(piece) === BOMB).length
      take(from, 0, true)
      take(to, 0, true)
      if (bombs === 2) joinBombs(from, to)
      else if (bombs === 1) {
        const [at, other] = kindOf(a) === BOMB ? [from, b] : [to, a]
        if (powerOf(other)) share(at, kindOf(other), powerOf(other))
        else bomb(at, kindOf(other), 0)
      } else joinPowers(to, [powerOf(a), powerOf(b)])
      setOff()
    },
  }
}

/** The kind that a colour bomb clears when a blast sets it off. */
function commonest(board: Board): number {
  const counts = FRUIT.map((_, kind) => board.filter((piece) => isKind(piece, kind)).length)
  return counts.indexOf(Math.max(...counts))
}
