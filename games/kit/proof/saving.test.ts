import { describe, expect, test } from 'vitest'
import { FRESH_SAVE, FRESH_SETTINGS, openShelf, sameShape } from '../play/saving.ts'

function memory(initial: Readonly<Record<string, string>> = {}) {
  const kept = new Map(Object.entries(initial))
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  }
}

test('what is put on the shelf is there on the next visit', () => {
  const storage = memory()
  const first = openShelf('game', () => storage)
  first.put({
    best: { 1: 12 },
    stars: { 1: 3 },
    round: { game: 1, seed: 5, level: 2, state: { a: 1 }, actions: [] },
  })
  first.set({ muted: true })
  const second = openShelf('game', () => storage)
  expect(second.save).toMatchObject({ best: { 1: 12 }, stars: { 1: 3 }, round: { seed: 5, state: { a: 1 } } })
  expect(second.settings.muted).toBe(true)
})

test('games keep their saves apart, and share the settings', () => {
  const storage = memory()
  const one = openShelf('one', () => storage)
  one.put({ level: 9 })
  one.set({ still: true })
  const two = openShelf('two', () => storage)
  expect(two.save).toEqual(FRESH_SAVE)
  expect(two.settings.still).toBe(true)
})

test.each([
  ['no JSON', '{"version":1,'],
  ['another version', '{"version":99,"level":1,"best":{},"stars":{}}'],
  ['no version', '{"level":1,"best":{},"stars":{}}'],
  ['a list', '[]'],
  ['a number', '7'],
  ['nonsense for a level', '{"version":1,"level":-2,"best":{},"stars":{}}'],
  ['nonsense for scores', '{"version":1,"level":1,"best":{"1":"many"},"stars":{}}'],
  ['nonsense for a round', '{"version":1,"level":1,"best":{},"stars":{},"round":{"level":1}}'],
])('a save with %s is set aside, not lost, and play begins afresh', (_name, text) => {
  const storage = memory({ 'arcade.game': text })
  expect(openShelf('game', () => storage).save).toEqual(FRESH_SAVE)
  expect(storage.kept.get('arcade.game.aside')).toBe(text)
})

function blocked(): never {
  throw new DOMException('The operation is insecure.', 'SecurityError')
}

describe('where storage is blocked', () => {
  const full = { getItem: () => null, setItem: blocked }

  test.each([
    ['the mention of it throws', blocked],
    ['writing throws', () => full],
  ])('%s: all is kept for this visit, and the shelf says so', (_name, storage) => {
    const shelf = openShelf('game', storage)
    expect(shelf.keeps).toBe(false)
    expect(shelf.settings).toEqual(FRESH_SETTINGS)
    shelf.put({ level: 4 })
    expect(shelf.save.level).toBe(4)
  })

  test('storage that fills up later is given up quietly', () => {
    let room = 2
    const storage = { getItem: () => null, setItem: () => (room-- > 0 ? undefined : blocked()) }
    const shelf = openShelf('game', () => storage)
    shelf.put({ level: 2 })
    expect(shelf.keeps).toBe(true)
    shelf.put({ level: 3 })
    expect(shelf.keeps).toBe(false)
    expect(shelf.save.level).toBe(3)
  })
})

test.each([
  ['the same', { a: 1, b: [] }, { a: 2, b: [1] }, true],
  ['a field missing', { a: 1 }, { a: 2, b: [1] }, false],
  ['another kind', { a: '1', b: [] }, { a: 2, b: [1] }, false],
  ['nothing where something was', { a: null, b: [] }, { a: 2, b: [1] }, true],
  ['something where nothing was', { a: { x: 1 } }, { a: null }, true],
  ['no object at all', 7, { a: null }, false],
])('a saved state with %s', (_name, saved, fresh, fits) => {
  expect(sameShape(saved, fresh)).toBe(fits)
})
