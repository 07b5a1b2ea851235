/** Stores the best real-time attempt at the daily round, and plays it as a ghost beside later ones. */
import { fieldsIn } from '../../fields.ts'
import type { Rival } from '../../round/standing.ts'
import { keyOf } from '../../save/storage.ts'
import type { GameContext } from '../contract.ts'
import type { Checker } from './check-challenge.ts'
import { codeOf, Refused, type Maker } from './link.ts'
import { rivalOf, type LocalChallenge } from './local-challenge.ts'

export interface DayGhost<State, Action> {
  /** Stores an attempt if it is the best of its day. */
  offer(challenge: LocalChallenge<State, Action>): Promise<void>
  /** The best attempt at today's round. */
  rival(): Rival<State> | undefined
}

const ghostKey = (slug: string) => `${keyOf(slug)}.day`

export function createDayGhost<State, Action>(
  { slug, game, storage, saveStore, environment }: GameContext<State, Action>,
  check: Checker<State, Action>,
  maker: Maker,
): DayGhost<State, Action> {
  const { rules } = game
  const { today } = environment
  let ghost: Rival<State> | undefined
  let ghostDay: string | undefined

  function show(challenge: LocalChallenge<State, Action>): void {
    ghost = rivalOf(rules, challenge, false)
    ghostDay = challenge.day
  }

  async function load(): Promise<void> {
    const { day, code } = fieldsIn(storage.read(ghostKey(slug)) ?? '')
    if (day !== today() || typeof code !== 'string') return
    try {
      show((await check(code)).attempts[0].challenge)
    } catch (error) {
      if (!(error instanceof Refused)) throw error
    }
  }

  void load()

  return {
    async offer(challenge) {
      const { day, log, result } = challenge
      if (!rules.tick || !log || day === undefined || saveStore.save.today?.best !== result) return
      show(challenge)
      storage.write(ghostKey(slug), JSON.stringify({ day, code: await codeOf(maker, challenge) }))
    },
    rival: () => (ghost && ghostDay === today() ? ghost : undefined),
  }
}
