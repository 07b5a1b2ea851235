import { describe, expect, test } from 'vitest'
import { readHouse, writeHouse } from '../rules/house.ts'
import {
  isFree,
  isOpen,
  levels,
  lost,
  potsAtHome,
  pushesOf,
  rules,
  stepsTo,
  type Action,
  type State,
} from '../rules.ts'

function position(text: string, more: Partial<State> = {}): State {
  const { house, position } = readHouse(text)
  return { level: 1, house, par: 4, pushes: 0, ...position, ...more }
}

const show = (state: State) => writeHouse(state.house, state)

describe('a step', () => {
  test.each<[string, string, Action, string]>([
    ['walks', '######/#@  $#/######', 'right', '######/# @ $#/######'],
    ['pushes a pot', '#####/#@$ #/#####', 'right', '#####/# @$#/#####'],
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

/** Houses after some actions. Pots in pits are not shown. */
describe('an element:', () => {
  test.each<[string, string, readonly Action[], string]>([
    [
      'an arch lets the gardener through',
      '#####/#@n #/#$  #/#####',
      ['right', 'right'],
      '#####/# n@#/#$  #/#####',
    ],
    ['an arch stops a pot', '######/#@$n #/######', ['right'], '######/#@$n #/######'],
    ['ice carries a pot to its end', '########/#@$~~  #/########', ['right'], '########/# @~~$ #/########'],
    [
      'ice carries a pot to what is in the way',
      '#######/#@$~~$#/#######',
      ['right'],
      '#######/# @~$$#/#######',
    ],
    ['ice does not carry the gardener', '#######/#@~~~$#/#######', ['right'], '#######/# @~~$#/#######'],
    [
      'a pot on ice is pushed on',
      '#######/#@$~~ #/#   # #/#######',
      ['right'],
      '#######/# @~~$#/#   # #/#######',
    ],
    ['a pit takes a pot', '######/#@$o #/######', ['right'], '######/# @o #/######'],
    [
      'a pit that is full is floor',
      '######/#@$o #/#$   #/######',
      ['right', 'right', 'right'],
      '######/#  o@#/#$   #/######',
    ],
    ['a pit stops the gardener', '######/#@o$ #/######', ['right'], '######/#@o$ #/######'],
    [
      'ice leads into a pit',
      '#######/#@$~o #/#$    #/#######',
      ['right', 'right', 'right', 'right'],
      '#######/#  ~o@#/#$    #/#######',
    ],
    ['a mat lets a pot on its way', '######/#@$> #/######', ['right', 'right'], '######/#  @$#/######'],
    ['a mat stops a pot from the other side', '######/#@$< #/######', ['right'], '######/#@$< #/######'],
    ['a mat stops a pot across', '####/#@ #/#$ #/#> #/#  #/####', ['down'], '####/#@ #/#$ #/#> #/#  #/####'],
    [
      'a mat lets the gardener go any way',
      '######/#@< $#/######',
      ['right', 'right'],
      '######/# <@$#/######',
    ],
    ['a gate is shut', '######/#@= _#/######', ['right'], '######/#@= _#/######'],
    ['a gate stops a pot', '#######/#@$= _#/#######', ['right'], '#######/#@$= _#/#######'],
  ])('%s', (_, text, actions, after) => expect(show(actions.reduce(rules.act, position(text)))).toBe(after))

  const gated = position('#######/# $=  #/#@$_  #/#  .  #/#######')

  test('a pot on a plate opens the gate, which shuts when the pot leaves', () => {
    expect(isFree(gated, 11)).toBe(false)
    const pressed = rules.act(gated, { pot: 1, way: 'right' })
    expect([isOpen(pressed), isFree(pressed, 11)]).toEqual([true, true])
    const passed = rules.act(pressed, { pot: 0, way: 'right' })
    expect(passed.pots[0]).toBe(11)
    const released = rules.act(passed, { pot: 1, way: 'right' })
    expect([isOpen(released), isFree(released, 11)]).toEqual([false, false])
    // A shut gate holds the pot in it.
    expect(rules.act(released, { pot: 0, way: 'right' })).toBe(released)
  })

  test('a reserved bed takes only its own flower', () => {
    const wrong = rules.act(position('######/#@$b #/# $a #/######'), 'right')
    expect([potsAtHome(wrong), rules.outcome(wrong)]).toEqual([0, 'playing'])
    const right = position('######/#@$a #/# $b #/#    #/######')
    const one = rules.act(right, 'right')
    expect(potsAtHome(one)).toBe(1)
    expect(rules.outcome(rules.act(one, { pot: 1, way: 'right' }))).toBe('won')
  })

  test('a pot with a reserved bed is not home elsewhere', () => {
    expect(potsAtHome(position('######/#@*  #/# $a #/######'))).toBe(0)
    expect(potsAtHome(rules.act(position('#######/#@$o  #/# $a  #/#     #/#######'), 'right'))).toBe(0)
  })

  test('a round is won when beds and pits are full', () => {
    const one = rules.act(position('######/#@$o #/# $. #/#    #/######'), 'right')
    expect([potsAtHome(one), rules.outcome(one)]).toEqual([1, 'playing'])
    expect(rules.outcome(rules.act(one, { pot: 1, way: 'right' }))).toBe('won')
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
    ['to the current tile', 8],
    ['outside the house', 99],
  ])('does not go %s', (_, to) => expect(rules.act(state, { to })).toBe(state))

  test('does not lead past pots that block the way', () => {
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
    ['if the tile behind the pot cannot be reached', { pot: 0, way: 'up' }],
    ['for a pot that does not exist', { pot: 7, way: 'left' }],
  ])('changes nothing %s', (_, action) => {
    const walled = position('######/#@   #/# $  #/# ####/#  .##/######')
    expect(rules.act(walled, action)).toBe(walled)
  })

  test('is listed with all other possible pushes', () => {
    expect(pushesOf(state).map(({ way }) => way)).toEqual(['up', 'down', 'left', 'right'])
  })
})

test('the round is won when every pot is on a bed, and then nothing moves', () => {
  const won = rules.act(position('######/#@$. #/######'), 'right')
  expect(rules.outcome(won)).toBe('won')
  expect([rules.moves(won), rules.act(won, 'left') === won]).toEqual([[], true])
})

test('a pot in a corner is lost, the round is stuck, and there is no hint', () => {
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
