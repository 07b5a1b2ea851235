import { describe, expect, it } from 'vitest'
import { FAIR } from '../rules/curve.ts'
import { FIGURES } from '../rules/figures.ts'
import { layFigure, openCourse } from '../rules/generate.ts'
import type { Obstacle } from '../rules/tube.ts'
import { widestOpening } from './widest-opening.ts'

/** Everything that a seed lays, up to a distance. */
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
