/** Checks the spoken texts of turn-based games: the board can be reconstructed from them, and sentences are short. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { describe, expect, test } from 'vitest'
import { readAllFolders } from '../../../tools/folders.ts'
import type { Game } from '../game.ts'
import { chance } from '../rules/chance.ts'
import { countWords, type ByEar } from './listener.ts'
import { sized } from './size.ts'

/** Positions to check; a thousand in `npm run bench full-tests`. */
const POSITIONS = sized(1000, 50)
/** Steps per round. */
const STEPS = 25
const MOST_WORDS = 25

/** Positions of rounds played at random, following a hint now and then. */
function* positions({ rules, levels }: Game<unknown, unknown>) {
  const dice = chance(11)
  for (let round = 1; ; round++) {
    const level = levels?.names ? 1 + (round % levels.names.length) : 1 + (round % 40)
    let state = rules.start(round, levels && round % 5 === 0 ? -1 - (round % 7) : level)
    for (let step = 0; step < STEPS && rules.outcome(state) === 'playing'; step++) {
      const moves = rules.moves(state)
      const action = (dice.int(3) === 0 && levels?.hint?.(state)) || moves[dice.int(moves.length)]
      if (action === undefined) break
      const before = state
      state = rules.act(state, action)
      // Rolling things come to rest before they are described.
      for (let tick = 0; rules.tick && tick < 1200; tick++) {
        const next = rules.tick(state)
        if (next === state) break
        state = next
      }
      yield { before, state, action }
    }
  }
}

for (const { slug, path, game: file } of await readAllFolders()) {
  const { game } = (await import(pathToFileURL(file).href)) as { game: Game<unknown, unknown> }
  const { words } = game
  if (!words) continue

  describe(`${slug}`, async () => {
    const listenerFile = join(path, 'test', 'by-ear.ts')
    if (!existsSync(listenerFile)) throw new Error(`games/${slug} has words, but no test/by-ear.ts.`)
    const { readBoard, boardOf } = (await import(pathToFileURL(listenerFile).href)) as ByEar<unknown>

    test(`describes ${POSITIONS} positions completely, in short sentences`, () => {
      let left = POSITIONS
      for (const { state } of positions(game)) {
        if (left-- === 0) break
        const lines = words.describe(state)
        for (const line of lines) {
          expect(line).toMatch(/^\S.*[.!?]$/)
          expect(countWords(line), line).toBeLessThanOrEqual(MOST_WORDS)
        }
        expect(readBoard(lines)).toEqual(boardOf(state))
      }
    })

    test('announces changes, tasks and hints in short sentences, and nothing without a change', () => {
      let left = POSITIONS
      for (const { before, state } of positions(game)) {
        if (left-- === 0) break
        const hint = game.levels?.hint?.(state)
        const advice = hint === undefined ? 'Nothing.' : words.advise?.(hint, state)
        expect(advice, JSON.stringify(hint)).toMatch(/^[A-Z].*\.$/)
        for (const text of [words.changed(before, state), words.task(state), String(advice)])
          expect(countWords(text), text).toBeLessThanOrEqual(MOST_WORDS)
        expect(words.changed(state, state), 'without a change').toBe('')
      }
    })
  })
}
