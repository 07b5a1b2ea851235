/** Uses the game's second script: hands over late drawing, counts results, and notices when a round by link waits. */
import { isOnJourney } from '../round/standing.ts'
import type { LatePart } from '../run/late-part.ts'
import type { Turns } from '../turns.ts'
import type { Deferred, DeferredOptions, EndButtons, HasEndButtons, TurnPages } from './contract.ts'
import { loadGameFile, type GameFile } from './game-file.ts'
import { ICONS } from './icons.ts'
import { createPeople } from './people.ts'

/** Milliseconds in which the end of a turn is seen, before its card. */
const SEEN_MS = 1800

export function createTurns<State, Action>(
  options: DeferredOptions<State, Action>,
  pages: Pick<LatePart<{ readonly turns: TurnPages }>, 'use'>,
): HasEndButtons &
  Pick<Deferred<State, Action>, 'ended'> & {
    watch(): void
    meet(...turn: Parameters<TurnPages['meet']>): void
  } {
  const { slug, rounds, view, phase, home, saveStore, choose } = options
  let isNoticed = false
  let turns: Turns<unknown, unknown> | undefined
  let nextRound: GameFile['nextRound']

  async function load(): Promise<GameFile> {
    const file = await loadGameFile(slug)
    if (file.late) view.furnish?.(file.late)
    if (file.sharedLevels) createPeople(options)
    ;({ turns, nextRound } = file)
    return file
  }
  const file = load()

  /** The save counts results by opponent, or whatever else the game counts. */
  async function countResult(state: State): Promise<void> {
    const { resultKey } = await file
    const key = resultKey?.(state)
    const { totals } = saveStore.save
    if (key) saveStore.put({ totals: { ...totals, [key]: 1 + (totals[key] ?? 0) } })
  }

  /** Leads to the round that follows a named choice. */
  function nextButton(): Pick<EndButtons, 'next'> {
    const next = isOnJourney(rounds.standing) ? nextRound?.(rounds.session.state) : undefined
    return next ? { next: { label: next.label, icon: 'play', does: () => choose(next.level) } } : {}
  }

  const isAway = () => phase() === 'playing' && turns?.isAway(rounds.session.state) === true
  const send = (back: () => void) => void pages.use((it) => void it.turns.send(back), back, 'Link')

  return {
    ended: ({ state }) => void countResult(state),
    watch() {
      if (isAway() && !isNoticed)
        setTimeout(() => {
          isNoticed = false
          if (isAway()) send(home)
        }, SEEN_MS)
      isNoticed ||= isAway()
    },
    buttons: (back) => ({
      ...nextButton(),
      ...(turns?.level === rounds.session.level && {
        challenge: { label: 'Send link', icon: ICONS.challenge, does: () => send(back) },
      }),
    }),
    meet: (...turn) =>
      void file.then(() =>
        turns ? pages.use((it) => void it.turns.meet(...turn), home, 'Loading') : turn[2](),
      ),
  }
}
