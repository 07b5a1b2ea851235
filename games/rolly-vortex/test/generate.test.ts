import { describe, expect, it } from 'vitest'
import { forFreshSeeds } from '../../kit/test/seeds.ts'
import { CURVE, curveAt, FAIR, metresAfter, STEERING, zoneNumber } from '../rules/curve.ts'
import { FIGURES } from '../rules/zones.ts'
import { layFigure, createCourse } from '../rules/generate.ts'
import type { Drum, Obstacle } from '../rules/tube.ts'
import { widestOpening } from './widest-opening.ts'

/** Everything that a seed generates, up to a distance. */
function lay(seed: number, metres: number) {
  const obstacles: Obstacle[] = []
  const drums: Drum[] = []
  const figures = new Set<string>()
  /** Opening figure of each zone. */
  const pieces: string[] = []
  let course = createCourse(seed)
  while (course.laidTo < metres) {
    const laid = layFigure(course)
    if (laid.course.zone > course.zone) pieces[laid.course.zone] = laid.course.last
    course = laid.course
    drums.push(...laid.drums)
    figures.add(course.last)
    obstacles.push(...laid.obstacles)
  }
  return { obstacles, drums, figures, pieces }
}

const SEEDS = Array.from({ length: 100 }, (_, i) => i * 7919 + 3)
/** Ten minutes: further than anyone rolls. */
const FAR = metresAfter(600)

describe('the tube', () => {
  it('gives every obstacle an opening that the ball fits through, for ten minutes on 100 seeds', () => {
    forFreshSeeds(100, (seed) => {
      const narrowest = Math.min(...lay(seed, FAR).obstacles.map(({ arcs }) => widestOpening(arcs)))
      expect(narrowest).toBeGreaterThan(4 * FAIR.ball)
    })
  })

  it('contains every figure within 200 seconds', () => {
    const met = new Set(SEEDS.slice(0, 10).flatMap((seed) => [...lay(seed, metresAfter(200)).figures]))
    expect([...met].sort()).toEqual(Object.keys(FIGURES).sort())
  })

  it('opens every zone with its own figure, and shows blades, drums and swaying walls only in theirs', () => {
    const all = 'overture bridge screw drum helix fork swing throat overture'
    forFreshSeeds(10, (seed) => {
      expect(lay(seed, metresAfter(180)).pieces.slice(0, 9)).toEqual(all.split(' '))
      const first = lay(seed, metresAfter(19))
      expect(first.obstacles.every(({ kind, turn }) => kind === 'wall' && turn === 0)).toBe(true)
      expect(lay(seed, metresAfter(58)).drums).toEqual([])
      expect(lay(seed, metresAfter(118)).obstacles.some(({ sways }) => sways)).toBe(false)
    })
  })

  it('has more drums in the second lap and more swaying walls in the third', () => {
    const { obstacles, drums } = lay(5, FAR)
    const share = (from: number, to: number) =>
      drums.filter(({ at }) => zoneNumber(at) >= from && zoneNumber(at) < to).length
    expect(share(8, 16)).toBeGreaterThan(2 * share(3, 8))
    const swaying = (from: number) =>
      obstacles.filter(({ at, sways }) => sways && zoneNumber(at) >= from && zoneNumber(at) < from + 8).length
    expect(swaying(16)).toBeGreaterThan(3 * swaying(8))
  })

  it('has no drum faster than half the steering speed', () => {
    for (const { turn } of lay(3, FAR).drums) expect(Math.abs(turn)).toBeLessThan(STEERING.spin / 2)
    expect(curveAt(CURVE.drift, FAR)).toBeLessThan(STEERING.spin / 2)
  })

  it('has no obstacle in the first eight seconds', () => {
    forFreshSeeds(100, (seed) =>
      expect(lay(seed, metresAfter(20)).obstacles[0]?.at).toBeGreaterThan(metresAfter(8.5)),
    )
  })

  it('lays obstacles in order, with unique ids', () => {
    const { obstacles } = lay(11, FAR)
    const ats = obstacles.map(({ at }) => at)
    expect(ats).toEqual([...ats].sort((a, b) => a - b))
    expect(new Set(obstacles.map(({ id }) => id)).size).toBe(obstacles.length)
  })

  it('is the same for the same seed and different for a different one', () => {
    expect(lay(4, 900)).toEqual(lay(4, 900))
    expect(lay(4, 900)).not.toEqual(lay(5, 900))
  })
})
