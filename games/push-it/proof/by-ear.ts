/** The greenhouse, played by ear: a hint is asked for, the rows are listened to, and the way is found in what they say. */
import { arrowNamed, type Listener, type Place } from '../../kit/proof/listener.ts'
import { lost, type State } from '../rules.ts'
import { KINDS } from '../view/flowers.ts'

/** What somebody knows of the house who has heard its rows. */
interface Heard {
  /** By row and column: '2 3'. Whatever is neither wall nor bed is bare floor. */
  readonly walls: readonly string[]
  readonly beds: readonly string[]
  readonly pots: Readonly<Record<string, string>>
  readonly wilted: readonly string[]
  readonly you: string
  readonly rows: number
  readonly columns: readonly number[]
}

const STEPS: Readonly<Record<string, readonly [down: number, right: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
}

const TILE = /^(wall|free|bed|(\w+?)( on bed| wilted)?)$/

export function readBoard(lines: readonly string[]): Heard {
  const walls: string[] = []
  const beds: string[] = []
  const pots: Record<string, string> = {}
  const wilted: string[] = []
  let you = ''
  const rows = lines.map((line) => {
    const [, row = '', text = ''] = /^Row (\d): (.*)\.$/.exec(line) ?? []
    const tiles = text.split(', ')
    for (const [i, tile] of tiles.entries()) {
      const place = `${row} ${i + 1}`
      const [, , who, how] = TILE.exec(tile) ?? []
      if (!TILE.test(tile)) throw new Error(`"${tile}" is not a tile.`)
      if (tile === 'wall') walls.push(place)
      if (tile === 'bed' || how === ' on bed') beds.push(place)
      if (who === 'you') you = place
      else if (who) pots[who] = place
      if (who && how === ' wilted') wilted.push(who)
    }
    return tiles.length
  })
  return { walls, beds, pots, wilted: wilted.toSorted(), you, rows: rows.length, columns: rows }
}

const nameOf = (pot: number) => KINDS[pot]?.name ?? ''

export function boardOf(state: State): Heard {
  const { house, pots, at } = state
  const rows = house.split('/')
  const stride = (rows[0]?.length ?? 0) + 1
  const placeOf = (place: number) => `${Math.floor(place / stride)} ${place % stride}`
  const inside = Array.from(house, (_, place) => place).filter((place) => {
    const [row, column] = [Math.floor(place / stride), place % stride]
    return row > 0 && row < rows.length - 1 && column > 0 && column < stride - 2
  })
  return {
    walls: inside.filter((place) => house[place] === '#').map(placeOf),
    beds: inside.filter((place) => house[place] === '.').map(placeOf),
    pots: Object.fromEntries(pots.map((place, pot) => [nameOf(pot), placeOf(place)])),
    wilted: lost(state).map(nameOf).toSorted(),
    you: placeOf(at),
    rows: rows.length - 2,
    columns: rows.slice(1, -1).map((row) => row.length - 2),
  }
}

/** The first arrow of a shortest way around walls and pots. */
function arrowTowards(heard: Heard, from: Place, to: Place): string | undefined {
  const closed = new Set([...heard.walls, ...Object.values(heard.pots), `${from.row} ${from.column}`])
  let edge: { readonly at: Place; readonly first: string | undefined }[] = [{ at: from, first: undefined }]
  while (edge.length > 0) {
    const there = edge.find(({ at }) => at.row === to.row && at.column === to.column)
    if (there) return there.first
    edge = edge.flatMap(({ at, first }) =>
      Object.entries(STEPS).flatMap(([arrow, [down, right]]) => {
        const next = { row: at.row + down, column: at.column + right }
        const isIn = heard.columns[next.row - 1] !== undefined && next.column > 0
        const place = `${next.row} ${next.column}`
        if (!isIn || next.column > (heard.columns[next.row - 1] ?? 0) || closed.has(place)) return []
        closed.add(place)
        return [{ at: next, first: first ?? arrow }]
      }),
    )
  }
  throw new Error(`No way from row ${from.row}, column ${from.column} in what was heard.`)
}

export function openListener(): Listener {
  let rows = 0
  let at: Place = { row: 0, column: 0 }
  let lines = new Map<string, string>()
  /** Where to push from, and by which arrow. */
  let push: { readonly from: Place; readonly arrow: string } | undefined
  return {
    next(heard) {
      rows = Number(/(\d+) by \d+,/.exec(heard)?.[1] ?? rows)
      const [, row, column] = /Row (\d+), column (\d+)/.exec(heard) ?? []
      if (row) at = { row: Number(row), column: Number(column) }
      const [, way, behind, beside] = /Push the \w+ (\w+) from row (\d+), column (\d+)\./.exec(heard) ?? []
      if (way) {
        push = { from: { row: Number(behind), column: Number(beside) }, arrow: arrowNamed(way) ?? '' }
        lines = new Map()
      }
      const [line] = /^Row \d+:/.exec(heard) ?? []
      if (line) lines.set(line, heard)
      if (!push) return 'KeyH'
      if (lines.size < rows) return 'KeyV'
      const arrow = arrowTowards(readBoard([...lines.values()]), at, push.from)
      if (arrow) return arrow
      const last = push.arrow
      push = undefined
      return last
    },
  }
}
