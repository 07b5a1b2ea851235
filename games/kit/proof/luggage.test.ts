import { describe, expect, test } from 'vitest'
import { pack, Refusal, unload, unpack } from '../album/luggage.ts'
import { FRESH_SAVE, readSave, writeSave, type Save } from '../play/save.ts'
import { guardStorage } from '../play/storage.ts'
import { memory } from './memory.ts'

const save = (change: Partial<Save>): string => writeSave({ ...FRESH_SAVE, ...change })

const PHONE = {
  'arcade.settings': '{"muted":true}',
  'arcade.probe': '',
  'arcade.pool8.aside': 'spoiled',
  'another.app': 'x',
  'arcade.pool8': save({ best: { 1: 8 }, level: 2 }),
  'arcade.equalz': save({ stars: { 1: 3, 2: 2 }, days: { '2026-11-16': 1 }, level: 3 }),
}

const packed = () => pack(guardStorage(() => memory(PHONE)))

test('the file holds all games, and nothing else', () => {
  expect([...unpack(packed()).keys()]).toEqual(['equalz', 'pool8'])
})

test('on another device both lives become one', () => {
  const laptop = memory({ 'arcade.equalz': save({ stars: { 1: 1, 5: 1 }, level: 6 }) })
  expect(
    unload(
      unpack(packed()),
      guardStorage(() => laptop),
    ),
  ).toBe(2)
  expect(readSave(laptop.kept.get('arcade.equalz') ?? '').save).toMatchObject({
    stars: { 1: 3, 2: 2, 5: 1 },
    days: { '2026-11-16': 1 },
    level: 6,
  })
  expect(readSave(laptop.kept.get('arcade.pool8') ?? '').save).toMatchObject({ best: { 1: 8 }, level: 2 })
  expect(laptop.kept.has('arcade.settings')).toBe(false)
})

test('the same file twice changes nothing the second time', () => {
  const laptop = memory()
  const storage = guardStorage(() => laptop)
  unload(unpack(packed()), storage)
  const once = new Map(laptop.kept)
  unload(unpack(packed()), storage)
  expect(laptop.kept).toEqual(once)
})

test('a save of a newer version that is already there stays', () => {
  const newer = '{"version":99}'
  const laptop = memory({ 'arcade.pool8': newer })
  expect(
    unload(
      unpack(packed()),
      guardStorage(() => laptop),
    ),
  ).toBe(1)
  expect(laptop.kept.get('arcade.pool8')).toBe(newer)
})

describe('a file is refused', () => {
  const file = packed()
  const withNewer = pack(guardStorage(() => memory(PHONE))).replace('"version":1', '"version":2')
  test.each([
    ['that is empty', '', 'no file of saved games'],
    ['that was cut short', file.slice(0, -9), 'no file of saved games'],
    ['that is something else', '{"name":"greenhouse"}', 'no file of saved games'],
    ['that is a picture', '\u0089PNG\r\n', 'no file of saved games'],
    ['in which a digit changed', file.replace('"1":8', '"1":9'), 'damaged'],
    ['in which a game was renamed', file.replace('"pool8"', '"POOL8"'), 'damaged'],
    ['of a newer version', withNewer, 'newer version'],
  ])('%s', (_, text, reason) => {
    expect(() => unpack(text)).toThrow(Refusal)
    expect(() => unpack(text)).toThrow(reason)
  })
})

test('where nothing can be kept, nothing was merged', () => {
  const blocked = guardStorage(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError')
  })
  expect(unload(unpack(packed()), blocked)).toBe(0)
})
