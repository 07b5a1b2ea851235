/** Opens saves and challenge links of the last release: nothing that a player has earned is lost. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { describe, expect, test } from 'vitest'
import { gameFolders } from '../../../tools/folders.ts'
import { challengesOf, Refused, type Challenge } from '../deferred/challenge/link.ts'
import { createReplay } from '../deferred/challenge/replay.ts'
import type { Game } from '../game.ts'
import { isUnlocked, reachedOf } from '../round/goal-progress.ts'
import { realTimeFormat, turnFormat } from '../round/resume.ts'
import { createRounds } from '../round/rounds.ts'
import { numberOf } from '../round/standing.ts'
import { highest } from '../save/records.ts'
import { readSave, type Save } from '../save/save.ts'
import { createSaveStore } from '../save/save-store.ts'
import { guardStorage } from '../save/storage.ts'
import { memory } from './memory.ts'
import type { Release, ReleasedGame } from './old-saves.ts'

type AnyGame = Game<unknown, unknown>

const release = JSON.parse(readFileSync(join(import.meta.dirname, 'last-release.json'), 'utf8')) as Release
const OUTDATED = 'This challenge was made with a different version of the game.'
const ENVIRONMENT = { newSeed: () => 1, today: () => '2026-11-16' }

function reopened(slug: string, game: AnyGame, text: string) {
  const storage = memory({ [`arcade.${slug}`]: text })
  const saveStore = createSaveStore(
    slug,
    guardStorage(() => storage),
    ENVIRONMENT,
  )
  const format = game.rules.tick ? realTimeFormat : turnFormat
  const rounds = createRounds(slug, game, saveStore, ENVIRONMENT, format)
  return { rounds, stored: () => readSave(storage.kept.get(`arcade.${slug}`) ?? '') }
}

/** The ids of the goals reached and the looks unlocked. */
function earned({ goals = [], looks = [] }: AnyGame, save: Save) {
  const reached = reachedOf(goals, save.goals).map(({ id }) => id)
  const unlocked = looks.filter((look) => isUnlocked(look, reached.length, highest(save.stars)))
  return { goals: reached, looks: unlocked.map(({ id }) => id) }
}

/** The result of a challenge by its replay. Undefined if its round does not end. */
function provenResult(game: AnyGame, challenge: Challenge<unknown>): number | undefined {
  const replay = createReplay(game.rules, { ...challenge, log: challenge.log ?? [] })
  while (!replay.isOver) replay.step()
  const { state } = replay.now
  return game.rules.outcome(state) === 'playing' ? undefined : numberOf(game, state)
}

const games = (await gameFolders()).flatMap((folder) => {
  const last = release[folder.slug]
  return last ? [{ ...folder, last }] : []
})
/** The text of a save as an object. */
const savedIn = ({ save }: ReleasedGame) => JSON.parse(save) as Save & { version: number }

describe.each(games)('$slug', async ({ slug, game: manifest, last }) => {
  const { game } = (await import(pathToFileURL(manifest).href)) as { game: AnyGame }
  const isSameVersion = game.version === last.version

  test('keeps every star, goal, look and record of a save of the last release', () => {
    const { version, round: _, goals: progress, ...old } = savedIn(last)
    const { rounds, stored } = reopened(slug, game, last.save)
    expect(version).toBe(3)
    rounds.again()
    const { save, isWhole } = stored()
    expect(isWhole).toBe(true)
    expect(save).toMatchObject(old)
    // The round in progress may have added to it.
    expect(Object.entries(progress).filter(([id, count]) => (save.goals[id] ?? 0) < count)).toEqual([])
    const { goals, looks } = earned(game, save)
    expect(goals).toEqual(expect.arrayContaining(last.goals.split(' ')))
    expect(looks).toEqual(expect.arrayContaining(last.looks.split(' ')))
    expect(looks, 'the chosen look').toContain(old.look)
    // Goals of the day and the week fill the free places at once.
    expect(rounds.progress.open).toHaveLength(3)
    expect(Object.keys(save.made).length).toBeGreaterThan(0)
  })

  test(`${isSameVersion ? 'continues the round in progress' : 'begins a new round, because its rules have changed'}`, () => {
    const { round } = savedIn(last)
    const { session } = reopened(slug, game, last.save).rounds
    expect(JSON.stringify(session.state) === JSON.stringify(round?.state)).toBe(isSameVersion)
    expect(game.rules.outcome(session.state)).toBe('playing')
  })

  test(`${isSameVersion ? 'opens' : 'refuses, with the reason,'} a challenge link of the last release`, async () => {
    const maker = { slug, version: game.version ?? 1 }
    const found = await challengesOf(maker, last.link, game.rules.isAction).then(
      ([challenge]) => challenge && provenResult(game, challenge),
      (error: unknown) => error,
    )
    expect(found).toEqual(isSameVersion ? last.result : new Refused(OUTDATED))
  })
})

test('the release has all games of its time', () => {
  expect(Object.keys(release)).toHaveLength(17)
})
