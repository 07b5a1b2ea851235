import { breath, clamp, easeIn, easeOut, mix } from '../kit/easing.ts'
import type { Frame, Game, Point, View } from '../kit/game.ts'
import { CONFETTI } from '../kit/palette.ts'
import { particles } from '../kit/particles.ts'
import { shake } from '../kit/shake.ts'
import type { Sound } from '../kit/sound.ts'
import { sprites, stamp } from '../kit/sprite.ts'
import type { Stage } from '../kit/stage.ts'
import { openHand } from './aiming.ts'
import { ballPainter, colourOf, FACE_ON, lieOf, turn } from './ballart.ts'
import { paintGuide, paintInHand, paintStick } from './guide.ts'
import { layOut } from './layout.ts'
import { AIMING } from './opponent.ts'
import { paintControls, paintHeadline, paintPanel, paintPicker } from './panelart.ts'
import { ahead, whereX, whereY } from './physics.ts'
import { levels, rules } from './rules.ts'
import type { Action, State } from './state.ts'
import { speedOf } from './stroke.ts'
import { dot, halo } from './strokes.ts'
import { paintRoom } from './tableart.ts'
import { POCKETS, RADIUS } from './table.ts'
import { headline, say, tally, verdict } from './words.ts'

const FIREFLIES = 8
const FIRE = ['#fff6aaff', '#e6ff8c80', '#d2ff8022', '#c8ff7800']
/** Seconds. */
const FALL = 0.32
const STRIKE = 0.3

export const game: Game<State, Action> = {
  rules,
  levels,
  goal: 'Pot your seven balls, then the eight.',
  controls: {
    touch: 'Drag to aim. Pull the power bar and let go, or tap Shoot.',
    mouse: 'Drag to aim, pull the power bar and let go;',
    keys: 'or arrows aim and set power, Space shoots, Q spin, B moves a ball in hand, H lines up.',
    pad: 'Stick aims and sets power, A shoots, X spin, L moves a ball in hand, Y lines up.',
  },
  keys: ['KeyQ', 'KeyB', 'KeyH', 'PadX', 'PadY', 'PadL'],
  curtain: 1.7,
  tally,
  say,
  verdict,
  open: openView,
}

interface Falling {
  readonly id: number
  readonly from: Point
  readonly to: Point
  age: number
}

