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
    ['begins a row anew after a rough landing', 'row', {}, rough, 0],
    ['goes on with a row until the next landing', 'row', neat, neat, 6],
    ['counts ivy that a row has won', 'ivies', { streak: 4 }, { rooted: [crate('cube')] }, 7],
    ['leaves out ivy that grows deep down', 'ivies', { streak: 3 }, { rooted: [crate('cube')] }, 6],
    ['keeps what was built before a crate was lost', 'five', {}, { height: 900, lost: 1 }, 6],
    ['counts landings in the wind only', 'wind', {}, { ...neat, tick: 0 }, 6],
    [
      'counts landings in the wind',
      'wind',
      {},
      { ...neat, tick: 90, gust: { from: 0, until: 200, push: 1 } },
      7,
    ],
    [
      'leaves out landings of other crates than barrels',
      'barrels',
      {},
      { ...neat, loose: [moving('tall')] },
      6,
    ],
    ['counts barrels', 'barrels', {}, { ...neat, loose: [moving('barrel')] }, 7],
  ])('%s', (_name, id, before, after, expected) => {
    expect(stepOf(id, before, after)).toBe(expected)
  })

  test("of today's round is not reached in another", () => {
    expect([stepOf('today', {}, { height: 800 }), stepOf('today', {}, { height: 800 }, true)]).toEqual([6, 8])
    expect([stepOf('todays', {}, { ending: 1 }), stepOf('todays', {}, { ending: 1 }, true)]).toEqual([0, 1])
  })
})

test('feats tell what stands and what ivy holds', () => {
  const yard: Yard = { ...start, crates: 9, lost: 2, rooted: [crate('cube'), crate('wide')] }
  expect(feats.map(({ of }) => of(yard))).toEqual([7, 2])
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

function crate(kind: KindName) {
  return { id: 3, kind, x: 0, y: 1, turn: 0 }
}

function moving(kind: KindName) {
  return { ...crate(kind), vx: 0, vy: 0, spin: 0 }
}
