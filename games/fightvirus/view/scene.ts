/** Everybody on the field, painted between two ticks. */
import { clamp, easeOut, mix, overshoot } from '../../kit/paint/easing.ts'
import type { Frame } from '../../kit/view.ts'
import { letter } from '../../kit/paint/lettering.ts'
import type { Stage } from '../../kit/paint/stage.ts'
import { BOSS, CANNON, DEFENDER, FIELD, HELP, SPORE, WAVE } from '../rules/curve.ts'
import { drawDefender, type Pose } from './defender.ts'
import type { Effects } from './effects.ts'
import { shotX, shotY } from '../rules/fighting.ts'
import { drawGerm, lookOf, type Look, type Mood } from './germs.ts'
import { onScreen, wayOnScreen, type Plane } from './layout.ts'
import { print, sheets, type Sheet } from './prints.ts'
import { giftSheet, HELP_TONES, SHOT_REACH, SPORE_TURNS, sporeSheet, strokeShots } from './missiles.ts'
import type { Action, Kind, State, Virus } from '../rules/state.ts'
import { isBossWave, radiusOf } from '../rules/waves.ts'
import { banner } from '../words.ts'

/** The defender's body, which is larger than what can be hurt, in units. */
const BODY = 19
const TAU = Math.PI * 2
/** The beam, from its glow to its heart: units across. */
const BEAM = [
  [40, 'rgba(120,240,255,.25)'],
  [24, 'rgba(120,240,255,.5)'],
  [10, '#fff'],
] as const

export function moodOf(virus: Virus, state: State): Mood {
  // A boss is hit all the time; it winces now and then.
  const winces = virus.kind === 'boss' ? virus.strength % 12 < 3 : state.tick - virus.hit < 8
  if (winces) return 'hurt'
  if (virus.kind === 'diver' && virus.mode > 0) return 'aim'
  if (virus.kind === 'boss') return virus.wait < BOSS.warning ? 'aim' : virus.mode === 2 ? 'scared' : 'grim'
  // They enjoy a hit while it lasts.
  if (state.safe > DEFENDER.safe - 50 || !state.hearts) return 'laugh'
  return virus.full > 3 && virus.strength <= virus.full * 0.34 ? 'scared' : 'grim'
}

