import { describe, expect, it } from 'vitest'
import { bandsOf, EDGE, LEFTWARDS, MARK, RIGHTWARDS } from '../view/bands.ts'
import { FOG } from '../view/uniforms.ts'
import { PATTERNS, zoneOf } from '../view/zones.ts'

const [NEAR, FAR] = [-8, 89]
const PLAIN = { scroll: 3, zone: zoneOf(0), next: zoneOf(1), border: 400, best: -FOG, drums: [] as number[] }
const [HERE, AHEAD] = [PLAIN.zone, PLAIN.next].map(({ pattern }) => PATTERNS.indexOf(pattern))

const patternsOf = (tube: Partial<typeof PLAIN>) =>
  bandsOf({ ...PLAIN, ...tube }, NEAR, FAR).map(({ pattern }) => pattern)

describe('the bands of the tube', () => {
  it.each([
    ['one zone', {}, [HERE]],
    ['two zones', { border: 40 }, [HERE, AHEAD]],
    ['a zone that is left behind', { border: -9 }, [AHEAD]],
    ['the mark of the best round', { best: 20 }, [HERE, MARK, HERE]],
    ['a mark that is only just in sight', { best: FAR }, [HERE, MARK]],
    ['a stretch that rotates to the left', { drums: [10, 30, 0.5, -1] }, [HERE, EDGE, LEFTWARDS, EDGE, HERE]],
    ['a stretch around the ball', { drums: [-20, 30, 0.5, 1] }, [RIGHTWARDS, EDGE, HERE]],
    [
      'a stretch across a border',
      { border: 20, drums: [10, 30, 0.5, 1] },
      [HERE, EDGE, RIGHTWARDS, EDGE, AHEAD],
    ],
    ['an empty stretch', { drums: [1, 0, 0, 0] }, [HERE]],
  ])('show %s', (_, tube, expected) => {
    expect(patternsOf(tube)).toEqual(expected)
  })

  it('cover the tube without gaps', () => {
    const drums = [4, 24, 0.2, 1, 50, 70, 0.7, -1]
    const bands = bandsOf({ ...PLAIN, border: 60, best: 10, drums }, NEAR, FAR)
    expect(bands.map(({ from }) => from)).toEqual([NEAR, ...bands.slice(0, -1).map(({ to }) => to)])
    expect(bands.at(-1)?.to).toBe(FAR)
    for (const { from, to } of bands) expect(to).toBeGreaterThan(from)
    expect(bands.length).toBeLessThanOrEqual(16)
  })

  it('rotate only where the tube does', () => {
    const turns = bandsOf({ ...PLAIN, drums: [10, 30, 0.25, 1] }, NEAR, FAR).map(({ turn }) => turn)
    expect(turns).toEqual([0, 0, 0.25, 0, 0])
  })
})
