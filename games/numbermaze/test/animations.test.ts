import { expect, test } from 'vitest'
import { rules } from '../rules.ts'
import { animateMove, createAnimations, isAnimated } from '../view/animations.ts'
import { landsAt } from '../view/hopping.ts'

const start = rules.start(7, 1)
const [way] = rules.moves(start)
if (!way) throw new Error('Level 1 has no move.')
const after = rules.act(start, way)

test('a new garden moves until Hop has dropped in', () => {
  const animations = createAnimations(10)
  expect([10, 10.8, 11].map((now) => isAnimated(animations, now))).toEqual([true, true, false])
})

test('a leap moves until it has landed and the landings have faded in', () => {
  const animations = createAnimations(0)
  const hop = animateMove(animations, start, after, 20)
  if (!hop) throw new Error('The move has no hop.')
  const lands = landsAt(hop)
  expect([20, lands, lands + 0.3, lands + 1].map((now) => isAnimated(animations, now))).toEqual([
    true,
    true,
    true,
    false,
  ])
})