function openView(stage: Stage): View<State, Action> {
  const { pen } = stage
  const bake = sprites(stage)
  const bits = particles()
  const quake = shake()
  let layout = layOut(stage)
  let epoch = stage.epoch
  const hand = openHand(() => layout)
  const { aim } = hand
  const balls = ballPainter(pen, bake, (x, y) => layout.turned(x, y))
  const minis = ballPainter(pen, bake, (x, y) => ({ x, y }))
  const lies = Array.from({ length: 16 }, (_, id) => lieOf(id))
  let falling: Falling[] = []
  let told: { words: readonly [string, string]; age: number } | undefined
  let struck: { at: Point; dx: number; dy: number; power: number; age: number } | undefined
  /** When each ball went down, by the frame's own time. */
  const downSince = new Map<number, number>()
  let clock = 0

  function room(): void {
    const { width, height } = stage
    const sprite = bake('room', width, height, (ink) => {
      ink.translate(-width / 2, -height / 2)
      paintRoom(ink, layout, width, height)
    })
    stamp(pen, sprite, width / 2, height / 2)
  }

  function fireflies(time: number, still: boolean): void {
    const { width, height } = stage
    const spark = bake('fly', 24, 24, (ink) => dot(ink, 0, 0, 12, halo(ink, FIRE, 0, 0, 12)))
    const t = still ? 0 : time
    for (let i = 0; i < FIREFLIES; i++) {
      const x = (0.5 + 0.5 * Math.sin(t * 0.11 + i * 2.1)) * width
      const y = (0.5 + 0.5 * Math.sin(t * 0.17 + i * 3.7)) * height
      pen.globalAlpha = 0.25 + 0.6 * breath(t + i * 1.3, 3 + (i % 4))
      stamp(pen, spark, x, y, 0.6 + (i % 3) * 0.25)
    }
    pen.globalAlpha = 1
  }

  /** Where a ball is between two ticks. */
  function place(before: State, state: State, id: number, t: number): Point | undefined {
    const now = state.motion.balls[id]
    const was = before.motion.balls[id]
    if (!now || !was || now.pocket >= 0) return undefined
    const x = whereX(now, state.motion.now)
    const y = whereY(now, state.motion.now)
    if (was.pocket >= 0) return layout.toFrame(x, y)
    return layout.toFrame(
      mix(whereX(was, before.motion.now), x, t),
      mix(whereY(was, before.motion.now), y, t),
    )
  }

  function table({ before, state, since, time, delta, playing, still }: Frame<State, Action>): void {
    const r = RADIUS * layout.scale
    const t = clamp(since * 60)
    const places = lies.map((_, id) => place(before, state, id, t))
    const [cue] = state.motion.balls
    const [at] = places
    const mine = hand.ready(state)
    const shown = state.mind?.ready ? state.mind.best?.shot : undefined
    const long = shown ? Math.hypot(shown.dx, shown.dy) : 1
    if (cue && mine && playing && aim.mode !== 'ball') paintGuide(pen, layout, state, cue, aim.dx, aim.dy)
    else if (cue && shown) paintGuide(pen, layout, state, cue, shown.dx / long, shown.dy / long)
    for (const p of places) if (p) balls.shade(p.x, p.y, r)
    for (const fall of falling) {
      fall.age += delta
      const part = clamp(fall.age / FALL)
      const p = {
        x: mix(fall.from.x, fall.to.x, easeOut(part)),
        y: mix(fall.from.y, fall.to.y, easeOut(part)),
      }
      pen.globalAlpha = 1 - easeIn(part)
      balls.paint(fall.id, FACE_ON, p.x, p.y, r, 1 - 0.35 * part)
      pen.globalAlpha = 1
    }
    falling = falling.filter(({ age }) => age < FALL)
    for (const [id, p] of places.entries()) {
      const lie = lies[id]
      if (p && lie) balls.paint(id, lie, p.x, p.y, r)
    }
    if (at && mine && state.hand !== 'no') paintInHand(pen, at, r, time)
    if (at && mine && aim.mode !== 'ball') {
      const sway = still ? 0 : breath(time, 1.6) * 0.8
      paintStick(pen, bake, layout, at, aim.dx, aim.dy, 1.5 + sway + aim.power * (aim.pulling ? 34 : 12))
    } else if (at && shown && state.mind) {
      const drawn = easeOut((state.mind.ready - AIMING * 0.45) / (AIMING * 0.5))
      paintStick(pen, bake, layout, at, shown.dx / long, shown.dy / long, 2 + drawn * shown.power * 34)
    } else if (struck && struck.age < STRIKE) {
      struck.age += delta
      const part = struck.age / STRIKE
      pen.globalAlpha = clamp(3 - part * 3)
      paintStick(
        pen,
        bake,
        layout,
        struck.at,
        struck.dx,
        struck.dy,
        mix(-RADIUS, 14, easeOut(part * 1.6 - 0.4)),
      )
      pen.globalAlpha = 1
    }
  }

  return {
    draw(frame) {
      const { state, time, delta, still } = frame
      clock = time
      if (epoch !== stage.epoch) {
        layout = layOut(stage)
        epoch = stage.epoch
      }
      pen.save()
      quake.apply(pen, delta, still)
      room()
      table(frame)
      fireflies(time, still)
      bits.draw(pen, delta, still)
      pen.restore()
      const fallen = (id: number) => time - (downSince.get(id) ?? -1)
      for (const turn of [0, 1] as const)
        paintPanel(pen, bake, state, turn, layout.panels[turn], minis, time, fallen)
      const mine = hand.ready(state)
      if (mine && aim.mode === 'spin') paintPicker(pen, bake, layout, aim, stage.width, stage.height)
      paintControls(pen, bake, layout, aim, mine, time)
      if (told) {
        told.age += delta
        paintHeadline(pen, bake, layout, told.words, told.age, stage.width, still)
      }
    },

    read: hand.read,
    steer: hand.steer,

    say(state) {
      if (!hand.ready(state)) return ''
      const [cue] = state.motion.balls
      const meets = cue ? ahead(cue, aim.dx, aim.dy, state.motion.balls).meets : -1
      return `Aim meets ${meets > 0 ? `ball ${meets}` : 'a cushion'}, power ${Math.round(aim.power * 100)}`
    },

    hear(before, after) {
      const sounds: Sound[] = []
      if (after.shots > before.shots) sounds.push({ name: 'knock', step: 3, volume: 0.4 + aim.power * 0.6 })
      if (after.hits !== before.hits)
        for (const hit of after.hits.slice(0, 5)) {
          const volume = clamp(hit.speed / 350, 0.04)
          if (hit.kind === 'ball') sounds.push({ name: 'knock', step: 7 + (hit.other % 3), volume })
          else if (hit.kind === 'rail') sounds.push({ name: 'thud', step: 2, volume: volume * 0.35 })
          else
            sounds.push(
              { name: 'pop', step: -3 },
              { name: 'chime', step: hit.ball === 0 ? -4 : hit.ball % 5, volume: 0.7, after: 0.12 },
            )
        }
      if (after.news !== before.news && (after.news?.kind === 'foul' || after.news?.kind === 'weak break'))
        sounds.push({ name: 'buzz', step: 2 })
      if (after.news !== before.news && after.news?.kind === 'groups')
        sounds.push({ name: 'pluck', step: 5 }, { name: 'pluck', step: 7, after: 0.1 })
      return sounds
    },

    see(before, after) {
      if (before.stroke) rollAll(before)
      if (after.hits !== before.hits)
        for (const hit of after.hits) if (hit.kind === 'pot') fell(after, hit.ball, hit.pocket)
      const words = after.news !== before.news && after.news ? headline(after) : undefined
      if (words) told = { words, age: 0 }
      if (after.shots <= before.shots) return
      const [cue] = before.motion.balls
      const [hit] = after.motion.balls
      if (!cue || !hit) return
      const speed = Math.hypot(hit.vx, hit.vy) || 1
      const power = speed / speedOf(1)
      const at = layout.toFrame(cue.x, cue.y)
      struck = { at, dx: hit.vx / speed, dy: hit.vy / speed, power, age: 0 }
      told = undefined
      const way = layout.turned(-hit.vx, -hit.vy)
      const r = RADIUS * layout.scale
      bits.burst({
        ...at,
        count: 6 + power * 12,
        colours: ['#bfe0ff', '#7fb8ff'],
        angle: Math.atan2(way.y, way.x),
        spread: 1,
        speed: r * 10,
        gravity: 0,
        size: r * 0.3,
        shape: 'dot',
      })
      if (after.breaking && power > 0.5) quake.jolt(5)
    },
  }

  function rollAll({ motion: { balls: all, pace } }: State): void {
    for (const ball of all) {
      const lie = lies[ball.id]
      const far = pace / 60 / RADIUS
      if (lie && ball.pocket < 0) turn(lie, ball.ux * far, ball.uy * far, ball.side * far)
    }
  }

  function fell(state: State, id: number, pocket: number): void {
    const ball = state.motion.balls[id]
    const hole = POCKETS[pocket]
    if (!ball || !hole) return
    downSince.set(id, clock)
    // A cue ball may be back on the table already: it fell near the pocket.
    const to = layout.toFrame(hole.x, hole.y)
    const from = ball.pocket >= 0 ? layout.toFrame(ball.x, ball.y) : to
    falling.push({ id, from, to, age: 0 })
    const r = RADIUS * layout.scale
    bits.burst({
      ...to,
      count: id ? 14 : 6,
      colours: id ? [colourOf(id), ...CONFETTI.slice(1, 3)] : ['#fff'],
      speed: r * 14,
      gravity: r * 20,
      size: r * 0.5,
    })
    bits.burst({
      ...to,
      count: 1,
      colours: ['#ffe27a'],
      speed: 0,
      gravity: 0,
      life: 0.5,
      size: r,
      shape: 'ring',
    })
  }
}
