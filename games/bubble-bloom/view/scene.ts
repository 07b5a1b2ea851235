/** Draws the whole picture, from the greenhouse to the floating points. */
import { line, ring } from '../../kit/paint/brush.ts'
import { breath, mix, overshoot } from '../../kit/paint/easing.ts'
import type { Mood } from '../../kit/paint/glossy.ts'
import { letter } from '../../kit/paint/lettering.ts'
import { sprites, stamp } from '../../kit/paint/sprite.ts'
import type { Stage } from '../../kit/paint/stage.ts'
import type { Frame, Point } from '../../kit/view.ts'
import { roomLeft, rules, untilSinking, type Action, type State } from '../rules.ts'
import { COLUMNS, RISE } from '../rules/field.ts'
import { radians } from '../rules/flight.ts'
import { createBackdrop } from './backdrop.ts'
import { drawBed, type Moment } from './bed.ts'
import type { Effects } from './effects.ts'
import { drawGuide } from './guide.ts'
import type { Layout } from './layout.ts'
import { drawLeaving } from './leaving.ts'
import { lookOf, type Look } from './looks.ts'
import { drawMole } from './mole.ts'
import { drawMeters } from './meters.ts'
import type { Motion } from './motion.ts'
import { createPreview, type Preview } from './preview.ts'
import type { Seeds } from './seeds.ts'
import { troughSprite } from './trough.ts'

/** Seconds in which a new bed comes down. */
const LOWER = 0.8
/** Blossoms by which Mo is raised on the title screen, where the card would hide him. */
const RAISED = 3.3
/** Free rows below which the bed is in danger. */
const DANGER = 2

export interface Scene {
  begin(time: number): void
  draw(frame: Frame<State, Action>, layout: Layout, aim: number): void
}

export function createScene(
  stage: Stage,
  motion: Motion,
  effects: Effects,
  seeds: Seeds,
  preview: (state: State, aim: number) => Preview,
): Scene {
  const { pen } = stage
  const bake = sprites(stage)
  const backdrop = createBackdrop(stage, bake)
  const hinted = createPreview()
  let begun = 0
  let now = 0
  /** The mole's current aim, which follows the player's with a delay. */
  let followed = 0
  /** 1 while the bed hangs low for show, under the title; 0 during play. */
  let idle = 1

  /** Draws the chains, the trough and the line. */
  function drawFrame(state: State, { unit, x, y, line: low }: Layout, { look, down, aside }: Moment): void {
    const top = y + (motion.sunk(now) * RISE + down) * unit
    pen.strokeStyle = '#5b4a6e'
    pen.lineWidth = unit * 0.1
    pen.setLineDash([unit * 0.2, unit * 0.1])
    for (const at of [1, COLUMNS - 1]) line(pen, x + at * unit, top - unit * 0.5, x + at * unit, -unit)
    const danger = roomLeft(state) < DANGER
    pen.strokeStyle = danger ? '#ff6b7f' : 'rgba(255,255,255,.6)'
    pen.globalAlpha = danger ? 0.6 + 0.4 * breath(now, 0.9) : 1
    pen.lineWidth = unit * (danger ? 0.11 : 0.07)
    pen.setLineDash([unit * 0.28, unit * 0.22])
    line(pen, x, low, x + COLUMNS * unit, low)
    pen.setLineDash([])
    pen.globalAlpha = 1
    stamp(pen, troughSprite(bake, unit, look), x + (COLUMNS / 2 + aside) * unit, top - unit * 0.14)
  }

  function moodOf(state: State): Mood {
    if (rules.outcome(state) === 'lost') return 'sad'
    return roomLeft(state) < DANGER || now - motion.shotAt < 0.4 ? 'wow' : 'glad'
  }

  /** Raises Mo and his seeds above the card of the title screen. */
  function raised(layout: Layout): Layout {
    const up = ({ x, y }: Point) => ({ x, y: y - idle * RAISED * layout.unit })
    const [next, last] = layout.waiting
    return { ...layout, muzzle: up(layout.muzzle), waiting: [up(next), up(last)] }
  }

  function drawThrower(state: State, layout: Layout, look: Look, sway: number): void {
    const [beat, height] = rules.outcome(state) === 'won' ? [6, 0.35] : [1.5, 0.04]
    drawMole(pen, bake, layout, look, {
      aim: radians(followed),
      mood: moodOf(state),
      thrown: now - motion.shotAt,
      leap: Math.abs(Math.sin(sway * beat)) * height,
    })
  }

  /** Draws the number of shots until the bed sinks, on the pot. */
  function drawCount(state: State, { unit, muzzle }: Layout): void {
    const left = untilSinking(state)
    const urgent = left < 3
    const size = unit * (urgent ? 0.5 + 0.05 * breath(now, 0.8) : 0.5)
    letter(pen, `▼${left}`, muzzle.x, muzzle.y + unit * 2.12, size, {
      fill: urgent ? '#ffe27a' : '#fff',
      edge: '#6a1f00',
    })
  }

  return {
    begin: (time) => void (begun = time),
    draw({ state, time, delta, still, playing, hint }, layout, aim) {
      now = time
      const look = lookOf(stage.look)
      const sway = still ? 0 : time
      const outcome = rules.outcome(state)
      const since = now - motion.struck.at
      idle = mix(idle, Number(!playing && !state.spent), Math.min(1, delta * 6))
      followed += (aim - followed) * Math.min(1, delta * 18)
      const swing = since > 0 && !still ? Math.sin(since * 9) * Math.exp(-since * 4) * 0.07 : 0
      const moment: Moment = {
        layout,
        look,
        now,
        still,
        down: idle * 3.4 - (still ? 0 : 1 - overshoot((now - begun) / LOWER, 0.9)) * 5,
        aside: swing + Math.sin(sway) * idle * 0.2,
      }
      pen.save()
      effects.jolt(delta, still)
      stage.scenery(() => backdrop.draw(layout, look, state, sway))
      drawFrame(state, layout, moment)
      drawBed(pen, bake, state, motion, moment)
      if (outcome === 'playing' && playing) {
        const march = sway * 1.6
        const ready = now - motion.shotAt > 0.1
        if (ready) drawGuide(pen, bake, layout, preview(state, aim), state, march, false)
        if (typeof hint === 'number') drawGuide(pen, bake, layout, hinted(state, hint), state, march, true)
      }
      const stand = raised(layout)
      const { unit, waiting, muzzle } = stand
      drawThrower(state, stand, look, sway)
      drawCount(state, stand)
      drawMeters(pen, bake, stand, look, state)
      if (outcome !== 'won') seeds.draw(pen, bake, stand, state, now, Math.sin(sway * 3))
      if (hint === 'swap')
        for (const { x, y } of [muzzle, waiting[0]])
          ring(pen, '#ffe27a', x, y, unit * (0.55 + 0.05 * breath(now, 0.9)), unit * 0.09)
      drawLeaving(pen, bake, motion, effects.bits, moment)
      effects.draw(delta, still)
      pen.restore()
    },
  }
}
