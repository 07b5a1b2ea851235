/**
 * Models a blind player, who hears announcements and presses keys. The `test/by-ear.ts` of a turn-based game implements
 * `ByEar`: browser tests play with it, and unit tests reconstruct the board from its texts.
 */
import type { Save } from '../save/save.ts'
import { WAYS } from '../rules/ways.ts'
import { arrowOf } from './player.ts'

export interface Listener {
  /** Code of the key to press after hearing the announcements since the last one. */
  next(heard: string): string
}

export interface ByEar<State> {
  createListener(): Listener
  /** First level to play; 1 by default. */
  readonly level?: number
  /** Whether the listener may stop; by default when levels 1 to 3 are solved. */
  isDone?(kept: Partial<Save>): boolean
  /** Reconstructs the board from its description. */
  readBoard(lines: readonly string[]): unknown
  /** The actual board, in the format of `readBoard`. */
  boardOf(state: State): unknown
}

export interface GridPoint {
  readonly row: number
  readonly column: number
}

/** A cell to go to, and the keys to press there. */
export interface Errand {
  readonly to: GridPoint
  readonly keys: readonly string[]
}

/** The arrow key that leads from one cell towards another. */
function arrowTo(from: GridPoint, to: GridPoint): string | undefined {
  if (from.row !== to.row) return from.row < to.row ? 'ArrowDown' : 'ArrowUp'
  if (from.column !== to.column) return from.column < to.column ? 'ArrowRight' : 'ArrowLeft'
  return undefined
}

/** A listener that asks for hints and carries them out, tracking the cursor by its announcements. */
export function createWalker(understand: (heard: string) => readonly Errand[] | undefined): Listener {
  let at: GridPoint = { row: 0, column: 0 }
  let errands: readonly Errand[] = []
  let pressed = 0
  return {
    next(heard) {
      at = cursorIn(heard) ?? at
      const understood = understand(heard)
      if (understood) [errands, pressed] = [understood, 0]
      const [errand] = errands
      if (!errand) return 'KeyH'
      const arrow = pressed === 0 ? arrowTo(at, errand.to) : undefined
      if (arrow) return arrow
      const key = errand.keys[pressed++] ?? 'KeyH'
      if (pressed >= errand.keys.length) [errands, pressed] = [errands.slice(1), 0]
      return key
    },
  }
}

/** Parses a position in a text: 'the 7 in row 3, column 1'. */
export function gridPointIn(text: string): GridPoint | undefined {
  const found = /row (\d+), column (\d+)/i.exec(text)
  return found ? { row: Number(found[1]), column: Number(found[2]) } : undefined
}

/** Parses the position of the cursor, announced as a final sentence of its own: 'Row 3, column 1.' */
const cursorIn = (heard: string) => gridPointIn(/Row \d+, column \d+\.$/.exec(heard)?.[0] ?? '')

/** The arrow key for a direction: 'up', 'Left'. */
export function arrowNamed(word = ''): string | undefined {
  const way = WAYS.find((one) => one === word.toLowerCase())
  return way && arrowOf(way)
}

/** Parses rows in order, tile by tile: 'Row 1: 2, hedge, flag.' */
export const rowsIn = (lines: readonly string[]): string[][] =>
  lines.map((line, i) => {
    const [, row, tiles = ''] = /^Row (\d+): (.*)\.$/.exec(line) ?? []
    if (Number(row) !== i + 1) throw new Error(`Expected row ${i + 1}, but heard '${line}'.`)
    return tiles.split(', ')
  })

export const countWords = (text: string) =>
  text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length
