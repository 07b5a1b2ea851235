import { describe, expect, test } from 'vitest'
import type { Way } from '../../kit/rules/ways.ts'
import { sizeOf, slide } from '../rules/garden.ts'
import { levels, rules, uncutOf, type State } from '../rules.ts'

/** A state of any garden, mown only under the mower. */
function planted(garden: string, par = 9): State {
  const mower = garden.indexOf('S')
  const mown = Array.from(garden, (_, place) => (place === mower ? 'r' : ' ')).join('')
  return { level: 1, par, garden, mower, mown, facing: 'right', sent: 'right', spent: 0 }
}

const drive = (state: State, ways: string): State =>
  Array.from(ways, (letter) => NAMES[letter] ?? 'up').reduce(rules.act, state)

const NAMES: Readonly<Record<string, Way>> = { u: 'up', d: 'down', l: 'left', r: 'right' }

describe('a slide', () => {
  const cases: readonly (readonly [string, garden: string, ways: string, mown: string])[] = [
    ['stops at the edge of the garden', 'S...', 'r', 'rrrr'],
    ['stops at a hedge', 'S..#.', 'r', 'rrr  '],
    ['stops at a stone', 'S.o.', 'r', 'rr  '],
    ['stops at the end of a column', 'S../...', 'd', 'd   d  '],
    ['does not continue in the next row', '..S/...', 'r', '  r    '],
    ['passes a gate that opens its way', 'S.>.', 'r', 'rr r'],
    ['stops at a gate that opens the other way', 'S.<.', 'r', 'rr  '],
    ['stops beside a gate', 'S.v.', 'r', 'rr  '],
    ['stops at a molehill', 'S.m..', 'r', 'rrr  '],
    ['passes a flattened molehill', 'S.m..', 'rr', 'rrrrr'],
    ['passes a flattened molehill on the way back', 'S.m..#.', 'rrl', 'lllll  '],
    ['stops in mud', 'S.w..', 'r', 'rr   '],
    ['stops in mud again, from the other side', 'S.w..#.', 'rrl', 'rr ll  '],
    ['turns down at a falling bend', 'S.b/##./##.', 'r', 'rr    d   d'],
    ['turns up at a rising bend', '##./##./S.d', 'r', '  u   u rr '],
    ['stops on a bend that leads nowhere', 'S.b.', 'rl', 'll  '],
    ['continues at the other end of a tunnel', 'S.t#t.', 'r', 'rr   r'],
    ['stops in a tunnel that is blocked behind', 'S.t#t#.', 'rl', 'rr     '],
    ['ends where a loop through a tunnel closes', 't..S.t', 'r', ' rrrr '],
    ['crosses a plank', 'S.=.', 'r', 'rr r'],
    ['stops at the pond of a sunken plank', 'S.=.', 'rl', 'rr r'],
    ['stops at a raised post', 'S.X.', 'r', 'rr  '],
    ['passes a sunken post', 'S.x.', 'r', 'rr r'],
    ['passes a post that it has sunk itself', 'S*.X.', 'r', 'r r r'],
    ['stops at a post that it has raised itself', 'S*.x.', 'r', 'r r  '],
    ['restores the posts by crossing the switch again', 'S*./X##/.##', 'rld', 'l l        '],
    ['turns one way at a turnstile', '##./S.p/##.', 'r', '    rr    d'],
    ['turns the other way the next time', '###./S..p/....', 'rlur', '   u rrr  ulll'],
  ]
  test.each(cases)('%s', (_, garden, ways, mown) => {
    expect(drive(planted(garden), ways).mown).toBe(mown)
  })
})

test('stripes show the direction of the last slide, from its start', () => {
  expect(drive(planted('S../.#./...'), 'rd').mown).toBe('rrd   d   d')
})

test('a blocked move changes nothing and is not offered', () => {
  const start = planted('S../.#./...')
  expect(rules.act(start, 'left')).toBe(start)
  expect(rules.moves(start)).toEqual(['down', 'right'])
})

test('molehills need mowing, other features do not', () => {
  expect(uncutOf(planted('S>.mwbdt=*Xxpqt'))).toEqual([2, 3])
})

test('driving changes molehills, planks, posts and turnstiles', () => {
  expect(drive(planted('S.m=*Xxp#.'), 'rr').garden).toBe('S.f~*xXp#.')
  expect(drive(planted('S.p#.'), 'r').garden).toBe('S.q#.')
})

test('cutting the last tile wins, and no further move is accepted', () => {
  const done = drive(planted('S../.#./...'), 'rdlu')
  expect([rules.outcome(done), done.spent, rules.moves(done)]).toEqual(['won', 4, []])
  expect(rules.act(done, 'right')).toBe(done)
})

test.each([
  [9, 3],
  [10, 2],
  [14, 2],
  [15, 1],
])('%i slides on a par of nine earn %i stars', (spent, stars) => {
  expect(levels.stars({ ...planted('S.'), spent })).toBe(stars)
})

test('the size of a garden is its width and height in tiles', () => {
  expect([sizeOf('S../...'), sizeOf('S...')]).toEqual([
    { width: 3, height: 2 },
    { width: 4, height: 1 },
  ])
})

test('the places of a slide are in order', () => {
  expect(slide('...S', 3, 'left').map(({ place }) => place)).toEqual([2, 1, 0])
})
