import { describe, expect, test } from 'vitest'
import { build, type Skill } from './people.ts'
import { busiest } from './busiest.ts'
import { perfectAt, SLAB, speedAt, zoneAt, ZONES } from '../rules/curve.ts'
import { isPerfect, rules, sliderSlab, storeysOf, topOf, type Site } from '../rules.ts'
import { FOUNDATION, grown, land, type Axis, type Slab } from '../rules/slab.ts'

const seeds = (count: number) => Array.from({ length: count }, (_, i) => i + 1)
const tick = (site: Site) => rules.tick?.(site) ?? site
const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

describe('the proof', () => {
  test('a perfect bot builds 200 storeys, and none of them loses a grain', () => {
    for (const seed of seeds(50)) {
      const site = build(seed, { error: 0 }, 200)
      expect(storeysOf(site), `seed ${seed}`).toBe(200)
      expect(site.tower.every(({ w, d }) => w === SLAB.full && d === SLAB.full)).toBe(true)
    }
  })

  // Exact, because rules are deterministic: whoever changes how the game plays sees here by how much.
  test.each<[string, Skill, { storeys: number; seconds: number; shortest: number }]>([
    ['errs by 1 tick', { error: 1 }, { storeys: 188.4, seconds: 187, shortest: 155 }],
    ['errs by 2 ticks', { error: 2 }, { storeys: 104.7, seconds: 115, shortest: 73 }],
    ['errs by 6 ticks', { error: 6 }, { storeys: 33.6, seconds: 45, shortest: 23 }],
    ['is a child and errs by 10', { error: 10 }, { storeys: 21, seconds: 30, shortest: 14 }],
    ['drops blindly', { error: 0, blind: 90 }, { storeys: 4.7, seconds: 7, shortest: 2 }],
  ])('a builder who %s', (_name, skill, expected) => {
    const rounds = seeds(200).map((seed) => build(seed, skill, 400))
    expect({
      storeys: Math.round(mean(rounds.map(storeysOf)) * 10) / 10,
      seconds: Math.round(mean(rounds.map((site) => site.tick / 60))),
      shortest: Math.min(...rounds.map(storeysOf)),
    }).toEqual(expected)
  })
})

describe('the curve', () => {
  test('grows faster and stricter, and every pass keeps a perfect tick', () => {
    for (let storey = 2; storey < 600; storey++) {
      expect(speedAt(storey)).toBeGreaterThanOrEqual(speedAt(storey - 1))
      expect(perfectAt(storey)).toBeLessThanOrEqual(perfectAt(storey - 1))
      expect(perfectAt(storey) * 2, `storey ${storey}`).toBeGreaterThanOrEqual(speedAt(storey) + SLAB.uneven)
    }
  })

  test('ends where one tick is perfect, so that nobody ever masters it', () => {
    expect((perfectAt(1000) * 2) / speedAt(1000)).toBeLessThan(1.1)
    expect((perfectAt(1) * 2) / speedAt(1)).toBeGreaterThan(5)
  })

  test('leads from the garden to the stars', () => {
    expect(ZONES.map(({ from }) => zoneAt(from))).toEqual([0, 1, 2, 3, 4, 5])
    expect(ZONES.slice(1).map(({ from }) => zoneAt(from - 1))).toEqual([0, 1, 2, 3, 4])
  })
})

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
  ])('%s', (_name, coming, axis, kept, cut) => {
    expect(land(coming, below, axis)).toEqual({ ...(kept && { kept }), ...(cut && { cut }) })
  })

  test('loses and gains nothing: what stays and what falls make up the slab', () => {
    for (let at = -599; at < 200; at += 7) {
      const { kept, cut } = land(slab(at, -100, 400, 200), below, 0)
      expect((kept?.w ?? 0) + (cut?.w ?? 0)).toBe(400)
    }
  })

  test.each<[string, Slab, Axis, number, Slab]>([
    ['around its middle', slab(-100, 0, 200, 50), 0, 40, slab(-120, 0, 240, 50)],
    ['not past the foundation', slab(400, 0, 100, 50), 0, 60, slab(340, 0, 160, 50)],
    ['never wider than a whole slab', FOUNDATION, 1, 45, FOUNDATION],
    ['to its last grain', slab(-500, -480, 1000, 970), 1, 45, FOUNDATION],
  ])('widens %s', (_name, before, axis, by, after) => {
    expect(grown(before, axis, by)).toEqual(after)
  })
})

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
