/**
 * Searches for puzzles that one technique solves and hardly any other of the set does.
 *
 * `node games/pool8/test/tune.ts plant 60 7` lays out tables for plants for 60 seconds, from seed 7. It prints the ball
 * positions, the middle of the widest solution, and its width in radians.
 */
import { chance } from '../../kit/rules/chance.ts'
import { pots } from '../rules/aim.ts'
import { laidOut } from '../rules/puzzles.ts'
import { isFree } from '../rules/spots.ts'
import { LENGTH, type Point, POCKETS, RADIUS, WIDTH } from '../rules/table.ts'
import { scene } from './tables.ts'
import { solutions, type Attempt, type Technique, TECHNIQUES, techniqueOf } from './techniques.ts'

const FINE = 360
const POWERS = [0.3, 0.5, 0.7]
/** Minimum and maximum aim tolerance, in radians: narrower is luck, wider is too easy. */
const NARROW = 0.01
const WIDE = 0.12
const STEP = 0.0035

const TWO = 2 * RADIUS

type Vector = Point

const plus = (a: Point, b: Vector, times = 1): Point => ({ x: a.x + b.x * times, y: a.y + b.y * times })
const unit = (from: Point, to: Point): Vector => {
  const far = Math.hypot(to.x - from.x, to.y - from.y)
  return { x: (to.x - from.x) / far, y: (to.y - from.y) / far }
}
const turned = ({ x, y }: Vector, by: number): Vector => ({
  x: x * Math.cos(by) - y * Math.sin(by),
  y: x * Math.sin(by) + y * Math.cos(by),
})

const angleOf = (from: Point, to: Point) => Math.atan2(to.y - from.y, to.x - from.x)

const rounded = (points: readonly Point[]) => points.flatMap(({ x, y }) => [Math.round(x), Math.round(y)])

function isLaid(numbers: readonly number[]): boolean {
  const balls = laidOut(numbers)
  return balls.every(({ id, x, y, pocket }) => pocket >= 0 || isFree(balls, id, x, y))
}

/** Straight paths of the eight into a pocket. */
const directs = (numbers: readonly number[]) => {
  const balls = laidOut(numbers)
  const alone = scene({}, { seats: ['player', 'nobody'] })
  return pots({ ...alone, motion: { ...alone.motion, balls } }).filter(({ line }) => line.target.id === 8)
}

/** The widest run of adjacent angles near `around` that solve it by this technique at one power. */
function widest(numbers: readonly number[], technique: Technique, around: number, reach: number): Attempt[] {
  const balls = laidOut(numbers)
  let best: Attempt[] = []
  for (const power of [0.35, 0.5, 0.65]) {
    let row: Attempt[] = []
    for (let angle = around - reach; angle <= around + reach; angle += STEP) {
      const stroke = { angle, power, top: 0 }
      row = techniqueOf(balls, stroke) === technique ? [...row, stroke] : []
      if (row.length > best.length) best = row
    }
  }
  return best
}

