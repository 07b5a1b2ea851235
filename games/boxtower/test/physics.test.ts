import { describe, expect, test } from 'vitest'
import { YARD } from '../rules/curve.ts'
import { KINDS, shapeOf, type CrateKind } from '../rules/kinds.ts'
import { step, type Grip, type Moving } from '../rules/physics.ts'
import { topOf } from '../rules/yard.ts'

const { plinth } = YARD
const FIVE_MINUTES = 18_000

/** Crates stacked on each other, each `aside` ells further to the right. */
function column(kinds: readonly CrateKind[], aside = 0): Moving[] {
  let foot = 0
  return kinds.map((kind, i) => {
    const { high } = shapeOf(kind)
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

/** Largest displacement of any crate. */
const drift = (before: readonly Moving[], after: readonly Moving[]) =>
  Math.max(...before.map(({ x, y }, i) => Math.hypot(x - (after[i]?.x ?? 9), y - (after[i]?.y ?? 9))))

describe('boxes', () => {
  test('a centred tower stays up for five minutes without sleeping', () => {
    const tower = column(['wide', 'squat', 'cube', 'squat', 'cube', 'tall'])
    const { loose } = run(tower, FIVE_MINUTES)
    expect(drift(tower, loose)).toBeLessThan(0.05)
    expect(Math.max(...loose.map(({ turn }) => Math.abs(turn)))).toBeLessThan(0.01)
  })

  test('a tower drifts at least four times as far without grips', () => {
    const tower = column(['wide', 'squat', 'cube', 'squat', 'cube', 'tall', 'squat', 'cube', 'small'])
    expect(drift(tower, run(tower, 600, 0, false).loose)).toBeGreaterThan(
      4 * drift(tower, run(tower, 600).loose),
    )
  })

  test.each<[string, readonly CrateKind[], number, boolean]>([
    ['a crate with less than half its width overhanging stays up', ['cube', 'cube'], 0.5, true],
    ['a crate with more than half its width overhanging falls', ['cube', 'cube'], 0.65, false],
    ['a stair stays up while its centre of mass is over its foot', ['cube', 'cube', 'cube'], 0.3, true],
    [
      'a stair falls when its centre of mass is not over its foot',
      ['cube', 'cube', 'cube', 'cube'],
      0.3,
      false,
    ],
    ['a wide crate carries a tall one at its edge', ['wide', 'tall'], 0.7, true],
  ])('%s', (_name, kinds, aside, isStable) => {
    const tower = column(kinds, aside)
    const { loose } = run(tower, 240)
    expect(drift(tower, loose) < 0.1).toBe(isStable)
  })

  test.each([
    ['stays up in a breeze', 1, true],
    ['falls in an extreme storm', 6, false],
  ])('a column %s', (_name, wind, isStable) => {
    const tower = column(['squat', 'cube', 'cube', 'cube', 'cube'])
    expect(drift(tower, run(tower, 240, wind).loose) < 0.2).toBe(isStable)
  })

  test.each(Object.keys(KINDS) as CrateKind[])(
    'a %s stays where it was placed, with the height it declares',
    (kind) => {
      const [crate] = column([kind])
      if (!crate) throw new Error('no crate')
      const [after] = run([crate], 120).loose
      expect(after?.y).toBeCloseTo(crate.y, 1)
      expect(topOf(after ?? crate)).toBeCloseTo(shapeOf(kind).high, 1)
    },
  )
})

describe('ticks', () => {
  test('keep no hidden state: the same scene gives the same result', () => {
    const leaning = column(['cube', 'tall', 'barrel', 'step', 'planter'], 0.16)
    const first = run(leaning, 200)
    run(column(['wide', 'wide', 'small', 'step'], -0.4), 90, 2)
    expect(run(leaning, 200)).toEqual(first)
  })

  test('give the same result after a round trip through JSON', () => {
    let kept = run(column(['cube', 'tall', 'barrel'], 0.2), 20)
    let saved = kept
    for (let tick = 0; tick < 120; tick++) {
      kept = step({ plinth, fixed: [], wind: 0.3, ...kept })
      saved = step({ plinth, fixed: [], wind: 0.3, ...JSON.parse(JSON.stringify(saved)) })
      expect(saved).toEqual(kept)
    }
  })
})
