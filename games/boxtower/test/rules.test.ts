import { describe, expect, test } from 'vitest'
import { seeds, SKILLS } from '../../kit/test/people.ts'
import { person, playRound, steady } from './people.ts'
import { busiest } from './busiest.ts'
import { MAGNET, SHARES, STORM, YARD } from '../rules/curve.ts'
import { shapeOf, type CrateKind } from '../rules/kinds.ts'
import { PHYSICS, type Moving } from '../rules/physics.ts'
import { hangOf, isAsleep, isReady, lostBelow, towerTop, type Yard } from '../rules/yard.ts'
import { rules } from '../rules.ts'

const tick = (yard: Yard) => rules.tick?.(yard) ?? yard
const STEADY = { error: 0, patient: true }

function pass(yard: Yard, ticks: number): Yard {
  for (let i = 0; i < ticks; i++) yard = tick(yard)
  return yard
}

/** Drops crates, each after its wait in ticks, and then lets the tower settle. */
function drops(seed: number, waits: readonly number[]): Yard {
  let yard = rules.start(seed, 1)
  for (const wait of waits) {
    yard = pass(yard, wait)
    while (!isReady(yard) && rules.outcome(yard) === 'playing') yard = tick(yard)
    yard = rules.act(yard, 'drop')
  }
  return pass(yard, 300)
}

/** A tower set up by hand. */
function standing(crates: readonly Pick<Moving, 'kind' | 'x' | 'y'>[], change: Partial<Yard> = {}): Yard {
  return {
    ...rules.start(1, 1),
    tick: YARD.grace,
    calm: 0,
    // Calm weather throughout.
    gust: { from: 1e6, until: 2e6, push: 0, blows: 0 },
    loose: crates.map((crate, i) => ({ id: i + 1, turn: 0, vx: 0, vy: 0, spin: 0, ...crate })),
    ...change,
  }
}

const cubes = (count: number) =>
  Array.from({ length: count }, (_, i) => ({
    kind: 'cube' as const,
    x: 0,
    y: (i + 0.5) * shapeOf('cube').high,
  }))

describe('guarantees', () => {
  // Fixed seeds: what a bot reaches is a statistic.
  test.each(seeds(6))('a steady bot reaches 25 crates with seed %i', (seed) => {
    const yard = playRound(seed, STEADY, 25, 60 * 300)
    expect(yard.loose.length + yard.rooted.length).toBe(25)
    expect(yard.lost).toBeLessThan(YARD.spare)
  })

  test('a centred tower at rest stays at rest for five minutes', () => {
    const tower = pass(standing(cubes(9)), 600)
    expect(isAsleep(tower)).toBe(true)
    const later = pass(tower, 18_000)
    expect(later.loose).toEqual(tower.loose)
    expect(Math.abs(later.height - 9 * shapeOf('cube').high * YARD.ell)).toBeLessThan(2)
    expect(later.lost).toBe(0)
  })

  test('the same drops give the same tower', () => {
    const waits = [110, 30, 25, 20, 22, 30]
    const one = drops(11, waits)
    drops(12, [30, 30, 30])
    expect(drops(11, waits)).toEqual(one)
    expect(drops(11, [111, ...waits.slice(1)]).loose).not.toEqual(one.loose)
  })

  test('a JSON round trip in every tick does not change 15 seconds of a round', () => {
    const presses = steady({ error: 6, patient: false }, 4)
    let kept = rules.start(4, 1)
    let saved = kept
    while (kept.tick < 900) {
      if (presses(kept)) [kept, saved] = [rules.act(kept, 'drop'), rules.act(saved, 'drop')]
      kept = tick(kept)
      saved = tick(JSON.parse(JSON.stringify(saved)) as Yard)
    }
    expect(saved).toEqual(kept)
    expect(kept.crates).toBeGreaterThan(5)
  })
})

