import { describe, expect, test } from 'vitest'
import { seeds } from '../../kit/test/people.ts'
import { FACES, LAMPS, perfectAt, SLAB, swayAt, ZONES } from '../rules/curve.ts'
import {
  isPerfect,
  landingOf,
  rules,
  sliderSlab,
  storeysOf,
  swayIn,
  topOf,
  type Face,
  type SlabMake,
  type BuildingSite,
  type Slider,
} from '../rules.ts'
import { FOUNDATION, type Slab } from '../rules/slab.ts'
import { nextSlider, slide, swayOf } from '../rules/slider.ts'
import { busiest } from './busiest.ts'
import { build, lined } from './people.ts'

const tick = (site: BuildingSite) => rules.tick?.(site) ?? site
/** The first slab, lined up above the foundation. */
const opening = rules.start(3, 1)
const plain: BuildingSite = { ...opening, rest: 0, tick: SLAB.grace, slider: { ...opening.slider, off: 0 } }
const slab = (x: number, z: number, w: number, d: number): Slab => ({ x, z, w, d })

describe('a drop', () => {
  const ready: BuildingSite = { ...rules.start(3, 1), rest: 0, tick: SLAB.grace }
  const at = (off: number, change: Partial<BuildingSite> = {}): BuildingSite => ({
    ...ready,
    ...change,
    slider: { ...ready.slider, off },
  })

  test('within the tolerance is perfect; beyond it the slab is cut', () => {
    const tolerance = perfectAt(1)
    for (const off of [0, tolerance, -tolerance]) {
      const after = rules.act(at(off), 'drop')
      expect([topOf(after), after.streak, after.rest]).toEqual([FOUNDATION, 1, SLAB.perfectRest])
    }
    const after = rules.act(at(tolerance + 1, { streak: 5 }), 'drop')
    expect([topOf(after).w, after.streak, after.rest]).toEqual([SLAB.full - tolerance - 1, 0, SLAB.rest])
    expect(isPerfect(tolerance + 1, 1)).toBe(false)
  })

  test('widens the slab from the third perfect drop in a row', () => {
    const narrow = slab(0, 0, 300, 300)
    const topAfter = (streak: number) =>
      topOf(rules.act(at(0, { tower: [FOUNDATION, narrow], streak }), 'drop'))
    expect(topAfter(SLAB.growFrom - 2)).toEqual(narrow)
    expect(topAfter(SLAB.growFrom - 1).w).toBe(300 + SLAB.grow)
  })

  test('that misses ends the round for good', () => {
    const narrow = { tower: [FOUNDATION, slab(0, 0, 300, 300)] }
    expect(rules.act(at(-299, narrow), 'drop').missed).toBe(false)
    const after = rules.act(at(-300, narrow), 'drop')
    expect([after.missed, rules.outcome(after), rules.score(after)]).toEqual([true, 'lost', 1])
    expect(rules.act(after, 'drop')).toBe(after)
    expect(tick(after)).toBe(after)
    expect(rules.moves(after)).toEqual([])
  })

  test('is ignored while the next slab is far away, so a double tap costs nothing', () => {
    let site = rules.act(at(0), 'drop')
    const { off, speed } = site.slider
    const ignoredTicks = SLAB.perfectRest + Math.ceil((Math.abs(off) - SLAB.within) / speed)
    for (let i = 0; i < ignoredTicks; i++) {
      expect(rules.act(site, 'drop'), `tick ${i}`).toBe(site)
      expect(rules.moves(site)).toEqual([])
      site = tick(site)
    }
    expect(rules.act(site, 'drop')).not.toBe(site)
  })

  test('alternates the axis: x, z, x', () => {
    const after = rules.act(at(0), 'drop')
    const later = rules.act({ ...after, rest: 0, slider: { ...after.slider, off: 0 } }, 'drop')
    expect([ready, after, later].map(({ slider }) => slider.course)).toEqual([0, 1, 0])
  })

  test('that would miss is ignored in the first eight seconds only', () => {
    const narrow = { tower: [FOUNDATION, slab(0, 0, 300, 300)] }
    const early = at(-400, { ...narrow, tick: SLAB.grace - 1 })
    expect([rules.act(early, 'drop'), rules.moves(early)]).toEqual([early, []])
    expect(rules.act(at(-400, { ...narrow, tick: SLAB.grace }), 'drop').missed).toBe(true)
  })
})

