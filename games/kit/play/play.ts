/**
 * Bundles what accompanies a round and no first picture needs: floating words, lessons, and the light, camera and time
 * of its peaks. One script for all games, which the deferred script loads as soon as it runs.
 */
import { addStyle } from '../deferred/add-style.ts'
import type { DeferredOptions, Play } from '../deferred/contract.ts'
import { createLessons } from './lessons.ts'
import { createLight } from './light.ts'
import { createMoments } from './moments.ts'
import style from './play.css?inline'
import { createWords } from './words.ts'

addStyle(style)

/** `quiet` takes the music back for some seconds. */
export function createPlay<State, Action>(
  options: DeferredOptions<State, Action>,
  quiet: (seconds: number) => void,
): Play {
  const { game, rounds, stage, phase, isStill } = options
  stage.createWords = createWords
  const lessons = createLessons(options)
  const moments = createMoments({
    phase,
    isStill,
    isOver: () => game.rules.outcome(rounds.session.state) !== 'playing',
    light: createLight(),
    quiet,
  })

  return {
    direct: moments.direct,
    get pace() {
      return moments.pace
    },
    span(delta) {
      lessons.pass(delta)
      return moments.span(delta) * (phase() === 'playing' ? lessons.pace : 1)
    },
    teach: lessons.teach,
    takes: lessons.takes,
    learnt: lessons.learnt,
  }
}
