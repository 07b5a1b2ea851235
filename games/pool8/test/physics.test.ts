import { describe, expect, test } from 'vitest'
import { sized } from '../../kit/test/size.ts'
import { chance } from '../../kit/rules/chance.ts'
import { type Ball, whereX, whereY } from '../rules/ball.ts'
import { contactOf } from '../rules/contact.ts'
import { advance, atRest, copy, type Hit, isMoving, type TableMotion, strike } from '../rules/physics.ts'
import { rack } from '../rules/rack.ts'
import { LENGTH, POCKETS, RADIUS, WIDTH } from '../rules/table.ts'
import { speedOf } from '../rules/speed.ts'
import { rules } from '../rules.ts'
import { energy, experiments, ROLLS, struck } from './experiments.ts'
import { playOut } from './people.ts'
import { balls } from './tables.ts'

const END = 5000
const BREAKS = sized(1000, 120)

function randomBreak(seed: number): TableMotion {
  const dice = chance(seed)
  const motion = atRest(rack(dice, false))
  const [cue] = motion.balls
  if (!cue) throw new Error('The rack has no cue ball.')
  cue.x = 10 + dice.fraction() * 46
  cue.y = 10 + dice.fraction() * (WIDTH - 20)
  const wide = () => (dice.fraction() - 0.5) * 8
  const spin = () => (dice.fraction() - 0.5) * 1.4
  strike(cue, 168 - cue.x + wide(), WIDTH / 2 - cue.y + wide(), 300 + dice.fraction() * 600, spin(), spin())
  return motion
}

/** Deepest overlap of any two balls; negative when they are apart. */
function overlap({ balls, now }: TableMotion): number {
  const on = balls
    .filter((ball) => ball.pocket < 0)
    .map((ball) => [whereX(ball, now), whereY(ball, now)] as const)
  let worst = -Infinity
  for (const [i, [ax, ay]] of on.entries()) {
    for (const [bx, by] of on.slice(i + 1)) {
      worst = Math.max(worst, 2 * RADIUS - Math.sqrt((ax - bx) ** 2 + (ay - by) ** 2))
    }
  }
  return worst
}

/** Balls that are neither on the cloth nor dropping into the mouth of a pocket. */
function strays({ balls, now }: TableMotion): number[] {
  const slack = 1e-9
  return balls
    .filter((ball) => {
      const x = whereX(ball, now)
      const y = whereY(ball, now)
      const cloth =
        x > RADIUS - slack && x < LENGTH - RADIUS + slack && y > RADIUS - slack && y < WIDTH - RADIUS + slack
      const mouth = POCKETS.some((pocket) => (pocket.x - x) ** 2 + (pocket.y - y) ** 2 < 17 ** 2)
      return ball.pocket < 0 && !cloth && !mouth
    })
    .map((ball) => ball.id)
}

test(`in ${BREAKS} random breaks energy never grows, no ball overlaps another and none leaves the table`, () => {
  let potted = 0
  for (let seed = 1; seed <= BREAKS; seed++) {
    const motion = randomBreak(seed)
    let before = energy(motion)
    for (let steps = 0; isMoving(motion); steps++) {
      advance(motion, 3, () => {})
      const after = energy(motion)
      if (after > before * (1 + 1e-12))
        throw new Error(`Seed ${seed}: energy grew from ${before} to ${after}.`)
      if (overlap(motion) > 1e-9) throw new Error(`Seed ${seed}: balls overlap by ${overlap(motion)}.`)
      if (strays(motion).length > 0) throw new Error(`Seed ${seed}: ${strays(motion)} left the table.`)
      if (steps > 400) throw new Error(`Seed ${seed}: the balls still roll after ${3 * steps} ticks.`)
      before = after
    }
    potted += motion.balls.filter((ball) => ball.pocket >= 0).length
  }
  // Pockets work: some breaks pot a ball.
  expect(potted).toBeGreaterThan(BREAKS / 5)
})

test('a shot run tick by tick through JSON equals the shot run at once, bit by bit', () => {
  for (let seed = 1; seed <= 25; seed++) {
    const whole = randomBreak(seed)
    let ticked = copy(whole)
    const atOnce: Hit[] = []
    const oneByOne: Hit[] = []
    advance(whole, END, (hit) => atOnce.push(hit))
    while (isMoving(ticked)) {
      ticked = JSON.parse(JSON.stringify(ticked)) as TableMotion
      advance(ticked, 1, (hit) => oneByOne.push(hit))
    }
    expect(ticked).toEqual(whole)
    expect(oneByOne).toEqual(atOnce)
  }
})

