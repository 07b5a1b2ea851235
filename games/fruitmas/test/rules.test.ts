import { describe, expect, test } from 'vitest'
import { forFreshSeeds } from '../../kit/test/seeds.ts'
import { chance } from '../../kit/rules/chance.ts'
import { levels, playOut, rules } from '../rules.ts'
import { cascade, fall } from '../rules/cascade.ts'
import type { BoardPosition, CascadeStep } from '../rules/steps.ts'
import { reshuffle } from '../rules/deal.ts'
import { birthsOf, findLines, isLegal, legalSwaps } from '../rules/matches.ts'
import {
  BOMB,
  BURST,
  COLUMN,
  EMPTY,
  FROST,
  idOf,
  kindOf,
  makePiece,
  OUTSIDE,
  powerOf,
  ROW,
  STAR,
} from '../rules/pieces.ts'
import { CELLS, WIDE } from '../rules/tree.ts'

/** Lower-case letters are fruit; - | * are an `a` with a power, B is a colour bomb, S a star, # no cell at all. */
const LETTERS = 'abcdef'
function pieceOf(letter: string, id: number): number {
  const power = '-|*'.indexOf(letter) + 1
  if (power) return makePiece(id, 0, power)
  if (letter === 'B') return makePiece(id, BOMB)
  if (letter === 'S') return makePiece(id, STAR)
  return letter === '#' ? OUTSIDE : letter === ' ' ? 0 : makePiece(id, LETTERS.indexOf(letter))
}

