/** Grades gardens: difficulty, soundness and the win rates of simulated players. */
import { explore } from '../../kit/test/explore.ts'
import type { Grading } from '../../kit/test/grading.ts'
import { SKILLS } from '../../kit/test/people.ts'
import { rules, type State } from '../rules.ts'
import { BURROW, CRACKED, HEDGE, ICE, SPROUT, STONE } from '../rules/board.ts'
import { ELEMENTS, type Element } from '../rules/curve.ts'
import { matters } from '../rules/generate.ts'
import { survey } from '../rules/solve.ts'
import { strollMapOf, strollsHome, type StrollMap } from '../rules/stroll.ts'

/** Everything that later leaps depend on. */
export const keyOf = ({ at, memory }: State): string => `${at} ${memory}`

/** Caches the search, because every garden is strolled through many times. */
const maps = new WeakMap<State['board'], StrollMap>()
function cachedMap(board: State['board']): StrollMap {
  const map = maps.get(board) ?? strollMapOf(board)
  maps.set(board, map)
  return map
}

function rows({ board }: State): string[][] {
  const { columns, tiles, ground, start, goal, locks, carrots } = board
  const cells = tiles.map((number, cell) => {
    if (number === HEDGE) return '#'
    const props = [
      cell === start ? 'hop' : '',
      cell === goal ? 'flag' : '',
      carrots.includes(cell) ? 'carrot' : '',
      ...locks.map(
        ({ key, gates }, kind) =>
          `${key === cell ? `key${kind}` : ''}${gates.includes(cell) ? `gate${kind}` : ''}`,
      ),
    ].join('')
    return `${cell === goal ? '' : number}${ground[cell] === STONE ? '' : ground[cell]}${props}`
  })
  return Array.from({ length: board.rows }, (_, row) => cells.slice(row * columns, (row + 1) * columns))
}

/** Checks with an independent search that uses only the rules. */
function flaw(start: State): string | undefined {
  const places = explore(rules, keyOf, start)
  const shortest = places[0]?.distance
  if (shortest === Infinity) return 'No way leads to the flag.'
  if (shortest !== start.par) return `Its par is ${start.par}, but its shortest way ${shortest}.`
  return undefined
}

const SIGNS = { cracks: CRACKED, ice: ICE, burrows: BURROW, sprouts: SPROUT }
const isIn = (element: Element, { locks, carrots, ground }: State['board']) => {
  if (element === 'keys') return locks.length > 0
  return element === 'carrots' ? carrots.length > 0 : ground.includes(SIGNS[element])
}

/** The garden with an element removed: open gates, no carrots, or plain stone. */
const without = (element: Element, board: State['board']): State['board'] =>
  element === 'keys'
    ? { ...board, locks: [] }
    : element === 'carrots'
      ? { ...board, carrots: [] }
      : { ...board, ground: board.ground.replaceAll(SIGNS[element], STONE) }

/** How many leaps a person must look ahead to get home within two stars, without mistakes. */
const TECHNIQUES = ['wander', 'one ahead', 'two ahead', 'three ahead', 'plan the way'] as const
/** Wanderers choose by chance, so a level falls to a technique if most of them get home. */
const WANDERERS = [1, 2, 3, 4, 5]

function technique({ board }: State): string {
  const isEnough = (ahead: number) =>
    WANDERERS.filter((seed) => strollsHome(cachedMap(board), { ahead, blunders: 0 }, seed)).length >
    WANDERERS.length / 2
  return TECHNIQUES[[0, 1, 2, 3].find(isEnough) ?? 4] ?? ''
}

export const grading: Grading<State> = {
  grade: ({ board }) => survey(board).grade,
  wins: (who, { board }, seed) => strollsHome(cachedMap(board), SKILLS[who], seed),
  elements: {
    keys: 'Go away from the flag first: what opens the way to it lies elsewhere.',
    carrots: 'Plan a round, not a way: all of them, in an order that ends at the flag.',
    cracks: 'Think of what a leap uses up: this tile will not be there a second time.',
    ice: 'A leap may end farther than its number says: look for what is behind the ice.',
    burrows: 'Near and far are not what they look like: two cells are one.',
    sprouts: 'Mind the order: a leap from one sprout changes the numbers of all of them.',
  },
  holds({ board }) {
    const found = survey(board)
    return ELEMENTS.filter((element) => isIn(element, board) && matters(element, board, found))
  },
  needs: ({ board, par }) =>
    Object.fromEntries(
      ELEMENTS.filter((element) => isIn(element, board)).map((element) => [
        element,
        survey(without(element, board)).par !== par,
      ]),
    ),
  techniques: TECHNIQUES,
  technique,
  rows,
  flaw,
}