export function openPicture(stage: Stage, effects: Effects) {
  const { pen } = stage
  const bake = sheets(stage)
  /** By kind and size; as stale as what is baked when the stage changes. */
  let looks: Partial<Record<Kind, Look[]>> = {}
  let thorns: Sheet | undefined

  function drawVirus(virus: Virus, x: number, y: number, plane: Plane, state: State, swell: number): void {
    const { kind, size, strength, full } = virus
    const look = ((looks[kind] ??= [])[size] ??= lookOf(bake, kind, radiusOf(kind, size) * plane.unit))
    const struck = clamp((state.tick - virus.hit) / 9)
    const grown = overshoot((state.tick - virus.born) / 12 + (state.tick ? 0.25 : 1))
    const squash = (1 - struck) * (kind === 'boss' ? 0.03 : 0.13)
    if (kind === 'boss') drawRing(x, y, look.r, strength / full)
    drawGerm(pen, bake, look, strength, moodOf(virus, state), x, y, grown * (1 + swell), squash)
  }

  /** What is left of the boss; its colour turns with its mood. */
  function drawRing(x: number, y: number, r: number, left: number): void {
    const reach = r * 1.62
    pen.lineCap = 'butt'
    pen.lineWidth = r * 0.17
    pen.strokeStyle = 'rgba(10,0,20,.6)'
    pen.beginPath()
    pen.arc(x, y, reach, 0, TAU)
    pen.stroke()
    pen.lineWidth = r * 0.11
    pen.strokeStyle = left > 2 / 3 ? '#a4e92b' : left > 1 / 3 ? '#ffc52e' : '#ff5a6a'
    pen.beginPath()
    pen.arc(x, y, reach, -TAU / 4, -TAU / 4 + TAU * left)
    pen.stroke()
  }

  /** Lists are in the order of their ids, so the one before is found by walking along. */
  function drawGerms({ before, state, time, still }: Frame<State, Action>, part: number, plane: Plane): void {
    let j = 0
    const old = before.viruses
    for (const virus of state.viruses) {
      while ((old[j]?.id ?? Infinity) < virus.id) j++
      const last = old[j]?.id === virus.id ? (old[j] ?? virus) : virus
      const at = onScreen(plane, mix(last.x, virus.x, part), mix(last.y, virus.y, part))
      let dx = 0
      let dy = 0
      let swell = 0
      if (!still) {
        const beat = time * 3 + virus.id * 1.7
        dx = Math.sin(beat * 0.8) * 1.2 * plane.unit
        dy = Math.sin(beat) * 1.6 * plane.unit
        // It trembles as it takes aim, and draws breath before it attacks.
        if (virus.kind === 'diver' && virus.mode === 1) dx += Math.sin(time * 50) * 2 * plane.unit
      }
      if (virus.kind === 'boss') swell = 0.08 * clamp(1 - virus.wait / BOSS.warning)
      drawVirus(virus, at.x + dx, at.y + dy, plane, state, swell)
    }
  }

  function drawShots({ shots, tick }: State, part: number, plane: Plane): void {
    const now = tick + part - 1
    pen.beginPath()
    for (const shot of shots) {
      if (now < shot.born) continue
      const x = shotX(shot, now)
      const y = shotY(shot, now)
      const lean = (shot.vx / CANNON.speed) * SHOT_REACH
      const tail = onScreen(plane, x - lean, y + SHOT_REACH)
      const tip = onScreen(plane, x + lean, y - SHOT_REACH)
      pen.moveTo(tail.x, tail.y)
      pen.lineTo(tip.x, tip.y)
    }
    strokeShots(pen, plane.unit)
  }

  function drawSpores(
    { spores, slow }: State,
    part: number,
    time: number,
    plane: Plane,
    still: boolean,
  ): void {
    const turned = still ? 0 : Math.floor(time * 14)
    const back = (1 - part) * (slow ? HELP.slowed : 1)
    thorns ??= sporeSheet(bake, SPORE.radius * plane.unit)
    for (const { id, x, y, vx, vy } of spores) {
      const at = onScreen(plane, x - vx * back, y - vy * back)
      print(pen, thorns, at.x, at.y, 1, 1, 0, (turned + id) % SPORE_TURNS)
    }
  }

  function drawGifts({ gifts }: State, time: number, plane: Plane, still: boolean): void {
    for (const { id, help, x, y } of gifts) {
      const at = onScreen(plane, x, y)
      const sway = still ? 0 : Math.sin(time * 3 + id) * 0.12
      print(pen, giftSheet(bake, help, 15 * plane.unit), at.x, at.y, 1 + sway * 0.4, 1 + sway * 0.4, sway)
    }
  }

  function drawBeam(x: number, y: number, left: number, time: number, plane: Plane, still: boolean): void {
    if (!left) return
    const pulse = (still ? 1 : 1 + Math.sin(time * 18) * 0.1) * clamp(left / 14) * plane.unit
    for (const [wide, colour] of BEAM) {
      const thick = wide * pulse
      pen.fillStyle = colour
      // It reaches out of the picture.
      if (plane.lying) pen.fillRect(x, y - thick / 2, stage.width, thick)
      else pen.fillRect(x - thick / 2, 0, thick, y)
    }
  }

  function drawHero(frame: Frame<State, Action>, part: number, plane: Plane): void {
    const { before, state, time, since, still } = frame
    const { unit, lying } = plane
    const lost = !state.hearts
    const bob = still || state.tick ? 0 : Math.sin(time * 2.4) * 6
    const at = onScreen(plane, mix(before.x, state.x, part), mix(before.y, state.y, part) + bob)
    const [x, y] = [at.x, at.y + (lost && !still ? (easeOut(since) * 60 - 200 * since * since) * -unit : 0)]
    const drift = wayOnScreen(plane, state.vx, state.vy)
    const turn = lying ? Math.PI / 2 : 0
    const recoil = 1 - clamp((state.tick % CANNON.every(state.bosses)) / 5)
    if (!lost) {
      const muzzle = wayOnScreen(plane, 0, -24 * unit)
      drawBeam(x + muzzle.x, y + muzzle.y, state.beam, time, plane, still)
    }
    const mood: Pose['mood'] = lost
      ? 'sad'
      : effects.sore < 0.7
        ? 'wow'
        : time % 3.4 < 0.13
          ? 'blink'
          : 'glad'
    // Safe for the moment: seen through, in a slow pulse.
    if (state.safe && !lost) pen.globalAlpha = still ? 0.65 : 0.65 + 0.25 * Math.cos(state.safe * 0.22)
    if (lost) pen.globalAlpha = clamp(1.6 - since)
    drawDefender(pen, bake, {
      x,
      y,
      size: BODY * unit * (lost ? 1 - 0.3 * easeOut(since) : 1),
      turn,
      lean: lost && !still ? since * 5 : clamp(drift.x * 0.03, -0.2, 0.2),
      recoil: state.tick && !lost ? recoil : 0,
      stretch:
        effects.glad < 0.4 ? Math.sin(effects.glad * 26) * 0.1 * (1 - effects.glad / 0.4) : drift.y * 0.006,
      mood,
      shield: state.shield,
      barrels: Math.min(CANNON.barrels, 1 + state.bosses),
      time: still ? 0 : time,
    })
    pen.globalAlpha = 1
  }

  /** What helps at present, and for how long still: in a row along the way out of the field. */
  function drawHelps(state: State, plane: Plane): void {
    const r = 13 * clamp(plane.unit, 0.8, 1.3)
    let x = plane.left + r * 1.7
    const y = plane.top + plane.height - r * 1.5
    for (const help of ['spread', 'beam', 'slow'] as const) {
      const left = state[help]
      if (!left) continue
      print(pen, giftSheet(bake, help, r * 0.72), x, y)
      pen.lineWidth = r * 0.26
      pen.strokeStyle = HELP_TONES[help].light
      pen.beginPath()
      pen.arc(x, y, r * 1.15, -TAU / 4, -TAU / 4 + (TAU * left) / HELP[help])
      pen.stroke()
      x += r * 2.8
    }
  }

  function drawBanner({ wave, age }: State, plane: Plane, still: boolean): void {
    const last = WAVE.lead + 26
    if (age < 1 || age > last) return
    const boss = isBossWave(wave)
    const fade = clamp((last - age) / 18)
    const size = (boss ? 64 : 46) * plane.unit
    const { x, y } = onScreen(plane, FIELD.width / 2, FIELD.height * 0.42)
    const sheet = bake(banner(wave), size * 6, size * 2, (pen) =>
      letter(pen, banner(wave), 0, 0, size, { fill: boss ? '#ff9db0' : '#fff3a0', edge: '#3a0424' }),
    )
    pen.globalAlpha = fade * clamp(age / 6)
    print(pen, sheet, x, y, still ? 1 : overshoot(age / 16))
    pen.globalAlpha = 1
  }

  return {
    forget(): void {
      looks = {}
      thorns = undefined
    },
    draw(frame: Frame<State, Action>, plane: Plane): void {
      const { before, state, since, time, still, playing } = frame
      // While everything holds still, or is over, there is nothing between two ticks.
      const part = before.tick === state.tick ? 1 : Math.min(1, since * 60)
      drawGifts(state, time, plane, still)
      drawGerms(frame, part, plane)
      drawShots(state, part, plane)
      drawHero(frame, part, plane)
      drawSpores(state, part, time, plane, still)
      if (!playing) return
      drawHelps(state, plane)
      drawBanner(state, plane, still)
    },
  }
}
