import { describe, expect, it } from 'vitest'
import { secondsBetween } from '../rules/curve.ts'
import { clearance, turned, type Arc } from '../rules/tube.ts'
import { widestOpening } from './widest-opening.ts'

describe('angles', () => {
  const openings: [Arc[], number][] = [
    [[], 1],
    [[{ from: 0.2, span: 0.5 }], 0.5],
    [[{ from: 0.9, span: 0.3 }], 0.7],
    [
      [
        { from: 0, span: 0.25 },
        { from: 0.5, span: 0.25 },
      ],
      0.25,
    ],
    [
      [
        { from: 0.75, span: 0.5 },
        { from: 0.2, span: 0.1 },
      ],
      0.45,
    ],
    [[{ from: 0.3, span: 1 }], 0],
  ]
  it.each(openings)('%j leaves %d open', (arcs, open) => expect(widestOpening(arcs)).toBeCloseTo(open, 9))

  const wall = {
    id: 1,
    kind: 'wall',
    at: 20,
    length: 0.6,
    arcs: [{ from: 0.9, span: 0.2 }],
    turn: 0,
    sways: false,
    closest: 1,
  } as const
  const clear: [number, number][] = [
    [0, -0.1],
    [0.1, 0],
    [0.9, 0],
    [0.2, 0.1],
    [0.8, 0.1],
    [0.5, 0.4],
  ]
  it.each(clear)('at %d, a wall across the seam is %d away', (angle, away) =>
    expect(clearance(wall, angle, 20)).toBeCloseTo(away, 9),
  )

  it('a blade is as laid when the ball arrives, and rotated back before that', () => {
    const blade = { ...wall, kind: 'blade', turn: 0.5 } as const
    expect(turned(blade, blade.at)).toBe(0)
    expect(turned(blade, 0)).toBeCloseTo(-0.5 * secondsBetween(0, blade.at), 9)
  })

  it('a swaying gate is as laid when the ball arrives, and never far from there', () => {
    const gate = { ...wall, turn: 0.5, sways: true } as const
    expect(turned(gate, gate.at)).toBe(0)
    const shifts = Array.from({ length: 400 }, (_, i) => turned(gate, i * 0.1))
    expect(Math.max(...shifts)).toBeGreaterThan(0.1)
    expect(Math.max(...shifts)).toBeLessThan(0.2)
    expect(Math.min(...shifts)).toBeLessThan(-0.1)
    expect(Math.min(...shifts)).toBeGreaterThan(-0.2)
  })
})
