/** Draws the falling petals and reads input. */
import { perSize } from '../kit/board/per-size.ts'
import { blot, ring } from '../kit/paint/brush.ts'
import { clamp, easeOut, mix } from '../kit/paint/easing.ts'
import { floats } from '../kit/paint/floats.ts'
import { CONFETTI } from '../kit/paint/palette.ts'
import { particles } from '../kit/paint/particles.ts'
import { sprites, stamp } from '../kit/paint/sprite.ts'
import type { Stage } from '../kit/paint/stage.ts'
import type { Frame, View } from '../kit/view.ts'
import { isClosed } from './rules.ts'
import { LANE, MOST_LOST } from './rules/curve.ts'
import { LANES, type LaneTap, type PetalFall } from './rules/state.ts'
import { drawEvening, drawLanes } from './view/backdrop.ts'
import { arrange, laneAt, petalSize, pointAt } from './view/layout.ts'
import { paletteOf } from './view/looks.ts'
import { petalSprite } from './view/petal.ts'
import { drawPortrait } from './view/portrait.ts'
import { soundsOf } from './view/sounds.ts'

/** Seconds in which a ring that has caught something shrinks back. */
const PULSE = 0.25
/** Radius of a petal that may still be lost, in CSS pixels. */
const SPARE = 11
const PARTS = Array.from({ length: LANES }, (_, lane) => lane)

export function createView(stage: Stage): View<PetalFall, LaneTap> {
  const { pen } = stage
  const bake = sprites(stage)
  const bits = particles()
  const words = floats(stage)
  const layoutOf = perSize(stage, () => arrange(stage))
  /** Seconds since the last catch, by lane. */
  let sinceCatch = PARTS.map(() => PULSE)

  const spriteOf = (lane: LaneTap) => petalSprite(bake, lane, petalSize(layoutOf()), paletteOf(stage.look))

  /** Paints the petals before the first one falls, so that no frame is late. */
  function* spritePlan() {
    for (const lane of PARTS) yield spriteOf(lane)
  }

  function drawRing(state: PetalFall, lane: LaneTap, delta: number): void {
    const meadow = layoutOf()
    const { x, y } = pointAt(meadow, lane, LANE.ring)
    const age = Math.min(PULSE, (sinceCatch[lane] ?? PULSE) + delta)
    sinceCatch[lane] = age
    const size = petalSize(meadow)
    const radius = size * mix(1.65, 1.4, easeOut(age / PULSE))
    const { ring: colour } = paletteOf(stage.look)
    if (!isClosed(state, lane)) {
      blot(pen, `${colour}2e`, x, y, radius)
      // The very middle counts twice.
      ring(pen, `${colour}90`, x, y, size * 0.4, 2)
      return ring(pen, colour, x, y, radius, 4)
    }
    // A closed ring is smaller and crossed out.
    ring(pen, '#ffffff90', x, y, radius * 0.75, 3)
    pen.strokeStyle = '#ffffff90'
    pen.beginPath()
    pen.moveTo(x - radius / 2, y - radius / 2)
    pen.lineTo(x + radius / 2, y + radius / 2)
    pen.stroke()
  }

  function drawPetals({ before, state, since, time, still }: Frame<PetalFall, LaneTap>): void {
    const meadow = layoutOf()
    const part = clamp(since * 60)
    for (const { id, lane, at } of state.petals) {
      const from = before.petals.find((petal) => petal.id === id)?.at ?? at
      const { x, y } = pointAt(meadow, lane, mix(from, at, part))
      stamp(pen, spriteOf(lane), x, y, 1, 1, still ? 0 : Math.sin(time * 2 + id) * 0.25)
    }
  }

  /** Faintly, the petals that only the rival's round still has. */
  function drawGhost({ state, ghost }: Frame<PetalFall, LaneTap>): void {
    if (!ghost) return
    const meadow = layoutOf()
    pen.globalAlpha = 0.3
    for (const { id, lane, at } of ghost.petals) {
      if (state.petals.some((petal) => petal.id === id)) continue
      const { x, y } = pointAt(meadow, lane, at)
      stamp(pen, spriteOf(lane), x, y)
    }
    pen.globalAlpha = 1
  }

  /** The petals that may still be lost, small, at the foot of the lanes. */
  function drawSpare({ lost }: PetalFall): void {
    const { x: middle, y } = pointAt(layoutOf(), 1, LANE.end)
    const scale = SPARE / petalSize(layoutOf())
    for (let i = 0; i < MOST_LOST; i++) {
      const x = middle + (i - (MOST_LOST - 1) / 2) * SPARE * 2.6
      if (i < MOST_LOST - lost) stamp(pen, spriteOf(0), x, y - 16, scale, scale)
      else ring(pen, '#ffffff90', x, y - 15, SPARE * 0.7, 2)
    }
  }

  return {
    begin() {
      sinceCatch = PARTS.map(() => PULSE)
      stage.prePaint(spritePlan())
    },

    draw(frame) {
      stage.scenery(() => {
        drawEvening(pen, bake, stage)
        drawLanes(pen, bake, layoutOf())
      })
      for (const lane of PARTS) drawRing(frame.state, lane, frame.delta)
      drawGhost(frame)
      drawPetals(frame)
      drawSpare(frame.state)
      bits.draw(pen, frame.delta, frame.still)
      words.draw(pen, frame.delta)
    },

    read(gesture) {
      if (gesture.kind === 'press') return laneAt(layoutOf(), gesture.x)
      if (gesture.kind === 'confirm') return 1
      if (gesture.kind !== 'direction' || gesture.repeat) return undefined
      return gesture.way === 'left' ? 0 : gesture.way === 'right' ? 2 : 1
    },

    hear: soundsOf,

    see(before, after) {
      const meadow = layoutOf()
      const caught = after.caught > before.caught
      for (const { id, lane, at } of before.petals) {
        if (after.petals.some((petal) => petal.id === id)) continue
        const place = pointAt(meadow, lane, at)
        if (!caught) bits.burst({ ...place, count: 6, colours: ['#ffffff80'] })
        else {
          sinceCatch[lane] = 0
          const points = after.points - before.points
          bits.burst({ ...place, count: 8 * points, colours: CONFETTI })
          words.add({ text: `+${points}`, ...place, size: 22 + points * 4 })
        }
      }
    },

    tension: ({ lost, made }) => clamp((lost / MOST_LOST + made / 250) / 1.5),

    portrait: drawPortrait,
  }
}
