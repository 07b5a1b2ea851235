import { describe, expect, test } from 'vitest'
import type { Frame } from '../../kit/view.ts'
import { TREE } from '../rules/curve.ts'
import type { NestKind } from '../rules/nests.ts'
import { rules, type Climb, type Leap } from '../rules.ts'
import { createCamera } from '../view/camera.ts'

const SCREEN = { width: 390, height: 844, safe: { top: 58, right: 8, bottom: 8, left: 8 } }
const start = rules.start(1, 1)
const at = (at: number, kind: NestKind = 'slide'): Climb => ({
  ...start,
  at,
  nests: start.nests.map((nest) => ({ ...nest, id: nest.id + at, kind })),
})

const frame = (state: Climb): Frame<Climb, Leap> => ({
  before: state,
  state,
  since: 0,
  time: 0,
  delta: 1 / 60,
  still: false,
  playing: true,
  hint: undefined,
  best: undefined,
  ghost: undefined,
})

describe('the camera', () => {
  test('jumps to the nest of a round resumed high in the tree', () => {
    const camera = createCamera(SCREEN)
    camera.begin(at(40))
    expect(camera.follow(frame(at(40))).camera).toBeCloseTo(40 * TREE.spacing)
  })

  test('looks further up from a spring', () => {
    const camera = createCamera(SCREEN)
    camera.begin(at(40))
    camera.follow(frame(at(40)))
    expect(camera.follow(frame(at(40, 'spring'))).camera).toBeGreaterThan(40 * TREE.spacing)
  })

  test('glides to the next nest, and back down if the last round ended low', () => {
    const camera = createCamera(SCREEN)
    camera.begin(at(0))
    const up = camera.follow(frame(at(1))).camera
    expect(up).toBeGreaterThan(0)
    camera.begin(at(0))
    const down = camera.follow(frame(at(0))).camera
    expect(down).toBeGreaterThan(0)
    expect(down).toBeLessThan(up)
  })
})
