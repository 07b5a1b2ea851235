/** Drawing and gestures: aim, shoot, swap, and everything that follows to be seen. */
import { breath, clamp, easeOut, overshoot } from '../kit/easing.ts'
import { floats } from '../kit/floats.ts'
import type { Gesture, View } from '../kit/game.ts'
import type { Mood } from '../kit/glossy.ts'
import { letter } from '../kit/lettering.ts'
import { CONFETTI } from '../kit/palette.ts'
import { particles } from '../kit/particles.ts'
import { shake } from '../kit/shake.ts'
import type { Sound } from '../kit/sound.ts'
import { sprites, stamp } from '../kit/sprite.ts'
import type { Stage } from '../kit/stage.ts'
import { drawBed, drawLeaving, type Scene } from './bed.ts'
import { COLUMNS, LINE, RISE } from './field.ts'
import { COARSE, radians, WIDEST } from './flight.ts'
import { beeSprite, drawSprout, hourOf, sceneSprite, troughSprite } from './greenhouse.ts'
import { drawGuide, openPreview } from './guide.ts'
import { openHand } from './hand.ts'
import { aimAt, lay, meansSwap, type Layout } from './layout.ts'
import { drawMole } from './mole.ts'
import { rules, untilSinking, type Action, type State } from './rules.ts'
import { openShow } from './show.ts'
import { hear } from './sounds.ts'
import { foretell, roomLeft } from './words.ts'

/** Seconds that a fresh bed takes to come down. */
const LOWER = 0.8
const TURN: Readonly<Record<string, number>> = { KeyQ: -1, PadL: -1, KeyE: 1, PadR: 1 }