test('a break ends exactly at the pinned positions', () => {
  const motion = randomBreak(7)
  advance(motion, END, () => {})
  expect(motion.balls.slice(0, 4).map(({ id, x, y, pocket }) => [id, x, y, pocket])).toMatchInlineSnapshot(`
    [
      [
        0,
        195.50480783418683,
        66.91843397468529,
        -1,
      ],
      [
        1,
        136.7844533033979,
        57.227244110199955,
        -1,
      ],
      [
        2,
        208.6329012727656,
        74.13628608601837,
        -1,
      ],
      [
        3,
        207.78394209504575,
        64.79522065530296,
        -1,
      ],
    ]
  `)
})

const degrees = (radians: number) => (radians * 180) / Math.PI
const headingOf = ({ vx, vy }: Ball) => Math.atan2(vy, vx)

test.each(experiments())('$name: $theory $unit in theory', ({ theory, measured, most }) =>
  expect(Math.abs(measured - theory)).toBeLessThanOrEqual(most),
)

describe('a collision', () => {
  test.each([
    { name: 'follows with top spin', top: 0.9, least: 12, most: 80 },
    { name: 'creeps on after a centre hit', top: 0, least: 0, most: 12 },
    { name: 'comes back with draw', top: -0.9, least: -90, most: -5 },
  ])('the cue ball after a full hit $name', ({ top, least, most }) => {
    const { motion, cue } = struck({ 0: [80, 56], 1: [116, 56] }, [1, 0], 300, top)
    const met = 116 - 2 * RADIUS
    for (let n = 0; n < 45 && isMoving(motion); n++) advance(motion, 1, () => {})
    const x = whereX(cue, motion.now) - met
    expect(x).toBeGreaterThan(least)
    expect(x).toBeLessThan(most)
  })

  test('the foreseen course of a target is the one that it takes', () => {
    for (const [top, side] of [
      [0, 0],
      [0.7, 0.3],
      [-0.8, -0.4],
    ] as const) {
      const places = { 0: [60, 56], 1: [100, 60] } as const
      const foreseen = contactOf(balls(places), { kind: 'shoot', dx: 1, dy: 0, power: 0.5, top, side })
      const { motion } = struck(places, [1, 0], speedOf(0.5), top, side)
      const [, one] = motion.balls
      for (let n = 0; n < 25; n++) advance(motion, 1, () => {})
      expect(Math.atan2(foreseen?.dy ?? 0, foreseen?.dx ?? 0)).toBeCloseTo(headingOf(one as Ball), 6)
    }
  })

  test('side spin throws a ball that is hit full, to the other side', () => {
    // Right side, seen along +x with y downwards, throws to the left. Measured throws are 1 to 6 degrees.
    expect(thrownBy(0.5)).toBeLessThan(-1)
    expect(thrownBy(0.5)).toBeGreaterThan(-6)
    expect(thrownBy(-0.5)).toBeCloseTo(-thrownBy(0.5), 9)
    expect(thrownBy(0)).toBe(0)
  })
})

/** Degrees by which side spin throws a ball that is hit full. */
function thrownBy(side: number): number {
  const { motion } = struck({ 0: [85, 56], 1: [100, 56] }, [1, 0], 120, 0, side)
  for (let n = 0; n < 20; n++) advance(motion, 1, () => {})
  return degrees(headingOf(motion.balls[1] as Ball))
}

/** Speed and direction after a long cushion: the angle is measured from the cushion's normal. */
function offCushion(angle: number, speed: number, top: number, side: number) {
  const phi = (angle * Math.PI) / 180
  const { motion, cue } = struck({ 0: [60, RADIUS + 3] }, [Math.sin(phi), -Math.cos(phi)], speed, top, side)
  let seen = { speed: 0, angle: 0 }
  advance(motion, 20, ({ kind }) => {
    if (kind === 'rail' && seen.speed === 0)
      seen = { speed: Math.hypot(cue.vx, cue.vy), angle: degrees(Math.atan2(cue.vx, cue.vy)) }
  })
  return seen
}

describe('a cushion', () => {
  test.each([100, 300, 600])('returns about four fifths of a rolling ball at %i cm/s', (speed) => {
    const { speed: after, angle } = offCushion(0, speed, ROLLS, 0)
    expect(after / speed).toBeGreaterThan(0.72)
    expect(after / speed).toBeLessThan(0.86)
    expect(angle).toBeCloseTo(0, 9)
  })

  test.each([20, 35, 50, 65])('at %i° returns a ball to the same side, wider with running side', (angle) => {
    const [running, plain, reverse] = [0.6, 0, -0.6].map((side) => offCushion(angle, 250, ROLLS, side).angle)
    expect(plain).toBeGreaterThan(angle * 0.6)
    expect(plain).toBeLessThan(angle * 1.35)
    // At flat angles the nose slips along the ball whatever its side, so side changes little.
    const least = angle < 40 ? 2 : 0
    expect(running).toBeGreaterThanOrEqual((plain ?? 0) + least)
    expect(reverse).toBeLessThanOrEqual((plain ?? 0) - least + (least ? 0 : 2))
  })

  test('returns a mirrored ball mirrored', () => {
    expect(offCushion(-40, 200, 0.3, -0.4).angle).toBeCloseTo(-offCushion(40, 200, 0.3, 0.4).angle, 9)
  })
})

