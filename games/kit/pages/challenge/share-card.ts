/** Shows the text of a challenge before it is shared, with the name that goes with its link. */
import { codeOf } from '../../deferred/challenge/link.ts'
import { playedOf } from '../../deferred/challenge/local-challenge.ts'
import type { CardControls, GameContext, SpeechControls } from '../../deferred/contract.ts'
import type { FinishedRound } from '../../deferred/pages-contract.ts'
import { ICONS } from '../../deferred/icons.ts'
import { make } from '../../paint/elements.ts'
import type { Place } from '../../place.ts'
import { keepFocus, nameField } from '../name-field.ts'
import { dareWords, reachedWords } from './challenge-words.ts'
import { createNameStore } from './name-store.ts'
import { shapeOf } from './round-shape.ts'
import { createSharing } from './share.ts'

type ShareCard<State, Action> = (round: FinishedRound<State, Action>, back: () => void) => void

export function createShareCard<State, Action>(
  options: GameContext<State, Action> & CardControls & SpeechControls,
  placeNow: () => Place | undefined,
): ShareCard<State, Action> {
  const { slug, game, storage, cover } = options
  const maker = { slug, version: game.version ?? 1 }
  const names = createNameStore(storage)
  const sharing = createSharing(options)

  function naming(enter: () => void): { field: HTMLInputElement; body: HTMLElement } {
    const { field, label } = nameField({
      id: 'name',
      label: 'Your name (optional)',
      value: names.read(),
      note: 'name-note',
      key: 'send',
      enter,
    })
    field.addEventListener('change', () => (field.value = names.write(field.value)))
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
    const { field, body } = naming(() => void send())

    async function send(): Promise<void> {
      const name = names.write(field.value)
      await sharing.share(text, await codeOf(maker, { ...challenge, name }, others), back)
    }

    cover(() => {
      if (document.activeElement === field) keepFocus(field)
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
