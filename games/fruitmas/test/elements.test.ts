/** Tests the rules of the elements that follow the first pack. */
import { describe, expect, test } from 'vitest'
import { chance } from '../../kit/rules/chance.ts'
import { playOut, rules } from '../rules.ts'
import { cascade } from '../rules/cascade.ts'
import type { BoardPosition, CascadeStep } from '../rules/steps.ts'
import { amountsOf, LIST, TUNED_LEVELS } from '../rules/curve.ts'
import { levelOf, type LevelTarget } from '../rules/levels.ts'
import { isLegal, legalSwaps } from '../rules/matches.ts'
import {
  CANDLE,
  CHOCOLATE,
  GIFT,
  idOf,
  isKind,
  kindOf,
  LEFTWARDS,
  makePiece,
  OUTSIDE,
  powerOf,
  RIBBON,
  ROW,
  SQUIRREL,
  TIED,
} from '../rules/pieces.ts'
import { CELLS, WIDE } from '../rules/tree.ts'

/**
 * Lower-case letters are fruit, upper-case ones tied fruit; then gift, candle, chocolate, squirrels facing right and
 * left.
 */
const PIECES: Readonly<Record<string, readonly [kind: number, power?: number]>> = {
  ...Object.fromEntries(Array.from('abcdef', (letter, kind) => [letter, [kind]])),
  ...Object.fromEntries(Array.from('ABCDEF', (letter, kind) => [letter, [kind, TIED]])),
  g: [GIFT],
  i: [CANDLE],
  o: [CHOCOLATE],
  '>': [SQUIRREL],
  '<': [SQUIRREL, LEFTWARDS],
}
const FILLER = ['cdefcdef', 'efcdefcd']

/** The rows given are the lowest of the tree. The rest is filled so that nothing matches. */
function tree(goals: readonly LevelTarget[], ...rows: string[]): BoardPosition {
  const all = Array.from({ length: 9 }, (_, row) => rows[row - 9 + rows.length] ?? FILLER[row % 2])
  return {
    board: Array.from(all.join(''), (letter, cell) => {
      const piece = PIECES[letter]
      return piece ? makePiece(cell + 1, ...piece) : OUTSIDE
    }),
    frost: Array.from({ length: CELLS }, () => 0),
    left: goals.map(({ count }) => count),
    next: 100,
    score: 0,
  }
}

/** A cell by column and row, counted from the left and from the bottom of the tree. */
const at = (column: number, up: number) => (8 - up) * WIDE + column
const swap = (column: number, up: number, toColumn: number, toUp: number) => ({
  from: at(column, up),
  to: at(toColumn, toUp),
})
/** Swaps the fourth fruit of a row next to the first two. */
const across = (up: number) => swap(3, up, 2, up)
const LYING = 'cdefcdef'

const gifts = [{ kind: GIFT, count: 9 }]
const ribbons = [
  { kind: 0, count: 9 },
  { kind: RIBBON, count: 9 },
]
const candles = [{ kind: CANDLE, count: 9 }]
const chocolate = [{ kind: CHOCOLATE, count: 9 }]
const squirrels = [{ kind: SQUIRREL, count: 9 }]

/** Plays a swap without new fruit. */
const foreseen = (goals: readonly LevelTarget[], position: BoardPosition, move = across(1)) =>
  cascade(position, move, { goals, halves: 12 })

/** Plays a swap with new fruit that match nothing. */
function played(goals: readonly LevelTarget[], position: BoardPosition, move = across(1)) {
  for (let seed = 1; seed < 500; seed++) {
    const steps: CascadeStep[] = []
    const after = cascade(position, move, { goals, halves: 12, isHungry: true, dice: chance(seed), steps })
    if (steps.filter(({ points }) => points > 0).length <= 1) return { after, steps }
  }
  throw new Error('Every deal of new fruit makes a match.')
}

describe('pieces that cannot be moved', () => {
  test.each([
    ['gifts', 'aagacdef'],
    ['candles', 'aaiacdef'],
    ['chocolate', 'aaoacdef'],
    ['squirrels', 'aa>acdef'],
    ['tied fruit', 'aaBacdef'],
  ])('include %s', (_, row) => {
    const { board } = tree([], row, LYING)
    expect(isLegal(board, across(1))).toBe(false)
    expect(legalSwaps(board).some(({ from, to }) => from === at(2, 1) || to === at(2, 1))).toBe(false)
  })

  test('can still be matched, if they are tied fruit', () =>
    expect(isLegal(tree([], 'aAbacdef', LYING).board, across(1))).toBe(true))
})

