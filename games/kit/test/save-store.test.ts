import { describe, expect, test } from 'vitest'
import { FRESH_SAVE, readSave, writeSave } from '../save/save.ts'
import { createSaveStore, type PlayerSettings, type SaveStore } from '../save/save-store.ts'
import { guardStorage } from '../save/storage.ts'
import { memory, type MemoryStorage } from './memory.ts'

const FRESH_SETTINGS: PlayerSettings = {
  muted: false,
  still: false,
  calm: false,
  byEar: false,
}

const KEY = 'arcade.game'
const ROUND = { game: 1, seed: 5, level: 2, state: { a: 1 }, actions: [] }

const storedIn = ({ kept }: MemoryStorage) => readSave(kept.get(KEY) ?? '').save

test('keeps saves and settings for the next visit', () => {
  const storage = memory()
  const first = createSaveStore(
    'game',
    guardStorage(() => storage),
  )
  first.put({ best: { 1: 12 }, stars: { 1: 3 }, round: ROUND })
  first.set({ muted: true })
  const second = createSaveStore(
    'game',
    guardStorage(() => storage),
  )
  expect(second.save).toMatchObject({ best: { 1: 12 }, stars: { 1: 3 }, round: ROUND })
  expect(second.settings.muted).toBe(true)
})

test('keeps saves per game, and shares settings between games', () => {
  const storage = memory()
  const one = createSaveStore(
    'one',
    guardStorage(() => storage),
  )
  one.put({ level: 9 })
  one.set({ still: true })
  const two = createSaveStore(
    'two',
    guardStorage(() => storage),
  )
  expect(two.save).toEqual(FRESH_SAVE)
  expect(two.settings.still).toBe(true)
})

test.each([
  ['true', true],
  ['false', false],
  ['"on"', undefined],
  ['1', undefined],
  ['null', undefined],
])('strong signs, stored as %s, are read as %s', (stored, read) => {
  const storage = memory({ 'arcade.settings': `{"strongSigns":${stored}}` })
  const store = createSaveStore(
    'garden',
    guardStorage(() => storage),
  )
  expect(store.settings.strongSigns).toBe(read)
  // Follows the system again.
  store.set({ strongSigns: undefined })
  expect(JSON.parse(storage.getItem('arcade.settings') ?? '')).not.toHaveProperty('strongSigns')
})

test('one switch is on only if it was turned on', () => {
  const storage = memory({ 'arcade.settings': '{"oneSwitch":"yes"}' })
  const open = () =>
    createSaveStore(
      'garden',
      guardStorage(() => storage),
    )
  expect(open().settings.oneSwitch).toBeUndefined()
  open().set({ oneSwitch: true })
  expect(open().settings.oneSwitch).toBe(true)
  open().set({ oneSwitch: false })
  expect(open().settings.oneSwitch).toBeUndefined()
})

test('music is undefined until it is set, in older and damaged settings too', () => {
  const storage = memory({ 'arcade.settings': '{"muted":true,"still":false,"byEar":false}' })
  const open = () =>
    createSaveStore(
      'game',
      guardStorage(() => storage),
    )
  expect(open().settings).toEqual({ ...FRESH_SETTINGS, muted: true })
  expect(open().settings.music).toBeUndefined()
  open().set({ music: false })
  expect(open().settings).toEqual({ ...FRESH_SETTINGS, muted: true, music: false })
  storage.kept.set('arcade.settings', '{"music":"loud"}')
  expect(open().settings.music).toBeUndefined()
})

test('sets a damaged save aside, and continues with its intact part', () => {
  const text = '{"version":1,"level":4,"best":{"1":null,"2":8},"stars":{}}'
  const storage = memory({ [KEY]: text })
  const saveStore = createSaveStore(
    'game',
    guardStorage(() => storage),
  )
  expect(saveStore.save).toMatchObject({ level: 4, best: { 2: 8 } })
  saveStore.put({ level: 5 })
  expect(storage.kept.get(`${KEY}.aside`)).toBe(text)
  expect(storedIn(storage)).toMatchObject({ level: 5, best: { 2: 8 } })
})

test('does not overwrite a save of a newer version, but keeps results for this visit', () => {
  const text = '{"version":99,"level":4,"best":{"1":8},"stars":{},"days":{}}'
  const storage = memory({ [KEY]: text })
  const saveStore = createSaveStore(
    'game',
    guardStorage(() => storage),
  )
  saveStore.put({ best: { 1: 20 } })
  expect(saveStore.save.best).toEqual({ 1: 20 })
  expect(storage.kept.get(KEY)).toBe(text)
})

test('does not overwrite a newer version that appears while the page is open', () => {
  const storage = memory()
  const saveStore = createSaveStore(
    'game',
    guardStorage(() => storage),
  )
  saveStore.put({ best: { 1: 1 } })
  const text = '{"version":99,"level":4,"best":{"1":8},"stars":{},"days":{}}'
  storage.kept.set(KEY, text)
  saveStore.put({ best: { 1: 20 } })
  expect(storage.kept.get(KEY)).toBe(text)
})