describe('lamps', () => {
  const keystone = { ...plain.slider, keystone: true }
  test.each<[string, Partial<BuildingSite>, number, [lamps: number, fever: boolean]]>([
    ['a perfect drop lights one', { lamps: 2 }, 0, [3, false]],
    ['a perfect keystone lights two', { lamps: 1, slider: keystone }, 0, [3, false]],
    ['a narrow cut puts none out', { lamps: 3 }, LAMPS.wide, [3, false]],
    ['a wide cut puts none out before the first fever', { lamps: 3 }, 300, [3, false]],
    ['a wide cut puts one out after it', { lamps: 3, fevers: 1 }, LAMPS.wide + 1, [2, false]],
    ['a cut without lit lamps changes nothing', { lamps: 0 }, 300, [0, false]],
    ['the fourth starts the first fever', { lamps: 3 }, 0, [4, true]],
    ['the sixth starts the second', { lamps: 5, fevers: 1 }, 0, [6, true]],
    ['the eighth starts all others', { lamps: 7, fevers: 5 }, 0, [8, true]],
    ['a keystone cannot light a fifth of four', { lamps: 3, slider: keystone }, 0, [4, true]],
    ['a perfect drop in a fever lights none', { lamps: 5, fever: true, fevers: 3 }, 0, [5, true]],
    [
      'a perfect keystone in a fever lights two',
      { lamps: 5, fever: true, fevers: 3, slider: keystone },
      0,
      [7, true],
    ],
    ['any cut in a fever puts three out', { lamps: 8, fever: true, fevers: 3 }, 60, [5, true]],
    ['putting out the last one ends the fever', { lamps: 3, fever: true, fevers: 1 }, 60, [0, false]],
  ])('%s', (_name, change, off, expected) => {
    const site = { ...plain, ...change }
    const { lamps, fever } = rules.act({ ...site, slider: { ...site.slider, off } }, 'drop')
    expect([lamps, fever]).toEqual(expected)
  })
})

describe('the fever', () => {
  test('adds two golden storeys per drop, and the score counts both', () => {
    const site: BuildingSite = {
      ...plain,
      fever: true,
      fevers: 3,
      lamps: 8,
      slider: { ...plain.slider, off: 60 },
    }
    const after = rules.act(site, 'drop')
    expect(rules.score(after) - rules.score(site)).toBe(2)
    expect(after.makes.slice(-2)).toEqual(['gold', 'gold'])
    expect(after.tower.at(-1)).toEqual(after.tower.at(-2))
    expect(rules.fits?.(after)).toBe(true)
  })

  test('leaves storeys before and after it plain', () => {
    const [before] = [rules.act(plain, 'drop').makes.at(-1)]
    const over = rules.act(
      { ...plain, fever: true, fevers: 1, lamps: 1, slider: { ...plain.slider, off: 90 } },
      'drop',
    )
    expect([before, over.fever]).toEqual(['plain', false])
    expect(rules.act({ ...over, rest: 0, slider: { ...over.slider, off: 0 } }, 'drop').makes.at(-1)).toBe(
      'plain',
    )
  })
})

describe('a keystone', () => {
  const narrow: BuildingSite = {
    ...plain,
    tower: [FOUNDATION, slab(-100, -100, 200, 200)],
    makes: ['plain', 'plain'],
    slider: { ...plain.slider, keystone: true },
  }
  test('that lands perfectly widens all sides', () => {
    const wide = 200 + SLAB.keystone
    expect(topOf(rules.act(narrow, 'drop'))).toEqual(slab(-wide / 2, -wide / 2, wide, wide))
  })

  test('that is cut does not widen the slab', () => {
    const { w, d } = topOf(rules.act({ ...narrow, slider: { ...narrow.slider, off: 60 } }, 'drop'))
    expect([w, d]).toEqual([140, 200])
  })
})

describe('a slab from the side', () => {
  const site: BuildingSite = { ...plain, slider: { ...plain.slider, course: 2, off: 70 } }
  test('is cut on two sides', () => {
    expect(sliderSlab(site)).toEqual(slab(-430, -570, 1000, 1000))
    expect(topOf(rules.act(site, 'drop'))).toEqual(slab(-430, -500, 930, 930))
    expect(landingOf(site).cuts.map(({ axis, way }) => [axis, way])).toEqual([
      [0, 1],
      [1, -1],
    ])
  })

  test('loses nothing in a perfect drop', () => {
    expect(topOf(rules.act({ ...site, slider: { ...site.slider, off: 9 } }, 'drop'))).toEqual(FOUNDATION)
  })
})