describe('a saved yard', () => {
  const yard = busiest()
  test.each([
    ['an unbounded force', { grips: [[4, 0, 0, 1e308, 0]] }],
    ['an unbounded friction', { grips: [[4, 0, 0, 0, -1e308]] }],
    ['a fractional corner', { grips: [[4, 0, 0.5, 0, 0]] }],
    ['a grip of six numbers', { grips: [[4, 0, 0, 0, 0, 0]] }],
  ])('is rejected with %s', (_, change) => {
    expect(rules.fits?.(yard)).toBe(true)
    expect(rules.fits?.({ ...yard, ...change })).toBe(false)
  })
})

describe('dropping', () => {
  const opening = rules.start(7, 1)

  test('releases the crate where it hangs and leaves the hook empty', () => {
    const later = pass(opening, 20)
    const dropped = rules.act(later, 'drop')
    const { x, y } = hangOf(later)
    expect(dropped.loose[0]).toMatchObject({ id: 1, kind: later.hanging, x, y })
    expect(dropped.hanging).toBeNull()
    expect(rules.moves(dropped)).toEqual([])
    expect(rules.act(dropped, 'drop')).toBe(dropped)
  })

  test('brings the next crate once the last one is down, and delays its drop for a moment', () => {
    let yard = rules.act(opening, 'drop')
    const { next } = yard
    while (yard.hanging === null) yard = tick(yard)
    expect(yard.hanging).toBe(next)
    expect(yard.landing?.id).toBe(1)
    expect(isReady(yard)).toBe(false)
    expect(isReady(pass(yard, YARD.lowering))).toBe(true)
  })

  test('keeps the hanging crate more than an ell above the first twelve crates', () => {
    let yard = opening
    const presses = steady(STEADY, 2)
    const gaps: number[] = []
    while (yard.crates < 12) {
      if (yard.hanging && isReady(yard))
        gaps.push(yard.level - shapeOf(yard.hanging).high / 2 - towerTop(yard))
      if (presses(yard)) yard = rules.act(yard, 'drop')
      yard = tick(yard)
    }
    expect(Math.min(...gaps)).toBeGreaterThan(1)
  })
})

/** A crate falling onto a crate at rest, `aside` ells off centre. */
const over = (aside: number, turn = 0): Yard => {
  const high = shapeOf('squat').high
  const below = standing([{ kind: 'squat', x: 0.4, y: high / 2 }], { calm: YARD.steadyTicks + 1 })
  const crate: Moving = { id: 2, kind: 'squat', x: 0.4 + aside, y: high * 2, turn, vx: 0, vy: -2, spin: 0 }
  return { ...below, crates: 2, flying: 2, hanging: null, loose: [...below.loose, crate] }
}
const landed = (yard: Yard) => {
  while (yard.flying) yard = tick(yard)
  return yard
}

describe('landing', () => {
  test.each<[string, Yard, boolean]>([
    ['is neat dead centre', over(0), true],
    ['is neat just within the margin', over(YARD.neat - 0.02), true],
    ['is not neat just outside the margin', over(-YARD.neat - 0.02), false],
    ['is not neat when tilted', over(0, YARD.neatTilt + 0.15), false],
  ])('%s', (_name, yard, neat) => {
    const after = landed({ ...yard, streak: 2 })
    expect(after.landing).toMatchObject({ id: 2, neat })
    expect(after.streak).toBe(neat ? 3 : 0)
    expect(after.hold).toBe(neat ? YARD.holdNeat : YARD.hold)
  })

  test('wakes the tower, which absorbs the impact', () => {
    const after = pass(landed(over(0.5)), 6)
    expect(isAsleep(after)).toBe(false)
    expect(after.loose[0]?.x).not.toBe(0.4)
  })

  test('takes less than 0.32 s from the hook to the tower', () => {
    const time =
      (Math.sqrt(YARD.push ** 2 + 2 * PHYSICS.gravity * YARD.clearance) - YARD.push) / PHYSICS.gravity
    expect(time).toBeLessThan(0.45 * 0.7)
  })
})

