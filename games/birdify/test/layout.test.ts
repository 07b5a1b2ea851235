import { expect, test } from 'vitest'
import { WORD_SIZES } from '../../../test-support/words/counted.ts'
import { GARDEN } from '../rules/curve.ts'
import { AHEAD, arrange } from '../view/layout.ts'

const SIZES = [...WORD_SIZES, [390, 650], [768, 1024], [1920, 1080]] as const

test.each(SIZES)(
  'shows the same stretch of garden at %i×%i, farther than gates begin to close',
  (width, height) => {
    const { birdX, mist, unit, y } = arrange({ width, height })
    expect((mist - birdX) / unit).toBeCloseTo(AHEAD)
    expect(mist).toBeLessThanOrEqual(width + 0.001)
    expect(AHEAD).toBeGreaterThan(GARDEN.closesFrom)
    expect([y(0) >= -0.001, y(GARDEN.height) < height]).toEqual([true, true])
  },
)
