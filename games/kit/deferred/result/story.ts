/** Tells what a round has brought: the goals it reached, the looks it unlocked, and what is nearly reached. */
import type { Look } from '../../goals.ts'
import { make } from '../../paint/elements.ts'
import type { Standing } from '../../round/standing.ts'
import { goalLine } from '../../shell/goal-list.ts'
import type { Card } from '../../shell/card.ts'
import { sentences } from '../../shell/words.ts'
import type { Deferred, DeferredOptions } from '../contract.ts'
import { ICONS } from '../icons.ts'
import { nearestOf, unlockedLooks, type Near } from './nearest.ts'
import { portraitOf } from './portrait.ts'

/** Sizes of a look's picture, in CSS pixels: on its own card, and on the end card. */
const LARGE = 150
const SMALL = 52
/** Goals on the end card, beside a new look or alone; the progress card has all. */
const MOST_GOALS = [2, 1] as const

export interface Story<State> {
  /** What the round has brought, and the same in words. */
  story(standing: Standing<State>): HTMLElement | undefined
  storyWords(standing: Standing<State>): readonly string[]
}

function bar({ words, part }: Near): HTMLElement {
  const filled = make('i', { class: 'bar filling', 'aria-hidden': 'true' })
  filled.style.setProperty('--part', String(part))
  return make('p', { class: 'near' }, make('span', {}, words), filled)
}

export function createStory<State, Action>(
  options: DeferredOptions<State, Action>,
  rivals: (standing: Standing<State>) => HTMLElement | undefined,
): Story<State> & Pick<Deferred<State, Action>, 'unlock' | 'ended'> {
  const { game, view, rounds, saveStore, speaker, recard, say, wear } = options
  let known = unlockedLooks(game, saveStore.save)
  /** Unlocked by the last round. */
  let fresh: readonly Look[] = []

  const reached = () => {
    const { moved, totalOf } = rounds.progress
    return moved.filter((goal) => totalOf(goal) >= goal.count)
  }
  /** The results of a challenge take its place. */
  const nearest = (standing: Standing<State>) =>
    standing.rival?.results ? undefined : nearestOf(game, standing, saveStore.save, rounds.progress)

  function choose({ id, name }: Look): void {
    saveStore.put({ look: id })
    wear(id)
    say(`${name} selected.`)
  }

  /** One button at most, so that the card keeps few. */
  function earned(look: Look): HTMLElement {
    const row = make(
      'div',
      { class: 'earned' },
      portraitOf(view, look.id, SMALL),
      make('b', {}, `New look: ${look.name}`),
    )
    if (saveStore.save.look !== look.id) {
      const button = make('button', { class: 'side' }, 'Wear it')
      button.addEventListener('click', () => {
        choose(look)
        recard()
      })
      row.append(button)
    }
    return row
  }

  return {
    ended() {
      const now = unlockedLooks(game, saveStore.save)
      fresh = now.filter((look) => !known.includes(look))
      known = now
    },
    story(standing) {
      const results = rivals(standing)
      const near = nearest(standing)
      const done = reached().slice(-MOST_GOALS[fresh.length > 0 ? 1 : 0])
      const parts = [
        ...(results ? [results] : []),
        ...(done.length > 0
          ? [
              make(
                'ul',
                { class: 'goals', 'aria-label': 'Goals' },
                ...done.map((goal) => goalLine(goal, goal.count)),
              ),
            ]
          : []),
        ...fresh.slice(-1).map(earned),
        ...(near ? [bar(near)] : []),
      ]
      return parts.length > 0 ? make('div', { class: 'story' }, ...parts) : undefined
    },
    storyWords: (standing) =>
      [...reached().map(({ words }) => `Goal reached: ${words}`), nearest(standing)?.words ?? ''].filter(
        Boolean,
      ),
    unlock(next): Card | undefined {
      const look = fresh.at(-1)
      if (!look) return undefined
      speaker.tune('look')
      say(sentences(`New look: ${look.name}`, 'Press Wear it to try it on'))
      return {
        kind: 'unlock',
        title: 'New look!',
        lines: [look.name],
        emblem: portraitOf(view, look.id, LARGE),
        celebrate: true,
        buttons: [
          {
            label: 'Wear it',
            icon: ICONS.look,
            does() {
              choose(look)
              next()
            },
          },
          { label: 'Later', icon: 'back', does: next },
        ],
        back: next,
      }
    },
  }
}