describe('height', () => {
  const two = 2 * shapeOf('squat').high * YARD.ell

  test('counts on landing, and is confirmed at rest', () => {
    const touching = landed(over(0))
    expect(touching.height).toBe(0)
    expect(Math.abs(rules.score(touching) - two)).toBeLessThan(2)
    const rest = pass(touching, 200)
    expect(isAsleep(rest)).toBe(true)
    expect(rules.score(rest)).toBe(two)
    expect(rest.height).toBe(two)
  })

  test('is taken back if the crate falls before the tower settles', () => {
    const touching = landed(over(0.85))
    expect(rules.score(touching)).toBeGreaterThan(two / 2)
    let yard = touching
    while (yard.hope > yard.height && yard.tick < touching.tick + 300) yard = tick(yard)
    expect(yard.hope).toBe(0)
    expect(rules.score(pass(yard, 300))).toBe(two / 2)
  })

  test('is confirmed in the wind, too, once the tower is steady', () => {
    const windy = standing(cubes(2), { gust: { from: 0, until: 1e6, push: 0.3, blows: 0 }, hope: 90 })
    const yard = pass(windy, 120)
    expect(yard.height).toBeCloseTo(2 * shapeOf('cube').high * YARD.ell)
    expect(isAsleep(yard)).toBe(false)
  })

  test('lags the landing by less than 0.3 s, at the median and the 90th percentile', () => {
    const lags: number[] = []
    for (let seed = 1; seed <= 6; seed++) {
      const presses = person(SKILLS.average, seed)
      let yard = rules.start(seed, 1)
      /** Tick of a landing that has raised the tower but not yet the score. */
      let since: number | undefined
      while (yard.tick < 60 * 60 && rules.outcome(yard) === 'playing') {
        const before = yard
        yard = tick(presses(yard) ? rules.act(yard, 'drop') : yard)
        if (yard.landing?.tick === yard.tick && towerTop(yard) * YARD.ell > before.hope + 20)
          since = yard.tick
        if (since !== undefined && rules.score(yard) > rules.score(before)) {
          lags.push((yard.tick - since) / 60)
          since = undefined
        }
      }
    }
    lags.sort((a, b) => a - b)
    expect(lags.length).toBeGreaterThan(60)
    expect(lags[Math.floor(lags.length / 2)]).toBeLessThan(0.3)
    expect(lags[Math.floor(lags.length * 0.9)]).toBeLessThan(0.3)
  })
})

describe('a streak', () => {
  const stormy = { from: 0, until: 4000, push: 0.01, blows: 5 }

  test.each<[string, Partial<Yard>, number, number, number]>([
    ['grows with a neat landing', { streak: 2 }, 0, 3, 0],
    ['earns ivy with the fourth', { streak: 3 }, 0, 4, 1],
    ['earns ivy again with the eighth', { streak: 7 }, 0, 8, 1],
    ['ends with a rough landing but keeps earned ivy', { streak: 7, owed: 1 }, 0.4, 0, 1],
    ['grows by two in a storm', { streak: 2, gust: stormy }, 0, 4, 1],
  ])('%s', (_name, change, aside, streak, owed) => {
    const after = landed({ ...over(aside), ...change })
    expect([after.streak, after.owed]).toEqual([streak, owed])
  })

  test(`of ${YARD.bloom} brings ${YARD.chests} golden chests, which survive a rough landing`, () => {
    const bloom = landed({ ...over(0), streak: YARD.bloom - 1 })
    expect(bloom.chests).toBe(YARD.chests)
    expect(landed({ ...over(0.4), hanging: 'cube', streak: 12, chests: 3, bloomed: true }).chests).toBe(3)
    expect(landed({ ...over(0), streak: YARD.bloom, bloomed: true }).chests).toBe(0)
  })

  test('of four brings the first golden chests of a round, and only the first', () => {
    const first = landed({ ...over(0), streak: YARD.garland - 1 })
    expect([first.chests, first.bloomed]).toEqual([YARD.firstChests, true])
    expect(landed({ ...over(0), streak: YARD.garland - 1, bloomed: true }).chests).toBe(0)
    expect(landed({ ...over(0), streak: YARD.garland - 2 })).toMatchObject({ chests: 0, bloomed: false })
  })

  test('holds the next crate back until the golden chests are used up', () => {
    const [golden, plain] = [1, 0].map((chests) => {
      let yard: Yard = { ...standing(cubes(1)), chests, hanging: null, next: 'tall' }
      while (!yard.hanging) yard = tick(yard)
      return yard
    })
    expect(golden).toMatchObject({ hanging: 'gold', next: 'tall', chests: 0 })
    expect(plain).toMatchObject({ hanging: 'tall' })
  })
})

