import { describe, expect, it } from 'vitest'
import { createDetail, isSoftwareName } from '../view/detail.ts'

it.each([
  ['ANGLE (Google, Vulkan 1.3.0 (SwiftShader Device (Subzero)), SwiftShader driver)', true],
  ['llvmpipe (LLVM 15.0.6, 256 bits)', true],
  ['Mesa softpipe', true],
  ['Google SwiftShader', true],
  ['Apple Software Renderer', true],
  ['ANGLE (Microsoft, Microsoft Basic Render Driver Direct3D11)', true],
  ['ANGLE (Intel, Mesa Intel(R) UHD Graphics 620 (KBL GT2), OpenGL 4.6)', false],
  ['Adreno (TM) 640', false],
  ['Apple GPU', false],
  ['', false],
])('takes "%s" for software: %s', (name, isSoftware) => {
  expect(isSoftwareName(name)).toBe(isSoftware)
})

/** The resolution after stretches of play: milliseconds per frame, and seconds. */
function detailAfter(isSoftware: boolean, stretches: readonly (readonly [number, number])[]): number {
  const detail = createDetail(isSoftware)
  for (const [milliseconds, seconds] of stretches)
    for (let passed = 0; passed < seconds * 1000; passed += milliseconds) detail.judge(milliseconds / 1000)
  return detail.now
}

describe('the resolution', () => {
  it.each([
    ['software starts low', true, [], 0.5],
    ['fast software becomes sharp', true, [[16, 6]], 1],
    ['medium software keeps its resolution', true, [[30, 20]], 0.5],
    [
      'software that became too slow steps down and stays',
      true,
      [
        [16, 1],
        [50, 20],
        [16, 20],
      ],
      0.5,
    ],
    ['hardware is sharp', false, [], 1],
    ['fast hardware stays sharp', false, [[16, 60]], 1],
    [
      'a short stutter of hardware changes nothing',
      false,
      [
        [16, 3],
        [100, 1],
        [16, 3],
      ],
      1,
    ],
    ['slow hardware steps down once', false, [[50, 60]], 0.75],
    [
      'slow hardware does not step up again',
      false,
      [
        [50, 60],
        [16, 60],
      ],
      0.75,
    ],
  ] as const)('%s', (_, isSoftware, stretches, expected) => {
    expect(detailAfter(isSoftware, stretches)).toBeCloseTo(expected)
  })
})
