/** Compares Pool8's table with theory, and measures the CPU time of a break. */
import { chance } from '../games/kit/rules/chance.ts'
import { advance, atRest, isMoving, strike, type TableMotion } from '../games/pool8/rules/physics.ts'
import { rack } from '../games/pool8/rules/rack.ts'
import { WIDTH } from '../games/pool8/rules/table.ts'
import { energy, experiments } from '../games/pool8/test/experiments.ts'
import { reversal, withoutFriction } from '../test-support/pool8/frictionless.ts'
import { budget, median, printTable, round } from './table.ts'

const BREAKS = 200
const REVERSALS = 300
/** Ticks of a shot that is run backwards: long enough for ten collisions. */
const THERE = 60
/** Milliseconds of CPU that a break may take. */
const BREAK_MS = 20

const signed = (value: number) => (value === 0 ? '0' : value.toExponential(1))

function fullBreak(seed: number): TableMotion {
  const dice = chance(seed)
  const motion = atRest(rack(dice, false))
  const [cue] = motion.balls
  if (cue) strike(cue, 112, (dice.fraction() - 0.5) * 6 + (WIDTH / 2 - cue.y), 900, 0.1, 0)
  return motion
}

/** The largest relative growth of energy from one tick to the next. */
function growth(seed: number): number {
  const motion = fullBreak(seed)
  let [before, worst] = [energy(motion), -Infinity]
  while (isMoving(motion)) {
    advance(motion, 1, () => {})
    const after = energy(motion)
    worst = Math.max(worst, (after - before) / before)
    before = after
  }
  return worst
}

export async function measurePhysics(): Promise<void> {
  const rows = experiments()
  printTable(
    'Pool8: the table compared with theory',
    ['experiment', 'theory', 'table', 'unit', 'error'],
    rows.map(({ name, unit, theory, measured }) => [
      name,
      round(theory, 3),
      round(measured, 3),
      unit,
      signed(measured - theory),
    ]),
  )
  const far = rows.filter(({ theory, measured, most }) => Math.abs(theory - measured) > most)
  budget('experiments further from theory than accepted', far.length, 0, '')

  const seeds = Array.from({ length: BREAKS }, (_, i) => i + 1)
  budget(
    `ticks of ${BREAKS} breaks in which energy grows`,
    seeds.filter((seed) => growth(seed) > 1e-12).length,
    0,
    '',
  )

  const back = await withoutFriction((physics) =>
    Array.from({ length: REVERSALS }, (_, i) => reversal(physics, i + 1, THERE)).filter(
      (one) => one !== undefined,
    ),
  )
  const errors = back.map(({ error }) => error)
  printTable(
    'Shots without friction, run backwards',
    ['shots', 'collisions, 50 %', 'error in cm, 50 %', 'largest'],
    [
      [
        back.length,
        median(back.map(({ hits }) => hits)),
        signed(median(errors)),
        signed(Math.max(...errors)),
      ],
    ],
  )

  const times = seeds.map((seed) => {
    const motion = fullBreak(seed)
    const before = process.cpuUsage()
    advance(motion, 5000, () => {})
    const { user, system } = process.cpuUsage(before)
    return (user + system) / 1000
  })
  const sorted = times.toSorted((a, b) => a - b)
  printTable(
    'CPU of a break in ms',
    ['breaks', '50 %', '95 %', 'longest'],
    [
      [
        BREAKS,
        round(median(times)),
        round(sorted[Math.floor(BREAKS * 0.95)] ?? 0),
        round(sorted.at(-1) ?? 0),
      ],
    ],
  )
  budget('CPU of a break, 95 %', sorted[Math.floor(BREAKS * 0.95)] ?? 0, BREAK_MS, 'ms')
}
