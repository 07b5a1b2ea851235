import { describe, expect, test } from 'vitest'
import { chance } from '../../kit/rules/chance.ts'
import { BLOOM, CHAIN, CROW, POINTS, pullAt, SPRING, TREE, WIND, ZONES } from '../rules/curve.ts'
import { asideOf, heightOf, leapFrom } from '../rules/flight.ts'
import { beatOf, crowX, crowY, dealNest, isFrail, isShut, windAt, type Nest } from '../rules/nests.ts'
import { EGG, nestOf, rules, type Climb } from '../rules.ts'
import { LATER, leapt, standing, tick, withNest } from './standing.ts'

const home = nestOf(rules.start(1, 1), 0)

const sprung = (x2: number, x3: number): Climb =>
  withNest(withNest(withNest(standing('spring'), 1, { reach: 0 }), 2, { x: x2 }), 3, { x: x3 })

const windy = (wind: number) => withNest(standing('still'), 1, { wind })

const blows = (id: number) => [0, 0.25, 0.5].map((part) => windAt({ ...home, id, wind: 1 }, part * WIND.turn))

/** A crow is right over the egg as it comes by, and behind it a nest that stands still. */
function crowed(more: Partial<Climb> = {}): Climb {
  const climb = { ...withNest(standing('still', { x: 0 }), 2, { crow: true }), ...more }
  const near = (phase: number) => {
    const nest: Nest = { ...nestOf(climb, 2), phase }
    return Math.abs(crowX(nest, LATER + 6))
  }
  const phases = Array.from({ length: 64 }, (_, i) => i / 64)
  return withNest(climb, 2, { phase: phases.toSorted((a, b) => near(a) - near(b))[0] ?? 0 })
}

const paceOf = (id: number) => Math.abs(crowX({ ...home, id }, 10) - crowX({ ...home, id }, 9))

const over = (shut: boolean) => {
  const climb = withNest(standing('still'), 2, { kind: 'bloom', x: 0, reach: 0 })
  // A usual leap lands after 39 ticks or 40.
  const phase = (shut ? 0.85 : 0.3) - beatOf({ ...home, phase: 0 }, LATER + 40) + 1
  return withNest(climb, 2, { phase: phase % 1 })
}

describe('a spring', () => {
  test('carries the egg over a nest, which counts', () => {
    expect(leapt(sprung(0, 0))).toMatchObject({ at: 3, best: 3, combo: 1, points: 2 * POINTS.nest * 2 })
  })

  test('that misses may still be caught by the nest between', () => {
    expect(leapt(sprung(0, 500))).toMatchObject({ at: 2, best: 2, points: POINTS.nest * 2 })
    expect(leapt(sprung(500, 500))).toMatchObject({ at: 1, cracked: true })
  })

  test('clears the second nest wherever it is, and never the third', () => {
    expect(TREE.spring).toBeGreaterThan(2 * TREE.spacing + TREE.lift)
    expect(TREE.spring).toBeLessThan(3 * TREE.spacing)
  })
})

describe('wind', () => {
  test.each([1, -1])('carries a leap aside, by as much in each tick: %i', (wind) => {
    let climb = rules.act(windy(wind), 'leap')
    for (let i = 0; i < 20; i++) climb = tick(climb)
    const { flight } = climb
    expect(flight && asideOf(flight, flight.age)).toBeCloseTo(20 * wind)
  })

  test('takes an egg to a nest that is not above it', () => {
    // A usual leap is 39 ticks in the air.
    expect(leapt(withNest(windy(1), 2, { x: 40 }))).toMatchObject({ at: 2, centres: 1 })
    expect(leapt(withNest(windy(0), 2, { x: 60 }))).toMatchObject({ at: 1, cracked: true })
  })

  test('is steady below the aurora, and turns from there on', () => {
    expect(blows(WIND.turns - 1)).toEqual([1, 1, 1])
    expect(blows(WIND.turns)).toEqual([-1, 0, 1])
  })
})

