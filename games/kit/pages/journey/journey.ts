/**
 * Composes the card of the journey: the path of the levels, or the best rounds of a game without levels. A script of its
 * own, loaded at the first request or soon after the pages script.
 */
import type { DeferredOptions } from '../../deferred/contract.ts'
import { addStyle } from '../../deferred/add-style.ts'
import type { JourneyLinks, JourneyPart } from '../../deferred/pages-contract.ts'
import { isOnJourney } from '../../round/standing.ts'
import type { Card } from '../../shell/card.ts'
import { createClimbPage } from './climb-page.ts'
import { giftsOf } from './gifts.ts'
import style from './journey.css?inline'
import { createLevelRoad, type LevelRoad } from './level-road.ts'

addStyle(style)

/** The icon of the picker. */
const GRID = 'M5 5h4v4H5zM15 5h4v4h-4zM5 15h4v4H5zM15 15h4v4h-4z'

export function createJourney<State, Action>(
  options: DeferredOptions<State, Action>,
  { file, pick }: JourneyLinks,
): JourneyPart {
  const { game, rounds, saveStore, cover, bring, choose } = options

  /** The level just solved, if the player has not gone on yet. */
  function levelBehind(): number | undefined {
    const { level, state } = rounds.standing
    const isBehind = level + 1 === saveStore.save.level && game.rules.outcome(state) === 'won'
    return isBehind && isOnJourney(rounds.standing) ? level : undefined
  }

  /** A level in progress continues. One that has just ended begins anew. */
  function play(level: number): void {
    const { standing } = rounds
    const hasEnded = isOnJourney(standing) && game.rules.outcome(standing.state) !== 'playing'
    if (level === saveStore.save.level && !hasEnded) bring(rounds.rejoin())
    else choose(level)
  }

  function levelCards(back: () => void): () => Card {
    let from = levelBehind()
    let road: LevelRoad | undefined
    return () => {
      const { stars, level } = saveStore.save
      const gifts = giftsOf(stars, game.looks, file.lessons, game.levels?.titles)
      road = createLevelRoad(options, { gifts, at: road?.shown ?? level, from, play })
      from = undefined
      return {
        kind: 'journey',
        title: 'Journey',
        lines: [],
        body: road.element,
        buttons: [
          { label: `Level ${level}`, icon: 'play', does: () => play(level) },
          { label: 'Levels', icon: GRID, does: () => pick(() => open(back)) },
          { label: 'Back', icon: 'back', does: back },
        ],
        back,
      }
    }
  }

  const bestCard = (back: () => void): Card => ({
    kind: 'journey',
    title: 'Journey',
    lines: [],
    body: createClimbPage(options, file.place),
    buttons: [{ label: 'Back', icon: 'back', does: back }],
    back,
  })

  function open(back: () => void): void {
    cover(game.levels ? levelCards(back) : () => bestCard(back))
  }

  return { open }
}
