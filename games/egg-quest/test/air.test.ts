import { describe, expect, test } from 'vitest'
import { forFreshSeeds } from '../../kit/test/seeds.ts'
import { chance } from '../../kit/rules/chance.ts'
import { BLOOM, CHAIN, CROW, POINTS, pullAt, SPRING, TREE, WIND, ZONES } from '../rules/curve.ts'
import { flightX, flightY, leapFrom } from '../rules/flight.ts'
import { beatOf, crowX, crowY, dealNest, isFrail, isShut, windAt, type Nest } from '../rules/nests.ts'
import { EGG, nestOf, rules, type Climb } from '../rules.ts'
import { LATER, afterLeap, sittingIn, tick, withNest } from './small-trees.ts'

const home = nestOf(rules.start(1, 1), 0)

const sprung = (x2: number, x3: number): Climb =>
  withNest(withNest(withNest(sittingIn('spring'), 1, { reach: 0 }), 2, { x: x2 }), 3, { x: x3 })

const windy = (wind: number) => withNest(sittingIn('still'), 1, { wind })

const windsAt = (id: number) =>
  [0, 0.25, 0.5].map((part) => windAt({ ...home, id, wind: 1 }, part * WIND.turn))

/** A still nest above the egg, with a crow below it that meets a leap made now. */
function underCrow(more: Partial<Climb> = {}): Climb {
  const climb = { ...withNest(sittingIn('still', { x: 0 }), 2, { crow: true }), ...more }
  const near = (phase: number) => {
    const nest: Nest = { ...nestOf(climb, 2), phase }
    return Math.abs(crowX(nest, LATER + 6))
  }
  const phases = Array.from({ length: 64 }, (_, i) => i / 64)
  return withNest(climb, 2, { phase: phases.toSorted((a, b) => near(a) - near(b))[0] ?? 0 })
}

const paceOf = (id: number) => Math.abs(crowX({ ...home, id }, 10) - crowX({ ...home, id }, 9))

const underFlower = (shut: boolean) => {
  const climb = withNest(sittingIn('still'), 2, { kind: 'bloom', x: 0, reach: 0 })
  // A normal leap lands after 39 or 40 ticks.
  const phase = (shut ? 0.85 : 0.3) - beatOf({ ...home, phase: 0 }, LATER + 40) + 1
  return withNest(climb, 2, { phase: phase % 1 })
}

describe('a spring', () => {
  test('carries the egg past a nest, which counts too', () => {
    expect(afterLeap(sprung(0, 0))).toMatchObject({ at: 3, best: 3, combo: 1, points: 2 * POINTS.nest * 2 })
  })

  test('can drop the egg into the nest between, or back into its own', () => {
    expect(afterLeap(sprung(0, 500))).toMatchObject({ at: 2, best: 2, points: POINTS.nest * 2 })
    expect(afterLeap(sprung(500, 500))).toMatchObject({ at: 1, cracked: true })
  })

  test('clears the second nest and never the third', () => {
    expect(TREE.spring).toBeGreaterThan(2 * TREE.spacing + TREE.lift)
    expect(TREE.spring).toBeLessThan(3 * TREE.spacing)
  })
})

describe('wind', () => {
  test.each([1, -1])('of %i carries a leap aside at a constant rate', (wind) => {
    let climb = rules.act(windy(wind), 'leap')
    for (let i = 0; i < 20; i++) climb = tick(climb)
    const { flight } = climb
    expect(flight && flightX(flight, flight.age)).toBeCloseTo(20 * wind)
  })

  test('carries an egg to a nest that is not straight above', () => {
    // A normal leap is 39 ticks in the air.
    expect(afterLeap(withNest(windy(1), 2, { x: 40 }))).toMatchObject({ at: 2, centres: 1 })
    expect(afterLeap(withNest(windy(0), 2, { x: 60 }))).toMatchObject({ at: 1, cracked: true })
  })

  test('is steady below the aurora and swings from there on', () => {
    expect(windsAt(WIND.turns - 1)).toEqual([1, 1, 1])
    expect(windsAt(WIND.turns)).toEqual([-1, 0, 1])
  })
})