describe('ivy', () => {
  test('roots the lowest crates when too many are loose', () => {
    const yard = pass(standing(cubes(YARD.loose + 2)), 300)
    expect(yard.rooted.map(({ id }) => id)).toEqual([1, 2])
    expect(yard.loose).toHaveLength(YARD.loose)
  })

  test('roots all but the topmost crate once it is earned', () => {
    const yard = pass(standing(cubes(4), { streak: YARD.garland, owed: 1 }), 60)
    expect(yard.rooted.map(({ id }) => id)).toEqual([1, 2, 3])
    expect(yard.owed).toBe(0)
    expect(yard.streak).toBe(YARD.garland)
  })

  test('waits while the tower moves', () => {
    const swaying = standing(cubes(4), { owed: 1 })
    const yard = tick({ ...swaying, loose: swaying.loose.map((crate) => ({ ...crate, vx: 0.4 })) })
    expect(yard.rooted).toEqual([])
    expect(yard.owed).toBe(1)
  })
})

/** A crate falling onto one at rest, `aside` ells off centre. */
function dropped(kind: CrateKind, aside: number, below: CrateKind = 'cube', vx = 0): Yard {
  const { high } = shapeOf(below)
  const yard = standing([{ kind: below, x: 0, y: high / 2 }], { calm: YARD.steadyTicks + 1 })
  const y = high + YARD.clearance + shapeOf(kind).high / 2
  const crate: Moving = { id: 2, kind, x: aside, y, turn: 0, vx, vy: -YARD.push, spin: 0 }
  return { ...yard, crates: 2, flying: 2, hanging: null, loose: [...yard.loose, crate] }
}
const asideOf = (yard: Yard) => yard.loose.find(({ id }) => id === 2)?.x ?? Number.NaN

describe('special crates', () => {
  test.each<[string, Yard, number, number]>([
    ['a magnet pulls itself to the middle', dropped('magnet', 0.6), 0, 0.25],
    ['a magnet pulls the next crate to its middle', dropped('cube', -0.6, 'magnet'), 0, 0.25],
    ['a cube is not pulled', dropped('cube', 0.5), 0.45, 0.55],
    [
      'a magnet does not pull from beyond its range',
      dropped('magnet', MAGNET.reach + 0.1),
      MAGNET.reach,
      1.3,
    ],
  ])('%s', (_name, yard, least, most) => {
    const aside = Math.abs(asideOf(landed(yard)))
    expect(aside).toBeGreaterThanOrEqual(least)
    expect(aside).toBeLessThan(most)
  })

  test('honey holds where wood tips over, and roots the crate below', () => {
    expect(pass(dropped('squat', 0.66), 300).loose).toHaveLength(1)
    const { rooted, height } = pass(dropped('honey', 0.66), 300)
    expect(rooted.map(({ id }) => id)).toEqual([1, 2])
    expect(height).toBeGreaterThan(90)
  })

  test('honey does not hold a falling crate', () => {
    const yard = dropped('honey', 0)
    const falling = { id: 3, kind: 'cube' as const, x: 4, y: 3, turn: 0, vx: 0, vy: -3, spin: 0 }
    expect(pass({ ...yard, crates: 3, loose: [...yard.loose, falling] }, 120).lost).toBe(1)
  })

  test('ice slides where wood stays', () => {
    const [ice = 0, wood = 0] = (['ice', 'cube'] as const).map((kind) =>
      asideOf(pass(dropped(kind, 0.2, 'wide', 1.5), 120)),
    )
    expect(ice).toBeGreaterThan(wood + 0.25)
  })

  test('a double crate adds the height of two', () => {
    expect(pass(dropped('twin', 0), 200).height).toBeGreaterThan(150)
  })

  test('each kind appears when it is due', () => {
    for (const [met, { kind, from }] of SHARES.entries()) {
      if (!from) continue
      const next = (crates: number) => {
        let yard: Yard = { ...standing(cubes(1)), crates, met, hanging: null, next: 'cube' }
        while (!yard.hanging) yard = tick(yard)
        return [yard.next, yard.met]
      }
      // `next` is one crate after the one on the hook.
      expect(next(from - 1), kind).toEqual([kind, met + 1])
      expect(next(from - 2)[1], kind).toBe(met)
    }
  })
})