describe('gifts', () => {
  test.each([
    ['beside a match', ['aabaefcd', 'gdefcdef'], 1],
    ['above a match and at its end', ['dgefcdef', 'aabgefcd', 'feadcdef'], 2],
    ['not across a corner', ['aabaefcd', 'cdegcdef'], 0],
    ['not elsewhere', ['aabaefcd', 'cdefcdeg'], 0],
    ['not beside another that opens', ['aabaefcd', 'gdefcdef', 'gefcdefc'], 1],
  ])('open %s', (_, rows, opened) => {
    const move = rows.length === 3 && rows[2] === 'feadcdef' ? swap(2, 1, 2, 0) : across(rows.length - 1)
    expect(foreseen(gifts, tree(gifts, ...rows), move).left).toEqual([9 - opened])
  })
})

describe('ribbons', () => {
  test('a match unties the fruit, which stays and does not count as fruit', () => {
    const before = tree(ribbons, 'aAbaefcd', LYING)
    const after = foreseen(ribbons, before)
    expect(after.left).toEqual([7, 8])
    const tied = before.board[at(1, 1)] ?? 0
    const free = after.board.find((piece) => piece > 0 && idOf(piece) === idOf(tied)) ?? 0
    expect([kindOf(free), powerOf(free)]).toEqual([0, 0])
  })

  test('a match of four leaves a special between the fruit that it unties', () => {
    const steps: CascadeStep[] = []
    const position = tree(ribbons, 'aAbAcdef', 'fdaecdfe')
    cascade(position, swap(2, 0, 2, 1), { goals: ribbons, halves: 12, steps })
    expect(steps[0]?.left).toEqual([7, 7])
    expect(steps[0]?.born.map(({ cell, piece }) => [cell, kindOf(piece), powerOf(piece)])).toEqual([
      [at(1, 1), 0, 0],
      [at(3, 1), 0, 0],
      [at(2, 1), 0, ROW],
    ])
  })
})

describe('candles', () => {
  test('burn their row, and the candle in it as well', () => {
    const steps: CascadeStep[] = []
    const position = tree(candles, 'aabaefcd', 'idefciee')
    cascade(position, across(1), { goals: candles, halves: 12, steps })
    expect(steps[0]?.cleared.map(({ cell }) => cell).filter((cell) => cell >= at(0, 0))).toHaveLength(WIDE)
    expect(steps[0]?.left).toEqual([7])
  })
})

const count = ({ board }: BoardPosition) => board.filter((piece) => isKind(piece, CHOCOLATE)).length

describe('chocolate', () => {
  test('grows by one beside itself when a move has eaten none', () => {
    const position = tree([{ kind: CHOCOLATE, count: 1 }], 'aabaefcd', 'cdefcdef', 'efcdefco')
    const { after } = played(chocolate, { ...position, left: [1] }, across(2))
    expect([count(after), after.left]).toEqual([2, [2]])
    expect([at(6, 0), at(7, 1)].filter((cell) => isKind(after.board[cell] ?? 0, CHOCOLATE))).toHaveLength(1)
  })

  test('does not grow when a move has eaten some', () => {
    const position = tree(chocolate, 'aabaefcd', 'odefcdef', 'efcdefco')
    const { after } = played(chocolate, { ...position, left: [2] }, across(2))
    expect([count(after), after.left]).toEqual([1, [1]])
  })

  test('stops growing at eight', () => {
    const position = tree(chocolate, 'aabaefcd', 'cdefcdef', 'oooooooo', 'efcdefcd')
    const { after } = played(chocolate, { ...position, left: [8] }, across(3))
    expect(after.left).toEqual([8])
  })
})

describe('a list', () => {
  const list = [
    { kind: 0, count: 2 },
    { kind: 1, count: 5 },
    { kind: GIFT, count: 1 },
  ]
  test.each([
    ['the first fruit counts', 'aabaefcd', [0, 5, 1]],
    ['the second waits for it', 'bbabefcd', [2, 5, 1]],
  ])('%s', (_, row, left) =>
    expect(
      cascade(tree(list, row, LYING), across(1), { goals: list, halves: 12, inOrder: true }).left,
    ).toEqual(left),
  )

  test('the second counts in its turn, and other pieces at any time', () => {
    const inTurn = { ...tree(list, 'bbabefcd', LYING), left: [0, 5, 1] }
    expect(cascade(inTurn, across(1), { goals: list, halves: 12, inOrder: true }).left).toEqual([0, 2, 1])
    const early = tree(list, 'ddadefcd', 'gcefcdef')
    expect(cascade(early, across(1), { goals: list, halves: 12, inOrder: true }).left).toEqual([2, 5, 0])
  })
})

