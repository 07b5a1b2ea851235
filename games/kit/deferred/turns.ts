/** Notices when a round by link waits for the other person. The cards for it are in the pages script. */
import type { LatePart } from '../run/late-part.ts'
import type { Turns } from '../turns.ts'
import type { Deferred, DeferredOptions, TurnPages } from './contract.ts'
import { loadGameFile } from './game-file.ts'
import { ICONS } from './icons.ts'

/** Milliseconds in which the end of a turn is seen, before its card. */
const SEEN_MS = 1800

export function createTurns<State, Action>(
  { slug, rounds, view, phase, home }: DeferredOptions<State, Action>,
  pages: Pick<LatePart<{ readonly turns: TurnPages }>, 'use'>,
): Pick<Deferred<State, Action>, 'buttons'> & {
  watch(): void
  meet(...turn: Parameters<TurnPages['meet']>): void
} {
  let turns: Turns<unknown, unknown> | undefined
  let isNoticed = false
  const file = loadGameFile(slug).then(({ turns: found, late }) => {
    turns = found
    if (late) view.furnish?.(late)
  })
  const isAway = () => phase() === 'playing' && turns?.isAway(rounds.session.state) === true
  const send = (back: () => void) => void pages.use((it) => void it.turns.send(back), back, 'Link')

  return {
    watch() {
      if (isAway() && !isNoticed)
        setTimeout(() => {
          isNoticed = false
          if (isAway()) send(home)
        }, SEEN_MS)
      isNoticed ||= isAway()
    },
    buttons: (back) =>
      turns?.level === rounds.session.level
        ? { challenge: { label: 'Send link', icon: ICONS.challenge, does: () => send(back) } }
        : {},
    meet: (...turn) =>
      void file.then(() =>
        turns ? pages.use((it) => void it.turns.meet(...turn), home, 'Loading') : turn[2](),
      ),
  }
}