describe('a crow', () => {
  test('stops a leap that hits it, and disappears', () => {
    const { nests, ...after } = afterLeap(underCrow())
    expect(after).toMatchObject({ at: 1, cracked: true, bumps: 1, points: 0, scared: 0 })
    expect(nests.some(({ crow }) => crow)).toBe(false)
  })

  test('flees from a fever and scores', () => {
    const combo = CHAIN.fever
    const after = afterLeap(underCrow({ combo, longest: combo }))
    const points = POINTS.crow * (1 + combo) + POINTS.nest * (2 + combo)
    expect(after).toMatchObject({ at: 2, bumps: 0, scared: 1, combo: combo + 1, points })
  })

  test('lets a delayed leap pass', () => {
    let climb = underCrow()
    for (let i = 0; i < CROW.period / 4; i++) climb = tick(climb)
    expect(afterLeap(climb)).toMatchObject({ at: 2, bumps: 0 })
    expect(nestOf(climb, 2).crow).toBe(true)
  })

  test('flies between two nests, out of reach of a sitting egg', () => {
    const above = { ...home, id: 40 }
    expect(crowY(above) - CROW.near).toBeGreaterThan(39 * TREE.spacing + TREE.lift + EGG)
    for (let at = 0; at < 600; at++) expect(Math.abs(crowX(above, at))).toBeLessThanOrEqual(CROW.reach)
  })

  test('is faster as a comet', () => {
    expect(paceOf(CROW.comets)).toBeGreaterThan(1.5 * paceOf(CROW.comets - 1))
  })
})

describe('a flower', () => {
  test.each([
    [false, { at: 2, eggs: 3 }],
    [true, { at: 1, cracked: true }],
  ])('catches an egg unless it is shut: shut = %s', (shut, expected) => {
    expect(afterLeap(underFlower(shut))).toMatchObject(expected)
  })

  test('is open for most of its beat, while a normal nest is never shut', () => {
    const bloom = { ...home, kind: 'bloom' as const }
    const shut = Array.from({ length: BLOOM.beat }, (_, at) => isShut(bloom, at)).filter(Boolean).length
    expect(shut / BLOOM.beat).toBeCloseTo(1 - BLOOM.open, 1)
    expect(isShut(home, BLOOM.beat - 1)).toBe(false)
  })
})

describe('gravity', () => {
  test.each(ZONES.map(({ name, from }) => [name, from] as const))(
    'does not change the height of a leap: %s',
    (_, id) => {
      const flight = leapFrom({ ...home, id }, 0)
      const top = flight.rise / flight.pull
      expect(flightY(flight, top) - flight.y).toBeCloseTo(TREE.leap)
    },
  )

  test('is low among the stars and high at dawn', () => {
    const [orchard, stars, dawn] = [0, 4, 7].map((zone) => pullAt(ZONES[zone]?.from ?? 0))
    expect([orchard, stars, dawn]).toEqual([0.6, 0.4, 0.8])
  })
})

describe('a new feature', () => {
  test('always appears on its first nest, never earlier, and never above a frail nest', () => {
    forFreshSeeds(8, (seed) => {
      const deal = chance(seed)
      const nests: Nest[] = []
      for (let id = 0; id <= 60; id++) nests.push(dealNest(id, nests.at(-1), deal))
      const first = (matches: (nest: Nest) => boolean) => nests.find(matches)?.id
      expect(first(({ kind }) => kind === 'spring')).toBe(SPRING.from)
      expect(first(({ wind }) => wind !== 0)).toBe(WIND.from)
      expect(Math.abs(nests[WIND.from]?.wind ?? 0)).toBe(WIND.gentle)
      expect(first(({ crow }) => crow)).toBe(CROW.from)
      expect(first(({ kind }) => kind === 'bloom')).toBe(BLOOM.from)
      for (const [i, nest] of nests.entries()) {
        const below = nests[i - 1]
        if (!below || !isFrail(below)) continue
        expect(nest.crow || nest.kind === 'bloom', `above ${below.kind} ${i - 1}`).toBe(false)
      }
    })
  })
})
