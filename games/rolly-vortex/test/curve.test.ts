import { describe, expect, it } from 'vitest'
import { CURVE, curveAt, secondsBetween, speedAt, STEERING, TICKS_A_SECOND } from '../rules/curve.ts'

describe('the curve', () => {
  const metres = Array.from({ length: 200 }, (_, i) => i * 150)
  it.each(Object.entries(CURVE).filter(([name]) => name !== 'half'))(
    '%s changes in one direction over the first 30 km',
    (_, curve) => {
      const { easy, hard } = curve as { easy: number; hard: number }
      const steps = metres.map((at) => curveAt({ easy, hard }, at))
      for (const [i, value] of steps.slice(1).entries()) {
        expect((value - (steps[i] as number)) * (hard - easy)).toBeGreaterThan(0)
      }
    },
  )

  it('speed keeps growing', () => {
    for (const at of metres) expect(speedAt(at + 150)).toBeGreaterThan(speedAt(at))
    expect(speedAt(1e9)).toBeGreaterThan(10_000)
  })

  it('computes the same time as a simulated roll', () => {
    let at = 0
    for (let i = 0; i < 60 * TICKS_A_SECOND; i++) at += speedAt(at) / TICKS_A_SECOND
    expect(secondsBetween(0, at)).toBeCloseTo(60, 0)
  })

  it('a drag is faster than a held key', () => {
    expect(STEERING.roll).toBeGreaterThan(STEERING.spin)
  })
})