describe('a storm', () => {
  const storm = { from: 500, until: 500 + STORM.blow, push: 0.2, blows: 1 }

  test('without a fall gives a fall back and earns ivy', () => {
    const yard = pass(standing(cubes(3), { spare: 1, gust: storm }), STORM.blow + 80)
    expect([yard.storms, yard.spare]).toEqual([1, 2])
    expect(yard.rooted).toHaveLength(2)
  })

  test('gives nothing back after a fall, nor above the maximum', () => {
    const hurt = standing([...cubes(3), { kind: 'small', x: 6, y: 4 }], { spare: 3, gust: storm })
    const yard = pass(hurt, STORM.blow + 80)
    expect([yard.storms, yard.spare, yard.rooted.length]).toEqual([1, 2, 0])
    expect(pass(standing(cubes(3), { gust: storm }), STORM.blow + 80).spare).toBe(YARD.spare)
  })
})

/** Crates falling beside the plinth. */
const beside = (crates: number, change: Partial<Yard> = {}) =>
  standing(
    Array.from({ length: crates }, (_, i) => ({ kind: 'small' as const, x: 5 + i * 2, y: 0 })),
    change,
  )

describe('falling', () => {
  test.each([1, 3])('counts %i crates at once as one fall, and play goes on', (crates) => {
    const yard = pass(beside(crates), 90)
    expect([yard.lost, yard.spare]).toEqual([crates, YARD.spare - 1])
    expect(yard.loose).toEqual([])
    expect(rules.outcome(yard)).toBe('playing')
    expect(rules.moves(yard)).toEqual(['drop'])
  })

  test('counts a later crate as a second fall', () => {
    const late = { id: 9, kind: 'small' as const, x: 5, y: 60, turn: 0, vx: 0, vy: 0, spin: 0 }
    const yard = beside(1)
    expect(pass({ ...yard, loose: [...yard.loose, late] }, 300).spare).toBe(YARD.spare - 2)
  })

  test('costs nothing in the first two seconds', () => {
    const yard = pass(beside(1, { tick: 0 }), 120)
    expect([yard.lost, yard.spare]).toEqual([1, YARD.spare])
  })

  test('ends the shift with the last fall, after a short delay', () => {
    let yard = beside(1, { spare: 1 })
    while (!yard.ending) yard = tick(yard)
    expect(rules.outcome(yard)).toBe('playing')
    expect(yard.hanging).toBeNull()
    yard = pass(yard, YARD.ending + 1)
    expect(rules.outcome(yard)).toBe('lost')
    expect(tick(yard)).toBe(yard)
  })

  test('is counted nine ells below the highest ivy, or below the plinth without ivy', () => {
    const rooted = Array.from({ length: 30 }, (_, i) => ({
      id: i + 9,
      kind: 'cube' as const,
      x: 0,
      y: i * 1.15,
      turn: 0,
    }))
    expect(lostBelow({ rooted: [] })).toBeLessThan(0)
    expect(lostBelow({ rooted })).toBeCloseTo(29 * 1.15 - YARD.depth)
  })
})

test('the busiest scene keeps its crates loose and awake for four seconds', () => {
  const yard = pass(busiest(), 240)
  expect(yard.loose.length).toBeGreaterThanOrEqual(YARD.loose - 1)
  expect(yard.lost).toBe(1)
  expect(isAsleep(yard)).toBe(false)
  expect(rules.outcome(yard)).toBe('playing')
})
