/** The player's side of the garden: what each gesture means, what is heard, what is said. */
import type { Gesture, Point, View } from '../kit/view.ts'
import { wayTowards, type Way } from '../kit/rules/ways.ts'
import { roomIn } from '../kit/board/room.ts'
import type { Sound } from '../kit/sound/voices.ts'
import type { Stage } from '../kit/paint/stage.ts'
import { arrange, MARGIN } from './view/layout.ts'
import { openPicture } from './view/scene.ts'
import { isMown, rules, slideOf, uncutOf, type State } from './rules.ts'
import { openTravel } from './view/travel.ts'
import { newsWords, positionWords } from './words.ts'

/** CSS pixels of a swipe before it counts. */
const SWIPE = 22
/** Seconds from tile to tile, as they are heard. */
const BEAT = 0.06

export function openView(stage: Stage): View<State, Way> {
  const travel = openTravel()
  let picture = openPicture(stage, travel, arrange('S', roomIn(stage)))
  let painted = ''
  /** Where a swipe began, or took its last turn. */
  let swipe: Point | undefined
  let stroke: Way | undefined
  let aimed: Way | undefined
  let lately = ''
  const sounds: Sound[] = []

  /** A picture lasts as long as the garden and the frame do. */
  function repaint({ garden }: State): void {
    const key = `${stage.epoch} ${garden}`
    if (key === painted) return
    painted = key
    picture = openPicture(stage, travel, arrange(garden, roomIn(stage, MARGIN)))
  }

  function go(state: State, way: Way): Way | undefined {
    if (slideOf(state, way).length > 0) return way
    travel.bump(way)
    lately = `Nothing gives way ${way === 'up' || way === 'down' ? way : `on the ${way}`}.`
    sounds.push({ name: 'knock', step: -2, volume: 0.7 })
    return undefined
  }

  /** The way from the mower to a point, unless that is the mower itself. */
  const aim = (point: Point) => wayTowards(picture.mowerAt(), point, picture.layout.tile * 0.45)

  /** A finger that stays down may turn as often as it likes: each turn is a slide. */
  function follow(gesture: Gesture & { kind: 'drag' }, state: State): Way | undefined {
    if (gesture.phase === 'start') swipe = gesture.from
    if (gesture.phase === 'cancel' || !swipe) return undefined
    const way = wayTowards(swipe, gesture, SWIPE)
    if (way) swipe = { x: gesture.x, y: gesture.y }
    // The rest of a long stroke is the same stroke.
    const meant = way === stroke ? undefined : way
    stroke = gesture.phase === 'end' ? undefined : (way ?? stroke)
    return meant && go(state, meant)
  }

  return {
    draw(frame) {
      const { state } = frame
      repaint(state)
      if (state !== travel.state) {
        travel.reset(state)
        lately = ''
      }
      picture.draw(frame, aimed)
    },

    read(gesture, state) {
      if (gesture.kind === 'press') stroke = aimed = undefined
      if (gesture.kind === 'hover') aimed = aim(gesture)
      if (gesture.kind === 'direction') aimed = undefined
      if (gesture.kind === 'direction' && !gesture.repeat) return go(state, gesture.way)
      if (gesture.kind === 'drag') return follow(gesture, state)
      const tapped = gesture.kind === 'tap' ? aim(gesture) : undefined
      return tapped && go(state, tapped)
    },

    hear(before, after) {
      if (after.spent < before.spent) return [{ name: 'swish', step: 2, volume: 0.7 }]
      const places = slideOf(before, after.facing)
      const fresh = places.filter((place) => uncutOf(before).includes(place))
      const end = places.length * BEAT
      const hill = after.garden[after.mower] === 'm' && !isMown(before, after.mower)
      // A scale that climbs with the share of the lawn that is done.
      const done = rules.score(before)
      const all = done + uncutOf(before).length
      return [
        { name: 'swish', step: -2, volume: 0.8 },
        ...fresh.map((place, i): Sound => ({
          name: 'tick',
          step: Math.floor(((done + i) / all) * 10) - 3,
          volume: 0.75,
          after: places.indexOf(place) * BEAT,
        })),
        hill ? { name: 'pop', step: 2, after: end } : { name: 'knock', step: -4, volume: 0.8, after: end },
      ]
    },

    see(before, after) {
      travel.change(before, after)
      lately = newsWords(before, after)
      aimed = undefined
    },

    echo: () => sounds.splice(0),
    say: (state) =>
      [lately, rules.outcome(state) === 'playing' ? positionWords(state) : ''].filter(Boolean).join(' '),
  }
}
