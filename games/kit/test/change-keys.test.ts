/** Tests changed keys: each key has one function, each function a key, and damaged changes do no harm. */
import { describe, expect, test } from 'vitest'
import { gameFolders } from '../../../tools/folders.ts'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Game, KeyName } from '../game.ts'
import { assign, keysOfBinding, reset } from '../pages/change-keys.ts'
import { functionsOf, OWN_IN_SOME_GAMES, SHARED, type KeyFunction } from '../pages/key-functions.ts'
import { chance } from '../rules/chance.ts'
import { changesFor, type KeyChanges } from '../input/key-changes.ts'
import { isKeyName, keyChangesIn } from '../save/key-changes.ts'

const named = (name: string): KeyFunction => {
  const found = SHARED.find((one) => one.name === name)
  if (!found) throw new Error(`There is no function ${name}.`)
  return found
}
const KEYS = SHARED.map(({ keys }) => keys)
const PADS = SHARED.map(({ pad }) => pad)
const keysOf = (name: string, changes: KeyChanges = {}) => keysOfBinding(named(name).keys, changes)

describe('a key', () => {
  test('that is free replaces the standard keys', () => {
    const { changes = {}, owner } = assign(KEYS, {}, named('Undo').keys, 'KeyG')
    expect(changes).toEqual({ KeyG: 'KeyU', KeyU: '', KeyZ: '' })
    expect([keysOf('Undo', changes), owner]).toEqual([['KeyG'], undefined])
  })

  test('that is the only one of another function is exchanged', () => {
    const { changes = {}, owner } = assign(KEYS, {}, named('Undo').keys, 'KeyP')
    expect(owner).toBe(named('Pause').keys)
    expect([keysOf('Undo', changes), keysOf('Pause', changes)]).toEqual([['KeyP'], ['KeyU', 'KeyZ']])
  })

  test('of a function with others is taken from it', () => {
    const { changes = {}, owner } = assign(KEYS, {}, named('Undo').keys, 'KeyW', 'KeyW')
    expect(owner).toBe(named('Up').keys)
    expect([keysOf('Undo', changes), keysOf('Up', changes)]).toEqual([['KeyW'], ['ArrowUp']])
  })

  test('can be given back', () => {
    const { changes: swapped = {} } = assign(KEYS, {}, named('Undo').keys, 'KeyP')
    expect(reset(KEYS, swapped, named('Undo').keys).changes).toEqual({})
  })

  test('cannot be taken from a function that would have none', () => {
    expect(assign(PADS, {}, named('Restart').pad, 'PadA')).toEqual({ owner: named('Choose').pad })
  })

  test('stays with one function, and every function keeps one, after any changes', () => {
    const dice = chance(38)
    const pressed = [
      'KeyG',
      'KeyP',
      'KeyU',
      'KeyZ',
      'ArrowUp',
      'Space',
      'Enter',
      'Backspace',
      'KeyR',
      'Comma',
    ]
    let changes: KeyChanges = {}
    for (let n = 0; n < 300; n++) {
      const receiver = dice.pick(KEYS)
      const next = dice.int(4)
        ? assign(KEYS, changes, receiver, dice.pick(pressed))
        : reset(KEYS, changes, receiver)
      changes = next.changes ?? changes
      const held = KEYS.flatMap((binding) => keysOfBinding(binding, changes))
      expect(new Set(held).size).toBe(held.length)
      for (const binding of KEYS) expect(keysOfBinding(binding, changes), binding.code).not.toEqual([])
      expect(keyChangesIn({ all: changes })).toEqual({ all: changes })
    }
  })
})

describe('stored changes', () => {
  test.each<readonly [string, unknown]>([
    ['of the wrong type', [{ all: 'KeyG' }, 7, null, 'x', [['all', {}]]]],
    ['that take Esc, Tab or nothing', [{ all: { Escape: 'KeyP', Tab: '', '': 'KeyU', KeyG: 'Escape' } }]],
    ['of unknown keys', [{ all: { Foo: 'KeyU', KeyG: 'alert(1)', __proto__: 'KeyU', KeyH: 7 } }]],
    ['of hostile names', [{ __proto__: { KeyG: 'KeyU' }, '<b>': { KeyG: 'KeyU' }, 'a/b': { KeyG: 'KeyU' } }]],
  ])('%s are left out', (_name, values) => {
    for (const value of values as unknown[])
      expect(Object.values(keyChangesIn(value)).flatMap((changes) => Object.keys(changes))).toEqual([])
  })

  test('are bounded in number', () => {
    const many = Object.fromEntries(Array.from({ length: 5000 }, (_, i) => [`game-${i}`, {}]))
    expect(Object.keys(keyChangesIn(many)).length).toBeLessThanOrEqual(60)
  })

  test.each([
    7,
    null,
    'KeyG',
    [],
    { KeyG: ['KeyP'] },
    { KeyG: 'constructor' },
    { Escape: '' },
    { Tab: 'KeyP' },
  ])('that are damaged (%j) do nothing in a game, even before the pages have loaded', (all) =>
    expect(changesFor('pool8', { all }, [])).toEqual({}),
  )

  test('of a game replace those of all games, which leave its own keys alone', () => {
    const all = { KeyQ: 'KeyP', KeyG: 'KeyU' }
    expect(changesFor('pool8', { all }, ['KeyQ'])).toEqual({ KeyG: 'KeyU' })
    expect(changesFor('pool8', { all, pool8: { KeyQ: 'KeyH' } }, ['KeyQ'])).toEqual({ KeyQ: 'KeyH' })
  })
})

const load = async <File>(file: string) => (await import(file)) as File
const games = await Promise.all(
  (await gameFolders()).map(async ({ slug, path, game: manifest }) => {
    const { game } = await load<{ game: Game<unknown, unknown> }>(manifest)
    const file = join(path, 'score.ts')
    const { keyNames = [] } = existsSync(file) ? await load<{ keyNames?: readonly KeyName[] }>(file) : {}
    return { slug, game, keyNames }
  }),
)

describe.each(games)('$slug', ({ game, keyNames }) => {
  const functions = functionsOf(game, keyNames)

  test('names each of its own keys once, in its score file', () =>
    expect(keyNames.flatMap(({ keys }) => keys).toSorted()).toEqual([...(game.keys ?? [])].toSorted()))

  test('has one function for each key and button, and a name for each function', () => {
    for (const device of ['keys', 'pad'] as const) {
      const all = functions.flatMap((one) => one[device].defaults)
      expect(new Set(all).size, device).toBe(all.length)
      for (const key of all) expect(isKeyName(key), key).toBe(true)
    }
    const names = functions.map(({ name }) => name)
    expect(new Set(names).size).toBe(names.length)
  })
})

test('all games together have the keys that cannot be taken in all', () => {
  const shared = SHARED.flatMap(({ keys, pad }) => [...keys.defaults, ...pad.defaults])
  const own = new Set(games.flatMap(({ game }) => game.keys ?? []).filter((key) => !shared.includes(key)))
  expect([...own].toSorted()).toEqual(OWN_IN_SOME_GAMES.toSorted())
})