describe('a crow', () => {
  test('stops a leap that runs into it, and is gone', () => {
    const { nests, ...after } = leapt(crowed())
    expect(after).toMatchObject({ at: 1, cracked: true, bumps: 1, points: 0, scared: 0 })
    expect(nests.some(({ crow }) => crow)).toBe(false)
  })

  test('flees from a fever, and pays', () => {
    const combo = CHAIN.fever
    const after = leapt(crowed({ combo, longest: combo }))
    const points = POINTS.crow * (1 + combo) + POINTS.nest * (2 + combo)
    expect(after).toMatchObject({ at: 2, bumps: 0, scared: 1, combo: combo + 1, points })
  })

  test('lets pass who waits', () => {
    let climb = crowed()
    for (let i = 0; i < CROW.period / 4; i++) climb = tick(climb)
    expect(leapt(climb)).toMatchObject({ at: 2, bumps: 0 })
    expect(nestOf(climb, 2).crow).toBe(true)
  })

  test('flies between two nests, out of reach of eggs that sit', () => {
    const above = { ...home, id: 40 }
    expect(crowY(above) - CROW.near).toBeGreaterThan(39 * TREE.spacing + TREE.lift + EGG)
    for (let at = 0; at < 600; at++) expect(Math.abs(crowX(above, at))).toBeLessThanOrEqual(CROW.reach)
  })

  test('is a comet high up, and faster', () => {
    expect(paceOf(CROW.comets)).toBeGreaterThan(1.5 * paceOf(CROW.comets - 1))
  })
})

describe('a flower', () => {
  test.each([
    [false, { at: 2, eggs: 3 }],
    [true, { at: 1, cracked: true }],
  ])('that is shut (%s) catches nothing', (shut, expected) => {
    expect(leapt(over(shut))).toMatchObject(expected)
  })

  test('is open for most of its beat, and other nests are never shut', () => {
    const bloom = { ...home, kind: 'bloom' as const }
    const shut = Array.from({ length: BLOOM.beat }, (_, at) => isShut(bloom, at)).filter(Boolean).length
    expect(shut / BLOOM.beat).toBeCloseTo(1 - BLOOM.open, 1)
    expect(isShut(home, BLOOM.beat - 1)).toBe(false)
  })
})

describe('among the stars', () => {
  test.each(ZONES.map(({ name, from }) => [name, from] as const))(
    'a leap is as high as ever: %s',
    (_, id) => {
      const flight = leapFrom({ ...home, id }, 0)
      const top = flight.rise / flight.pull
      expect(heightOf(flight, top) - flight.y).toBeCloseTo(TREE.leap)
    },
  )

  test('it is slower, and at dawn quicker than ever', () => {
    const [orchard, stars, dawn] = [0, 4, 7].map((zone) => pullAt(ZONES[zone]?.from ?? 0))
    expect([orchard, stars, dawn]).toEqual([0.6, 0.4, 0.8])
  })
})

describe('what is new', () => {
  test('is there for sure where it begins, and not before', () => {
    for (const seed of [1, 2, 3, 4, 5, 6, 7, 8]) {
      const deal = chance(seed)
      const nests: Nest[] = []
      for (let id = 0; id <= 60; id++) nests.push(dealNest(id, nests.at(-1), deal))
      const first = (is: (nest: Nest) => boolean) => nests.find(is)?.id
      expect(first(({ kind }) => kind === 'spring')).toBe(SPRING.from)
      expect(first(({ wind }) => wind !== 0)).toBe(WIND.from)
      expect(Math.abs(nests[WIND.from]?.wind ?? 0)).toBe(WIND.gentle)
      expect(first(({ crow }) => crow)).toBe(CROW.from)
      expect(first(({ kind }) => kind === 'bloom')).toBe(BLOOM.from)
      for (const [i, nest] of nests.entries()) {
        const below = nests[i - 1]
        if (!below || !isFrail(below)) continue
        expect(nest.crow || nest.kind === 'bloom', `seed ${seed}, above ${below.kind} ${i - 1}`).toBe(false)
      }
    }
  })
})
