import { describe, expect, test } from 'vitest'
import { YARD } from '../rules/curve.ts'
import { KINDS, kindOf, type KindName } from '../rules/kinds.ts'
import { step, type Grip, type Moving } from '../rules/physics.ts'
import { topOf } from '../rules/yard.ts'

const { plinth } = YARD
const FIVE_MINUTES = 18_000

/** Crates set square on each other, each with its foot on the top of the one below. */
function column(kinds: readonly KindName[], aside = 0): Moving[] {
  let foot = 0
  return kinds.map((kind, i) => {
    const { high } = kindOf(kind)
    foot += high
    const x = aside * i
    return { id: i + 1, kind, x, y: foot - high / 2, turn: 0, vx: 0, vy: 0, spin: 0 }
  })
}

function run(loose: readonly Moving[], ticks: number, wind = 0, remembers = true) {
  let scene: { loose: readonly Moving[]; grips: readonly Grip[] } = { loose, grips: [] }
  for (let tick = 0; tick < ticks; tick++)
    scene = step({ plinth, fixed: [], wind, loose: scene.loose, grips: remembers ? scene.grips : [] })
  return scene
}

/** The furthest that any crate has come from where it was set. */
const drift = (before: readonly Moving[], after: readonly Moving[]) =>
  Math.max(...before.map(({ x, y }, i) => Math.hypot(x - (after[i]?.x ?? 9), y - (after[i]?.y ?? 9))))

describe('boxes', () => {
  test('a tower of centred crates stands for five minutes, computed in every tick, without ever being put to sleep', () => {
    const tower = column(['wide', 'squat', 'cube', 'squat', 'cube', 'tall'])
    const { loose } = run(tower, FIVE_MINUTES)
    expect(drift(tower, loose)).toBeLessThan(0.05)
    expect(Math.max(...loose.map(({ turn }) => Math.abs(turn)))).toBeLessThan(0.01)
  })

  test('without what is remembered of each touch the same tower would not stand: the grips are needed', () => {
    const tower = column(['wide', 'squat', 'cube', 'squat', 'cube', 'tall', 'squat', 'cube', 'small'])
    expect(drift(tower, run(tower, 600, 0, false).loose)).toBeGreaterThan(
      4 * drift(tower, run(tower, 600).loose),
    )
  })

  test.each<[string, readonly KindName[], number, boolean]>([
    ['a crate that hangs over by less than half stands', ['cube', 'cube'], 0.5, true],
    ['a crate that hangs over by more than half falls', ['cube', 'cube'], 0.65, false],
    ['a stair stands while its middle is over its foot', ['cube', 'cube', 'cube'], 0.3, true],
    ['a stair falls when its middle is not', ['cube', 'cube', 'cube', 'cube'], 0.3, false],
    ['a wide floor carries a tall crate at its edge', ['wide', 'tall'], 0.7, true],
  ])('%s', (_name, kinds, aside, stands) => {
    const tower = column(kinds, aside)
    const { loose } = run(tower, 240)
    expect(drift(tower, loose) < 0.1).toBe(stands)
  })

  test.each([
    ['a breeze that it can bear', 1, true],
    ['a storm that no yard has', 6, false],
  ])('a column in %s', (_name, wind, stands) => {
    const tower = column(['squat', 'cube', 'cube', 'cube', 'cube'])
    expect(drift(tower, run(tower, 240, wind).loose) < 0.2).toBe(stands)
  })

  test.each(Object.keys(KINDS) as KindName[])(
    'a %s stands where it is set, and is as high as it says',
    (kind) => {
      const [crate] = column([kind])
      if (!crate) throw new Error('no crate')
      const [after] = run([crate], 120).loose
      expect(after?.y).toBeCloseTo(crate.y, 1)
      expect(topOf(after ?? crate)).toBeCloseTo(kindOf(kind).high, 1)
    },
  )
})

describe('ticks', () => {
  test('no scene leaves a trace: the same one gives the same, no matter what was computed in between', () => {
    const leaning = column(['cube', 'tall', 'barrel', 'step', 'planter'], 0.16)
    const first = run(leaning, 200)
    run(column(['wide', 'wide', 'small', 'step'], -0.4), 90, 2)
    expect(run(leaning, 200)).toEqual(first)
  })

  test('what went through JSON goes on as what did not', () => {
    let kept = run(column(['cube', 'tall', 'barrel'], 0.2), 20)
    let saved = kept
    for (let tick = 0; tick < 120; tick++) {
      kept = step({ plinth, fixed: [], wind: 0.3, ...kept })
      saved = step({ plinth, fixed: [], wind: 0.3, ...JSON.parse(JSON.stringify(saved)) })
      expect(saved).toEqual(kept)
    }
  })
})
