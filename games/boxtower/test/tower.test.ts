import { describe, expect, test } from 'vitest'
import type { Moving } from '../rules/physics.ts'
import type { Yard } from '../rules/yard.ts'
import { rules } from '../rules.ts'
import type { Feeling } from '../view/faces.ts'
import { feelingOf } from '../view/tower.ts'

const opening = rules.start(1, 1)
const crate: Moving = { id: 3, kind: 'cube', x: 0, y: 1, turn: 0, vx: 0, vy: 0, spin: 0 }

describe('faces', () => {
  test.each<[string, Partial<Moving>, Partial<Yard>, Feeling]>([
    ['at rest', {}, {}, 'glad'],
    ['in the air', {}, { flying: 3 }, 'scared'],
    ['falling', { vy: -4 }, {}, 'scared'],
    ['leaning', { turn: -0.1 }, {}, 'worried'],
    ['shoved', { vx: 0.5 }, {}, 'worried'],
    ['after its own neat landing', {}, { landing: { id: 3, tick: 0, neat: true } }, 'proud'],
    ["after another crate's neat landing", {}, { landing: { id: 2, tick: 0, neat: true } }, 'glad'],
  ])('%s', (_name, change, yard, feeling) => {
    expect(feelingOf({ ...crate, ...change }, { ...opening, ...yard }, true, 1)).toBe(feeling)
  })

  test('show no smile in a gale', () => {
    expect(feelingOf(crate, opening, false, 1)).toBe('calm')
  })
})