export function openView(stage: Stage): View<State, Action> {
  const { pen } = stage
  const bake = sprites(stage)
  const bits = particles(320)
  const words = floats()
  const jolts = shake()
  const show = openShow()
  const hand = openHand()
  const preview = openPreview()
  const hinted = openPreview()
  /** Where the launcher points, in steps; the player would not expect it back on undo. */
  let aim = 0
  let seenAim = 0
  let now = 0
  let begun = 0
  let shown: State | undefined
  let size = 0
  let echoes: Sound[] = []

  function turn(by: number): void {
    const next = clamp(aim + by, -WIDEST, WIDEST)
    if (next !== aim) echoes.push({ name: 'tick', step: Math.round(next / 40), volume: 0.25 })
    aim = next
  }

  function fresh(state: State): void {
    shown = state
    begun = now
    size = Math.max(size * Number(state.spent > 0), state.bed.length)
    show.reset(state)
    hand.reset()
  }

  function drawSurroundings(state: State, layout: Layout, sway: number): void {
    const { width, height } = stage
    const { unit, x, bench } = layout
    stamp(pen, sceneSprite(bake, stage, layout, hourOf(state.level)), width / 2, height / 2)
    // The more of the bed has come down, the more has sprung up beside it.
    const done = clamp(1 - state.bed.length / Math.max(1, size))
    const room = Math.floor((x - unit) / (unit * 1.1))
    for (let i = 0; i < room; i++) {
      const grown = easeOut(clamp(done * 1.4 - ((i * 0.618) % 1) * 0.4))
      for (const side of [-1, 1])
        drawSprout(
          pen,
          bake,
          width / 2 + side * (5.9 + i * 1.1) * unit,
          bench + unit * 0.25,
          unit,
          grown,
          ((i * 2 + (side > 0 ? 1 : 0)) % 6) + 1,
          Math.sin(sway + i),
        )
    }
    for (const n of [0, 1]) {
      const [bx, by] = [Math.sin(sway * (0.23 + n * 0.07) + n * 2), Math.sin(sway * 0.41 + n)]
      stamp(
        pen,
        beeSprite(bake, unit),
        width * (0.5 + 0.44 * bx),
        layout.line - unit * (1.6 + n * 2.2) + by * unit * 1.3,
        Math.cos(sway * (0.23 + n * 0.07) + n * 2) > 0 ? 0.9 : -0.9,
        0.9,
        Math.sin(sway * 3) * 0.12,
      )
    }
  }

  /** Chains, trough and the line that nothing may cross. */
  function drawFrame(state: State, { unit, x, line, y }: Layout, down: number, aside: number): void {
    const top = y + (show.sunk(now) * RISE + down) * unit
    pen.strokeStyle = '#5b4a6e'
    pen.lineWidth = unit * 0.1
    pen.setLineDash([unit * 0.2, unit * 0.1])
    pen.beginPath()
    for (const at of [1, COLUMNS - 1]) {
      pen.moveTo(x + at * unit, top - unit * 0.5)
      pen.lineTo(x + at * unit, -unit)
    }
    pen.stroke()
    const room = roomLeft(state)
    const danger = room < 2
    pen.strokeStyle = danger ? '#ff6b7f' : 'rgba(255,255,255,.6)'
    pen.globalAlpha = danger ? 0.6 + 0.4 * breath(now, 0.9) : 1
    pen.lineWidth = unit * (danger ? 0.11 : 0.07)
    pen.setLineDash([unit * 0.28, unit * 0.22])
    pen.beginPath()
    pen.moveTo(x, line)
    pen.lineTo(x + COLUMNS * unit, line)
    pen.stroke()
    pen.setLineDash([])
    pen.globalAlpha = 1
    stamp(pen, troughSprite(bake, unit), x + (COLUMNS / 2 + aside) * unit, top - unit * 0.14)
  }

  /** A tag beside the pot: how many shots until the bed sinks. */
  function drawTag(state: State, { unit, muzzle }: Layout): void {
    const left = untilSinking(state)
    const [x, y] = [muzzle.x - unit * 2.8, muzzle.y + unit * 1.15]
    const tag = bake('tag', unit * 3, unit * 2, (pen) => {
      pen.fillStyle = '#8a5226'
      pen.fillRect(-unit * 0.09, 0, unit * 0.18, unit * 0.8)
      pen.fillStyle = 'rgba(30,0,50,.35)'
      pen.beginPath()
      pen.roundRect(-unit * 1.05, -unit * 0.4, unit * 2.1, unit * 0.9, unit * 0.22)
      pen.fill()
      pen.fillStyle = '#fff3d6'
      pen.beginPath()
      pen.roundRect(-unit * 1.05, -unit * 0.47, unit * 2.1, unit * 0.9, unit * 0.22)
      pen.fill()
    })
    stamp(pen, tag, x, y)
    const urgent = left <= 2
    const ink = urgent ? '#c01a3c' : '#5a2a6e'
    const beat = urgent ? 1 + 0.06 * breath(now, 0.8) : 1
    letter(pen, `▼ ${left}`, x, y, unit * 0.64 * beat, { fill: ink, outline: 0 })
  }

  function moodOf(state: State): Mood {
    const outcome = rules.outcome(state)
    if (outcome === 'lost') return 'sad'
    if (outcome === 'won' || (state.shot?.burst.length && now - show.shotAt < 1.4)) return 'glad'
    return roomLeft(state) < 2 || (state.spent > 0 && now - show.shotAt < 0.5) ? 'wow' : 'calm'
  }

  return {
    draw({ state, time, delta, still, playing, hint }) {
      now = time
      if (state !== shown) fresh(state)
      const layout = lay(stage)
      const { unit, waiting, muzzle } = layout
      const sway = still ? 0 : time
      const outcome = rules.outcome(state)
      const since = now - show.struck.at
      const aside = since > 0 && since < 1.5 && !still ? Math.sin(since * 9) * Math.exp(-since * 4) * 0.07 : 0
      const down = still ? 0 : -(1 - overshoot((now - begun) / LOWER, 0.9)) * 5
      const scene: Scene = { layout, now, still, down, aside }
      pen.save()
      jolts.apply(pen, delta, still)
      drawSurroundings(state, layout, sway)
      drawFrame(state, layout, down, aside)
      drawBed(pen, bake, state, show, scene)
      if (outcome === 'playing' && playing) {
        const ready = now - show.shotAt > 0.1
        if (ready) drawGuide(pen, bake, layout, preview(state, aim), state, sway * 1.6, false)
        if (typeof hint === 'number')
          drawGuide(pen, bake, layout, hinted(state, hint), state, sway * 1.6, true)
      }
      seenAim += (aim - seenAim) * Math.min(1, delta * 18)
      drawTag(state, layout)
      const joy = outcome === 'won' && !still ? Math.abs(Math.sin(now * 6)) * 0.35 : 0
      drawMole(pen, bake, layout, {
        aim: radians(seenAim),
        mood: moodOf(state),
        thrown: now - show.shotAt,
        breath: Math.sin(sway * 2),
        leap: joy,
      })
      if (outcome !== 'won') hand.draw(pen, bake, layout, state, now, Math.sin(sway * 3))
      if (hint === 'swap') {
        pen.strokeStyle = '#ffe27a'
        pen.lineWidth = unit * 0.09
        pen.beginPath()
        for (const spot of [muzzle, waiting[0]]) {
          pen.moveTo(spot.x + unit * 0.55, spot.y)
          pen.arc(spot.x, spot.y, unit * (0.55 + 0.05 * breath(now, 0.9)), 0, Math.PI * 2)
        }
        pen.stroke()
      }
      drawLeaving(pen, bake, show, bits, scene)
      bits.draw(pen, delta, still)
      words.draw(pen, delta)
      pen.restore()
    },

    read(gesture: Gesture, state: State): Action | undefined {
      const layout = lay(stage)
      switch (gesture.kind) {
        case 'hover':
        case 'press':
          aim = aimAt(layout, gesture) ?? aim
          return undefined
        case 'tap':
          if (meansSwap(layout, gesture)) return 'swap'
          return aimAt(layout, gesture)
        case 'drag': {
          const meant = aimAt(layout, gesture)
          aim = meant ?? aim
          return gesture.phase === 'end' ? meant : undefined
        }
        case 'direction':
          if (gesture.way === 'down') return gesture.repeat ? undefined : 'swap'
          if (gesture.way === 'up') turn(-aim)
          else turn(gesture.way === 'left' ? -COARSE : COARSE)
          return undefined
        case 'key':
          turn(TURN[gesture.code] ?? 0)
          return undefined
        case 'confirm':
          return rules.outcome(state) === 'playing' ? aim : undefined
        case 'back':
          return 'swap'
        default:
          return undefined
      }
    },

    hear,

    echo() {
      const sounds = echoes
      echoes = []
      return sounds
    },

    say: (state) => foretell(state, aim),

    see(before, after) {
      shown = after
      hand.change(before, after, now)
      if (after.spent < before.spent) return show.reset(after)
      if (after.spent === before.spent) return
      show.shoot(before, after, now)
      const { x, y, unit } = lay(stage)
      const { struck } = show
      const fallen = after.shot?.fallen.length ?? 0
      const gained = after.score - before.score
      if (gained)
        words.add({
          text: `+${gained}${after.streak > 1 ? ` ×${after.streak}` : ''}`,
          x: clamp(x + struck.x * unit, x + unit * 2, x + unit * (COLUMNS - 2)),
          y: y + Math.min(struck.y, LINE - 1) * unit,
          size: unit * (0.6 + Math.min(0.6, gained / 600)),
          fill: fallen > 5 ? '#ffe27a' : '#fff',
        })
      if (fallen > 5) jolts.jolt(Math.min(9, 2 + fallen * 0.25))
      if (rules.outcome(after) === 'won')
        for (const side of [0.2, 0.5, 0.8])
          bits.burst({
            x: stage.width * side,
            y: stage.height * 0.35,
            count: 34,
            colours: CONFETTI,
            speed: unit * 8,
            gravity: unit * 4,
            life: 2,
            size: unit * 0.2,
          })
    },
  }
}
