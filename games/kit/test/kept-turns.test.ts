import { expect, test } from 'vitest'
import { createKeptTurns } from '../pages/turns/kept-turns.ts'
import { guardStorage } from '../save/storage.ts'
import { MOST_KEPT_TURNS } from '../save/limits.ts'
import { memory } from './memory.ts'

const keptIn = (storage: ReturnType<typeof memory>) =>
  createKeptTurns(
    'pool8',
    guardStorage(() => storage),
  )

test('the last turn of each round is kept, of the latest rounds', () => {
  const storage = memory()
  const kept = keptIn(storage)
  kept.keep({ seed: 1, code: 'a', isSent: true })
  kept.keep({ seed: 1, code: 'b', isSent: false })
  expect(keptIn(storage).find(1)).toEqual({ seed: 1, code: 'b', isSent: false })
  for (let seed = 2; seed <= MOST_KEPT_TURNS + 1; seed++) kept.keep({ seed, code: 'c', isSent: true })
  expect(kept.find(1)).toBeUndefined()
  expect(kept.find(2)?.code).toBe('c')
})

test.each(['', '{', '{"a":1}', '[1,null,{"seed":1}]', '[{"seed":1,"code":"<b>","isSent":true}]', '[[[[]]]]'])(
  'damaged storage %j is ignored',
  (text) => {
    const kept = keptIn(memory({ 'arcade.pool8.turns': text }))
    expect(kept.find(1)).toBeUndefined()
    kept.keep({ seed: 1, code: 'a', isSent: true })
    expect(kept.find(1)?.code).toBe('a')
  },
)
