/**
 * A player who cannot see: hears what the game says, and presses keys. The `test/by-ear.ts` of a game in turns exports
 * what is here; the browser tests play by it, and the unit tests read the board back from its words.
 */
import type { Save } from '../save/save.ts'
import { WAYS } from '../rules/ways.ts'
import { arrowOf } from './player.ts'

export interface Listener {
  /** The key to press, by its code, having heard what was said since the last one. */
  next(heard: string): string
}

export interface ByEar<State> {
  createListener(): Listener
  /** Which level to begin with, if not the first. */
  readonly level?: number
  /** Whether the listener has played enough; if it is left out, when levels 1 to 3 are solved. */
  isDone?(kept: Partial<Save>): boolean
  /** The board as somebody understands it who has heard these lines. */
  readBoard(lines: readonly string[]): unknown
  /** The same, as it is. */
  boardOf(state: State): unknown
}

export interface Place {
  readonly row: number
  readonly column: number
}

/** Go there, and press these keys. */
export interface Errand {
  readonly to: Place
  readonly keys: readonly string[]
}

/** The arrow that leads from one place of a grid towards another. */
function arrowTo(from: Place, to: Place): string | undefined {
  if (from.row !== to.row) return from.row < to.row ? 'ArrowDown' : 'ArrowUp'
  if (from.column !== to.column) return from.column < to.column ? 'ArrowRight' : 'ArrowLeft'
  return undefined
}

/** Asks for a hint, understands from it where to go and what to press, and finds the way by what is heard on it. */
export function createWalker(understand: (heard: string) => readonly Errand[] | undefined): Listener {
  let at: Place = { row: 0, column: 0 }
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

/** The place that is named in a text: 'the 7 in row 3, column 1'. */
export function placeIn(text: string): Place | undefined {
  const found = /row (\d+), column (\d+)/i.exec(text)
  return found ? { row: Number(found[1]), column: Number(found[2]) } : undefined
}

/** Where the cursor is, if that was said: a sentence of its own, at the end. 'Row 3, column 1.' */
export const cursorIn = (heard: string) => placeIn(/Row \d+, column \d+\.$/.exec(heard)?.[0] ?? '')

/** The arrow of a way that is named in a text: 'up', 'Left'. */
export function arrowNamed(word = ''): string | undefined {
  const way = WAYS.find((one) => one === word.toLowerCase())
  return way && arrowOf(way)
}

/** Rows that are told in their order, tile by tile: 'Row 1: 2, hedge, flag.' */
export const rowsIn = (lines: readonly string[]): string[][] =>
  lines.map((line, i) => {
    const [, row, tiles = ''] = /^Row (\d+): (.*)\.$/.exec(line) ?? []
    if (Number(row) !== i + 1) throw new Error(`Row ${i + 1} is told as '${line}'.`)
    return tiles.split(', ')
  })

export const countWords = (text: string) =>
  text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length
