/** Opens mutated challenge links as a game does, and replays every accepted one again. */
import { createChallenges } from '../../deferred/challenge/challenges.ts'
import { challengeOf, Refused, type Challenge } from '../../deferred/challenge/link.ts'
import type { DeferredOptions } from '../../deferred/contract.ts'
import { latestDay, MOST_LEVEL } from '../../save/limits.ts'
import { replaying } from '../../replay/replay-to-end.ts'
import { createRounds, type PendingRound } from '../../round/rounds.ts'
import { createSaveStore } from '../../save/save-store.ts'
import { runToEnd } from '../../replay/slicing.ts'
import { numberOf, type Rival } from '../../round/standing.ts'
import { guardStorage } from '../../save/storage.ts'
import type { Card } from '../../shell/card.ts'
import { memory } from '../memory.ts'
import { hostileCode } from './hostile-link.ts'
import { notFinite } from './oracle.ts'
import { messageOf, ENVIRONMENT, TODAY, type FuzzAttempt, type Subject } from './subject.ts'

export async function tryLink(subject: Subject, attempt: FuzzAttempt): Promise<void> {
  const { slug, rules, oracle } = subject
  const code = await hostileCode(attempt.rng, slug, attempt.rng.pick(subject.rounds))
  const told = `${code.slice(0, 240)}${code.length > 240 ? `… (${code.length} characters)` : ''}`
  try {
    const read = await challengeOf({ slug, version: 1 }, code, rules.isAction)
    const { level } = read
    if (level > MOST_LEVEL || level < -7 || level === 0) attempt.fault('bounds', `level ${level} in ${told}`)
    for (const [, action] of read.log ?? []) {
      const wrong = oracle(action)
      if (wrong === undefined) continue
      attempt.fault('type', `${wrong} in ${told}`)
      break
    }
    const met = await attempt.guarded(() => meet(subject, code))
    if (!met) return
    attempt.accept()
    judge(subject, attempt, met.isReplayed ? read : { ...read, log: undefined }, met.rival, told)
  } catch (error) {
    if (!(error instanceof Refused)) attempt.fault('throw', `${messageOf(error)} for ${told}`)
  }
}

interface Met {
  readonly rival: Rival<unknown>
  /** False if a replay would take too long, so that the result is only claimed. */
  readonly isReplayed: boolean
}

/** Opens the link in the game and plays it. Returns undefined if the game refuses the link. */
function meet({ slug, game, format }: Subject, code: string): Promise<Met | undefined> {
  const storage = guardStorage(() => memory())
  const saveStore = createSaveStore(slug, storage, ENVIRONMENT)
  const rounds = createRounds(slug, game, saveStore, ENVIRONMENT, format)
  let isReplayed = true
  return new Promise((resolve) => {
    const parts = {
      slug,
      game,
      rounds,
      storage,
      saveStore,
      title: slug,
      environment: ENVIRONMENT,
      siteOrigin: '',
      cover(card: () => Card) {
        const { lines, buttons } = card()
        isReplayed = !JSON.stringify(lines).includes('too long to replay')
        const play = buttons.find(({ label }) => label === 'Play it')
        if (play) play.does()
        else resolve(undefined)
      },
      bring(coming: PendingRound) {
        coming.start()
        const { rival } = rounds.standing
        resolve(rival && { rival, isReplayed })
      },
      home: () => resolve(undefined),
      say: () => undefined,
    }
    // Opening a link uses only these parts.
    const challenges = createChallenges(parts as unknown as DeferredOptions<unknown, unknown>, {
      watch: () => undefined,
      pass: () => undefined,
    })
    challenges.meet(code)
  })
}

function judge(
  { rules, levels, game }: Subject,
  { fault }: FuzzAttempt,
  { seed, level, day, ticks, log }: Challenge<unknown>,
  rival: Rival<unknown>,
  told: string,
): void {
  if (day !== undefined && day > latestDay(TODAY)) fault('bounds', `day ${day} in ${told}`)
  if (!log) return
  const { start, end } = runToEnd(replaying(rules, { seed, level, log, ticks }))
  const bad = notFinite(end)
  if (bad !== undefined) fault('number', `${bad} after ${told}`)
  const outcome = rules.outcome(end)
  if (outcome === 'playing') fault('bounds', `an unfinished round was accepted: ${told}`)
  if (rival.number !== numberOf(game, end)) fault('bounds', `the result is ${rival.number} in ${told}`)
  if (outcome !== 'won' || !levels) return
  if (![1, 2, 3].includes(levels.stars(end))) fault('par', `${levels.stars(end)} stars for ${told}`)
  const [par, spent] = [levels.par?.(start), levels.spent?.(end)]
  if (par === undefined || spent === undefined || levels.isTarget?.(start)) return
  if (!(spent >= par)) fault('par', `${spent} of par ${par} in ${told}`)
}
