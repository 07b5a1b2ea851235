import { describe, expect, test } from 'vitest'
import { perfectAt, SLAB } from '../rules/curve.ts'
import { isPerfect, rules, sliderSlab, storeysOf, topOf, type Site } from '../rules.ts'
import { FOUNDATION, land, type Slab } from '../rules/slab.ts'
import { busiest } from './busiest.ts'
import { build } from './people.ts'

const seeds = (count: number) => Array.from({ length: count }, (_, i) => i + 1)
const tick = (site: Site) => rules.tick?.(site) ?? site
const slab = (x: number, z: number, w: number, d: number): Slab => ({ x, z, w, d })

describe('a drop', () => {
  const ready: Site = { ...rules.start(3, 1), rest: 0 }
  const at = (off: number, change: Partial<Site> = {}): Site => ({
    ...ready,
    ...change,
    slider: { ...ready.slider, off },
  })

  test('within the tolerance lands as if it were lined up, beside it it is cut', () => {
    const tolerance = perfectAt(1)
    for (const off of [0, tolerance, -tolerance]) {
      const after = rules.act(at(off), 'drop')
      expect([topOf(after), after.streak, after.rest]).toEqual([FOUNDATION, 1, SLAB.perfectRest])
    }
    const after = rules.act(at(tolerance + 1, { streak: 5 }), 'drop')
    expect([topOf(after).w, after.streak, after.rest]).toEqual([SLAB.full - tolerance - 1, 0, SLAB.rest])
    expect(isPerfect(tolerance + 1, 1)).toBe(false)
  })

  test('widens the slab from the third perfect one in a row', () => {
    const narrow = slab(0, 0, 300, 300)
    const laid = (streak: number) => topOf(rules.act(at(0, { tower: [FOUNDATION, narrow], streak }), 'drop'))
    expect(laid(SLAB.growFrom - 2)).toEqual(narrow)
    expect(laid(SLAB.growFrom - 1).w).toBe(300 + SLAB.grow)
  })

  test('that misses ends the round, and nothing happens after that', () => {
    const narrow = { tower: [FOUNDATION, slab(0, 0, 300, 300)] }
    expect(rules.act(at(-299, narrow), 'drop').missed).toBe(false)
    const after = rules.act(at(-300, narrow), 'drop')
    expect([after.missed, rules.outcome(after), rules.score(after)]).toEqual([true, 'lost', 1])
    expect(rules.act(after, 'drop')).toBe(after)
    expect(tick(after)).toBe(after)
    expect(rules.moves(after)).toEqual([])
  })

  test('is not taken while the next slab is still far off: a double tap costs nothing', () => {
    let site = rules.act(at(0), 'drop')
    const { off, speed } = site.slider
    const deaf = SLAB.perfectRest + Math.ceil((Math.abs(off) - SLAB.within) / speed)
    for (let i = 0; i < deaf; i++) {
      expect(rules.act(site, 'drop'), `tick ${i}`).toBe(site)
      expect(rules.moves(site)).toEqual([])
      site = tick(site)
    }
    expect(rules.act(site, 'drop')).not.toBe(site)
  })

  test('turns the way of sliding: along x, along z, along x', () => {
    const { axis } = ready.slider
    const after = rules.act(at(0), 'drop')
    expect([
      axis,
      after.slider.axis,
      rules.act({ ...after, rest: 0, slider: { ...after.slider, off: 0 } }, 'drop').slider.axis,
    ]).toEqual([0, 1, 0])
  })
})

describe('sliding', () => {
  test('goes to and fro for ever, equally long each way, and nothing else changes for someone who waits', () => {
    let site: Site = { ...rules.start(1, 1), rest: 0 }
    const turns: number[] = []
    for (let i = 0; i < 3000; i++) {
      const next = tick(site)
      if (next.slider.way !== site.slider.way) turns.push(i)
      expect(Math.abs(next.slider.off)).toBeLessThanOrEqual(SLAB.reach)
      expect(Math.abs(next.slider.off - site.slider.off)).toBeLessThanOrEqual(site.slider.speed)
      site = next
    }
    const lengths = turns.slice(1).map((turn, i) => turn - (turns[i] ?? 0))
    expect(Math.max(...lengths) - Math.min(...lengths)).toBeLessThanOrEqual(1)
    expect([site.tower.length, rules.outcome(site)]).toEqual([1, 'playing'])
  })

  test('begins where it cannot land, on either side once the beginning is over', () => {
    const sides = new Set<number>()
    for (const seed of seeds(20)) {
      const site = build(seed, { error: 0 }, 12)
      const { kept } = land(sliderSlab(site), topOf(site), site.slider.axis)
      expect(kept).toBeUndefined()
      sides.add(Math.sign(site.slider.off))
      expect(build(seed, { error: 0 }, 5).slider.off).toBe(-SLAB.reach)
    }
    expect([...sides].sort()).toEqual([-1, 1])
  })
})

describe('the busiest scene', () => {
  test('is a round that the rules can go on with, high up and in the middle of a streak', () => {
    const site = busiest()
    expect(rules.outcome(site)).toBe('playing')
    expect(storeysOf(site)).toBeGreaterThan(40)
    expect(storeysOf(rules.act(site, 'drop'))).toBe(storeysOf(site) + 1)
  })
})
