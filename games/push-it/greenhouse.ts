/** The player's side of the greenhouse: hand and picture brought together, what is heard, what is said. */
import type { View } from '../kit/game.ts'
import { roomIn } from '../kit/room.ts'
import type { Sound } from '../kit/sound.ts'
import type { Stage } from '../kit/stage.ts'
import { openHand } from './hand.ts'
import { isBed } from './house.ts'
import { arrange, MARGIN } from './layout.ts'
import { openPicture } from './picture.ts'
import { atHome, lost, type Action, type State } from './rules.ts'
import { openTravel, stepsBetween } from './travel.ts'
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
    lately = way && state ? refusal(state, way) : 'That cannot be done from here.'
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
      pictureOf(state).draw(frame, { pot: hand.picked, place: hand.pointed })
    },

    read: (gesture, state) => hand.read(gesture, state, pictureOf(state).layout),

    hear(before, after) {
      if (after.pushes < before.pushes) return [{ name: 'swish', step: 2, volume: 0.7 }]
      const steps = stepsBetween(before, after)
      const walked = steps.filter(({ pot }) => pot < 0).length
      const heard: Sound[] = Array.from({ length: Math.min(walked, HEARD) }, (_, i) => ({
        name: 'tick',
        step: (i % 2) - 4,
        volume: 0.4,
        after: i * BEAT,
      }))
      const push = steps.find(({ pot }) => pot >= 0)
      if (!push) return heard
      const at = Math.min(walked, HEARD) * BEAT
      heard.push(
        { name: 'thud', step: -1, volume: 0.5, after: at },
        { name: 'swish', step: -6, volume: 0.6, after: at },
      )
      const home = atHome(after)
      if (isBed(after.house, push.potTo)) {
        heard.push(
          { name: 'pluck', step: home * 2, after: at + 0.18 },
          { name: 'chime', step: home * 2, volume: 0.6, after: at + 0.26 },
        )
      } else if (lost(after).includes(push.pot)) {
        heard.push(
          { name: 'pluck', step: -4, after: at + 0.2 },
          { name: 'pluck', step: -6, after: at + 0.36 },
        )
      }
      return heard
    },

    see(before, after) {
      travel.change(before, after)
      lately = newsWords(before, after)
    },

    echo: () => sounds.splice(0),
    say: (state) => [lately, lookAround(state)].filter(Boolean).join(' '),
  }
}
