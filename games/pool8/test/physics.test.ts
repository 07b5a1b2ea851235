import { describe, expect, test } from 'vitest'
import { sized } from '../../kit/test/size.ts'
import { chance } from '../../kit/rules/chance.ts'
import { whereX, whereY } from '../rules/ball.ts'
import { firstMet } from '../rules/collisions.ts'
import { advance, atRest, copy, type Hit, isMoving, type TableMotion, strike } from '../rules/physics.ts'
import { rack } from '../rules/rack.ts'
import { LENGTH, POCKETS, RADIUS, WIDTH } from '../rules/table.ts'
import { speedOf } from '../rules/stroke.ts'
import { rules } from '../rules.ts'
import { playOut } from './people.ts'
import { balls } from './tables.ts'

const END = 5000
const BREAKS = sized(1000, 250)

function randomBreak(seed: number): TableMotion {
  const dice = chance(seed)
  const motion = atRest(rack(dice, false))
  const [cue] = motion.balls
  if (!cue) throw new Error('The rack has no cue ball.')
  cue.x = 10 + dice.fraction() * 46
  cue.y = 10 + dice.fraction() * (WIDTH - 20)
  const wide = () => (dice.fraction() - 0.5) * 8
  const spin = () => (dice.fraction() - 0.5) * 1.4
  strike(cue, 168 - cue.x + wide(), WIDTH / 2 - cue.y + wide(), 300 + dice.fraction() * 900, spin(), spin())
  return motion
}

/** Kinetic energy of all motion and spin, per unit of mass, in cm²/s². */
function energy({ balls, pace }: TableMotion): number {
  let sum = 0
  for (const b of balls) {
    if (b.pocket >= 0) continue
    sum += (b.vx * b.vx + b.vy * b.vy) / 2 + (b.ux * b.ux + b.uy * b.uy + b.side * b.side) / 5
  }
  return sum * pace * pace
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
      const mouth = POCKETS.some((pocket) => (pocket.x - x) ** 2 + (pocket.y - y) ** 2 < 13.5 ** 2)
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
        60.75070626752063,
        91.37488598750346,
        -1,
      ],
      [
        1,
        185.63911152882437,
        68.9816378891183,
        -1,
      ],
      [
        2,
        184.0624825260761,
        52.88161408914253,
        -1,
      ],
      [
        3,
        189.3957129872182,
        62.130663460809735,
        -1,
      ],
    ]
  `)
})

/** Final position of the cue ball after hitting a ball 30 cm ahead, relative to the point of contact. */
function carry(top: number): number {
  const motion = atRest(balls({ 0: [80, 56], 1: [116, 56] }))
  const [cue] = motion.balls
  if (!cue) return NaN
  strike(cue, 1, 0, 300, top, 0)
  const met = 116 - 2 * RADIUS
  for (let tick = 0; tick < 60 && isMoving(motion); tick++) {
    advance(motion, 1, () => {})
  }
  return whereX(cue, motion.now) - met
}

describe('the cue ball after a full hit', () => {
  test.each([
    { name: 'follows with top spin', top: 0.9, least: 20, most: 80 },
    { name: 'creeps on after a centre hit', top: 0, least: 0, most: 20 },
    { name: 'comes back with draw', top: -0.9, least: -90, most: -20 },
  ])('$name', ({ top, least, most }) => {
    const x = carry(top)
    expect(x).toBeGreaterThan(least)
    expect(x).toBeLessThan(most)
  })
})

test.each([
  { name: 'a ball without side spin comes straight back off a cushion', side: 0, least: -0.001, most: 0.001 },
  { name: 'right side spin takes it to the right', side: 0.8, least: 3, most: 60 },
  { name: 'left side spin takes it to the left', side: -0.8, least: -60, most: -3 },
])('$name', ({ side, least, most }) => {
  const motion = atRest(balls({ 0: [60, 56] }))
  const [cue] = motion.balls
  if (!cue) throw new Error('No cue ball.')
  // Up the screen into the long rail: the shooter's right is +x.
  strike(cue, 0, -1, 300, 0, side)
  advance(motion, 40, () => {})
  const drift = whereX(cue, motion.now) - 60
  expect(drift).toBeGreaterThan(least)
  expect(drift).toBeLessThan(most)
})

test('a target leaves along the line from the ghost ball through its centre', () => {
  const motion = atRest(balls({ 0: [60, 56], 1: [100, 59] }))
  const [cue, one] = motion.balls
  if (!cue || !one) throw new Error('Balls are missing.')
  const { meets, distance } = firstMet(cue, 1, 0, motion.balls)
  expect(meets).toBe(1)
  const ghost = 60 + distance
  strike(cue, 1, 0, 200, 0.8, 0)
  advance(motion, 20, () => {})
  expect(one.vy / one.vx).toBeCloseTo((59 - 56) / (100 - ghost), 9)
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
    mouth: { x: LENGTH - 2.4, y: 2.4 },
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

test('soft strokes end within three seconds, full ones within five', () => {
  for (const power of [0.25, 0.35]) {
    const soft = waits(power)
    expect(Math.min(...soft)).toBeGreaterThan(0.2)
    expect(Math.max(...soft)).toBeLessThan(3)
  }
  expect(Math.max(...waits(1))).toBeLessThan(5)
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
