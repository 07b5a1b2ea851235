import { describe, expect, test } from 'vitest'
import type { Moment } from '../../kit/goals.ts'
import { feats, goals, looks } from '../goals.ts'
import { rules } from '../rules.ts'
import type { Yard } from '../rules/yard.ts'
import { KINDS, type KindName } from '../rules/kinds.ts'
import { styleOf } from '../view/looks.ts'

const start = rules.start(1, 1)

/** How far a goal is after a change from one yard to another, having been at 6. */
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
  }
  return goals.find((goal) => goal.id === id)?.step(6, moment)
}

describe('a goal', () => {
  const neat = { landing: { id: 3, tick: 90, neat: true } }
  const rough = { landing: { id: 3, tick: 90, neat: false } }

  test.each<[string, string, Partial<Yard>, Partial<Yard>, number]>([
    ['counts a landing once', 'crates', neat, neat, 6],
    ['counts each landing', 'crates', {}, rough, 7],
    ['tells neat landings from others', 'neat', {}, rough, 6],
    ['counts neat landings', 'neat', {}, neat, 7],
    ['counts ivy that was owed', 'ivy', { owed: 1 }, { rooted: [crate('cube')] }, 7],
    ['leaves out ivy that grows deep down', 'ivy', {}, { rooted: [crate('cube')] }, 6],
    ['keeps what was built before a fall', 'five', {}, { height: 900, spare: 2 }, 6],
    ['counts landings in the wind only', 'wind', {}, { ...neat, tick: 0 }, 6],
    ['counts landings in the wind', 'wind', {}, { ...neat, tick: 90, gust: gust(0) }, 7],
    ['counts neat landings in a storm', 'daring', {}, { ...neat, tick: 90, gust: gust(1) }, 7],
    ['leaves out rough ones', 'daring', {}, { ...rough, tick: 90, gust: gust(1) }, 6],
    ['leaves out a mere gust', 'daring', {}, { ...neat, tick: 90, gust: gust(0) }, 6],
    ['counts a storm that took nothing', 'weathered', { unhurt: true }, { storms: 1 }, 7],
    ['leaves out a storm that took something', 'weathered', {}, { storms: 1 }, 6],
    ['counts a bloom as it begins', 'bloom', {}, { chests: 5 }, 7],
    ['counts it once', 'bloom', { chests: 5 }, { chests: 4 }, 6],
    ['leaves out other crates than double ones', 'twins', {}, { ...neat, loose: [moving('tall')] }, 6],
    ['counts double crates', 'twins', {}, { ...neat, loose: [moving('twin')] }, 7],
  ])('%s', (_name, id, before, after, expected) => {
    expect(stepOf(id, before, after)).toBe(expected)
  })

  test("of today's round is not reached in another", () => {
    expect([stepOf('today', {}, { height: 800 }), stepOf('today', {}, { height: 800 }, true)]).toEqual([6, 8])
    expect([stepOf('todays', {}, { ending: 1 }), stepOf('todays', {}, { ending: 1 }, true)]).toEqual([0, 1])
  })
})

test('feats tell what stands, what ivy holds and how long the row is', () => {
  const yard: Yard = { ...start, crates: 9, lost: 2, streak: 5, rooted: [crate('cube'), crate('wide')] }
  expect(feats.map(({ of }) => of(yard))).toEqual([7, 2, 5])
})

test.each(looks)('$name has a colour of its own for every kind of crate', ({ id }) => {
  const kinds = Object.keys(KINDS) as KindName[]
  const { tones } = styleOf(id)
  expect(new Set(kinds.map((kind) => tones[kind].true)).size).toBe(kinds.length)
})

test('no two looks have the same crates, and an unknown one is the first', () => {
  expect(new Set(looks.map(({ id }) => styleOf(id).tones.cube.true)).size).toBe(looks.length)
  expect(styleOf('of another version')).toBe(styleOf(looks[0]?.id ?? ''))
})

function gust(blows: number) {
  return { from: 0, until: 200, push: 1, blows }
}

function crate(kind: KindName) {
  return { id: 3, kind, x: 0, y: 1, turn: 0 }
}

function moving(kind: KindName) {
  return { ...crate(kind), vx: 0, vy: 0, spin: 0 }
}