function searchPuzzles(technique: Technique, seconds: number, seed: number): void {
  const dice = chance(seed)
  const between = (least: number, most: number) => least + dice.fraction() * (most - least)
  const either = () => (dice.int(2) ? 1 : -1)

  /** A pocket, the eight at a distance in this range, and the direction that it must take. */
  function eightBefore(near: number, far: number) {
    const pocket = dice.pick(POCKETS)
    const out = turned({ x: pocket.nx, y: pocket.ny }, between(-0.5, 0.5))
    const eight = plus(pocket.mouth, out, between(near, far))
    return { eight, to: unit(eight, pocket.mouth) }
  }

  /** Positions of the cue ball, the eight and the others, and the approximate direction of the cue. */
  function layOut(): { points: Point[]; angle: number } {
    if (technique === 'plant') {
      const { eight, to } = eightBefore(16, 60)
      const one = plus(eight, turned(to, between(-0.12, 0.12)), -between(TWO + 0.4, 22))
      const push = unit(one, plus(eight, to, -TWO))
      const ghost = plus(one, push, -TWO)
      const cue = plus(ghost, turned(push, either() * between(0.2, 0.9)), -between(25, 80))
      return { points: [cue, eight, one], angle: angleOf(cue, ghost) }
    }
    if (technique === 'cannon') {
      const { eight, to } = eightBefore(4, 11)
      const goal = plus(eight, turned(to, between(-0.3, 0.3)), -TWO)
      const tangent = turned(to, between(-0.7, 0.7))
      const meeting = plus(goal, tangent, -between(22, 65))
      const side = either()
      const into = turned(tangent, side * between(0.6, 1.15))
      const one = plus(meeting, turned(tangent, (side * Math.PI) / 2), TWO)
      const cue = plus(meeting, into, -between(25, 70))
      return { points: [cue, eight, one], angle: angleOf(cue, meeting) }
    }
    if (technique === 'bank') {
      const eight = { x: between(30, LENGTH - 30), y: between(20, WIDTH - 20) }
      const { mouth } = dice.pick(POCKETS)
      const far = dice.int(2) ? WIDTH - RADIUS : RADIUS
      const image = { x: mouth.x, y: 2 * far - mouth.y }
      const to = unit(eight, image)
      const ghost = plus(eight, to, -TWO)
      const cue = plus(ghost, turned(to, between(-0.5, 0.5)), -between(20, 60))
      return { points: [cue, eight], angle: angleOf(cue, ghost) }
    }
    const { eight, to } = eightBefore(4, 13)
    const cue = { x: between(12, LENGTH - 12), y: between(12, WIDTH - 12) }
    const ghost = plus(eight, to, -TWO)
    const image = dice.pick([
      { x: ghost.x, y: TWO - ghost.y },
      { x: ghost.x, y: 2 * WIDTH - TWO - ghost.y },
      { x: TWO - ghost.x, y: ghost.y },
      { x: 2 * LENGTH - TWO - ghost.x, y: ghost.y },
    ])
    return { points: [cue, eight], angle: angleOf(cue, image) }
  }

  const end = performance.now() + seconds * 1000
  for (let tried = 0; performance.now() < end; tried++) {
    const { points, angle } = layOut()
    // Blocks straight paths, in front of the eight or behind it.
    for (let n = 0; n < 4; n++) {
      const numbers = rounded(points)
      const [straight] = isLaid(numbers) ? directs(numbers) : []
      if (!straight) break
      const [cue, eight] = points as [Point, Point]
      const [a, b] = technique === 'bank' ? [eight, straight.line.pocket.mouth] : [cue, straight.line.ghost]
      points.push(plus(a, { x: b.x - a.x, y: b.y - a.y }, between(0.3, 0.7)))
    }
    const numbers = rounded(points)
    if (!isLaid(numbers) || points.length < 3 || directs(numbers).length > 0) continue
    const best = widest(numbers, technique, angle, 0.08)
    if (best.length * STEP < NARROW || best.length * STEP > WIDE) continue
    const techniques = solutions(laidOut(numbers), FINE, POWERS).map((one) => one.technique)
    const count = (...wanted: readonly Technique[]) => techniques.filter((one) => wanted.includes(one)).length
    if (
      count('direct') > 0 ||
      (TECHNIQUES.indexOf(technique as never) < 2 && count('plant', 'cannon') > 2 * count(technique) + 2)
    )
      continue
    const { angle: middle, power } = best[Math.floor(best.length / 2)] as Attempt
    const width = (best.length * STEP).toFixed(3)
    console.log(
      `${numbers.join(' ')}|${middle.toFixed(4)} ${power}|${width}|${count(technique)} of ${techniques.length}`,
    )
  }
}

interface NodeGlobals {
  readonly process: { readonly argv: readonly string[] }
}
const { argv } = (globalThis as unknown as NodeGlobals).process
const [technique = 'plant', seconds = '60', seed = '1'] = argv.slice(2)
searchPuzzles(technique as Technique, Number(seconds), Number(seed))
