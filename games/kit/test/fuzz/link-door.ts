/** Opens mutated challenge links as a game does, and replays every accepted one again. */
import { createChallenges } from '../../deferred/challenge/challenges.ts'
import { compared } from '../../deferred/challenge/compare.ts'
import { challengesOf, Refused, type Challenge } from '../../deferred/challenge/link.ts'
import type { DeferredOptions } from '../../deferred/contract.ts'
import type { PagesPart } from '../../deferred/pages-contract.ts'
import { createChallengeCards } from '../../pages/challenge/challenge-cards.ts'
import { latestDay, MOST_LEVEL } from '../../save/limits.ts'
import { replaying } from '../../replay/replay-to-end.ts'
import { createRounds, type PendingRound } from '../../round/rounds.ts'
import { createSaveStore } from '../../save/save-store.ts'
import { runToEnd } from '../../replay/slicing.ts'
import type { Rival } from '../../round/standing.ts'
import { guardStorage } from '../../save/storage.ts'
import type { Card } from '../../shell/card.ts'
import { memory } from '../memory.ts'
import { hostileCode } from './hostile-link.ts'
import { notFinite } from './oracle.ts'
import { messageOf, ENVIRONMENT, TODAY, type FuzzAttempt, type Subject } from './subject.ts'

/** Cards draw the results of a link as a table. */
const element = () => ({ append: () => undefined, setAttribute: () => undefined })
Object.assign(globalThis, { document: { createElement: element } })

/** Control, direction, format and unassigned characters, separators except the space, markup. */
const HIDDEN = /\p{C}|\p{Zl}|\p{Zp}|\p{Variation_Selector}|[\u00a0\u115f\u1160\u3164<>&"]/u

export async function tryLink(subject: Subject, attempt: FuzzAttempt): Promise<void> {
  const { slug, rules, oracle } = subject
  const code = await hostileCode(attempt.rng, slug, attempt.rng.pick(subject.rounds))
  const told = `${code.slice(0, 240)}${code.length > 240 ? `… (${code.length} characters)` : ''}`
  try {
    const read = await challengesOf({ slug, version: 1 }, code, rules.isAction)
    for (const { level, name = '' } of read) {
      if (level > MOST_LEVEL || level < -7 || level === 0)
        attempt.fault('bounds', `level ${level} in ${told}`)
      if ([...name].length > 12 || HIDDEN.test(name)) attempt.fault('bounds', `the name ${name} in ${told}`)
    }
    for (const [, action] of read.flatMap(({ log }) => log ?? [])) {
      const wrong = oracle(action)
      if (wrong === undefined) continue
      attempt.fault('type', `${wrong} in ${told}`)
      break
    }
    const met = await attempt.guarded(() => meet(subject, code))
    if (!met) return
    attempt.accept()
    judge(subject, attempt, met.isReplayed ? read : [], met.rival, told)
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
    const options = parts as unknown as DeferredOptions<unknown, unknown>
    const watching = { watch: () => undefined }
    const pages = { challenges: createChallengeCards(options, watching) } as PagesPart<unknown, unknown>
    const challenges = createChallenges(options, watching, {
      now: pages,
      load: async () => pages,
      use: async (use) => use(pages),
    })
    challenges.meet(code)
  })
}

/** Replays every attempt again: the results to beat must be exactly those of the replays that ended, best first. */
function judge(
  { rules, levels, game }: Subject,
  { fault }: FuzzAttempt,
  read: readonly Challenge<unknown>[],
  { number, results = [] }: Rival<unknown>,
  told: string,
): void {
  const proven: string[] = []
  for (const { seed, level, day, ticks, log, name = '' } of read) {
    if (day !== undefined && day > latestDay(TODAY)) fault('bounds', `day ${day} in ${told}`)
    const replayed = log && attempted(() => runToEnd(replaying(rules, { seed, level, log, ticks })))
    if (!replayed) continue
    const { start, end } = replayed
    const bad = notFinite(end)
    if (bad !== undefined) fault('number', `${bad} after ${told}`)
    const outcome = rules.outcome(end)
    if (outcome === 'playing') continue
    proven.push(keyOf(compared(game, end), name))
    if (outcome !== 'won' || !levels) continue
    if (![1, 2, 3].includes(levels.stars(end))) fault('par', `${levels.stars(end)} stars for ${told}`)
    const [par, spent] = [levels.par?.(start), levels.spent?.(end)]
    if (par === undefined || spent === undefined || levels.isTarget?.(start)) continue
    if (!(spent >= par)) fault('par', `${spent} of par ${par} in ${told}`)
  }
  if (!read.some(({ log }) => log)) return
  if (number !== results[0]?.number) fault('bounds', `the number to beat is ${number} in ${told}`)
  const offered = results.map((result) => keyOf(result, result.name.replace(/[\u2068\u2069]/g, '')))
  // A slow machine may leave out the last ones.
  if (offered.some((result) => !proven.includes(result)))
    fault('bounds', `the results are ${offered.join(' ')} instead of ${proven.join(' ')} in ${told}`)
}

const keyOf = ({ number, isLost }: ReturnType<typeof compared>, name: string) =>
  `${number}${isLost ? ' lost' : ''} of ${name}`

function attempted<Result>(make: () => Result): Result | undefined {
  try {
    return make()
  } catch {
    return undefined
  }
}