describe('ice', () => {
  const ice: BuildingSite = { ...plain, slider: { ...plain.slider, ice: true, slid: 80, off: 60 } }
  test('melts at both ends while it slides, and stays shorter', () => {
    expect(sliderSlab(ice)).toEqual(slab(-400, -500, 920, 1000))
    expect(topOf(rules.act(ice, 'drop'))).toEqual(slab(-400, -500, 900, 1000))
    expect(tick(ice).slider.slid).toBe(81)
  })

  test('never melts away completely, and is restored by a perfect drop', () => {
    const old = { ...ice, slider: { ...ice.slider, slid: 9000, off: 0 } }
    expect(sliderSlab(old).w).toBe(SLAB.full * (1 - 2 * SLAB.melted))
    expect(topOf(rules.act(old, 'drop'))).toEqual(FOUNDATION)
  })
})

/** Largest sway of a tower of this height, in grains. */
const mostSway = (storeys: number) => Math.max(...Array.from({ length: 400 }, (_, i) => swayOf(storeys, i)))

const hasFaces = (before: number, storeys: number) => nextSlider(before, storeys, 5).slider.face !== ''
/** A narrow tower, and above it a slab with this face up. */
const faced = (face: Face, off: number): BuildingSite => ({
  ...plain,
  tower: [FOUNDATION, slab(-200, -200, 400, 400)],
  makes: ['plain', 'plain'],
  slider: { ...plain.slider, face, off },
})

describe('a slab with two faces', () => {
  test('comes every ten storeys, and once only if a drop builds several', () => {
    expect([6, 7, 8, 16, 17, 27].map((storeys) => hasFaces(storeys - 1, storeys))).toEqual([
      false,
      true,
      false,
      false,
      true,
      true,
    ])
    expect([hasFaces(5, 8), hasFaces(7, 9), hasFaces(0, 0)]).toEqual([true, false, false])
  })

  test('turns over at each end of its way, and is quicker as a jewel', () => {
    const turn = slide({ ...plain.slider, face: 'leaf', off: SLAB.reach - 1, way: 1 }, 0)
    expect([turn.face, turn.way]).toEqual(['jewel', -1])
    expect(slide({ ...turn, off: -SLAB.reach + 1 }, 0).face).toBe('leaf')
    const step = (face: Face) => slide({ ...plain.slider, face, off: 0, way: 1, speed: 20 }, 0).off
    expect([step('leaf'), step(''), step('jewel')]).toEqual([16, 20, 36])
  })

  test('widens the tower as a leaf, even if it is cut', () => {
    expect(topOf(rules.act(faced('leaf', 100), 'drop')).w).toBe(300 + FACES.leaf)
    expect(rules.act(faced('leaf', 100), 'drop').makes.at(-1)).toBe('leaf')
  })

  test('is three storeys as a jewel, in a fever too', () => {
    for (const fever of [false, true]) {
      const after = rules.act({ ...faced('jewel', 100), fever, lamps: 3, fevers: Number(fever) }, 'drop')
      expect(after.makes.slice(2)).toEqual(['jewel', 'jewel', 'jewel'])
      expect(topOf(after).w).toBe(300)
      expect(rules.fits?.(after)).toBe(true)
    }
  })
})

describe('the wind', () => {
  const high = lined(60)
  test('does not blow below storey 42', () => {
    expect([0, 10, 41].map((storeys) => swayOf(storeys, 55))).toEqual([0, 0, 0])
  })

  test('bends the tower both ways, more the higher it is', () => {
    expect([mostSway(60), mostSway(250)]).toEqual([swayAt(60), swayAt(250)])
    expect(swayAt(250)).toBeGreaterThan(swayAt(60))
    expect(Math.min(...Array.from({ length: 400 }, (_, i) => swayOf(60, i)))).toBe(-swayAt(60))
  })

  test.each([
    [0, 1],
    [1, -1],
    [2, 1],
  ] as const)('moves the tower under a slab on course %s', (course, sign) => {
    let site: BuildingSite = {
      ...high,
      rest: 0,
      slider: { ...high.slider, course, rushing: false, off: 0, way: 1 },
    }
    const from = swayIn(site)
    for (let i = 0; i < 20; i++) site = tick(site)
    expect(site.slider.off).toBe(20 * site.slider.speed - sign * (swayIn(site) - from))
  })
})

const kinds = ({ keystone, course, ice, rushing }: Slider) =>
  [keystone, course === 2, ice, rushing].filter(Boolean).length
/** Most kinds that a single slab combines after this many storeys. */
const mostKinds = (storeys: number) =>
  Math.max(...seeds(200).map((seed) => kinds(nextSlider(storeys, storeys, seed).slider)))

