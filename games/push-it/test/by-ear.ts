/** The greenhouse, played by ear: a hint is asked for, the rows are listened to, and the way is found in what they say. */
import { arrowNamed, type Listener, type GridPoint } from '../../kit/test/listener.ts'
import { lost, type State } from '../rules.ts'
import { KINDS } from '../view/flowers.ts'

/** What somebody knows of the house who has heard its rows. */
interface Heard {
  /** What lies there, by row and column: '2 3'. What is not named is bare floor. */
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

const GROUND = 'wall|bed|\\w+ bed|arch|ice|pit|mat \\w+|plate|gate|open gate'
/** What lies on a tile; or who stands on it, how, and on what. */
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
      const [, bare, who, how, under] = TILE.exec(tile) ?? []
      const lies = bare ?? under
      if (lies) ground[place] = lies
      if (who === 'you') you = place
      else if (who) pots[who] = place
      if (who && how) wilted.push(who)
    }
    return tiles.length
  })
  return { ground, pots, wilted: wilted.toSorted(), you, rows: rows.length, columns: rows }
}

const nameOf = (pot: number) => KINDS[pot]?.name ?? ''

/** What a letter of the house is called; pits that are full and gates that are open are told by what stands where. */
function groundOf({ house, pots }: State, place: number): string {
  const letter = house[place] ?? '#'
  const own = 'abcdefg'.indexOf(letter)
  if (own >= 0) return `${nameOf(own)} bed`
  if (letter === 'o') return pots.includes(-place) ? '' : 'pit'
  const isOpen = pots.some((pot) => house[pot] === '_')
  const names: Readonly<Record<string, string>> = {
    '#': 'wall',
    '.': 'bed',
    n: 'arch',
    '~': 'ice',
    '^': 'mat up',
    v: 'mat down',
    '<': 'mat left',
    '>': 'mat right',
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
    pots: Object.fromEntries(standing.map(([pot, place]) => [nameOf(pot), placeOf(place)])),
    wilted: lost(state)
      .filter((pot) => (pots[pot] ?? 0) > 0)
      .map(nameOf)
      .toSorted(),
    you: placeOf(at),
    rows: rows.length - 2,
    columns: rows.slice(1, -1).map((row) => row.length - 2),
  }
}

/** The first arrow of a shortest way around walls and pots. */
function arrowTowards(heard: Heard, from: GridPoint, to: GridPoint): string | undefined {
  const barred = Object.entries(heard.ground).filter(([, lies]) => /^(wall|pit|gate)$/.test(lies))
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
  throw new Error(`No way from row ${from.row}, column ${from.column} in what was heard.`)
}

export function createListener(): Listener {
  let rows = 0
  let at: GridPoint = { row: 0, column: 0 }
  let lines = new Map<string, string>()
  /** Which pot to push, and by which arrow. */
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
      const board = readBoard([...lines.values()])
      // One pushes from the other side.
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
