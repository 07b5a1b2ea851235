import { expect, test } from 'vitest'
import { challengeOf } from '../deferred/challenge/link.ts'
import type { DeferredOptions } from '../deferred/contract.ts'
import { readFromGame, type FromGame } from '../messages.ts'
import { reportRound } from '../pages/report.ts'
import { turnFormat } from '../round/resume.ts'
import { createRounds } from '../round/rounds.ts'
import { createSaveStore } from '../save/save-store.ts'
import { guardStorage } from '../save/storage.ts'
import { game } from '../../_blank/game.ts'
import { memory } from './memory.ts'

test('a report contains the moves of the round in progress, and the page accepts it', async () => {
  const environment = { newSeed: () => 7, today: () => '2026-11-18' }
  const saveStore = createSaveStore(
    'blank',
    guardStorage(() => memory()),
    environment,
  )
  const rounds = createRounds('blank', game, saveStore, environment, turnFormat)
  const hint = game.levels?.hint?.(rounds.session.state)
  if (hint === undefined) throw new Error('The first level has no hint.')
  rounds.session.act(hint)
  rounds.noteHint()
  const said: FromGame[] = []
  const hostPage = { isThere: true, say: (message: FromGame) => void said.push(message), hear: () => {} }
  const options = { slug: 'blank', game, rounds, hostPage } as unknown as DeferredOptions<unknown, unknown>
  await reportRound(options)
  const [message] = said
  expect(readFromGame(message)).toEqual(message)
  if (message?.arcade !== 'report') throw new Error('Nothing was reported.')
  const maker = { slug: 'blank', version: game.version ?? 1 }
  const { seed, level } = rounds.session
  expect(await challengeOf(maker, message.code, game.rules.isAction)).toMatchObject({
    seed,
    level,
    hinted: true,
    log: [[0, hint]],
  })
})