/** The rows given are the lowest of the tree. The rest is filled so that nothing matches. */
function tree(...rows: string[]): BoardPosition {
  const filler = ['cdefcdef', 'efcdefcd']
  const all = Array.from(
    { length: 9 },
    (_, row) => rows[row - 9 + rows.length] ?? filler[row % 2] ?? '',
  ).join('')
  return {
    board: Array.from(all, (letter, i) => pieceOf(letter, i + 1)),
    frost: Array.from({ length: CELLS }, () => 0),
    left: [],
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

/** The first step of the cascade, without new fruit. */
function first(position: BoardPosition, move: { from: number; to: number }): CascadeStep {
  const steps: CascadeStep[] = []
  cascade(position, move, { goals: [], halves: 12, steps })
  const [step] = steps
  if (!step) throw new Error('The swap did nothing.')
  return step
}

const lying = 'cdefcdef'
const count = (step: CascadeStep) => step.cleared.length
const rowsTaken = (step: CascadeStep) => new Set(step.cleared.map(({ cell }) => Math.floor(cell / WIDE))).size
const sorted = (list: readonly number[]) => [...list].sort((a, b) => a - b)

describe('specials made by', () => {
  test.each([
    ['three in a row', ['aabacdef', lying], swap(3, 1, 2, 1), []],
    ['four in a row', ['ccacdecd', 'aabaefcd'], swap(2, 1, 2, 0), [[0, ROW, at(2, 0)]]],
    [
      'four in a column',
      ['afcdefcd', 'aefcdefc', 'caefcdef', 'afcdefcd'],
      swap(1, 1, 0, 1),
      [[0, COLUMN, at(0, 1)]],
    ],
    ['five in a row', ['efaefcde', 'aabaafcd'], swap(2, 1, 2, 0), [[BOMB, 0, at(2, 0)]]],
    ['an L', ['aefcdefc', 'aefdcdfe', 'eaacdefc', 'afcdefcd'], swap(0, 0, 0, 1), [[0, BURST, at(0, 1)]]],
  ] as const)('%s', (_name, rows, move, expected) => {
    const { board } = tree(...rows)
    const swapped = [...board]
    ;[swapped[move.from], swapped[move.to]] = [swapped[move.to] ?? 0, swapped[move.from] ?? 0]
    const born = birthsOf(swapped, findLines(swapped), [move.to, move.from])
    expect(born.map(({ kind, power, cell }) => [kind, power, cell])).toEqual(expected)
  })
})

describe('specials', () => {
  test('a line-clearer takes its whole row, and nothing else', () => {
    const step = first(tree('cdaefcde', 'a-cefcde'), swap(2, 1, 2, 0))
    expect(count(step)).toBe(WIDE)
    expect(rowsTaken(step)).toBe(1)
  })

  test('waves run outwards from the line-clearer', () => {
    const step = first(tree('cdaefcde', 'a-cefcde'), swap(2, 1, 2, 0))
    const wave = (column: number) => step.cleared.find(({ cell }) => cell === at(column, 0))?.wave
    expect([7, 5, 3].map(wave)).toEqual([6, 4, 2])
  })

  test('a burst takes everything within two cells', () => {
    const step = first(
      tree('efcdefcd', 'cdefcdef', 'cdaefcde', 'a*cefcde', 'efcdefcd', 'cdefcdef'),
      swap(2, 3, 2, 2),
    )
    expect(step.cleared.every(({ cell }) => Math.abs(Math.floor(cell / WIDE) - 6) <= 2)).toBe(true)
    expect(count(step)).toBeGreaterThanOrEqual(11)
  })

  test('a colour bomb takes the kind that it is swapped with', () => {
    const position = tree('cdefcdef', 'Bdefcdef')
    const step = first(position, swap(0, 0, 1, 0))
    const kinds = step.cleared.map(({ piece }) => kindOf(piece))
    expect(kinds.filter((kind) => kind !== BOMB).every((kind) => kind === 3)).toBe(true)
    expect(count(step)).toBe(position.board.filter((piece) => piece > 0 && kindOf(piece) === 3).length + 1)
  })

  test('two line-clearers take a row and a column', () => {
    expect(count(first(tree('c-|efcde'), swap(1, 0, 2, 0)))).toBe(WIDE + 8)
  })

  test('a line-clearer and a burst take three rows and three columns', () => {
    const step = first(tree('cdefcdef', 'c-*efcde', 'efcdefcd'), swap(1, 1, 2, 1))
    expect(count(step)).toBe(3 * WIDE + 3 * 6)
  })

  test('a colour bomb makes line-clearers of a whole kind and sets them off', () => {
    const step = first(tree('aefcdaef', 'cdefcdef', 'aB-fcdef'), swap(1, 0, 2, 0))
    expect(step.blasts.filter(({ power }) => power === ROW || power === COLUMN).length).toBe(3)
    expect(step.start.filter((piece) => piece > 0 && powerOf(piece)).length).toBe(4)
  })

  test('two colour bombs take everything but stars', () => {
    const step = first(tree('cdefcdeS', 'cBBfcdef'), swap(1, 0, 2, 0))
    expect(count(step)).toBe(CELLS - 1)
  })

  test('a blast sets off the specials it reaches', () => {
    const step = first(tree('cdaefcde', 'a-cef|de'), swap(2, 1, 2, 0))
    expect(count(step)).toBe(WIDE + 8)
  })
})

describe('falling', () => {
  test('pieces fall, also past gaps in the tree', () => {
    const { board } = tree('bdefcdef', '#efcdefc', ' decfcde', 'aefacdef')
    const fallen = [...board]
    fall(fallen)
    expect(fallen[at(0, 1)]).toBe(board[at(0, 3)])
    expect(fallen[at(0, 2)]).toBe(OUTSIDE)
    expect(fallen[at(0, 3)]).toBe(board[at(0, 4)])
    expect(fallen[at(0, 8)]).toBe(EMPTY)
  })

  test('a star that reaches the foot of its column leaves, and only fruit thaw frost', () => {
    const position = { ...tree('Scdefcde', 'dfcdefcd'), left: [1, 5], frost: tree().frost.map(() => 1) }
    const goals = [
      { kind: STAR, count: 1 },
      { kind: FROST, count: 5 },
    ]
    const after = cascade(position, swap(0, 1, 0, 0), { goals, halves: 12 })
    expect(after.left).toEqual([0, 5])
    expect(after.board.filter((piece) => piece > 0 && kindOf(piece) === STAR)).toEqual([])
  })

  test('frost thaws under a match and beside it, a layer at a time', () => {
    const position = { ...tree('aabaefcd', 'cdefcdef'), left: [50], frost: tree().frost.map(() => 2) }
    const after = cascade(position, swap(3, 1, 2, 1), { goals: [{ kind: FROST, count: 50 }], halves: 12 })
    const thawed = after.frost.flatMap((layers, cell) => (layers === 1 ? [cell] : []))
    expect(thawed).toEqual(
      [0, 1, 2]
        .map((x) => at(x, 2))
        .concat(
          [0, 1, 2, 3].map((x) => at(x, 1)),
          [0, 1, 2].map((x) => at(x, 0)),
        ),
    )
    expect(after.left).toEqual([50 - thawed.length])
  })
})

describe('swaps', () => {
  test.each([
    ['that make a line', ['aabacdef', lying], swap(3, 1, 2, 1), true],
    ['that make none', ['aebacdef', lying], swap(3, 1, 2, 1), false],
    ['of distant cells', ['aabcadef', lying], swap(4, 1, 2, 1), false],
    ['from the end of a row to the next', ['cdefcdea', 'aaefcdef'], { from: at(7, 1), to: at(0, 0) }, false],
    ['of two specials', ['c-*efcde', lying], swap(1, 1, 2, 1), true],
    ['of a colour bomb and a fruit', ['cBfefcde', lying], swap(1, 1, 2, 1), true],
    ['of a colour bomb with itself', ['cBfefcde', lying], swap(1, 1, 1, 1), false],
    ['of a special with itself', ['c-*efcde', lying], swap(1, 1, 1, 1), false],
    ['of a star and the piece below it', ['cSfefcde', lying], swap(1, 1, 1, 0), true],
    ['of a star and the piece beside it', ['cSfefcde', lying], swap(1, 1, 2, 1), false],
    ['with a cell outside the tree', ['#aaacdef', lying], swap(1, 1, 0, 1), false],
  ] as const)('%s', (_name, rows, move, expected) => {
    const { board } = tree(...rows)
    expect(isLegal(board, move)).toBe(expected)
    expect(isLegal(board, { from: move.to, to: move.from })).toBe(expected)
  })

  test('that are illegal return the same state object', () => {
    const state = rules.start(1, 1)
    const all = state.board.flatMap((_, from) => [from + 1, from + WIDE].map((to) => ({ from, to })))
    const changing = all.filter((move) => rules.act(state, move) !== state)
    expect(changing).toEqual(rules.moves(state))
  })
})

describe('a round', () => {
  test('counts its moves down, and its recorded steps end in the new state', () => {
    let state = rules.start(5, 6)
    for (let n = 0; n < 6; n++) {
      const hint = levels.hint?.(state)
      if (!hint) throw new Error('No hint in a round that is played.')
      const steps: CascadeStep[] = []
      const after = playOut(state, hint, steps)
      expect(after).toEqual(rules.act(state, hint))
      expect(after.moves).toBe(state.moves - 1)
      expect(steps.at(-1)?.landed ?? after.board).toEqual(after.board)
      expect(steps.at(-1)?.frost ?? after.frost).toEqual(after.frost)
      expect(after.score - state.score).toBe(steps.reduce((sum, { points }) => sum + points, 0))
      state = after
    }
  })

  test('rewards moves left over with points and stars', () => {
    const start = rules.start(1, 1)
    const spare = (moves: number) => levels.stars({ ...start, left: [0], moves })
    expect([start.moves, Math.ceil(start.moves * 0.25), 4, 3, 0].map(spare)).toEqual([3, 3, 2, 2, 1])
    expect(rules.outcome({ ...start, moves: 0 })).toBe('lost')
    expect(rules.outcome({ ...start, left: [0], moves: 0 })).toBe('won')
  })

  test('keeps the ids of its pieces and gives none twice', () => {
    let state = rules.start(9, 12)
    const kinds = new Map(
      state.board.filter((piece) => piece > 0).map((piece) => [idOf(piece), kindOf(piece)]),
    )
    for (let n = 0; n < 10 && rules.outcome(state) === 'playing'; n++) {
      state = rules.act(state, levels.hint?.(state) ?? { from: 0, to: 0 })
      const ids = state.board.filter((piece) => piece > 0).map((piece) => idOf(piece))
      expect(new Set(ids).size).toBe(ids.length)
      for (const piece of state.board) {
        if (piece <= 0) continue
        expect(kinds.get(idOf(piece)) ?? kindOf(piece)).toBe(kindOf(piece))
        kinds.set(idOf(piece), kindOf(piece))
      }
    }
  })
})

test('a tree without a move is shaken: the same fruit, specials and stars in place, and a move', () => {
  const { board } = tree('efcdefcd', 'S-efcdef')
  expect(legalSwaps(board.map((piece) => (kindOf(piece) === STAR ? makePiece(1, 5) : piece)))).toEqual([])
  forFreshSeeds(20, (seed) => {
    const shaken = reshuffle(board, 12, chance(seed))
    expect(sorted(shaken)).toEqual(sorted(board))
    expect([shaken[at(0, 0)], shaken[at(1, 0)]]).toEqual([board[at(0, 0)], board[at(1, 0)]])
    expect(findLines(shaken)).toEqual([])
    expect(legalSwaps(shaken).length).toBeGreaterThan(0)
  })
})

test('replaces fruit that could never match', () => {
  const board = Array.from({ length: CELLS }, (_, cell) => (cell < 60 ? OUTSIDE : makePiece(cell, cell % 6)))
  const shaken = reshuffle(board, 8, chance(1))
  expect(legalSwaps(shaken).length).toBeGreaterThan(0)
})
