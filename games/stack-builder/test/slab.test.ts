import { describe, expect, test } from 'vitest'
import { FOUNDATION, widenedAlong, land, type Axis, type Slab } from '../rules/slab.ts'

const slab = (x: number, z: number, w: number, d: number): Slab => ({ x, z, w, d })

describe('a landing', () => {
  const below = slab(-200, -100, 400, 200)
  test.each<[string, Slab, Axis, Slab | undefined, Slab | undefined]>([
    ['lined up', below, 0, below, undefined],
    ['too far along x', slab(-150, -100, 400, 200), 0, slab(-150, -100, 350, 200), slab(200, -100, 50, 200)],
    [
      'not far enough along x',
      slab(-290, -100, 400, 200),
      0,
      slab(-200, -100, 310, 200),
      slab(-290, -100, 90, 200),
    ],
    ['too far along z', slab(-200, 60, 400, 200), 1, slab(-200, 60, 400, 40), slab(-200, 100, 400, 160)],
    ['by one grain', slab(199, -100, 400, 200), 0, slab(199, -100, 1, 200), slab(200, -100, 399, 200)],
    ['just past the edge', slab(200, -100, 400, 200), 0, undefined, slab(200, -100, 400, 200)],
    ['just short of the edge', slab(-200, -300, 400, 200), 1, undefined, slab(-200, -300, 400, 200)],
  ])('%s', (_name, arriving, axis, kept, cut) => {
    expect(land(arriving, below, axis)).toEqual({ ...(kept && { kept }), ...(cut && { cut }) })
  })

  test('splits the slab without loss', () => {
    for (let at = -599; at < 200; at += 7) {
      const { kept, cut } = land(slab(at, -100, 400, 200), below, 0)
      expect((kept?.w ?? 0) + (cut?.w ?? 0)).toBe(400)
    }
  })

  test.each<[string, Slab, Axis, number, Slab]>([
    ['around its centre', slab(-100, 0, 200, 50), 0, 40, slab(-120, 0, 240, 50)],
    ['only within the foundation', slab(400, 0, 100, 50), 0, 60, slab(340, 0, 160, 50)],
    ['a full slab not at all', FOUNDATION, 1, 45, FOUNDATION],
    ['up to the last grain', slab(-500, -480, 1000, 970), 1, 45, FOUNDATION],
  ])('widens %s', (_name, before, axis, by, after) => {
    expect(widenedAlong(before, axis, by)).toEqual(after)
  })
})
