import { describe, expect, test } from 'vitest'
import type { Sound } from '../../kit/sound/voices.ts'
import { ROW } from '../rules/curve.ts'
import { PATTERNS, rules, type Day, type Egg } from '../rules.ts'
import { earSounds, soundsOf } from '../view/sounds.ts'

const opening = rules.start(5, 1)

/** Names of the sounds of a change. */
const names = (change: Partial<Day>) => soundsOf(opening, { ...opening, ...change }).map(({ name }) => name)

/** Pitch of the nth correct egg in a row. */
const step = (row: number) =>
  soundsOf({ ...opening, row: row - 1 }, { ...opening, row, home: 1 }).find(({ name }) => name === 'pluck')
    ?.step

describe('sounds', () => {
  test('clack for a flip, thud for a broken egg, and are silent for a tick without events', () => {
    expect(names({ gates: [{ place: 1, way: 1 }], flips: 1 })).toContain('knock')
    const rolling = { ...opening, eggs: [egg(0, 2, ROW)] }
    expect(soundsOf(rolling, opening).map(({ name }) => name)).toContain('thud')
    expect(names({ tick: 1 })).toEqual([])
  })

  test('climb the scale with a row of correct eggs', () => {
    expect([1, 2, 3, 40, 41].map(step)).toEqual([1, 2, 3, 11, 9])
  })
})

/** A tree of three gates with baskets of the first four patterns, from left to right. */
const tree: Day = {
  ...opening,
  gates: [1, 2, 3].map((place) => ({ place, way: 0 })),
  baskets: [4, 5, 6, 7].map((place, kind) => ({ place, kind, held: 0 })),
}
const egg = (kind: number, place: number, at: number, change: Partial<Egg> = {}): Egg => ({
  id: 1,
  kind,
  other: kind,
  form: 'plain',
  place,
  at,
  ...change,
})

/** Pan of the sound when an egg lands at this end. */
const landing = (place: number, change: Partial<Day>) =>
  soundsOf({ ...tree, eggs: [egg(0, place, ROW * 3)] }, { ...tree, ...change })
    .map(({ pan }) => pan)
    .filter((pan) => pan !== undefined)

test('the sound comes from the basket where an egg lands or breaks', () => {
  const pans = [4, 5, 6, 7].map((place) => landing(place, { home: 1, row: 1 })[0] ?? 0)
  expect([pans[0], pans[3]]).toEqual([-0.9, 0.9])
  expect([pans[1], pans[2]]).toEqual([expect.closeTo(-0.3), expect.closeTo(0.3)])
  expect(landing(7, { broken: 1 })).toEqual([0.9, 0.9, 0.9])
})

describe('sounds of twists', () => {
  test('a fox is heard at his basket when he comes and when he is shooed', () => {
    expect(soundsOf(tree, { ...tree, fox: 7 })[0]).toMatchObject({ name: 'buzz', pan: 0.9 })
    expect(soundsOf({ ...tree, fox: 4 }, { ...tree, shooed: 1 })[0]).toMatchObject({ name: 'pop', pan: -0.9 })
  })

  test('a thrown-out rotten egg swishes and does not break', () => {
    const before = { ...tree, eggs: [egg(0, 1, 9, { form: 'rotten' })] }
    const heard = soundsOf(before, { ...tree, thrown: 1 }).map(({ name }) => name)
    expect([heard.includes('swish'), heard.includes('thud')]).toEqual([true, false])
  })
})

/** Extra sounds by ear when an egg moves from `was` to `is`, or is new. */
const heard = (is: Egg, was?: Egg, flipped?: number) =>
  earSounds(
    { ...tree, eggs: was ? [was] : [] },
    {
      ...tree,
      eggs: [is],
      gates: tree.gates.map(({ place, way }) => ({ place, way: place === flipped ? 1 : way })),
    },
  )
const namesOf = (sounds: readonly Sound[]) => sounds.map(({ name }) => name)

describe('by ear', () => {
  test('a new egg comes from the side of its basket', () => {
    const pans = [0, 1, 2, 3].map((kind) => heard(egg(kind, 1, 0))[0]?.pan)
    expect(pans).toEqual([-0.9, -0.9, 0.9, 0.9])
  })

  test('no two patterns have the same pitch', () => {
    const baskets = PATTERNS.map((_, kind) => ({ place: 4, kind, held: 0 }))
    const steps = PATTERNS.map(
      (_, kind) => earSounds(tree, { ...tree, baskets, eggs: [egg(kind, 1, 0)] })[0]?.step,
    )
    expect(new Set(steps).size).toBe(PATTERNS.length)
  })

  test('the side is that of the next gate, not of the whole tree', () => {
    const [at1] = heard(egg(1, 1, 0))
    const [at2] = heard(egg(1, 2, ROW), egg(1, 1, ROW - 1))
    expect([at1?.pan, at2?.pan]).toEqual([-0.9, 0.9])
  })

  test('the gate follows, right or wrong', () => {
    expect(namesOf(heard(egg(0, 1, 0)))).toEqual(['chime', 'tick'])
    expect(namesOf(heard(egg(3, 1, 0)))).toEqual(['chime', 'buzz'])
  })

  test('a flip sounds right or wrong for the next egg at the gate, if any', () => {
    const [left, right] = [egg(0, 1, 5), egg(3, 1, 5)]
    expect(namesOf(heard(right, right, 1))).toEqual(['tick'])
    expect(namesOf(heard(left, left, 1))).toEqual(['buzz'])
    expect(heard(left, left, 2)).toEqual([])
  })

  test('both halves of a twin are heard from their sides; a rotten egg gurgles', () => {
    expect(heard(egg(0, 1, 0, { form: 'twin', other: 3 })).map(({ pan }) => pan)).toEqual([-0.9, 0.9])
    expect(namesOf(heard(egg(0, 1, 0, { form: 'rotten' })))).toEqual(['buzz'])
  })

  test.each([
    ['that rolls on', egg(0, 1, 9), egg(0, 1, 5)],
    ['past its last gate', egg(0, 4, ROW * 2), egg(0, 2, ROW)],
    ['that is lost', egg(3, 2, ROW), egg(3, 1, ROW - 1)],
  ])('an egg %s is silent', (_, is, was) => expect(heard(is, was)).toEqual([]))
})