/** The cell of the first squirrel, and its direction. */
const place = ({ board }: BoardPosition) => {
  const cell = board.findIndex((piece) => isKind(piece, SQUIRREL))
  return [cell, powerOf(board[cell] ?? 0)]
}

describe('a squirrel', () => {
  test.each([
    ['hops in the direction it faces', 'efcd>fcd', at(5, 0), 0],
    ['hops to the left', 'efcde<cd', at(4, 0), LEFTWARDS],
    ['turns round at the edge', 'efcdefc>', at(6, 0), LEFTWARDS],
    ['turns round at anything but fruit', 'efcd>gcd', at(3, 0), LEFTWARDS],
    ['stays when blocked on both sides', 'efcdgg>g', at(6, 0), 0],
  ])('%s', (_, row, cell, way) => {
    const { after } = played(squirrels, tree(squirrels, 'aabaefcd', LYING, row), across(2))
    expect(place(after)).toEqual([cell, way])
  })

  test('is caught beside a match', () => {
    const { after } = played(squirrels, tree(squirrels, 'aabaefcd', '>defcdef'))
    expect(after.left).toEqual([8])
    expect(place(after)[0]).toBe(-1)
  })

  test('hops in a separate step, and a line that it makes is cleared', () => {
    const { steps } = played(squirrels, tree(squirrels, 'aabaefcd', LYING, 'efcd>fcd'), across(2))
    expect(steps.at(-1)?.hopped).toEqual({ from: at(4, 0), to: at(5, 0) })
    const line = tree(squirrels, 'aabaefcd', 'cdefcdef', 'efcc>cfd')
    const all: CascadeStep[] = []
    cascade(line, across(2), { goals: squirrels, halves: 12, dice: chance(3), steps: all })
    const hop = all.findIndex(({ hopped }) => hopped)
    expect(all[hop + 1]?.cleared.map(({ cell }) => cell)).toEqual(
      expect.arrayContaining([at(2, 0), at(3, 0), at(4, 0)]),
    )
  })
})

test('moves left over go off as line-clearers and still count as left over', () => {
  const start = { ...rules.start(3, 1), left: [1] }
  const hint = legalSwaps(start.board).find((move) => {
    const after = playOut(start, move)
    return rules.outcome(after) === 'won'
  })
  if (!hint) throw new Error('No move wins.')
  const steps: CascadeStep[] = []
  const after = playOut(start, hint, steps)
  const made = steps.findIndex(({ born, cleared }) => born.length > 0 && cleared.length === 0)
  expect(steps[made]?.born).toHaveLength(start.moves - 1)
  expect(steps[made + 1]?.blasts.length).toBeGreaterThanOrEqual(start.moves - 1)
  expect(after.moves).toBe(start.moves - 1)
  expect(after.score).toBe(steps.reduce((sum, { points }) => sum + points, 0))
  expect(playOut({ ...start, moves: 1 }, hint).score).toBeLessThan(after.score)
})

test('every element is introduced alone and is a goal on sampled levels that have it', () => {
  const firsts = [21, 41, 61, 101, 141, 181]
  const elements = firsts.map((level) => [...amountsOf(level, chance(1)).extras.keys()])
  expect(elements).toEqual([[GIFT], [RIBBON], [CANDLE], [CHOCOLATE], [LIST], [SQUIRREL]])
  for (let level = 1; level <= TUNED_LEVELS + 100; level += 3) {
    const { goals, hung, inOrder } = levelOf(level)
    for (const kind of new Set(hung.filter(Boolean)))
      expect(goals.find((goal) => goal.kind === kind)?.count).toBe(
        hung.filter((each) => each === kind).length,
      )
    expect(!inOrder || goals.filter(({ kind }) => kind < 6).length > 1, `level ${level} lists fruit`).toBe(
      true,
    )
    expect(goals.length, `level ${level}`).toBeGreaterThan(0)
    expect(goals.length, `level ${level}`).toBeLessThan(5)
  }
})
