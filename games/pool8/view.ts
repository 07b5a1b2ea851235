import { breath, clamp, easeOut, mix } from '../kit/paint/easing.ts'
import type { Frame, Point, View } from '../kit/view.ts'
import type { Sound } from '../kit/sound/voices.ts'
import { sprites, stamp } from '../kit/paint/sprite.ts'
import type { Stage } from '../kit/paint/stage.ts'
import { openHand } from './view/hand.ts'
import { colourOf, FACE_ON, lieOf, paintBall, paintShade, turn } from './view/ball.ts'
import { paintGuide, paintInHand, paintStick } from './view/guide.ts'
import { layOut, ontoTable, turned } from './view/layout.ts'
import { AIMING } from './rules/opponent.ts'
import { paintControls, paintHeadline, paintPanel } from './view/panel.ts'
import { ahead, whereX, whereY } from './rules/physics.ts'
import type { Action, State } from './rules/state.ts'
import { dot } from './view/brush.ts'
import { paintRoom } from './view/table.ts'
import { POCKETS, RADIUS } from './rules/table.ts'
import { headline } from './words.ts'

const CHALK = ['#bfe0ff', '#7fb8ff']
/** Seconds. */
const FALL = 0.4
const SPARKS = 0.7
const STRIKE = 0.3

interface Falling extends Point {
  readonly id: number
  readonly pocket: number
  age: number
}

