import { describe, expect, test } from 'vitest'
import type { Stage } from '../../kit/paint/stage.ts'
import type { Gate } from '../rules/state.ts'
import { createGlide } from '../view/glide.ts'

const SAFE = { top: 58, right: 8, bottom: 8, left: 8 }
const stage = (width: number, layoutVersion: number) =>
  ({ width, height: 844, safe: SAFE, layoutVersion }) as Stage
const ONE: readonly Gate[] = [{ place: 1, way: 0 }]
const TWO: readonly Gate[] = [...ONE, { place: 2, way: 0 }]
const FRAME = 1 / 60

describe('a tree', () => {
  test('keeps its layout when a gate is flipped', () => {
    const glide = createGlide(stage(390, 1))
    const { target } = glide.follow(ONE, false, FRAME)
    expect(glide.follow([{ place: 1, way: 1 }], false, FRAME).target).toBe(target)
  })

  test('glides to its new layout after growing', () => {
    const glide = createGlide(stage(390, 1))
    glide.follow(ONE, false, FRAME)
    const { layout, target } = glide.follow(TWO, false, FRAME)
    expect(layout).not.toEqual(target)
    for (let i = 0; i < 180; i++) glide.follow(TWO, false, FRAME)
    expect(glide.layout).toBe(target)
  })

  test('jumps to its layout when the frame is resized', () => {
    const frame = { ...stage(390, 1) }
    const glide = createGlide(frame)
    glide.follow(ONE, false, FRAME)
    Object.assign(frame, { width: 844, layoutVersion: 2 })
    glide.jump()
    const { layout, target } = glide.follow(ONE, false, FRAME)
    expect([layout, layout.top.x]).toEqual([target, 422])
  })
})
