/** Tests the points of a move, the nudge for idle players, and the decorations of the tree. */
import { describe, expect, test } from 'vitest'
import { playOut, rules } from '../rules.ts'
import type { CascadeStep } from '../rules/steps.ts'
import { levelOf } from '../rules/levels.ts'
import { isLegal } from '../rules/matches.ts'
import { isKind, SQUIRREL } from '../rules/pieces.ts'
import { createEffects } from '../view/effects.ts'
import { filmBetween, filmOf } from '../view/film.ts'
import { arrange } from '../view/layout.ts'
import { nudgeOf } from '../view/nudge.ts'
import { decorationsOf } from '../view/tree.ts'

const SCREEN = { width: 390, height: 700, safe: { top: 50, right: 0, bottom: 0, left: 0 } }

/** The film of a level's first move. */
function shown(level: number, seed: number) {
  const state = rules.start(seed, level)
  const [swap] = rules.moves(state)
  if (!swap) throw new Error('No move.')
  const steps: CascadeStep[] = []
  playOut(state, swap, steps)
  return { state, steps, film: filmOf(state.board, swap, steps) }
}

test('shows the points of a move where it was made', () => {
  const { state, steps, film } = shown(1, 3)
  const effects = createEffects()
  effects.schedule(state, film)
  effects.turn(film.length, arrange(SCREEN, levelOf(1).open))
  const scoring = steps.filter(({ points }) => points > 0)
  expect(scoring.at(-1)?.cleared.map(({ cell }) => cell)).toContain(effects.cheer.cell)
  expect(effects.cheer.text).toContain(`+${scoring.reduce((sum, { points }) => sum + points, 0)}`)
})

test('shares one film between the sounds and graphics of a move, and has none for a fresh tree', () => {
  const before = rules.start(3, 1)
  const [swap] = rules.moves(before)
  if (!swap) throw new Error('No move.')
  const after = rules.act(before, swap)
  const film = filmBetween(before, after)
  expect(film).toEqual(shown(1, 3).film)
  expect(filmBetween(before, after)).toBe(film)
  expect(filmBetween(after, before)).toBeUndefined()
})

test('shows every hop of a squirrel, and starts each shot when the previous one ends', () => {
  const { state, film, steps } = shown(181, 2)
  expect(state.board.some((piece) => isKind(piece, SQUIRREL))).toBe(true)
  const hops = steps.filter(({ hopped }) => hopped).length
  expect(hops).toBeGreaterThan(0)
  expect(film.shots.filter(({ kind }) => kind === 'swap')).toHaveLength(1 + hops)
  film.shots.reduce((end, { at, length }) => {
    expect(at).toBeCloseTo(end)
    return at + length
  }, 0)
})

describe('an idle player', () => {
  const state = rules.start(1, 1)
  test.each([
    ['is not nudged at first', 5, true, false],
    ['is nudged after a while', 10, true, true],
    ['is not nudged all the time', 13, true, false],
    ['is nudged again after a pause', 15, true, true],
    ['is not nudged under a card', 10, false, false],
  ])('%s', (_, since, playing, isNudged) => {
    const nudge = nudgeOf({ since, playing, state })
    expect(nudge !== undefined && isLegal(state.board, nudge)).toBe(isNudged)
  })
})

test('every pack adds a decoration and removes none', () => {
  const { open } = levelOf(200)
  const counts = Array.from({ length: 15 }, (_, pack) => decorationsOf(open, pack))
  expect(counts[0]).toEqual([])
  counts.slice(1).forEach((all, i) => {
    expect(all.length).toBeGreaterThan(counts[i]?.length ?? 0)
    expect(all.slice(0, counts[i]?.length)).toEqual(counts[i])
  })
})
