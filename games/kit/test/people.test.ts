import { expect, test } from 'vitest'
import type { GameContext } from '../deferred/contract.ts'
import { createPeople } from '../deferred/people.ts'
import { guardStorage } from '../save/storage.ts'
import { memory } from './memory.ts'

/** The names of two people, and what the view was told. */
function openPeople(stored: Record<string, string> = {}) {
  const kept = memory(stored)
  const told: (readonly string[])[] = []
  const view = { name: (names: readonly string[]) => void told.push(names) }
  const options = { slug: 'counting', storage: guardStorage(() => kept), view }
  return { kept, told, people: createPeople(options as unknown as GameContext<number, number>) }
}

const KEY = 'arcade.counting.people'

test('nobody has a name at first', () => {
  const { people, told } = openPeople()
  expect([people.names, told]).toEqual([['', ''], [['', '']]])
})

test('names are made valid, stored and told to the view', () => {
  const { people, told, kept } = openPeople()
  people.rename(['  Ada <b> ', 'Maximilianus XII'])
  expect(people.names).toEqual(['Ada b', 'Maximilianus'])
  expect(told.at(-1)).toEqual(['Ada b', 'Maximilianus'])
  expect(openPeople({ [KEY]: kept.getItem(KEY) ?? '' }).people.names).toEqual(['Ada b', 'Maximilianus'])
})

test('a name that runs from right to left does not turn the sentence around it', () => {
  const { people, told } = openPeople()
  people.rename(['דנה', ''])
  expect([people.names, told.at(-1)]).toEqual([
    ['דנה', ''],
    ['\u2068דנה\u2069', ''],
  ])
})

test('without names nothing is stored', () => {
  const { people, kept } = openPeople({ [KEY]: '["Ada","Bo"]' })
  people.rename(['', ' '])
  expect([people.names, kept.getItem(KEY)]).toEqual([['', ''], null])
})

test.each(['{', 'null', '7', '"Ada"', '{"0":"Ada"}', '[{}]', '[["a","b"],null,3]', '["\\u202e<>"]'])(
  'damaged names are harmless: %s',
  (text) => {
    const { people } = openPeople({ [KEY]: text })
    expect(people.names).toHaveLength(2)
    for (const name of people.names) expect(name).toMatch(/^[\w ]{0,12}$/)
  },
)
