import { describe, expect, test } from 'vitest'
import { readHouse, writeHouse } from '../rules/house.ts'
import { levels, lost, pushesOf, rules, stepsTo, type Action, type State } from '../rules.ts'

function position(text: string, more: Partial<State> = {}): State {
  const { house, position } = readHouse(text)
  return { level: 1, house, par: 4, pushes: 0, ...position, ...more }
}

const show = (state: State) => writeHouse(state.house, state)

describe('a step', () => {
  test.each<[string, string, Action, string]>([
    ['walks', '######/#@  $#/######', 'right', '######/# @ $#/######'],
    ['pushes the pot that is there', '#####/#@$ #/#####', 'right', '#####/# @$#/#####'],
    ['pushes up', '###/# #/#$#/#@#/###', 'up', '###/#$#/#@#/# #/###'],
    ['pushes down', '###/#@#/#$#/# #/###', 'down', '###/# #/#@#/#$#/###'],
    ['pushes left, onto a bed', '######/#.$@ #/#   $#/######', 'left', '######/#*@  #/#   $#/######'],
    ['pushes off a bed', '######/#@* $#/######', 'right', '######/# +$$#/######'],
  ])('%s', (_, text, action, after) => expect(show(rules.act(position(text), action))).toBe(after))

  test.each([
    ['into a wall', '#####/#@ $#/#####', 'left'],
    ['with a wall behind the pot', '####/#@$#/####', 'right'],
    ['with a pot behind the pot', '######/#@$$ #/######', 'right'],
  ] as const)('changes nothing %s', (_, text, way) => {
    const state = position(text)
    expect(rules.act(state, way)).toBe(state)
  })

  test('counts pushes, not steps', () => {
    const state = (['right', 'right', 'right', 'left'] as const).reduce(
      rules.act,
      position('#######/#@ $  #/#######'),
    )
    expect(state.pushes).toBe(2)
  })
})

describe('a walk', () => {
  const state = position('######/#@ $ #/# ## #/#    #/######')

  test('goes the shortest way around', () => {
    expect(stepsTo(state, 11)).toEqual(['down', 'down', 'right', 'right', 'right', 'up', 'up'])
    expect(rules.act(state, { to: 11 })).toMatchObject({ at: 11, pushes: 0 })
  })

  test.each([
    ['to a pot', 10],
    ['to a wall', 16],
    ['to where one stands', 8],
    ['to nowhere', 99],
  ])('does not go %s', (_, to) => expect(rules.act(state, { to })).toBe(state))

  test('does not go where pots bar the way', () => {
    const barred = position('######/#@$  #/######')
    expect(rules.act(barred, { to: 10 })).toBe(barred)
  })
})

describe('a push from afar', () => {
  const state = position('######/#@   #/# $  #/#   .#/######')

  test('walks behind the pot first', () => {
    expect(show(rules.act(state, { pot: 0, way: 'left' }))).toBe('######/#    #/#$@  #/#   .#/######')
    expect(rules.act(state, { pot: 0, way: 'left' }).pushes).toBe(1)
  })

  test.each<[string, Action]>([
    ['where nobody can stand behind it', { pot: 0, way: 'up' }],
    ['with a pot that is not there', { pot: 7, way: 'left' }],
  ])('is nothing %s', (_, action) => {
    const walled = position('######/#@   #/# $  #/# ####/#  .##/######')
    expect(rules.act(walled, action)).toBe(walled)
  })

  test('is listed with all others that can be made', () => {
    expect(pushesOf(state).map(({ way }) => way)).toEqual(['up', 'down', 'left', 'right'])
  })
})

test('it is won when every pot stands on a bed, and then nothing moves', () => {
  const won = rules.act(position('######/#@$. #/######'), 'right')
  expect(rules.outcome(won)).toBe('won')
  expect([rules.moves(won), rules.act(won, 'left') === won]).toEqual([[], true])
})

test('a corner is a dead end: it is marked, it is said, and there is no hint', () => {
  const before = position('######/#@   #/#  $ #/#  . #/#    #/######')
  expect([lost(before), levels.stuck?.(before)]).toEqual([[], false])
  const after = rules.act(rules.act(before, { pot: 0, way: 'right' }), { pot: 0, way: 'up' })
  expect([lost(after), levels.stuck?.(after), levels.hint?.(after)]).toEqual([[0], true, undefined])
})

test.each([
  [10, 3],
  [11, 2],
  [15, 2],
  [16, 1],
])('%i pushes with par 10 earn %i stars', (pushes, stars) => {
  const end = position('####/#*@#/####', { par: 10, pushes })
  expect([levels.stars(end), rules.score(end)]).toEqual([stars, stars])
})
