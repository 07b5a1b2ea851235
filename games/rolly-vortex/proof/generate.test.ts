import { describe, expect, it } from 'vitest'
import { FIGURES } from '../rules/figures.ts'
import { layFigure, openCourse } from '../rules/generate.ts'
import { clearance, turned, widestOpening, type Arc, type Obstacle } from '../rules/tube.ts'
import { curveAt, CURVE, FAIR, secondsBetween, speedAt, STEERING, TICKS_A_SECOND } from '../rules/curve.ts'

/** Everything that a seed lays over so many metres. */
function lay(seed: number, metres: number) {
  const obstacles: Obstacle[] = []
  const figures = new Set<string>()
  let course = openCourse(seed)
  while (course.laidTo < metres) {
    const laid = layFigure(course)
    course = laid.course
    figures.add(course.last)
    obstacles.push(...laid.obstacles)
  }
  return { obstacles, figures }
}

const SEEDS = Array.from({ length: 100 }, (_, i) => i * 7919 + 3)
/** About eight minutes: further than anyone rolls. */
const FAR = 24_000

describe('the tube', () => {
  it.each(SEEDS)('seed %i: no obstacle is closed all round, and the ball fits through each', (seed) => {
    const narrowest = Math.min(...lay(seed, FAR).obstacles.map(({ arcs }) => widestOpening(arcs)))
    expect(narrowest).toBeGreaterThan(4 * FAIR.ball)
  })

  it('brings every figure', () => {
    const met = new Set(SEEDS.slice(0, 10).flatMap((seed) => [...lay(seed, 4000).figures]))
    expect([...met].sort()).toEqual(Object.keys(FIGURES).sort())
  })

  it('is laid in order, with an id for each thing', () => {
    const { obstacles } = lay(11, FAR)
    const ats = obstacles.map(({ at }) => at)
    expect(ats).toEqual([...ats].sort((a, b) => a - b))
    expect(new Set(obstacles.map(({ id }) => id)).size).toBe(obstacles.length)
  })

  it('two seeds make two tubes, one seed makes one', () => {
    expect(lay(4, 900)).toEqual(lay(4, 900))
    expect(lay(4, 900)).not.toEqual(lay(5, 900))
  })
})

describe('the curve', () => {
  const metres = Array.from({ length: 200 }, (_, i) => i * 150)
  it.each(Object.entries(CURVE).filter(([name]) => name !== 'half'))(
    '%s goes one way and never ends',
    (_, curve) => {
      const { easy, hard } = curve as { easy: number; hard: number }
      const steps = metres.map((at) => curveAt({ easy, hard }, at))
      for (const [i, value] of steps.slice(1).entries()) {
        expect((value - (steps[i] as number)) * (hard - easy)).toBeGreaterThan(0)
      }
    },
  )

  it('speed has no ceiling', () => {
    for (const at of metres) expect(speedAt(at + 150)).toBeGreaterThan(speedAt(at))
    expect(speedAt(1e9)).toBeGreaterThan(10_000)
  })

  it('reckons time as the ball rolls it', () => {
    let at = 0
    for (let i = 0; i < 60 * TICKS_A_SECOND; i++) at += speedAt(at) / TICKS_A_SECOND
    expect(secondsBetween(0, at)).toBeCloseTo(60, 0)
  })

  it('a drag is quicker than a held key, so that no device is the weaker one', () => {
    expect(STEERING.roll).toBeGreaterThan(STEERING.spin)
  })
})

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
  it.each(clear)('at %d a wall over the seam is %d away', (angle, away) =>
    expect(clearance(wall, angle, 20)).toBeCloseTo(away, 9),
  )

  it('what turns stands as laid when the ball arrives, and is behind by its turn before', () => {
    const blade = { ...wall, kind: 'blade', turn: 0.5 } as const
    expect(turned(blade, blade.at)).toBe(0)
    expect(turned(blade, 0)).toBeCloseTo(-0.5 * secondsBetween(0, blade.at), 9)
  })
})
