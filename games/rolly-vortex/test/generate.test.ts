import { describe, expect, it } from 'vitest'
import { forFreshSeeds } from '../../kit/test/seeds.ts'
import {
  CURVE,
  curveAt,
  FAIR,
  GRAB,
  metresAfter,
  secondsBetween,
  STEERING,
  zoneNumber,
} from '../rules/curve.ts'
import { FIGURES } from '../rules/zones.ts'
import { layFigure, createCourse } from '../rules/generate.ts'
import { apart, clearance, type Drum, type Obstacle } from '../rules/tube.ts'
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
/** The figures of ten tubes, up to a time. */
const metBy = (seconds: number) =>
  new Set(SEEDS.slice(0, 10).flatMap((seed) => [...lay(seed, metresAfter(seconds)).figures]))
/** Ten minutes: further than anyone rolls. */
const FAR = metresAfter(600)

describe('the tube', () => {
  it('gives every obstacle an opening that the ball fits through, for ten minutes on 100 seeds', () => {
    forFreshSeeds(100, (seed) => {
      const narrowest = Math.min(...lay(seed, FAR).obstacles.map(({ arcs }) => widestOpening(arcs)))
      expect(narrowest).toBeGreaterThan(4 * FAIR.ball)
    })
  })

  it('contains every figure within 420 seconds, and brings one in each of the minutes four to six', () => {
    expect([...metBy(420)].sort()).toEqual(Object.keys(FIGURES).sort())
    const counts = [180, 240, 300, 360].map((seconds) => metBy(seconds).size)
    for (const [i, count] of counts.slice(1).entries()) expect(count).toBeGreaterThan(counts[i] ?? 0)
  })

  it('offers a choice of two treats at the border of every zone, of which a ball gets one', () => {
    forFreshSeeds(10, (seed) => {
      const choices: number[] = []
      let course = createCourse(seed)
      while (course.laidTo < metresAfter(400)) {
        const { course: next, treats } = layFigure(course)
        const other = treats.find(({ kind, at }, i) => kind !== 'gem' && treats[i - 1]?.at === at)
        const one = treats.find(({ at }) => at === other?.at)
        if (next.zone > Math.max(0, course.zone)) choices.push(apart(one?.angle ?? 0, other?.angle ?? 0))
        course = next
      }
      expect(choices).toHaveLength(course.zone)
      for (const away of choices) expect(Math.abs(away)).toBeGreaterThan(2 * GRAB.angle)
    })
  })

  it('hangs embers in the way of obstacles, from where a ball can still swerve', () => {
    let lures = 0
    for (const seed of SEEDS.slice(0, 20)) {
      let course = createCourse(seed)
      while (course.laidTo < metresAfter(300)) {
        const { course: next, treats, obstacles } = layFigure(course)
        const [first] = obstacles
        for (const { kind, at, angle } of treats) {
          if (kind !== 'ember' || !first || at >= first.at || next.zone > course.zone) continue
          lures++
          const room = clearance(first, angle, first.at)
          expect(room).toBeLessThan(0)
          expect((FAIR.ball - room) / STEERING.spin).toBeLessThan(secondsBetween(at, first.at - FAIR.reach))
        }
        course = next
      }
    }
    expect(lures).toBeGreaterThan(100)
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
