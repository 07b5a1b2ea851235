/** Plays the bed by ear: asks for a hint, then turns the aim until the announcement matches it. */
import type { Listener } from '../../kit/test/listener.ts'
import type { State } from '../rules.ts'

/** The launcher's widest angle, in degrees. */
const WIDEST = 78

/** Parses the angle from the last sentence ('15 degrees left.'), in degrees to the right. */
function aimIn(heard: string): number | undefined {
  const found = /(?:^|\. )(?:Straight up|([\d.]+) degrees (left|right))\.$/.exec(heard)
  return found ? Number(found[1] ?? 0) * (found[2] === 'left' ? -1 : 1) : undefined
}

/** The predicted effect of the seed in hand: 'rose meets 2 roses, bursts 3'. */
const effectIn = (heard: string) =>
  /(?:^|\. )([A-Z][\w-]* (?:meets|loses)[^.]*)\./.exec(heard)?.[1]?.toLowerCase()

export function createListener(): Listener {
  let at: number | undefined
  let effect: string | undefined
  let wanted: string | undefined
  let side: string | undefined
  return {
    next(heard) {
      at = aimIn(heard) ?? at
      effect = effectIn(heard) ?? effect
      const [, way, advised] = /^Aim (left|right|straight up): ([^.]*)\./.exec(heard) ?? []
      if (advised) [side, wanted] = [way, advised.toLowerCase()]
      if (heard.startsWith('Swap: ')) return 'ArrowDown'
      // The result card opens by itself; this key does nothing.
      if (/The bed is clear|Over the line|Out of seeds/.test(heard)) return 'ShiftLeft'
      if (at === undefined || effect === undefined) return 'KeyO'
      if (wanted === undefined) return 'KeyH'
      if (advised && at !== 0) return 'ArrowUp'
      if (effect === wanted || Math.abs(at) === WIDEST) {
        wanted = undefined
        return 'Space'
      }
      return side === 'left' ? 'ArrowLeft' : 'ArrowRight'
    },
  }
}

interface HeardBoard {
  readonly seeds: readonly string[]
  /** Undefined when the bed has crossed the line. */
  readonly free: number | undefined
  readonly sinksIn: number
  readonly left: number
  readonly spent: number
  readonly streak: number
  readonly stars: number
  readonly starsUpTo: number | undefined
  readonly rows: readonly {
    readonly number: number
    readonly isIndented: boolean
    readonly isLowest: boolean
    /** From left to right. */
    readonly cells: readonly string[]
  }[]
}

const NUMBER = /\d+/
const numberIn = (text: string | undefined) => {
  const found = NUMBER.exec(text ?? '')
  return found ? Number(found[0]) : undefined
}

/** '3 roses' are three cells, and '2 gaps' are two empty ones. */
function cellsIn(run: string): string[] {
  const several = /^(\d+) (.+)s$/.exec(run)
  const name = several?.[2]?.replace(/ie$/, 'y') ?? run
  return Array.from({ length: numberIn(run) ?? 1 }, () => (name === 'gap' ? '' : name))
}

export function readBoard([seeds = '', room = '', shots = '', ...rows]: readonly string[]): HeardBoard {
  const [, free, sinksIn] = /^(?:(\d+) rows? free|Over the line), sinks in (\d+) shots?\.$/.exec(room) ?? []
  const [, spent, streak, stars, upTo] =
    /^(\d+) shots? used, streak (\d+), (\d) stars?(?: up to (\d+) shots)?\.$/.exec(shots) ?? []
  const [, names = '', left] = /^Seeds: (.*); (\d+) left\.$/.exec(seeds) ?? []
  return {
    seeds: names.split(', then '),
    left: Number(left),
    free: numberIn(free),
    sinksIn: Number(sinksIn),
    spent: Number(spent),
    streak: Number(streak),
    stars: Number(stars),
    starsUpTo: numberIn(upTo),
    rows: rows.map((line) => {
      const [name = '', cells = ''] = line.slice(0, -1).split(': ')
      return {
        number: Number(numberIn(name)),
        isIndented: name.includes('indented'),
        isLowest: name.endsWith('lowest'),
        cells: cells.split(', ').flatMap(cellsIn),
      }
    }),
  }
}

const KINDS = ['', 'rose', 'forget-me-not', 'sunflower', 'clover', 'aster', 'lily']
const THINGS = ['stone', 'rainbow', 'pod', 'bee', 'vine']
const nameOf = (kind: number) =>
  kind > 16 ? `frozen ${KINDS[kind - 16]}` : (KINDS[kind] ?? THINGS[kind - KINDS.length] ?? '')
/** Ten cells to a row, nine in every other one. A blossom in the eleventh row has crossed the line. */
const WIDE = 10
const LINE = 11

export function boardOf({ bed, hand, sunk, spent, patience, bag, streak }: State): HeardBoard {
  const rows: string[][] = []
  const lowest = Math.max(-1, ...bed.map(({ cell }) => Math.floor(cell / WIDE)))
  for (let row = 0; row <= lowest; row++) rows.push(Array.from({ length: WIDE - (row % 2) }, () => ''))
  for (const { cell, kind } of bed) (rows[Math.floor(cell / WIDE)] ?? [])[cell % WIDE] = nameOf(kind)
  const free = LINE - 1 - sunk - Math.max(0, lowest)
  const [three, two] = [Math.floor(bag * 0.8), Math.floor(bag * 0.9)]
  return {
    seeds: hand.length ? hand.map(({ kind }) => nameOf(kind)) : ['none'],
    left: bag - spent,
    free: free < 0 ? undefined : free,
    sinksIn: patience - (spent % patience),
    spent,
    streak,
    stars: spent <= three ? 3 : spent <= two ? 2 : 1,
    starsUpTo: spent <= three ? three : spent <= two ? two : undefined,
    rows: rows.map((cells, row) => ({
      number: row + 1,
      isIndented: row % 2 === 1,
      isLowest: row === lowest,
      cells,
    })),
  }
}
