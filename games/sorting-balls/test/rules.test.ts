import { describe, expect, test } from 'vitest'
import { chance } from '../../kit/rules/chance.ts'
import { levels, rules } from '../rules.ts'
import type { TubeMake } from '../rules/tubes.ts'
import { canMove, isCorked, kindOf, type Move, type State } from '../rules/state.ts'

/** Tubes from the bottom up, one letter per ball; a dash is an empty tube. */
function position(text: string, height = 4): State {
  const dealt = new Map<string, number>()
  const tubes = text.split(' ').map((tube) =>
    Array.from(tube.replace('-', ''), (letter) => {
      const count = dealt.get(letter) ?? 0
      dealt.set(letter, count + 1)
      return (letter.charCodeAt(0) - 97) * height + count
    }),
  )
  return { level: 1, height, par: 10, spent: 0, tubes }
}

const letters = (state: State): string =>
  state.tubes
    .map((tube) => tube.map((ball) => String.fromCharCode(97 + kindOf(state, ball))).join('') || '-')
    .join(' ')

describe('a ball moves', () => {
  test.each([
    ['onto its own kind', 'b bbba aaa -', 1, 2, 'b bbb aaaa -'],
    ['into an empty tube', 'aab bbb a -', 0, 3, 'aa bbb a b'],
    ['alone, even if the next one is of the same kind', 'abb bba aa -', 0, 3, 'ab bba aa b'],
    ['out of a tube of its own kind that is not full', 'aaa b bbba -', 0, 3, 'aa b bbba a'],
  ])('%s', (_, before, from, to, after) => {
    const state = rules.act(position(before), { from, to })
    expect(letters(state)).toBe(after)
    expect(state.spent).toBe(1)
  })

  test.each([
    ['onto a different kind', 'ab bbba aa -', 0, 2],
    ['onto a full tube', 'b abbb aaa -', 0, 1],
    ['out of an empty tube', 'ab bbba aa -', 3, 0],
    ['onto its own tube', 'ab bbba aa -', 0, 0],
    ['out of a corked tube', 'aaaa bbb b -', 0, 3],
    ['from a tube that does not exist', 'ab bbba aa -', 9, 0],
    ['to a tube that does not exist', 'ab bbba aa -', 0, -1],
  ])('never %s', (_, before, from, to) => {
    const state = position(before)
    expect(rules.act(state, { from, to })).toBe(state)
  })
})

/** A position with special tubes. */
const bench = (text: string, ...makes: readonly TubeMake[]): State => ({ ...position(text), makes })

/** Every ball, in order of its number. */
const ballsOf = (state: State) => state.tubes.flat().sort((a, b) => a - b)

describe('special tubes:', () => {
  test.each<[string, State, Move, string]>([
    ['a short glass takes any ball', bench('ab -', 'plain', 'short'), { from: 0, to: 1 }, 'a b'],
    [
      'a short glass takes a second ball of its kind',
      bench('ab b', 'plain', 'short'),
      { from: 0, to: 1 },
      'a bb',
    ],
    ['a short glass gives its ball back', bench('a bb', 'plain', 'short'), { from: 1, to: 0 }, 'a bb'],
    ['a short glass holds no third ball', bench('ab bb', 'plain', 'short'), { from: 0, to: 1 }, 'ab bb'],
    ['a funnel takes a ball', bench('ab b', 'plain', 'funnel'), { from: 0, to: 1 }, 'a bb'],
    ['a funnel does not give one', bench('ab b', 'funnel', 'plain'), { from: 0, to: 1 }, 'ab b'],
    ['a spout gives a ball', bench('ab b', 'spout', 'plain'), { from: 0, to: 1 }, 'a bb'],
    ['a spout does not take one', bench('ab b', 'plain', 'spout'), { from: 0, to: 1 }, 'ab b'],
    ['an empty spout does not take one either', bench('ab -', 'plain', 'spout'), { from: 0, to: 1 }, 'ab -'],
    ['a locked tube does not take a ball', bench('ab -', 'plain', 'locked'), { from: 0, to: 1 }, 'ab -'],
    ['a locked tube does not give one', bench('ab b', 'locked', 'plain'), { from: 0, to: 1 }, 'ab b'],
  ])('%s', (_, before, move, after) => expect(letters(rules.act(before, move))).toBe(after))

  test('completing its kind unlocks a tube; completing a different one does not', () => {
    const state: State = { ...bench('aaa a bbb b -', 'plain', 'plain', 'plain', 'plain', 'locked'), key: 1 }
    const other = rules.act(state, { from: 1, to: 0 })
    expect(other.makes?.at(-1)).toBe('locked')
    expect(rules.act(other, { from: 3, to: 2 }).makes?.at(-1)).toBe('plain')
  })

  test('a short glass must be empty at the end', () =>
    expect(rules.outcome(bench('aaaa bb bb', 'plain', 'short', 'short'))).toBe('playing'))

  test('a ball loses its veil when it becomes the top', () => {
    const state: State = { ...position('abc c -'), veiled: [0, 4] }
    const first = rules.act(state, { from: 0, to: 1 })
    expect(first.veiled).toEqual([0])
    expect(rules.act(first, { from: 0, to: 2 }).veiled).toEqual([])
  })
})

