/** Plays a few days of a sample of games. `npm run bench evenings` plays 30 days of all of them. */
import { expect, test } from 'vitest'
import { game as birdify } from '../../birdify/game.ts'
import { playDay } from '../../birdify/test/day.ts'
import { game as grasscutter } from '../../grasscutter/game.ts'
import { game as numbermaze } from '../../numbermaze/game.ts'
import type { Game } from '../game.ts'
import { reachedOf } from '../round/goal-progress.ts'
import { allReached } from '../save/made.ts'
import { createPerson, playDays, type PlayDay } from './evenings.ts'
import { sized } from './size.ts'

const DAYS = sized(6, 3)

const SAMPLE = [
  ['birdify', birdify, playDay],
  ['grasscutter', grasscutter, undefined],
  ['numbermaze', numbermaze, undefined],
] as unknown as readonly (readonly [string, Game<unknown, unknown>, PlayDay<unknown> | undefined])[]

test.each(SAMPLE)('%s: an average person reaches goals every day, and looks are left', (slug, game, play) => {
  const { reached, looks, save } = playDays(slug, game, createPerson(slug, game, play, 'average'), DAYS)
  expect(Math.min(...reached)).toBeGreaterThan(0)
  expect(allReached(save.made)).toBeGreaterThan(0)
  expect(reachedOf(game.goals ?? [], save.goals).length).toBeLessThanOrEqual(4 + DAYS)
  expect(looks.at(-1)).toBe(0)
})
