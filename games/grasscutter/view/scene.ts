/** Paints one frame: the meadow, the garden from far to near with the mower in its row, and what flies over it. */
import { breath, clamp, hop, mix, overshoot } from '../../kit/paint/easing.ts'
import type { Frame, Point } from '../../kit/view.ts'
import type { Way } from '../../kit/rules/ways.ts'
import { particles } from '../../kit/paint/particles.ts'
import { sprites, stamp } from '../../kit/paint/sprite.ts'
import type { Stage } from '../../kit/paint/stage.ts'
import { burst, confetti } from './effects.ts'
import { drawMole } from './features.ts'
import { flower, openLawn, thing } from './lawn.ts'
import { middle, TURNS, type Layout } from './layout.ts'
import { drawLife } from './life.ts'
import { drawMeadow } from './backdrop.ts'
import { drawMower, type Look } from './mower.ts'
import { levels, rules, slideOf, type State } from '../rules.ts'
import { drawArrow, drawCourse, GOLD } from './signs.ts'
import { BUMP, type Travel } from './travel.ts'

/** Seconds. */
const BLINK = 0.13
const MOLE_HOP = 0.8
const REALISE = 0.6

type GardenFrame = Frame<State, Way>

export function openPicture(stage: Stage, travel: Travel, layout: Layout) {
  const { pen } = stage
  const { tile } = layout
  const bits = particles(300)
  const bake = sprites(stage)
  const lawn = openLawn(pen, bake, layout)
  /** The mole that was driven out last. */
  let startled = { place: 0, age: MOLE_HOP }
  /** Seconds since the last tile was seen cut. */
  let cheer = 0
  /** Whether the lawn of this state is past saving: asked once, after the move has been seen. */
  let gloom: { state: State | undefined; stuck: boolean } = { state: undefined, stuck: false }

  function advance({ delta, still, state }: GardenFrame): void {
    startled.age += delta
    travel.advance(delta, (passing) => {
      burst(bits, passing, layout, state.garden, still)
      if (passing.kind === 'stop' && passing.hill) startled = { place: passing.place, age: 0 }
    })
    const done = rules.outcome(state) === 'won' && travel.arrived
    if (done && cheer === 0 && !still) confetti(bits, stage)
    cheer = done ? cheer + delta : 0
  }

  function mowerAt(): Point {
    const { from, to, share } = travel.pose
    const [a, b] = [middle(layout, from), middle(layout, to)]
    return { x: mix(a.x, b.x, share), y: mix(a.y, b.y, share) }
  }

  function drawHero({ state, since, time, still }: GardenFrame, { x, y }: Point): void {
    const { way, driving, bumped, bumpWay } = travel.pose
    const won = cheer > 0
    if (gloom.state !== state && since > REALISE) gloom = { state, stuck: levels.stuck?.(state) === true }
    const mood = gloom.state === state && gloom.stuck ? 'sad' : 'glad'
    const look: Look = driving ? 'wow' : time % 3.7 < BLINK ? 'blink' : mood
    const facing = won ? 'down' : way
    const sprite = thing(bake, layout, `mower${facing}${look}`, (to) => drawMower(to, facing, look))
    const dent = still || driving ? 0 : hop(bumped / BUMP) * 0.16
    const across = Math.abs(Math.cos(TURNS[bumpWay]))
    const hum = still ? 0 : Math.sin(time * (driving ? 60 : 34)) * 0.008
    const joy = won && !still ? hop((cheer * 2.1) % 1) * 0.3 : 0
    stamp(
      pen,
      sprite,
      x + Math.cos(TURNS[bumpWay]) * dent * tile * 0.5,
      y + (Math.sin(TURNS[bumpWay]) * dent * 0.5 - 0.1 + hum - joy) * tile,
      1 + dent * mix(0.7, -1, across),
      1 + dent * mix(-1, 0.7, across),
      Math.sin(cheer * 6.6) * joy * 0.4,
    )
  }

  /** He leaps out of his hill and is gone. */
  function drawStartled(): void {
    if (startled.age >= MOLE_HOP) return
    const { x, y } = middle(layout, startled.place)
    const t = startled.age / MOLE_HOP
    pen.globalAlpha = clamp((1 - t) * 3)
    stamp(
      pen,
      thing(bake, layout, 'mole', drawMole),
      x + t * tile * 0.5,
      y - tile * (0.25 + hop(t) * 0.75),
      1.1,
      1.1,
      t * 3,
    )
    pen.globalAlpha = 1
  }

  /** The finished lawn breaks into flower, from the mower outwards. */
  function drawBloom({ garden, mown, mower }: State): void {
    const centre = middle(layout, mower)
    for (let place = 0; place < garden.length; place++) {
      const { x, y } = middle(layout, place)
      const away = Math.hypot(x - centre.x, y - centre.y) / tile
      const grown = overshoot((cheer - 0.1 - away * 0.07) * 3)
      if (place % 3 === 0 || mown[place] === ' ' || place === mower || grown <= 0) continue
      stamp(
        pen,
        flower(bake, layout, place * 5),
        x + (((place * 13) % 7) - 3) * tile * 0.06,
        y + (((place * 11) % 5) - 2) * tile * 0.07,
        grown,
      )
    }
  }

  function drawSigns(
    { state, time, still, hint }: GardenFrame,
    { x, y }: Point,
    aimed: Way | undefined,
  ): void {
    const moment = still ? 0.5 : time
    const shown = hint ?? aimed
    const course = shown ? slideOf(state, shown).map((place) => middle(layout, place)) : []
    if (shown) drawCourse(pen, course, shown, tile, hint ? GOLD : '#fff', hint ? moment : 0)
    const reach = tile * (0.72 + 0.05 * breath(moment, 1.2))
    for (const way of rules.moves(state)) {
      const beside = { x: x + Math.cos(TURNS[way]) * reach, y: y + Math.sin(TURNS[way]) * reach }
      if (way !== shown) drawArrow(pen, beside, tile * 0.1, way)
    }
  }

  return {
    layout,
    /** Where the mower is seen, for a finger that points from it. */
    mowerAt,
    draw(frame: GardenFrame, aimed: Way | undefined): void {
      const { state, time, still, delta, playing } = frame
      const { width, height } = stage
      advance(frame)
      const meadow = bake('meadow', width, height, (to) => drawMeadow(to, width, height, layout))
      stamp(pen, meadow, width / 2, height / 2)
      lawn.ground(state, travel.shown)
      if (cheer > 0) drawBloom(state)
      const at = mowerAt()
      const mowerRow = Math.round((at.y - layout.y) / tile - 0.44)
      for (let row = -1; row <= layout.rows; row++) {
        lawn.row(frame, travel.shown, row)
        if (row === mowerRow) drawHero(frame, at)
      }
      drawStartled()
      if (playing && travel.arrived) drawSigns(frame, at, aimed)
      bits.draw(pen, delta, still)
      drawLife(stage, bake, time, still)
    },
  }
}
