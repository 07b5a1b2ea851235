/** Resumes mutated stored rounds as a game does, and continues them. */
import type { Rounds } from '../../round/rounds.ts'
import { createRounds } from '../../round/rounds.ts'
import { FRESH_SAVE, readSave, type Round } from '../../save/save.ts'
import { keyOf, guardStorage } from '../../save/storage.ts'
import { createSaveStore } from '../../save/save-store.ts'
import { TICK } from '../../round/session.ts'
import { resumeRound } from '../../round/resume.ts'
import type { Chance } from '../../rules/chance.ts'
import { memory } from '../memory.ts'
import { mutatedLogText } from './hostile-log.ts'
import { notFinite } from './oracle.ts'
import { messageOf, ENVIRONMENT, shown, TODAY, type FuzzAttempt, type Subject } from './subject.ts'
import { mutated, withField } from './values.ts'

/** Mutated rounds per attempt. Most are refused at once. */
const MUTATIONS = 40
/** Steps for which a resumed round is continued. */
const STEPS = 200
/** Bots choose a move once in this many ticks. */
const CONSIDERS = 10

/** The storage slot of a round, and the visitor's date. */
interface Place {
  readonly slot: 'round' | 'dayRound'
  readonly day: string
}

export async function tryRound(subject: Subject, attempt: FuzzAttempt): Promise<void> {
  const { rng, fault } = attempt
  const honest = rng.pick(subject.rounds.filter(({ saved }) => saved.length > 0))
  const round = rng.pick(honest.saved)
  // A daily round may also be in the wrong slot.
  const slot = round.day !== undefined && rng.int(4) ? 'dayRound' : 'round'
  const place: Place = { slot, day: round.day ?? TODAY }
  const resumed: string[] = []
  for (let i = 0; i < MUTATIONS; i++) {
    const hostile = mutatedRound(rng, round, honest.log)
    const text = JSON.stringify({ version: 3, ...FRESH_SAVE, [slot]: hostile })
    if (isResumed(subject, attempt, text, place)) resumed.push(text)
  }
  const text = chosen(rng, resumed)
  if (text === undefined) return
  try {
    attempt.accept()
    playOn(subject, attempt, text, place)
  } catch (error) {
    fault('throw', `${messageOf(error)} after ${shown(JSON.parse(text))}`)
  }
}

function mutatedRound(rng: Chance, round: Round, log: Parameters<typeof mutatedLogText>[1]): unknown {
  const part = rng.int(10)
  if (part === 0) return mutated(rng, round)
  if (part === 1 && round.log !== undefined) return { ...round, log: mutatedLogText(rng, log) }
  const actions = round.actions.length > 0 && part < 6
  return actions
    ? withField({ ...round }, 'actions', mutated(rng, round.actions))
    : withField({ ...round }, 'state', mutated(rng, round.state))
}

function isResumed(
  { rules, format }: Subject,
  { fault }: FuzzAttempt,
  text: string,
  { slot }: Place,
): boolean {
  try {
    return resumeRound(format, rules, readSave(text).save[slot], 1) !== undefined
  } catch (error) {
    fault('throw', `${messageOf(error)} while reading ${text.slice(0, 300)}`)
    return false
  }
}

const largest = (text: string) =>
  (text.match(/\d+\.?\d*(?:e[+-]?\d+)?/g) ?? []).reduce((most, n) => Math.max(most, Number(n)), 0)

/** Usually picks the text with the largest number: of those accepted, it is the most likely to overflow. */
function chosen(rng: Chance, texts: readonly string[]): string | undefined {
  if (texts.length === 0 || rng.int(3) === 0) return texts[rng.int(texts.length)]
  return texts.toSorted((one, other) => largest(other) - largest(one))[0]
}

function playOn(subject: Subject, attempt: FuzzAttempt, text: string, { slot, day }: Place): void {
  const environment = { ...ENVIRONMENT, today: () => day }
  const { slug, rules, game, format } = subject
  const storage = memory({ [keyOf(slug)]: text })
  const saveStore = createSaveStore(
    slug,
    guardStorage(() => storage),
    environment,
  )
  const rounds = createRounds(slug, game, saveStore, environment, format)
  if (slot === 'dayRound') rounds.beginDay().start()
  checkSession(subject, attempt, rounds, text)
  const state = () => rounds.session.state
  for (let step = 0; step < STEPS && rules.outcome(state()) === 'playing'; step++) {
    if (!rules.tick || step % CONSIDERS === 0) {
      const moves = rules.moves(state())
      if (moves.length === 0 && !rules.tick) break
      const move = moves[attempt.rng.int(moves.length)]
      if (move !== undefined) rounds.session.act(move)
    }
    rounds.session.pass(TICK)
    rounds.passed(TICK)
  }
  rounds.save(true)
  const bad = notFinite(state()) ?? notFinite(rounds.progress.gained) ?? notFinite(rules.score(state()))
  if (bad !== undefined) attempt.fault('number', `${bad} after ${difference(subject, text, slot)}`)
  if (rules.outcome(state()) !== 'playing') rounds.recordResult()
  const kept = readSave(storage.getItem(keyOf(slug)) ?? '')
  if (!kept.isWhole) attempt.fault('records', `the save is damaged after ${difference(subject, text, slot)}`)
}

function checkSession(
  { oracle }: Subject,
  { fault }: FuzzAttempt,
  { session }: Rounds<unknown, unknown>,
  text: string,
): void {
  const bad = notFinite(session.state)
  if (bad !== undefined) fault('number', `${bad} in ${text.slice(0, 300)}`)
  for (const [, action] of session.log ?? []) {
    const wrong = oracle(action)
    if (wrong !== undefined) return fault('type', `${wrong}: ${shown(action)} in a stored round`)
  }
}

/** Describes how a text differs from the honest round, for the report. */
function difference({ rounds }: Subject, text: string, slot: Place['slot']): string {
  const honest = rounds.flatMap(({ saved }) =>
    saved.map((round) => JSON.stringify({ version: 3, ...FRESH_SAVE, [slot]: round })),
  )
  const common = (other: string) => {
    let at = 0
    while (at < text.length && text[at] === other[at]) at++
    return at
  }
  const at = Math.max(0, ...honest.map(common))
  return `…${text.slice(Math.max(0, at - 90), at + 60)}…`
}