export function openView(stage: Stage): View<State, Action> {
  const { pen } = stage
  const bake = sprites(stage)
  let layout = layOut(stage)
  let epoch = stage.epoch
  const hand = openHand(() => layout)
  const { aim } = hand
  const lies = Array.from({ length: 16 }, (_, id) => lieOf(id))
  let falling: Falling[] = []
  let told: { words: readonly [string, string]; age: number } | undefined
  let struck: { x: number; y: number; dx: number; dy: number; age: number } | undefined

  function room(): void {
    const { width, height } = stage
    const sprite = bake('room', width, height, (ink) => {
      ink.translate(-width / 2, -height / 2)
      paintRoom(ink, layout, width, height)
    })
    stamp(pen, sprite, width / 2, height / 2)
  }

  /** Bits that fly out from a point and fade. */
  function sparks(
    { x, y }: Point,
    age: number,
    reach: number,
    colours: readonly string[],
    still: boolean,
  ): void {
    const t = clamp(age / SPARKS)
    const far = RADIUS + reach * (still ? 1 : easeOut(t))
    pen.globalAlpha = 1 - t
    for (let i = 0; i < 12; i++)
      dot(
        pen,
        x + Math.cos(i * 2.6) * far,
        y + Math.sin(i * 2.6) * far * (0.6 + (i % 3) * 0.2),
        1.4 - t,
        colours[i % 2] ?? '#fff',
      )
  }

  /** Balls, cue and guide, in the table's centimetres. */
  function table({ before, state, since, time, delta, playing, still }: Frame<State, Action>): void {
    const { upright } = layout
    const ratio = stage.ratio * layout.scale
    const light = turned(layout, 0.75, 1.35)
    const places = lies.map((_, id) => place(before, state, id, clamp(since * 60)))
    const [cue] = state.motion.balls
    const [at] = places
    const mine = hand.ready(state)
    const { ready = 0, best } = state.mind ?? {}
    const plan = ready > 0 ? best?.shot : undefined
    const long = plan ? Math.hypot(plan.dx, plan.dy) : 1
    const [dx, dy] = plan ? [plan.dx / long, plan.dy / long] : [Math.cos(aim.angle), Math.sin(aim.angle)]
    const pointed = plan || (mine && aim.mode !== 'ball')
    if (cue && pointed && playing) paintGuide(pen, state, cue, dx, dy)
    for (const p of places) if (p) paintShade(pen, bake, ratio, p.x + light.x, p.y + light.y)
    for (const fall of falling) {
      const t = easeOut((fall.age += delta) / FALL)
      const hole = POCKETS[fall.pocket] ?? fall
      const [x, y] = [mix(fall.x, hole.x, t), mix(fall.y, hole.y, t)]
      pen.globalAlpha = 1 - t
      paintBall(pen, bake, { ratio, upright }, fall.id, FACE_ON, x, y, 1 - t * 0.35)
      sparks(hole, fall.age, 14, [colourOf(fall.id), '#ffe27a'], still)
    }
    falling = falling.filter(({ age }) => age < SPARKS)
    pen.globalAlpha = 1
    for (const [id, lie] of lies.entries()) {
      const p = places[id]
      if (p) paintBall(pen, bake, { ratio, upright }, id, lie, p.x, p.y)
    }
    if (at && mine && state.hand !== 'no') paintInHand(pen, at, time)
    if (at && pointed) {
      const sway = still ? 0 : breath(time, 1.6) * 0.8
      const pull = plan
        ? easeOut((ready / AIMING - 0.45) * 2) * plan.power * 34
        : aim.power * (aim.pulling ? 34 : 12)
      paintStick(pen, bake, ratio, at, dx, dy, 1.5 + sway + pull, light)
    } else if (struck && struck.age < SPARKS) {
      const t = (struck.age += delta) / STRIKE
      pen.globalAlpha = clamp(3 - t * 3)
      const back = mix(-RADIUS, 14, easeOut(t * 1.6 - 0.4))
      paintStick(pen, bake, ratio, struck, struck.dx, struck.dy, back, light)
      // Chalk from the tip.
      sparks(struck, struck.age, 4, CHALK, still)
      pen.globalAlpha = 1
    }
  }

  return {
    draw(frame) {
      const { state, time, delta, still, playing } = frame
      if (epoch !== stage.epoch) {
        layout = layOut(stage)
        epoch = stage.epoch
      }
      room()
      pen.save()
      ontoTable(pen, layout)
      table(frame)
      pen.restore()
      const ratio = stage.ratio * layout.scale
      // Under the title and the pause they would only be half seen.
      if (playing || state.winner !== null) {
        for (const turn of [0, 1] as const)
          paintPanel(pen, bake, ratio, state, turn, layout.panels[turn], time)
        paintControls(pen, bake, layout, aim, hand.ready(state), time)
      }
      if (told && told.age < 2.3)
        paintHeadline(pen, bake, layout, told.words, (told.age += delta), stage.width, still)
    },

    read: hand.read,
    steer: hand.steer,

    say(state) {
      const [cue] = state.motion.balls
      if (!cue || !hand.ready(state)) return ''
      const { meets } = ahead(cue, Math.cos(aim.angle), Math.sin(aim.angle), state.motion.balls)
      return `Aim meets ${meets > 0 ? `ball ${meets}` : 'a cushion'}, power ${Math.round(aim.power * 100)}`
    },

    hear(before, after) {
      const sounds: Sound[] = []
      if (after.shots > before.shots) sounds.push({ name: 'knock', step: 3 })
      if (after.hits !== before.hits)
        for (const { kind, ball, speed } of after.hits.slice(0, 5)) {
          const volume = clamp(speed / 350, 0.04)
          if (kind === 'ball') sounds.push({ name: 'knock', step: 7 + (ball % 3), volume })
          else if (kind === 'rail') sounds.push({ name: 'thud', step: 2, volume: volume * 0.35 })
          else
            sounds.push(
              { name: 'pop', step: -3 },
              { name: 'chime', step: ball ? ball % 5 : -4, volume: 0.7, after: 0.12 },
            )
        }
      const news = after.news !== before.news && after.news?.kind
      if (news === 'foul' || news === 'weak break') sounds.push({ name: 'buzz', step: 2 })
      if (news === 'groups') sounds.push({ name: 'pluck', step: 5 }, { name: 'pluck', step: 7, after: 0.1 })
      return sounds
    },

    see(before, after) {
      if (before.stroke) rollAll(before)
      if (after.hits !== before.hits)
        for (const hit of after.hits) if (hit.kind === 'pot') fell(after, hit.ball, hit.pocket)
      const words = after.news !== before.news ? headline(after) : undefined
      if (words) told = { words, age: 0 }
      const [cue] = after.motion.balls
      if (after.shots <= before.shots || !cue) return
      const { x, y, vx, vy } = cue
      const speed = Math.hypot(vx, vy)
      struck = { x, y, dx: vx / speed, dy: vy / speed, age: 0 }
      told = undefined
    },
  }

  function rollAll({ motion }: State): void {
    for (const ball of motion.balls) {
      const lie = lies[ball.id]
      const far = motion.pace / 60 / RADIUS
      if (lie && ball.pocket < 0) turn(lie, ball.ux * far, ball.uy * far, ball.side * far)
    }
  }

  function fell(state: State, id: number, pocket: number): void {
    const ball = state.motion.balls[id]
    const hole = POCKETS[pocket]
    if (!ball || !hole) return
    // A ball may be back on the table already: then it is seen to fall where it fell.
    const { x, y } = ball.pocket >= 0 ? ball : hole
    falling.push({ id, pocket, x, y, age: 0 })
  }
}

/** Where a ball is between two ticks. */
function place(before: State, state: State, id: number, t: number): Point | undefined {
  const now = state.motion.balls[id]
  const was = before.motion.balls[id]
  if (!now || !was || now.pocket >= 0) return undefined
  const part = was.pocket >= 0 ? 1 : t
  return {
    x: mix(whereX(was, before.motion.now), whereX(now, state.motion.now), part),
    y: mix(whereY(was, before.motion.now), whereY(now, state.motion.now), part),
  }
}
