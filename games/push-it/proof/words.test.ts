import { expect, test } from 'vitest'
import { readHouse } from '../rules/house.ts'
import { rules, type State } from '../rules.ts'
import { adviceWords, newsWords, positionWords, refusalWords } from '../words.ts'

function position(text: string): State {
  const { house, position } = readHouse(text)
  return { level: 1, house, par: 4, pushes: 0, ...position }
}

const state = position('######/#@$  #/#.   #/#  $.#/######')

test('what is around, where the pots are and which beds are empty is told', () => {
  expect(positionWords(state)).toBe(
    'You are at row 1, column 1: up wall; down a bed; left wall; right the rose, can be pushed. ' +
      'Pots: rose at row 1, column 2; cornflower at row 3, column 3. Empty beds: row 2, column 1; row 3, column 4.',
  )
})

test('what a push did is told', () => {
  const home = rules.act(state, { pot: 1, way: 'right' })
  expect(newsWords(state, home)).toBe('The cornflower blooms on its bed, 1 of 2.')
  expect(newsWords(home, state)).toBe('The cornflower is back.')
  const lost = rules.act(state, 'right')
  expect(newsWords(state, lost)).toBe('The rose can never reach a bed now. Undo brings it back.')
  expect(newsWords(state, rules.act(state, 'down'))).toBe('')
})

test('a refusal says what is in the way', () => {
  expect(refusalWords(state, 'up')).toBe('No way: up wall.')
})

test('a hint in words', () => {
  expect(adviceWords({ pot: 1, way: 'right' }, state)).toBe(
    'Push the cornflower at row 3, column 3 to the right.',
  )
})
