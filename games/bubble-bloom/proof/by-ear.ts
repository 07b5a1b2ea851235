/** The bed, played by ear: hints are asked for, and the aim is turned by what is heard of it. */
import type { Listener } from '../../kit/proof/listener.ts'
import type { State } from '../rules.ts'

/** A press of an arrow, in degrees. */
const PRESS = 1.5

const angle = (degrees: string | undefined, side: string | undefined) =>
  Number(degrees ?? 0) * (side === 'left' ? -1 : 1)

/** Degrees to the right, in a sentence of its own at the end: '15 degrees left.' */
function aimIn(heard: string): number | undefined {
  const found = /(?:^|\. )(?:Straight up|([\d.]+) degrees (left|right))\.$/.exec(heard)
  return found ? angle(found[1], found[2]) : undefined
}

function hintIn(heard: string): number | undefined {
  const found = /Shoot (?:straight up|([\d.]+) degrees (left|right))\./.exec(heard)
  return found ? angle(found[1], found[2]) : undefined
}

export function openListener(): Listener {
  let at: number | undefined
  let wanted: number | undefined
  return {
    next(heard) {
      at = aimIn(heard) ?? at
      wanted = hintIn(heard) ?? wanted
      if (heard.startsWith('Swap: ')) return 'ArrowDown'
      // The card comes by itself, and this key does nothing.
      if (/The bed is clear|Over the line/.test(heard)) return 'ShiftLeft'
      if (at === undefined) return 'KeyO'
      if (wanted === undefined) return 'KeyH'
      if (wanted === at) {
        wanted = undefined
        return 'Space'
      }
      // Up leads straight up at once.
      if (at !== 0 && Math.abs(wanted) + PRESS < Math.abs(wanted - at)) return 'ArrowUp'
      return wanted < at ? 'ArrowLeft' : 'ArrowRight'
    },
  }
}

interface Board {
  readonly seeds: readonly string[]
  /** Nothing where the bed has crossed the line. */
  readonly free: number | undefined
  readonly sinksIn: number
  readonly spent: number
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

/** '3 roses' are three, and 'gap 2' are two that are not there. */
function cellsIn(run: string): string[] {
  const several = /^(\d+) (.+)s$/.exec(run)
  const name = several?.[2]?.replace(/ie$/, 'y') ?? run.replace(/ \d+$/, '')
  return Array.from({ length: numberIn(run) ?? 1 }, () => (name === 'gap' ? '' : name))
}

export function readBoard([seeds = '', room = '', shots = '', ...rows]: readonly string[]): Board {
  const [, free, sinksIn] = /^(?:(\d+) rows? free|Over the line), sinks in (\d+)\.$/.exec(room) ?? []
  const [, spent, stars, upTo] = /^(\d+) shots? spent, (\d) stars?(?: up to (\d+))?\.$/.exec(shots) ?? []
  return {
    seeds: (/^Seeds: (.*)\.$/.exec(seeds)?.[1] ?? '').split(', then '),
    free: numberIn(free),
    sinksIn: Number(sinksIn),
    spent: Number(spent),
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
/** Ten to a row, nine in every other one; a blossom in the eleventh row from the top has crossed the line. */
const WIDE = 10
const LINE = 11

export function boardOf({ bed, hand, sunk, spent, patience, shots }: State): Board {
  const rows: string[][] = []
  const lowest = Math.max(-1, ...bed.map(({ cell }) => Math.floor(cell / WIDE)))
  for (let row = 0; row <= lowest; row++) rows.push(Array.from({ length: WIDE - (row % 2) }, () => ''))
  for (const { cell, kind } of bed) (rows[Math.floor(cell / WIDE)] ?? [])[cell % WIDE] = KINDS[kind] ?? ''
  const free = LINE - 1 - sunk - Math.max(0, lowest)
  const [three, two] = [Math.ceil(shots * 1.25), Math.ceil(shots * 1.8)]
  return {
    seeds: hand.map(({ kind }) => KINDS[kind] ?? ''),
    free: free < 0 ? undefined : free,
    sinksIn: patience - (spent % patience),
    spent,
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