describe('a round', () => {
  test.each([
    ['is won when every tube holds one kind or nothing', 'aaaa bbbb - cccc', 'won'],
    ['continues while one kind is in two tubes', 'aaaa bbb b cccc', 'playing'],
    ['continues while a tube is mixed', 'aaab bbba - cccc', 'playing'],
  ])('%s', (_, text, outcome) => expect(rules.outcome(position(text))).toBe(outcome))

  test('counts corked tubes as its score', () => {
    expect(rules.score(position('aaaa bbb b cccc'))).toBe(2)
  })

  test.each([
    [20, 3],
    [22, 3],
    [23, 2],
    [30, 2],
    [31, 1],
  ])('of %i moves with par 20 earns %i stars', (spent, stars) => {
    expect(levels.stars({ ...position('aaaa'), par: 20, spent })).toBe(stars)
  })

  test('with an added tube earns two stars at most', () => {
    const helped = { ...position('aaaa'), par: 20, isHelped: true as const }
    expect(levels.stars({ ...helped, spent: 20 })).toBe(2)
    expect(levels.stars({ ...helped, spent: 31 })).toBe(1)
  })
})

describe('the listed moves', () => {
  test('are legal, and leave out those that only swap equivalent tubes', () => {
    const state = position('ab bbba aa - -')
    const found = rules.moves(state).map(({ from, to }) => `${from}>${to}`)
    expect(found).toEqual(['0>3', '1>2', '1>3'])
  })

  test('are legal in random rounds, and lose no ball', () => {
    const dice = chance(7)
    for (let level = 1; level <= levels.tuned; level += 7) {
      let state = rules.start(1, level)
      for (let step = 0; step < 40; step++) {
        const moves = rules.moves(state)
        for (const move of moves) expect(canMove(state, move)).toBe(true)
        if (moves.length > 0) state = rules.act(state, dice.pick<Move>(moves))
      }
      expect(ballsOf(state)).toEqual(ballsOf(rules.start(1, level)))
    }
  })
})

describe('the lessons', () => {
  test.each([1, 2])('random moves solve lesson %i', (level) => {
    for (let seed = 0; seed < 50; seed++) {
      const dice = chance(seed)
      let state = rules.start(1, level)
      for (let step = 0; step < 100 && rules.outcome(state) === 'playing'; step++) {
        state = rules.act(state, dice.pick<Move>(rules.moves(state)))
      }
      expect(rules.outcome(state)).toBe('won')
    }
  })

  test.each([1, 2, 3, 4, 5])('lesson %i has three kinds and starts unsorted', (level) => {
    const state = rules.start(1, level)
    expect(new Set(state.tubes.flat().map((ball) => kindOf(state, ball))).size).toBe(3)
    expect(state.tubes.some((tube) => isCorked(state, tube))).toBe(false)
  })
})
