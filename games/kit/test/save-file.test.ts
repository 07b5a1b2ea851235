import { describe, expect, test } from 'vitest'
import { pack, Refusal, unload, unpack, unpackKeys } from '../pages/save-file/save-file.ts'
import { FRESH_SAVE, readSave, writeSave, type Save } from '../save/save.ts'
import { guardStorage, type BrowserStorage } from '../save/storage.ts'
import { checksumOf } from '../replay/checksum.ts'
import { memory, type MemoryStorage } from './memory.ts'

const DATE = '2026-11-18'
const SLUGS = ['equalz', 'pool8', 'push-it']

const save = (change: Partial<Save>): string => writeSave({ ...FRESH_SAVE, ...change })

const PHONE = {
  'arcade.settings': '{"muted":true}',
  'arcade.probe': '',
  'arcade.pool8.aside': 'damaged',
  'another.app': 'x',
  'arcade.pool8': save({ best: { 1: 8 }, level: 2 }),
  'arcade.equalz': save({ stars: { 1: 3, 2: 2 }, days: { '2026-11-16': 1 }, level: 3 }),
}

const packed = () =>
  pack(
    guardStorage(() => memory(PHONE)),
    SLUGS,
  )
const unpacked = (text: string) => unpack(text, SLUGS, DATE)
const add = (text: string, device: BrowserStorage) =>
  unload(
    unpacked(text),
    guardStorage(() => device),
    DATE,
  )

/** A forged file with a valid checksum. */
function forged(saves: Readonly<Record<string, unknown>>): string {
  return JSON.stringify({ arcade: 'saves', version: 1, sum: checksumOf(JSON.stringify(saves)), saves })
}

/** A file whose save is nested this deep. */
const nestedFile = (depth: number) =>
  `{"arcade":"saves","version":1,"sum":1,"saves":{"pool8":${'['.repeat(depth)}${']'.repeat(depth)}}}`

const saveOf = (device: MemoryStorage, slug: string) => readSave(device.kept.get(`arcade.${slug}`) ?? '').save

test('the file contains the saves of all games and nothing else', () => {
  expect([...unpacked(packed()).keys()]).toEqual(['equalz', 'pool8'])
})

test('merges the saves of two devices', () => {
  const laptop = memory({ 'arcade.equalz': save({ stars: { 1: 1, 5: 1 }, level: 6 }) })
  expect(add(packed(), laptop)).toBe(2)
  expect(saveOf(laptop, 'equalz')).toMatchObject({
    stars: { 1: 3, 2: 2, 5: 1 },
    days: { '2026-11-16': 1 },
    level: 6,
  })
  expect(saveOf(laptop, 'pool8')).toMatchObject({ best: { 1: 8 }, level: 2 })
  expect(laptop.kept.has('arcade.settings')).toBe(false)
})

test('importing the same file twice is idempotent', () => {
  const laptop = memory()
  add(packed(), laptop)
  const once = new Map(laptop.kept)
  add(packed(), laptop)
  expect(laptop.kept).toEqual(once)
})

test('keeps an existing save of a newer version', () => {
  const newer = '{"version":99}'
  const laptop = memory({ 'arcade.pool8': newer })
  expect(add(packed(), laptop)).toBe(1)
  expect(laptop.kept.get('arcade.pool8')).toBe(newer)
})

describe('a file is refused', () => {
  const file = packed()
  test.each([
    ['that is empty', '', 'isn’t a saved-games file'],
    ['that was cut short', file.slice(0, -9), 'isn’t a saved-games file'],
    ['of a different kind', '{"name":"greenhouse"}', 'isn’t a saved-games file'],
    ['that is a picture', '\u0089PNG\r\n', 'isn’t a saved-games file'],
    ['with a changed digit', file.replace('"1":8', '"1":9'), 'damaged'],
    ['with a renamed game', file.replace('"pool8"', '"POOL8"'), 'damaged'],
    ['of a newer version', file.replace('"version":1', '"version":2'), 'newer version'],
    ['with a save of a newer version', forged({ pool8: { version: 99 } }), 'newer version'],
    ['nested deeper than any save', nestedFile(8000), 'damaged'],
    ['that is too large', 'x'.repeat(4_000_001), 'too large'],
  ])('%s', (_, text, reason) => {
    expect(() => unpacked(text)).toThrow(Refusal)
    expect(() => unpacked(text)).toThrow(reason)
  })
})

