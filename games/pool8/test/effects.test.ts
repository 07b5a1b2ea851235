/** Tests which calls appear across the table, and when. */
import { beforeAll, describe, expect, test } from 'vitest'
import { late } from '../late.ts'
import { rules } from '../rules.ts'
import type { State } from '../rules/state.ts'
import { createEffects } from '../view/effects.ts'
import { furnish } from '../view/late.ts'
import { tick } from './people.ts'
import { levelOf, scene } from './tables.ts'

// The coach's words are among them, and must not appear here.
beforeAll(() => furnish(late))

const TABLE = { 0: [60, 60], 1: [150, 90], 3: [40, 40], 8: [180, 90], 9: [150, 30] } as const

/** The opponent's turn, after a ruling. */
function opponentsTurn(choice: string): State {
  const level = levelOf(choice)
  const { motion } = scene(TABLE)
  const news = { kind: 'missed', by: 0 } as const
  return { ...rules.start(1, level), motion, breaking: false, hand: 'no', turn: 1, shots: 4, news }
}

describe.each(['Match 3: Otto', 'Nine-ball'])('in %s', (choice) => {
  test('the introduction is seen at the beginning', () => {
    const effects = createEffects(() => true)
    effects.begin(rules.start(1, levelOf(choice)))
    expect(effects.caption?.words[0]).toMatch(/^(Otto, match 3 of 8|Lowest ball first)$/)
  })

  test('a stroke of the opponent calls nothing, and its ruling is called', () => {
    const effects = createEffects(() => true)
    let state = opponentsTurn(choice)
    effects.begin(state)
    const { shots } = state
    const called = []
    while (state.shots === shots || state.stroke) {
      const next = tick(state)
      effects.see(state, next)
      if (next.stroke && effects.caption) called.push(effects.caption.words)
      state = next
    }
    expect(called).toEqual([])
    expect(state.news).not.toBeNull()
    expect(effects.caption?.words[0] ?? '').not.toMatch(/match 3 of 8|Lowest ball first/)
  })
})
