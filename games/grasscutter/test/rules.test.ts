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

describe('the mower slides until something stops it', () => {
  const cases: readonly (readonly [string, garden: string, ways: string, mown: string])[] = [
    ['the edge of the garden', 'S...', 'r', 'rrrr'],
    ['a hedge', 'S..#.', 'r', 'rrr  '],
    ['a stone', 'S.o.', 'r', 'rr  '],
    ['nothing but the end of a column', 'S../...', 'd', 'd   d  '],
    ['and no row runs on into the next', '..S/...', 'r', '  r    '],
    ['not a gate that opens its way', 'S.>.', 'r', 'rr r'],
    ['a gate that opens the other way', 'S.<.', 'r', 'rr  '],
    ['a gate from the side', 'S.v.', 'r', 'rr  '],
    ['a molehill, which it flattens', 'S.m..', 'r', 'rrr  '],
    ['a flat molehill no more', 'S.m..', 'rr', 'rrrrr'],
    ['nor on the way back', 'S.m..#.', 'rrl', 'lllll  '],
    ['mud', 'S.w..', 'r', 'rr   '],
    ['mud again, from the other side', 'S.w..#.', 'rrl', 'rr ll  '],
    ['not a falling bend, which turns it down', 'S.b/##./##.', 'r', 'rr    d   d'],
    ['not a rising bend, which turns it up', '##./##./S.d', 'r', '  u   u rr '],
    ['a bend that leads nowhere', 'S.b.', 'rl', 'll  '],
    ['not a tunnel, which goes on at its other end', 'S.t#t.', 'r', 'rr   r'],
    ['whatever is behind a tunnel', 'S.t#t#.', 'rl', 'rr     '],
    ['the end of a circle through a tunnel', 't..S.t', 'r', ' rrrr '],
    ['not a plank', 'S.=.', 'r', 'rr r'],
    ['the pond in which it has sunk', 'S.=.', 'rl', 'rr r'],
    ['a post that is raised', 'S.X.', 'r', 'rr  '],
    ['not a post that is sunk', 'S.x.', 'r', 'rr r'],
    ['not a post that it has sunk itself', 'S*.X.', 'r', 'r r r'],
    ['a post that it has raised itself', 'S*.x.', 'r', 'r r  '],
    ['not a switch, which undoes what it did', 'S*./X##/.##', 'rld', 'l l        '],
    ['not a turnstile, which turns it one way', '##./S.p/##.', 'r', '    rr    d'],
    ['and then the other', '###./S..p/....', 'rlur', '   u rrr  ulll'],
  ]
  test.each(cases)('%s', (_, garden, ways, mown) => {
    expect(drive(planted(garden), ways).mown).toBe(mown)
  })
})

test('stripes show the last way over them, from where the mower stood', () => {
  expect(drive(planted('S../.#./...'), 'rd').mown).toBe('rrd   d   d')
})

test('a slide that goes nowhere costs nothing', () => {
  const start = planted('S../.#./...')
  expect(rules.act(start, 'left')).toBe(start)
  expect(rules.moves(start)).toEqual(['down', 'right'])
})

test('a molehill needs mowing, all else that stands in the lawn does not', () => {
  expect(uncutOf(planted('S>.mwbdt=*Xxpqt'))).toEqual([2, 3])
})

test('a garden shows what driving has changed', () => {
  expect(drive(planted('S.m=*Xxp#.'), 'rr').garden).toBe('S.f~*xXp#.')
  expect(drive(planted('S.p#.'), 'r').garden).toBe('S.q#.')
})

test('the lawn is done when the last tile is cut, and takes no more slides', () => {
  const done = drive(planted('S../.#./...'), 'rdlu')
  expect([rules.outcome(done), done.spent, rules.moves(done)]).toEqual(['won', 4, []])
  expect(rules.act(done, 'right')).toBe(done)
})

test.each([
  [9, 3],
  [14, 2],
  [15, 1],
])('%i slides on a par of nine earn %i stars', (spent, stars) => {
  expect(levels.stars({ ...planted('S.'), spent })).toBe(stars)
})

test('three stars are for par alone', () => {
  expect(levels.stars({ ...planted('S.'), spent: 10 })).toBe(2)
})

test('a garden tells its size', () => {
  expect([sizeOf('S../...'), sizeOf('S...')]).toEqual([
    { width: 3, height: 2 },
    { width: 4, height: 1 },
  ])
})

test('a slide names its places in order', () => {
  expect(slide('...S', 3, 'left').map(({ place }) => place)).toEqual([2, 1, 0])
})
