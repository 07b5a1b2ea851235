/** Shows the text of a challenge before it is shared, with the name that goes with its link. */
import { codeOf } from '../../deferred/challenge/link.ts'
import { playedOf } from '../../deferred/challenge/local-challenge.ts'
import type { CardControls, GameContext, SpeechControls } from '../../deferred/contract.ts'
import type { FinishedRound } from '../../deferred/pages-contract.ts'
import { ICONS } from '../../deferred/icons.ts'
import { make } from '../../paint/elements.ts'
import type { Place } from '../../place.ts'
import { MOST_NAME_SIGNS } from '../../save/limits.ts'
import { dareWords, reachedWords } from './challenge-words.ts'
import { createNameStore } from './name-store.ts'
import { shapeOf } from './round-shape.ts'
import { createSharing } from './share.ts'

/** A sign may have several UTF-16 units, and accents of its own until it is normalised. */
const UNITS_PER_SIGN = 4

type ShareCard<State, Action> = (round: FinishedRound<State, Action>, back: () => void) => void

export function createShareCard<State, Action>(
  options: GameContext<State, Action> & CardControls & SpeechControls,
  placeNow: () => Place | undefined,
): ShareCard<State, Action> {
  const { slug, game, storage, cover } = options
  const maker = { slug, version: game.version ?? 1 }
  const names = createNameStore(storage)
  const sharing = createSharing(options)

  function nameField(send: () => void): { field: HTMLInputElement; body: HTMLElement } {
    const field = make('input', {
      class: 'link',
      id: 'name',
      maxlength: MOST_NAME_SIGNS * UNITS_PER_SIGN,
      autocomplete: 'off',
      spellcheck: 'false',
      enterkeyhint: 'send',
      'aria-describedby': 'name-note',
    })
    field.value = names.read()
    field.addEventListener('change', () => (field.value = names.write(field.value)))
    field.addEventListener('keydown', ({ key, isComposing }) => key === 'Enter' && !isComposing && send())
    const label = make('label', { for: 'name' }, 'Your name (optional)')
    const note = make(
      'p',
      { class: 'note', id: 'name-note' },
      'Kept in this browser, and sent only in links.',
    )
    return { field, body: make('div', { class: 'naming' }, label, field, note) }
  }

  return (round, back) => {
    const { challenge, standing, others } = round
    const words = `${reachedWords(options, standing)} ${dareWords(game, standing.state)}`
    // The text of a daily round begins with its course.
    const text =
      standing.day === undefined
        ? words
        : `${shapeOf(game, standing, playedOf(challenge), placeNow())}\n${words}`
    const { field, body } = nameField(() => void send())

    async function send(): Promise<void> {
      const name = names.write(field.value)
      await sharing.share(text, await codeOf(maker, { ...challenge, name }, others), back)
    }

    cover(() => {
      // A keyboard on the screen resizes the frame, which redraws the card.
      if (document.activeElement === field) queueMicrotask(() => field.focus({ preventScroll: true }))
      return {
        kind: 'challenge',
        title: others.length > 0 ? 'Rematch' : 'Challenge',
        lines: [words],
        body,
        buttons: [
          { label: 'Share link', icon: ICONS.challenge, does: () => void send() },
          { label: 'Back', icon: 'back', does: back },
        ],
        back,
      }
    })
  }
}
