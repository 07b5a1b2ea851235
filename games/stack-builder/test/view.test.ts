import { expect, test } from 'vitest'
import type { Stage } from '../../kit/paint/stage.ts'
import type { Sound } from '../../kit/sound/voices.ts'
import { rules } from '../rules.ts'
import { createView } from '../view.ts'

test('plays a sound for a tap that comes too early, and none for one that counts', () => {
  const heard: Sound[] = []
  const view = createView({ layoutVersion: 1 } as Stage, {
    play: (...sounds) => heard.push(...sounds),
    news: () => {},
    moment: () => {},
  })
  const early = rules.start(1, 1)
  expect(view.read({ kind: 'confirm' }, early)).toBe('drop')
  expect(heard).toHaveLength(1)
  const ready = { ...early, rest: 0, slider: { ...early.slider, off: 0 } }
  expect(view.read({ kind: 'press', x: 1, y: 1 }, ready)).toBe('drop')
  expect(view.read({ kind: 'direction', way: 'left', repeat: false }, early)).toBeUndefined()
  expect(heard).toHaveLength(1)
})
