import { describe, expect, test } from 'vitest'
import type { Sound } from '../../kit/sound/voices.ts'
import type { Gesture, ViewFeedback } from '../../kit/view.ts'
import { ROW } from '../rules/curve.ts'
import { createHand } from '../view/hand.ts'
import { rules, type Day, type Egg } from '../rules.ts'

const egg = (id: number, place: number, at: number, form: Egg['form'] = 'plain'): Egg => ({
  id,
  kind: 0,
  other: 0,
  form,
  place,
  at,
})
const day = (...eggs: Egg[]): Day => ({
  ...rules.start(1, 1),
  gates: [
    { place: 1, way: 0 },
    { place: 2, way: 0 },
  ],
  eggs,
})
const way = (way: 'left' | 'right' | 'up' | 'down', repeat = false): Gesture => ({
  kind: 'direction',
  way,
  repeat,
})
const open = (play: ViewFeedback['play'] = () => {}) =>
  createHand(({ x }) => (x < 100 ? { flip: 1 } : undefined), { play })

describe('a finger', () => {
  test('flips the gate under it', () => {
    expect(open().read({ kind: 'press', x: 10, y: 0 }, day())).toEqual({ flip: 1 })
    expect(open().read({ kind: 'press', x: 200, y: 0 }, day())).toBeUndefined()
  })

  test('overrides answers by key', () => {
    const hand = open()
    const now = day(egg(1, 1, 100))
    expect(hand.read(way('right'), now)).toEqual({ flip: 1 })
    hand.read({ kind: 'press', x: 10, y: 0 }, now)
    expect(hand.steer(now)).toBeUndefined()
  })
})

describe('keys and pad', () => {
  test('answer for the egg that reaches its gate first, then for the next', () => {
    const hand = open()
    const now = day(egg(1, 2, ROW + 100), egg(2, 1, 900))
    hand.read(way('up'), now)
    expect(hand.marked(now)?.id).toBe(2)
    expect(hand.read(way('right'), now)).toEqual({ flip: 1 })
    expect(hand.marked(now)?.id).toBe(1)
    expect(hand.read(way('left'), now), 'the first answer is still to be carried out').toEqual({ flip: 1 })
    expect(hand.marked(now)).toBeUndefined()
  })

  test('select an egg from the start, but mark it only once they are used', () => {
    const hand = open()
    const now = day(egg(1, 1, 100))
    expect([hand.selected(now)?.id, hand.marked(now)]).toEqual([1, undefined])
    hand.read(way('left'), now)
    expect(hand.selected(now), 'it is answered').toBeUndefined()
  })

  test('delay an answer until an earlier egg has passed the gate', () => {
    const heard: Sound[] = []
    const hand = open((...sounds) => heard.push(...sounds))
    const now = day(egg(1, 1, 900), egg(2, 1, 100))
    expect(hand.read(way('left'), now)).toBeUndefined()
    expect(heard, 'it is heard, once').toHaveLength(1)
    expect(hand.read(way('right'), now)).toBeUndefined()
    expect(hand.steer(now)).toBeUndefined()
    expect(hand.steer(day(egg(1, 2, ROW), egg(2, 1, 200)))).toEqual({ flip: 1 })
  })

  test('take answers back with up, and answer once for a held key', () => {
    const hand = open()
    const now = day(egg(1, 1, 100))
    expect(hand.read(way('right', true), now)).toBeUndefined()
    hand.read(way('left'), now)
    hand.read(way('up'), now)
    expect(hand.marked(now)?.id).toBe(1)
  })

  test('shoo the fox with down, then throw out the foremost rotten egg, and do nothing else', () => {
    const now = day(egg(1, 2, ROW + 50), egg(2, 1, 900, 'rotten'), egg(3, 1, 100, 'rotten'))
    expect(open().read(way('down'), { ...now, fox: 3 })).toEqual({ shoo: 3 })
    expect(open().read(way('down'), now)).toEqual({ toss: 2 })
    expect(open().read(way('down'), day(egg(1, 1, 100)))).toBeUndefined()
  })

  test('skip a twin, which splits by itself', () => {
    const now = day(egg(1, 1, 900, 'twin'), egg(2, 1, 100))
    expect(open().selected(now)?.id).toBe(2)
  })

  test('select a rotten egg until the end of its path', () => {
    expect(open().selected(day(egg(1, 4, ROW * 2, 'rotten')))?.id).toBe(1)
    expect(open().selected(day(egg(1, 4, ROW * 2)))).toBeUndefined()
  })

  test('flip the next gate with the button, or the topmost when there is no egg', () => {
    expect(open().read({ kind: 'confirm' }, day(egg(1, 2, ROW + 50), egg(2, 1, 10)))).toEqual({ flip: 2 })
    expect(open().read({ kind: 'confirm' }, day())).toEqual({ flip: 1 })
  })

  test('drop answers with the round', () => {
    const hand = open()
    hand.read(way('right'), day(egg(1, 1, 100)))
    hand.steer(day())
    expect(hand.steer(day(egg(1, 1, 100)))).toBeUndefined()
  })
})
