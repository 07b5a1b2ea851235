/** Checks that every game shows how a challenge stands: a ghost in real time, otherwise both numbers. */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { describe, expect, test } from 'vitest'
import { gameFolders } from '../../../tools/folders.ts'
import type { Game } from '../game.ts'
import { numberOf } from '../round/standing.ts'
import { pillWords } from '../shell/words.ts'

const ROOT = join(import.meta.dirname, '..', '..')

const games = await Promise.all(
  (await gameFolders()).map(async ({ slug, game: file }) => {
    const { game } = (await import(pathToFileURL(file).href)) as { game: Game<unknown, unknown> }
    return { slug, game }
  }),
)

describe('during a challenge', () => {
  test.each(games)('$slug shows the number to beat, and one’s own', ({ game }) => {
    const state = game.rules.start(1, 1)
    const rival = { number: 4390, isChallenge: true }
    const { main, more } = pillWords(game, { level: 1, state, best: 9, rival })
    const parts = more.split(' · ')
    expect(parts).toContain('To beat: 4390')
    const own = numberOf(game, state)
    const shown = [main, ...parts.filter((part) => !part.startsWith('To beat'))].join(' ')
    expect(shown).toMatch(new RegExp(`(^|\\D)${own}(\\D|$)`))
  })

  // A game with words waits for its player, also if its balls roll in ticks.
  const inRealTime = games.filter(({ game }) => game.rules.tick && !game.words)

  test.each(inRealTime)('$slug draws a ghost', ({ slug }) => {
    const files = globSync([`${slug}/view.ts`, `${slug}/view/**/*.ts`], { cwd: ROOT })
    const views = files.map((file) => readFileSync(join(ROOT, file), 'utf8'))
    expect(views.some((view) => /[{,] ghost\b[^}]*}(: Frame<| = frame\b)/.test(view))).toBe(true)
  })

  test('some games are played in real time', () => expect(inRealTime).not.toEqual([]))
})