test('a ball pressed on another or on a cushion by its spin comes to rest', () => {
  const frozen = struck(
    { 0: [100, RADIUS + 4 * RADIUS], 1: [100, RADIUS], 2: [100, 3 * RADIUS + 0.005] },
    [0, -1],
    400,
    1,
  )
  let hits = 0
  advance(frozen.motion, END, () => hits++)
  expect(isMoving(frozen.motion)).toBe(false)
  expect(hits).toBeLessThan(400)
})

test.each([
  { name: 'a corner', from: [40, 40], at: [0, 0], pocket: 0 },
  { name: 'a side pocket', from: [112, 60], at: [112, 0], pocket: 1 },
])('a ball sent into $name drops', ({ from, at, pocket }) => {
  const [x = 0, y = 0] = from
  const motion = atRest(balls({ 0: [x, y] }))
  const [cue] = motion.balls
  if (!cue) throw new Error('No cue ball.')
  strike(cue, (at[0] ?? 0) - x, (at[1] ?? 0) - y, 200, 0.5, 0)
  const hits: Hit[] = []
  advance(motion, END, (hit) => hits.push(hit))
  expect(hits).toMatchObject([{ kind: 'pot', ball: 0, other: pocket }])
})

test('a ball along the cushion passes a side pocket and drops into the corner', () => {
  const motion = atRest(balls({ 0: [60, RADIUS] }))
  const [cue] = motion.balls
  if (!cue) throw new Error('No cue ball.')
  strike(cue, 1, 0, 400, 0.8, 0)
  const hits: Hit[] = []
  advance(motion, END, (hit) => hits.push(hit))
  expect(POCKETS[hits.at(-1)?.kind === 'pot' ? cue.pocket : -1]).toMatchObject({
    mouth: { x: LENGTH - 3, y: 3 },
  })
})

/** Seconds until the balls are at rest. */
function waitFor(motion: TableMotion): number {
  let ticks = 0
  for (; isMoving(motion); ticks++) advance(motion, 1, () => {})
  return ticks / 60
}

/** Waiting times of forty strokes of this power into seven balls. */
const waits = (power: number) =>
  Array.from({ length: 40 }, (_, seed) => {
    const dice = chance(seed + 1)
    const spots = Object.fromEntries(
      Array.from({ length: 8 }, (_one, id) => [id, [20 + id * 26, 12 + dice.fraction() * 88] as const]),
    )
    const motion = atRest(balls(spots))
    const [cue] = motion.balls
    if (cue) strike(cue, dice.fraction() - 0.2, dice.fraction() - 0.5, speedOf(power), 0, 0)
    return waitFor(motion)
  })

test('soft strokes end within four seconds, full ones within six', () => {
  for (const power of [0.25, 0.35]) {
    const soft = waits(power)
    expect(Math.min(...soft)).toBeGreaterThan(0.2)
    expect(Math.max(...soft)).toBeLessThan(4)
  }
  expect(Math.max(...waits(1))).toBeLessThan(6)
})

test('the median of a hundred strokes takes less than three seconds, the longest 5.5', () => {
  const waits: number[] = []
  for (let seed = 1; waits.length < 100; seed++)
    playOut({ ...rules.start(seed, 1), seats: ['medium', 'medium'] as never }, undefined, ({ motion }) => {
      waits.push(motion.ticks / 60)
    })
  const sorted = waits.slice(0, 100).toSorted((a, b) => a - b)
  expect(sorted[50]).toBeLessThan(3)
  expect(sorted.at(-1)).toBeLessThan(5.5)
})

test('speeding up gives the same result in less than a third of the ticks', () => {
  const shot = { kind: 'shoot', dx: 1, dy: 0.03, power: 1, top: 0, side: 0 } as const
  let [slow, fast] = [rules.act(rules.start(5, 7), shot), rules.act(rules.start(5, 7), shot)]
  let [slowTicks, fastTicks] = [0, 0]
  for (; slow.stroke; slowTicks++) slow = rules.tick?.(slow) ?? slow
  for (let n = 0; n < 30; n++) fast = rules.tick?.(fast) ?? fast
  fast = rules.act(fast, { kind: 'hurry' })
  expect(rules.act(fast, { kind: 'hurry' })).toBe(fast)
  for (; fast.stroke; fastTicks++) fast = rules.tick?.(fast) ?? fast
  expect({ ...fast, hits: [] }).toEqual({ ...slow, hits: [] })
  expect(fastTicks).toBeLessThan(slowTicks / 3)
})