describe('a special slab', () => {
  test.each([
    ['keystone', 1, ({ keystone }: Slider) => keystone],
    ['across', 2, ({ course }: Slider) => course === 2],
    ['ice', 4, ({ ice }: Slider) => ice],
    ['rushing', 5, ({ rushing }: Slider) => rushing],
    ['pulsing', 7, ({ pulsing }: Slider) => pulsing],
  ] as const)('of kind %s is the first of its zone, and never comes earlier', (_name, zone, isOne) => {
    const from = ZONES[zone].from
    for (const seed of seeds(40)) {
      for (const storeys of [0, 5, from - 1])
        expect(isOne(nextSlider(storeys, storeys, seed).slider), `storey ${storeys}`).toBe(false)
      expect(isOne(nextSlider(from - 1, from, seed).slider), `seed ${seed}`).toBe(true)
      // In a fever a zone may be entered one storey later.
      expect(isOne(nextSlider(from - 1, from + 1, seed).slider), `seed ${seed}`).toBe(true)
    }
  })

  test('combines several kinds only from the nebula on', () => {
    expect([mostKinds(30), mostKinds(100), mostKinds(139), mostKinds(160)]).toEqual([1, 1, 1, 3])
  })

  test('of kind rushing is slow at its turns and fast over the tower', () => {
    const slider = { ...plain.slider, rushing: true, speed: 30 }
    const step = (off: number) => slide({ ...slider, off, way: 1 }, 0).off - off
    expect([step(-SLAB.reach), step(-600), step(0)]).toEqual([9, 26, 33])
  })
})

describe('a pulsing slab', () => {
  test('surges in beats, and never beats a rushing one', () => {
    let slider: Slider = {
      ...plain.slider,
      pulsing: true,
      rushing: false,
      speed: 30,
      off: -SLAB.reach,
      way: 1,
    }
    const steps: number[] = []
    for (let i = 0; i < 60; i++) {
      const next = slide(slider, 0)
      steps.push(next.off - slider.off)
      slider = next
    }
    expect([Math.min(...steps), Math.max(...steps)]).toEqual([12, 33])
  })
})

describe('a saved tower', () => {
  const site = lined(150)
  test('is accepted', () => expect(rules.fits?.(JSON.parse(JSON.stringify(site)))).toBe(true))

  test.each<[string, object]>([
    ['a storey of unknown make', { makes: site.makes.with(3, 'mud' as SlabMake) }],
    ['fewer makes than storeys', { makes: site.makes.slice(1) }],
    ['more lamps than exist', { lamps: 9 }],
    ['a fever without a lit lamp', { fever: true, lamps: 0 }],
    ['a fever that never began', { fever: true, lamps: 3, fevers: 0 }],
    ['all lamps lit and no fever', { fever: false, lamps: 8 }],
    ['an unknown face', { slider: { ...site.slider, face: 'mud' } }],
    ['a streak longer than the longest', { streak: 9, longest: 8 }],
    ['a longest streak of more slabs than the tower has', { longest: site.tower.length }],
    ['an unknown course', { slider: { ...site.slider, course: 3 } }],
    ['a negative sliding time', { slider: { ...site.slider, slid: -1 } }],
    ['a missing ice flag', { slider: { ...site.slider, ice: undefined } }],
    ['a slab beyond its turning point', { slider: { ...site.slider, off: SLAB.reach + 1 } }],
  ])('is refused with %s', (_name, change) => {
    expect(rules.fits?.(JSON.parse(JSON.stringify({ ...site, ...change })))).toBe(false)
  })
})

describe('sliding', () => {
  test('goes to and fro evenly for as long as the player waits', () => {
    let site: BuildingSite = { ...rules.start(1, 1), rest: 0 }
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

  test('starts out of reach of the tower, and from either side after the first storeys', () => {
    const sides = new Set<number>()
    for (const seed of seeds(20)) {
      const site = build(seed, { error: 0 }, 12)
      expect(landingOf(site).kept).toBeUndefined()
      sides.add(Math.sign(site.slider.off))
      expect(build(seed, { error: 0 }, 5).slider.off).toBe(-SLAB.reach)
    }
    expect([...sides].sort()).toEqual([-1, 1])
  })
})

describe('the busiest scene', () => {
  test('is playable, high up in a fever', () => {
    const site = busiest()
    expect(rules.outcome(site)).toBe('playing')
    expect(storeysOf(site)).toBeGreaterThan(40)
    expect([site.fever, site.slider.course, site.slider.rushing, site.slider.ice]).toEqual([
      true,
      2,
      true,
      true,
    ])
    expect(storeysOf(rules.act(site, 'drop'))).toBe(storeysOf(site) + 2)
  })
})
