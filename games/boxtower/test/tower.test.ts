import { describe, expect, test } from 'vitest'
import type { Moving } from '../rules/physics.ts'
import type { Yard } from '../rules/yard.ts'
import { rules } from '../rules.ts'
import type { CrateFeeling } from '../view/faces.ts'
import { feelingOf } from '../view/tower.ts'

const opening = rules.start(1, 1)
const crate: Moving = { id: 3, kind: 'cube', x: 0, y: 1, turn: 0, vx: 0, vy: 0, spin: 0 }

describe('faces', () => {
  test.each<[string, CrateFeeling, Partial<Moving>, Partial<Yard>]>([
    ['at rest', 'glad', {}, {}],
    ['in the air', 'scared', {}, { flying: 3 }],
    ['that falls', 'scared', { vy: -4 }, {}],
    ['that leans', 'worried', { turn: -0.1 }, {}],
    ['that slides', 'worried', { vx: 0.5 }, {}],
    ['after its own neat landing', 'proud', {}, { landing: { id: 3, tick: 0, neat: true } }],
    ["after a different crate's neat landing", 'glad', {}, { landing: { id: 2, tick: 0, neat: true } }],
  ])('of a crate %s are %s', (_name, feeling, change, yard) => {
    expect(feelingOf({ ...crate, ...change }, { ...opening, ...yard }, true, 1)).toBe(feeling)
  })

  test('are calm, not glad, in a gale', () => {
    expect(feelingOf(crate, opening, false, 1)).toBe('calm')
  })
})
