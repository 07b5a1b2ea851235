/** Plays by ear: asks for a hint, listens to the rows and finds the path from their words alone. */
import { arrowNamed, type GridPoint, type Listener } from '../../kit/test/listener.ts'
import { lost, type State } from '../rules.ts'
import { flowerOf } from '../words/flowers.ts'

/** The house as understood from its spoken rows. */
interface Heard {
  /** Ground by row and column ('2 3'). Bare floor is left out. */
  readonly ground: Readonly<Record<string, string>>
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

const GROUND = 'wall|bed|\\w+ bed|arch|ice|pit|mat pointing \\w+|plate|gate|open gate'
/** Either the ground of a tile, or who is on it, whether it has wilted, and the ground below. */
const TILE = new RegExp(`^(?:free|(${GROUND})|(\\w+)( wilted)?(?: on (${GROUND}))?)$`)

export function readBoard(lines: readonly string[]): Heard {
  const ground: Record<string, string> = {}
  const pots: Record<string, string> = {}
  const wilted: string[] = []
  let you = ''
  const rows = lines.map((line) => {
    const [, row = '', text = ''] = /^Row (\d): (.*)\.$/.exec(line) ?? []
    const tiles = text.split(', ')
    for (const [i, tile] of tiles.entries()) {
      const place = `${row} ${i + 1}`
      if (!TILE.test(tile)) throw new Error(`"${tile}" is not a tile.`)
      const [, bare, who, wilts, under] = TILE.exec(tile) ?? []
      const groundName = bare ?? under
      if (groundName) ground[place] = groundName
      if (who === 'you') you = place
      else if (who) pots[who] = place
      if (who && wilts) wilted.push(who)
    }
    return tiles.length
  })
  return { ground, pots, wilted: wilted.toSorted(), you, rows: rows.length, columns: rows }
}

/** The spoken name of a tile's ground. Full pits and open gates follow from where the pots are. */
function groundOf({ house, pots }: State, place: number): string {
  const letter = house[place] ?? '#'
  const own = 'abcdefg'.indexOf(letter)
  if (own >= 0) return `${flowerOf(own)} bed`
  if (letter === 'o') return pots.includes(-place) ? '' : 'pit'
  const isOpen = pots.some((pot) => house[pot] === '_')
  const names: Readonly<Record<string, string>> = {
    '#': 'wall',
    '.': 'bed',
    n: 'arch',
    '~': 'ice',
    '^': 'mat pointing up',
    v: 'mat pointing down',
    '<': 'mat pointing left',
    '>': 'mat pointing right',
    _: 'plate',
    '=': isOpen ? 'open gate' : 'gate',
  }
  return names[letter] ?? ''
}

export function boardOf(state: State): Heard {
  const { house, pots, at } = state
  const rows = house.split('/')
  const stride = (rows[0]?.length ?? 0) + 1
  const placeOf = (place: number) => `${Math.floor(place / stride)} ${place % stride}`
  const inside = Array.from(house, (_, place) => place).filter((place) => {
    const [row, column] = [Math.floor(place / stride), place % stride]
    return row > 0 && row < rows.length - 1 && column > 0 && column < stride - 2
  })
  const standing = [...pots.entries()].filter(([, place]) => place > 0)
  return {
    ground: Object.fromEntries(
      inside
        .filter((place) => groundOf(state, place))
        .map((place) => [placeOf(place), groundOf(state, place)]),
    ),
    pots: Object.fromEntries(standing.map(([pot, place]) => [flowerOf(pot), placeOf(place)])),
    wilted: lost(state)
      .filter((pot) => (pots[pot] ?? 0) > 0)
      .map(flowerOf)
      .toSorted(),
    you: placeOf(at),
    rows: rows.length - 2,
    columns: rows.slice(1, -1).map((row) => row.length - 2),
  }
}

/** The first arrow key of a shortest path around walls and pots. */
function arrowTowards(heard: Heard, from: GridPoint, to: GridPoint): string | undefined {
  const barred = Object.entries(heard.ground).filter(([, name]) => /^(wall|pit|gate)$/.test(name))
  const closed = new Set([
    ...barred.map(([place]) => place),
    ...Object.values(heard.pots),
    `${from.row} ${from.column}`,
  ])
  let edge: { readonly at: GridPoint; readonly first: string | undefined }[] = [
    { at: from, first: undefined },
  ]
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
  throw new Error(`Found no path from row ${from.row}, column ${from.column} in the spoken rows.`)
}

export function createListener(): Listener {
  let rows = 0
  let at: GridPoint = { row: 0, column: 0 }
  let lines = new Map<string, string>()
  /** The pot to push and the arrow key that pushes it. */
  let push: { readonly pot: string; readonly arrow: string } | undefined
  return {
    next(heard) {
      rows = Number(/(\d+) by \d+,/.exec(heard)?.[1] ?? rows)
      const [, row, column] = /Row (\d+), column (\d+)/.exec(heard) ?? []
      if (row) at = { row: Number(row), column: Number(column) }
      const [, pot = '', way] = /Push the (\w+) (\w+), /.exec(heard) ?? []
      if (way) {
        push = { pot, arrow: arrowNamed(way) ?? '' }
        lines = new Map()
      }
      const [line] = /^Row \d+:/.exec(heard) ?? []
      if (line) lines.set(line, heard)
      if (!push) return 'KeyH'
      if (lines.size < rows) return 'KeyV'
      // A lesson at the start takes the place of the position.
      if (!at.row) return 'KeyO'
      const board = readBoard([...lines.values()])
      // The gardener pushes from the opposite side.
      const [y = 0, x = 0] = board.pots[push.pot]?.split(' ').map(Number) ?? []
      const [down, right] = STEPS[push.arrow] ?? [0, 0]
      const arrow = arrowTowards(board, at, { row: y - down, column: x - right })
      if (arrow) return arrow
      const last = push.arrow
      push = undefined
      return last
    },
  }
}