test.each([
  ['not JSON', '{', FRESH_SETTINGS],
  ['null', 'null', FRESH_SETTINGS],
  ['partly damaged', '{"muted":"very","still":true}', { ...FRESH_SETTINGS, still: true }],
  ['of an older version', '{"muted":true}', { ...FRESH_SETTINGS, muted: true }],
  ['of a newer version', '{"byEar":true,"sea":"deep"}', { ...FRESH_SETTINGS, byEar: true }],
  ['of the wrong types', '{"byEar":1,"still":"yes"}', FRESH_SETTINGS],
])('reads settings that are %s', (_, text, settings) => {
  expect(
    createSaveStore(
      'game',
      guardStorage(() => memory({ 'arcade.settings': text })),
    ).settings,
  ).toEqual(settings)
})

/** Two tabs that share a storage. `deliver` dispatches the storage events to the other tab. */
function openTabs() {
  const storage = memory()
  const post: (() => void)[] = []
  const tabs: SaveStore[] = []
  for (const me of [0, 1]) {
    const mine: MemoryStorage = {
      ...storage,
      setItem(key, value) {
        storage.setItem(key, value)
        post.push(() => tabs[1 - me]?.hear(key))
      },
    }
    tabs.push(
      createSaveStore(
        'game',
        guardStorage(() => mine),
      ),
    )
  }
  const [one, two] = tabs as [SaveStore, SaveStore]
  return {
    one,
    two,
    storage,
    deliver() {
      for (let count = 0; post.length > 0; count++) {
        if (count > 100) throw new Error('The tabs keep writing to each other.')
        post.shift()?.()
      }
    },
  }
}

const UNION = { best: { 1: 12, 2: 5 }, stars: { 1: 2, 2: 3 }, days: { '2026-11-15': 1, '2026-11-16': 1 } }
const ONE = { best: { 1: 12 }, stars: { 1: 2 }, days: { '2026-11-15': 1 } }
const TWO = { best: { 1: 3, 2: 5 }, stars: { 2: 3 }, days: { '2026-11-16': 1 } }

describe('two tabs', () => {
  test('share their records when they write in turn', () => {
    const { one, two, storage, deliver } = openTabs()
    one.put(ONE)
    deliver()
    two.put(TWO)
    deliver()
    for (const save of [one.save, two.save, storedIn(storage)]) expect(save).toMatchObject(UNION)
  })

  test('lose no records when they write in turn without storage events', () => {
    const { one, two, storage } = openTabs()
    one.put(ONE)
    two.put(TWO)
    expect(storedIn(storage)).toMatchObject(UNION)
  })

  test('restore records that a simultaneous write has overwritten', () => {
    const { one, two, storage, deliver } = openTabs()
    one.put(ONE)
    // Simulates that tab two read the storage before tab one wrote.
    storage.kept.set(KEY, writeSave(FRESH_SAVE))
    storage.kept.delete(KEY)
    two.put(TWO)
    expect(storedIn(storage).best).toEqual(TWO.best)
    deliver()
    for (const save of [one.save, two.save, storedIn(storage)]) expect(save).toMatchObject(UNION)
  })

  test('keep their own level and round, and share the latest settings', () => {
    const { one, two, deliver } = openTabs()
    let heard = 0
    two.watch(() => heard++)
    two.put({ level: 2, round: ROUND })
    deliver()
    one.put({ level: 7 })
    one.set({ muted: true })
    deliver()
    expect(two.save).toMatchObject({ level: 2, round: ROUND })
    expect(two.settings.muted).toBe(true)
    expect(heard).toBeGreaterThan(0)
  })
})

function blocked(): never {
  throw new DOMException('The operation is insecure.', 'SecurityError')
}

describe('where storage is blocked', () => {
  test.each([
    ['accessing it', blocked],
    ['writing', () => ({ ...memory(), setItem: blocked })],
    ['reading', () => ({ ...memory(), getItem: blocked })],
  ])('keeps data for this visit only if %s throws', (_name, storage) => {
    const saveStore = createSaveStore('game', guardStorage(storage))
    expect(saveStore.keeps).toBe(false)
    expect(saveStore.settings).toEqual(FRESH_SETTINGS)
    saveStore.put({ level: 4 })
    saveStore.set({ muted: true })
    saveStore.hear()
    expect(saveStore.save.level).toBe(4)
  })

  test('stops storing silently when the storage fills up later', () => {
    let room = 2
    const storage = { ...memory(), setItem: () => (room-- > 0 ? undefined : blocked()) }
    const saveStore = createSaveStore(
      'game',
      guardStorage(() => storage),
    )
    saveStore.put({ level: 2 })
    expect(saveStore.keeps).toBe(true)
    saveStore.put({ level: 3 })
    expect(saveStore.keeps).toBe(false)
    expect(saveStore.save.level).toBe(3)
  })
})
