import { describe, expect, test } from 'vitest'
import { nextMatch } from '../next-match.ts'
import { rules } from '../rules.ts'
import { levelOf } from './tables.ts'

const after = (choice: string, winner: 0 | 1 | null) =>
  nextMatch({ ...rules.start(1, levelOf(choice)), winner })

describe('the match that follows', () => {
  test.each([
    ['Match 1: Pip', 'Match 2: Rosa', 'Play Rosa'],
    ['Match 7: Viktor', 'Match 8: Ada', 'Play Ada'],
  ])('%s, once won, is %s', (won, next, label) =>
    expect(after(won, 0)).toEqual({ level: levelOf(next), label }),
  )

  test.each([
    ['Match 1: Pip', 1],
    ['Match 1: Pip', null],
    ['Match 8: Ada', 0],
    ['Easy', 0],
    ['Race to three', 0],
    ['Two players', 0],
    ['A friend by link', 0],
  ] as const)('%s with the winner %s is none', (choice, winner) =>
    expect(after(choice, winner)).toBeUndefined(),
  )
})
