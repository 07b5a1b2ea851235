/** The player's side of the greenhouse: hand and picture brought together, what is heard, what is said. */
import type { View } from '../kit/view.ts'
import { roomIn } from '../kit/board/room.ts'
import type { Sound } from '../kit/sound/voices.ts'
import type { Stage } from '../kit/paint/stage.ts'
import { openHand } from './view/hand.ts'
import { isBed } from './rules/house.ts'
import { arrange, MARGIN } from './view/layout.ts'
import { openPicture } from './view/scene.ts'
import { atHome, lost, type Action, type State } from './rules.ts'
import { openTravel, stepsBetween } from './view/travel.ts'
import { lookAround, newsWords, refusal } from './words.ts'

/** Seconds from step to step, as they are heard; no more than so many of a long walk. */
const BEAT = 0.11
const HEARD = 5

export function openView(stage: Stage): View<State, Action> {
  const travel = openTravel()
  let picture: ReturnType<typeof openPicture> | undefined
  let painted = ''
  let lately = ''
  const sounds: Sound[] = []
  const hand = openHand((way) => {
    if (way) travel.bump(way)
    const { state } = travel
    lately = way && state ? refusal(state, way) : 'Not from here.'
    sounds.push({ name: 'knock', step: -3, volume: 0.7 })
  })

  /** A picture lasts as long as the house and the frame do. */
  function pictureOf({ house }: State): ReturnType<typeof openPicture> {
    const key = `${stage.epoch} ${house}`
    if (!picture || key !== painted) {
      painted = key
      picture = openPicture(stage, travel, arrange(house, roomIn(stage, MARGIN)), house)
    }
    return picture
  }

  return {
    draw(frame) {
      const { state } = frame
      if (state !== travel.state) {
        travel.reset(state)
        hand.rest()
        lately = ''
      }
      pictureOf(state).draw(frame, hand.picked)
    },

    read: (gesture, state) => hand.read(gesture, state, pictureOf(state).layout),

    hear(before, after) {
      if (after.pushes < before.pushes) return [{ name: 'swish', step: 2, volume: 0.7 }]
      const steps = stepsBetween(before, after).slice(-HEARD)
      return steps.flatMap(({ pot, potTo }, i): Sound[] => {
        const at = i * BEAT
        if (pot < 0) return [{ name: 'tick', step: (i % 2) - 4, volume: 0.4, after: at }]
        const step = atHome(after) * 2
        const pushed: Sound[] = [{ name: 'thud', step: -1, volume: 0.6, after: at }]
        if (isBed(after.house, potTo))
          pushed.push(
            { name: 'pluck', step, after: at + 0.18 },
            { name: 'chime', step, volume: 0.6, after: at + 0.26 },
          )
        else if (lost(after).includes(pot))
          pushed.push(
            { name: 'pluck', step: -4, after: at + 0.2 },
            { name: 'pluck', step: -6, after: at + 0.36 },
          )
        return pushed
      })
    },

    see(before, after) {
      travel.change(before, after)
      lately = newsWords(before, after)
    },

    echo: () => sounds.splice(0),
    say: (state) => [lately, lookAround(state)].filter(Boolean).join(' '),
  }
}
