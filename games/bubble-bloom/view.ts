/** Drawing and gestures: aim, shoot, swap, and everything that follows to be seen. */
import { breath, clamp, mix, overshoot } from '../kit/paint/easing.ts'
import { floats } from '../kit/paint/floats.ts'
import type { Gesture, View } from '../kit/view.ts'
import type { Mood } from '../kit/paint/glossy.ts'
import { letter } from '../kit/paint/lettering.ts'
import { CONFETTI } from '../kit/paint/palette.ts'
import { particles } from '../kit/paint/particles.ts'
import { shake } from '../kit/paint/shake.ts'
import type { Sound } from '../kit/sound/voices.ts'
import { sprites, stamp } from '../kit/paint/sprite.ts'
import type { Stage } from '../kit/paint/stage.ts'
import { drawBed, drawLeaving, type Scene } from './view/bed.ts'
import { COLUMNS, RISE } from './rules/field.ts'
import { COARSE, radians, WIDEST } from './rules/flight.ts'
import { hourOf, lightSprite, sceneSprite, troughSprite } from './view/backdrop.ts'
import { drawGuide, openPreview } from './view/guide.ts'
import { openHand } from './view/seeds.ts'
import { aimAt, lay, meansSwap, type Layout } from './view/layout.ts'
import { drawMole } from './view/mole.ts'
import { rules, untilSinking, type Action, type State } from './rules.ts'
import { openShow } from './view/show.ts'
import { hear } from './view/sounds.ts'
import { foretell, roomLeft } from './words.ts'

/** Seconds that a fresh bed takes to come down. */
const LOWER = 0.8
const TURN: Readonly<Record<string, number>> = { KeyQ: -1, PadL: -1, KeyE: 1, PadR: 1 }

export function openView(stage: Stage): View<State, Action> {
  const { pen } = stage
  const bake = sprites(stage)
  const bits = particles(320)
  const words = floats(stage)
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
  /** 1 while the bed hangs low for show, under the title; 0 when it is played. */
  let idle = 1
  let shown: State | undefined
  let echoes: Sound[] = []
  /** What is to happen when a seed has landed. */
  let later: { readonly at: number; does(): void }[] = []

  function turn(by: number): void {
    const next = clamp(aim + by, -WIDEST, WIDEST)
    if (next !== aim) echoes.push({ name: 'tick', step: Math.round(next / 40), volume: 0.25 })
    aim = next
  }

  function fresh(state: State): void {
    shown = state
    begun = now
    show.reset(state)
    hand.reset()
    later = []
  }

  function drawSurroundings(state: State, layout: Layout, sway: number): void {
    const { width, height } = stage
    const { unit, bench } = layout
    stamp(pen, sceneSprite(bake, stage, layout, hourOf(state.level)), width / 2, height / 2)
    // The more of the bed has come down, the brighter it grows.
    pen.globalAlpha = 0.7 * (1 - state.bed.length / (state.ids - state.spent))
    stamp(pen, lightSprite(bake, unit), width / 2, bench * 0.6, 2)
    // Pollen drifts in the light.
    pen.fillStyle = '#fff2c0'
    for (let n = 0; n < 26; n++) {
      const [x, y] = [Math.sin(n * 7 + sway * 0.05 * ((n % 4) + 1)), Math.cos(n * 5 + sway * 0.07)]
      pen.globalAlpha = 0.3 + 0.3 * Math.sin(sway + n)
      pen.fillRect(width * (0.5 + x / 2), bench * (0.5 + y / 2), 3, 3)
    }
    pen.globalAlpha = 1
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

  /** On the pot: how many shots until the bed sinks. */
  function drawCount(state: State, { unit, muzzle }: Layout): void {
    const left = untilSinking(state)
    const urgent = left < 3
    const size = unit * (urgent ? 0.5 + 0.05 * breath(now, 0.8) : 0.5)
    letter(pen, `▼${left}`, muzzle.x, muzzle.y + unit * 2.12, size, {
      fill: urgent ? '#ffe27a' : '#fff',
      edge: '#6a1f00',
    })
  }

  function moodOf(state: State): Mood {
    if (rules.outcome(state) === 'lost') return 'sad'
    return roomLeft(state) < 2 || now - show.shotAt < 0.4 ? 'wow' : 'glad'
  }

  function cheer(): void {
    for (const side of [0.2, 0.5, 0.8])
      bits.burst({
        x: stage.width * side,
        y: stage.height * 0.35,
        count: 34,
        colours: CONFETTI,
        speed: 340,
        gravity: 180,
        life: 2,
        size: 9,
      })
  }

  return {
    draw({ state, time, delta, still, playing, hint }) {
      now = time
      if (state !== shown) fresh(state)
      for (const { at, does } of later) if (at <= now) does()
      later = later.filter(({ at }) => at > now)
      const layout = lay(stage)
      const { unit, waiting, muzzle } = layout
      const sway = still ? 0 : time
      const outcome = rules.outcome(state)
      const since = now - show.struck.at
      idle = mix(idle, Number(!playing && !state.spent), Math.min(1, delta * 6))
      const swing = since > 0 && !still ? Math.sin(since * 9) * Math.exp(-since * 4) * 0.07 : 0
      const aside = swing + Math.sin(sway) * idle * 0.2
      const down = idle * 3.4 - (still ? 0 : 1 - overshoot((now - begun) / LOWER, 0.9)) * 5
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
      const leap =
        Math.abs(Math.sin(sway * (outcome === 'won' ? 6 : 1.5))) * (outcome === 'won' ? 0.35 : 0.04)
      drawMole(pen, bake, layout, {
        aim: radians(seenAim),
        mood: moodOf(state),
        thrown: now - show.shotAt,
        leap,
      })
      drawCount(state, layout)
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

    busy: () => now < show.struck.at || show.leaving.length > 0,

    say: (state) => foretell(preview(state, aim), aim),

    see(before, after) {
      shown = after
      hand.change(before, after, now)
      if (after.spent < before.spent) {
        later = []
        return show.reset(after)
      }
      if (after.spent === before.spent) return
      show.shoot(before, after, now)
      const { struck, leaving } = show
      const fallen = leaving.filter(({ falls, at }) => falls && at > now)
      const gained = after.score - before.score
      if (gained)
        later.push({
          at: struck.at,
          does() {
            const { x, y, unit } = lay(stage)
            words.add({
              text: `+${gained}`,
              x: x + clamp(struck.x, 2, COLUMNS - 2) * unit,
              y: y + struck.y * unit,
              size: unit * (0.6 + Math.min(0.6, gained / 600)),
              fill: fallen.length ? '#ffe27a' : '#fff',
            })
          },
        })
      const thud = (fallen[0]?.at ?? 0) + 0.5
      if (fallen.length > 5)
        later.push({ at: thud, does: () => jolts.jolt(Math.min(9, 2 + fallen.length / 4)) })
      if (rules.outcome(after) === 'won') later.push({ at: struck.at + 0.5, does: cheer })
    },
  }
}