test('ignores unknown games and settings in a file', () => {
  const device = memory({ 'arcade.settings': '{"muted":true}' })
  const before = new Map(device.kept)
  const junk = Object.fromEntries(Array.from({ length: 49 }, (_, i) => [`game-${i}`, JSON.parse(save({}))]))
  expect(add(forged({ settings: { version: 3, level: 1 }, probe: {}, ...junk }), device)).toBe(0)
  expect(new Map([...device.kept].filter(([key]) => key !== 'arcade.probe'))).toEqual(before)
})

test('ignores levels beyond the last and future days in a file', () => {
  const device = memory()
  const today = { day: '9999-12-31', first: 9, best: 9 }
  add(forged({ 'push-it': { version: 3, ...FRESH_SAVE, level: 1e308, stars: { 4: 3 }, today } }), device)
  expect(saveOf(device, 'push-it')).toMatchObject({ level: 5, stars: { 4: 3 }, today: undefined })
})

test('changes nothing if the storage is full', () => {
  const device = memory(PHONE)
  const before = new Map(device.kept)
  let left = 1
  const full: BrowserStorage = {
    ...device,
    get length() {
      return device.length
    },
    setItem(key, text) {
      if (key !== 'arcade.probe' && text !== PHONE[key as keyof typeof PHONE] && left-- === 0)
        throw new DOMException('full', 'QuotaExceededError')
      device.setItem(key, text)
    },
  }
  const file = forged({
    equalz: JSON.parse(save({ stars: { 9: 1 } })),
    pool8: JSON.parse(save({ best: { 1: 15 } })),
  })
  expect(() => add(file, full)).toThrow('enough room')
  expect(new Map([...device.kept].sort())).toEqual(new Map([...before].sort()))
})

test('merges nothing if storage is blocked', () => {
  const blocked = guardStorage(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError')
  })
  expect(unload(unpacked(packed()), blocked, DATE)).toBe(0)
})

const addTo = (device: MemoryStorage, text: string) =>
  unload(
    unpacked(text),
    guardStorage(() => device),
    DATE,
    unpackKeys(text),
  )
const settingsOf = (device: MemoryStorage) =>
  JSON.parse(device.kept.get('arcade.settings') ?? '{}') as Record<string, unknown>

describe('changed keys', () => {
  const keys = { all: { KeyG: 'KeyP', KeyP: '' }, pool8: { KeyF: 'KeyQ', KeyQ: '' } }
  const phone = memory({ ...PHONE, 'arcade.settings': JSON.stringify({ muted: true, keys }) })
  const file = pack(
    guardStorage(() => phone),
    SLUGS,
  )
  test('are in the file, without the other settings', () => {
    const laptop = memory({ 'arcade.settings': '{"muted":false,"calm":true}' })
    expect(addTo(laptop, file)).toBe(2)
    expect(settingsOf(laptop)).toEqual({ muted: false, calm: true, keys })
  })

  test('of the device win over those of the file', () => {
    const own = { all: { KeyJ: 'KeyP', KeyP: '' } }
    const laptop = memory({ 'arcade.settings': JSON.stringify({ keys: own }) })
    addTo(laptop, file)
    expect(settingsOf(laptop)['keys']).toEqual({ ...keys, ...own })
  })

  test.each([
    ['of the wrong type', 7],
    ['that are a list', [{ KeyG: 'KeyP' }]],
    ['that take Esc', { all: { Escape: '' } }],
    ['with unknown names', { all: { KeyG: 'constructor', toString: 'KeyP' }, '../x': { KeyG: 'KeyP' } }],
    ['without end', Object.fromEntries(Array.from({ length: 900 }, (_, i) => [`a${i}`, { KeyG: 'x' }]))],
  ])('%s change no key', (_, hostile) => {
    const text = JSON.stringify({ ...(JSON.parse(file) as object), keys: hostile })
    const found = Object.values(unpackKeys(text)).flatMap((changes) => Object.keys(changes))
    expect(found).toEqual([])
  })
})
