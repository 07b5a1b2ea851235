import { describe, expect, test } from 'vitest'
import type { Moment } from '../../kit/goals.ts'
import { feats, goals, looks } from '../goals.ts'
import { rules } from '../rules.ts'
import type { Yard } from '../rules/yard.ts'
import { KINDS, type CrateKind } from '../rules/kinds.ts'
import { paletteOf } from '../view/looks.ts'

const start = rules.start(1, 1)

/** Progress of a goal after a change, starting from 6. */
function stepOf(
  id: string,
  before: Partial<Yard>,
  after: Partial<Yard>,
  isToday = false,
): number | undefined {
  const moment: Moment<Yard> = {
    before: { ...start, ...before },
    after: { ...start, ...after },
    level: 1,
    isToday,
    hinted: false,
    undone: false,
  }
  return goals.find((goal) => goal.id === id)?.step(6, moment)
}

describe('a goal', () => {
  const neat = { landing: { id: 3, tick: 90, neat: true } }
  const rough = { landing: { id: 3, tick: 90, neat: false } }

  test.each<[string, string, Partial<Yard>, Partial<Yard>, number]>([
    ['counts a landing once', 'crates', neat, neat, 6],
    ['counts each landing', 'crates', {}, rough, 7],
    ['ignores rough landings', 'neat', {}, rough, 6],
    ['counts neat landings', 'neat', {}, neat, 7],
    ['counts earned ivy', 'ivy', { owed: 1 }, { rooted: [crate('cube')] }, 7],
    ['ignores ivy that grows on its own', 'ivy', {}, { rooted: [crate('cube')] }, 6],
    ['keeps the height reached before a fall', 'five', {}, { height: 900, spare: 2 }, 6],
    ['ignores landings in calm weather', 'wind', {}, { ...neat, tick: 0 }, 6],
    ['counts landings in the wind', 'wind', {}, { ...neat, tick: 90, gust: gust(0) }, 7],
    ['counts neat landings in a storm', 'daring', {}, { ...neat, tick: 90, gust: gust(1) }, 7],
    ['ignores rough landings in a storm', 'daring', {}, { ...rough, tick: 90, gust: gust(1) }, 6],
    ['ignores neat landings in a gust', 'daring', {}, { ...neat, tick: 90, gust: gust(0) }, 6],
    ['counts a storm survived without a fall', 'weathered', { unhurt: true }, { storms: 1 }, 7],
    ['ignores a storm with a fall', 'weathered', {}, { storms: 1 }, 6],
    ['counts full bloom when it begins', 'bloom', {}, { chests: 6 }, 7],
    ['ignores the small bloom of the first garland', 'bloom', {}, { chests: 2 }, 6],
    ['counts full bloom once', 'bloom', { chests: 5 }, { chests: 4 }, 6],
    ['ignores crates other than double ones', 'twins', {}, { ...neat, loose: [moving('tall')] }, 6],
    ['counts double crates', 'twins', {}, { ...neat, loose: [moving('twin')] }, 7],
  ])('%s', (_name, id, before, after, expected) => {
    expect(stepOf(id, before, after)).toBe(expected)
  })

  test("of today's round makes no progress in other rounds", () => {
    expect([stepOf('today', {}, { height: 800 }), stepOf('today', {}, { height: 800 }, true)]).toEqual([6, 8])
    expect([stepOf('todays', {}, { ending: 1 }), stepOf('todays', {}, { ending: 1 }, true)]).toEqual([0, 1])
  })
})

test('records stacked crates, crates held by ivy, and the streak', () => {
  const yard: Yard = { ...start, crates: 9, lost: 2, streak: 5, rooted: [crate('cube'), crate('wide')] }
  expect(feats.map(({ of }) => of(yard))).toEqual([7, 2, 5])
})

test.each(looks)('$name gives every kind of crate its own colour', ({ id }) => {
  const kinds = Object.keys(KINDS) as CrateKind[]
  const { tones } = paletteOf(id)
  expect(new Set(kinds.map((kind) => tones[kind].true)).size).toBe(kinds.length)
})

test('gives cubes a different colour in each look, and falls back to the first look', () => {
  expect(new Set(looks.map(({ id }) => paletteOf(id).tones.cube.true)).size).toBe(looks.length)
  expect(paletteOf('of a later version')).toBe(paletteOf(looks[0]?.id ?? ''))
})

function gust(blows: number) {
  return { from: 0, until: 200, push: 1, blows }
}

function crate(kind: CrateKind) {
  return { id: 3, kind, x: 0, y: 1, turn: 0 }
}

function moving(kind: CrateKind) {
  return { ...crate(kind), vx: 0, vy: 0, spin: 0 }
}
