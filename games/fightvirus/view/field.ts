/** Draws everything on the field, interpolated between two ticks. */
import { perSize } from '../../kit/board/per-size.ts'
import { fillPath, ring } from '../../kit/paint/brush.ts'
import { clamp, mix, overshoot } from '../../kit/paint/easing.ts'
import { star } from '../../kit/paint/glossy.ts'
import type { Stage } from '../../kit/paint/stage.ts'
import type { Frame } from '../../kit/view.ts'
import { BOSS, CANNON, FINALE, GUARD, HELP, SPORE } from '../rules/curve.ts'
import { guardsOf, MUZZLE, shotX, shotY } from '../rules/fighting.ts'
import type { Action, VirusKind, Point, State, Virus } from '../rules/state.ts'
import { isDying, radiusOf } from '../rules/waves.ts'
import { drawDefender, paintGuard } from './defender.ts'
import { gauge } from './gauge.ts'
import { giftSheet } from './gift.ts'
import { onField, onScreen, wayOnScreen, type Layout } from './layout.ts'
import { paletteOf } from './looks.ts'
import { SHOT_REACH, SPORE_TURNS, sporeSheet, strokeShots } from './missiles.ts'
import { drawOffer } from './offer.ts'
import { opacityOf, poseOf, type Feelings } from './pose.ts'
import { print, sheets } from './sheet.ts'
import { drawBanner, drawHelps, drawMeter } from './status.ts'
import { drawVirus, createVirusSprites, moodOf, type VirusSprites } from './virus.ts'

/** The beam from glow to core: width in units. */
const BEAM = [
  [40, 'rgba(120,240,255,.25)'],
  [24, 'rgba(120,240,255,.5)'],
  [10, '#fff'],
] as const

/** Half the length of a shot, as a share of its path per tick. */
const HALF_SHOT = SHOT_REACH / CANNON.speed

const DART_COLOURS = ['255,120,160', '#ffe0ea'] as const

/** The ghost shows no feelings. */
const CALM: Feelings = { glad: 9, sore: 9 }

export function createField(stage: Stage, feelings: Feelings) {
  const { pen } = stage
  const bake = sheets(stage)
  const paletteNow = perSize(stage, () => paletteOf(stage.look))
  /** By kind and size, to avoid building a cache key for each of a hundred viruses. */
  const spriteCache = perSize<void, Partial<Record<VirusKind, VirusSprites[]>>>(stage, () => ({}))

  function spritesFor(kind: VirusKind, size: number, { unit }: Layout): VirusSprites {
    const bySize = (spriteCache()[kind] ??= [])
    const cached = bySize[size]
    if (cached) return cached
    const sprites = createVirusSprites(bake, kind, radiusOf(kind, size) * unit)
    // Without a pattern the paint budget ran out: retry in the next frame.
    if (sprites.grim.pattern) bySize[size] = sprites
    return sprites
  }

  function drawOne(virus: Virus, x: number, y: number, layout: Layout, state: State, swell: number): void {
    const { kind, size, strength, full } = virus
    const sprites = spritesFor(kind, size, layout)
    const struck = clamp((state.tick - virus.hit) / 9)
    const grown = overshoot((state.tick - virus.born) / 12 + (state.tick ? 0.25 : 1))
    const squash = (1 - struck) * (kind === 'boss' ? 0.03 : 0.13)
    if (isDying(virus)) drawRays(x, y, sprites.r, 1 - virus.wait / FINALE.ticks)
    else if (kind === 'boss') drawStrength(x, y, sprites.r, strength / full)
    drawVirus(stage, bake, sprites, strength, moodOf(virus, state), x, y, grown * (1 + swell), squash)
  }

  /** Rays of light from a boss about to burst. */
  function drawRays(x: number, y: number, r: number, part: number): void {
    const reach = r * (1.2 + part * 2)
    pen.save()
    pen.translate(x, y)
    pen.rotate(part)
    fillPath(pen, star(reach, 10, 0.45), `rgba(255,246,200,${0.4 + 0.4 * part})`)
    pen.restore()
  }

  /** Gauge of the boss's strength; the colour shows its mood. */
  function drawStrength(x: number, y: number, r: number, left: number): void {
    const colour = left > 2 / 3 ? '#a4e92b' : left > 1 / 3 ? '#ffc52e' : '#ff5a6a'
    pen.lineCap = 'butt'
    ring(pen, 'rgba(10,0,20,.6)', x, y, r * 1.62, r * 0.17)
    gauge(pen, colour, x, y, r * 1.62, r * 0.11, left)
  }

  /** Lists are sorted by id, so the previous position of each virus is found by walking both lists. */
  function drawViruses(
    { before, state, time, still }: Frame<State, Action>,
    part: number,
    layout: Layout,
  ): void {
    let j = 0
    const old = before.viruses
    for (const virus of state.viruses) {
      while ((old[j]?.id ?? Infinity) < virus.id) j++
      const last = old[j]?.id === virus.id ? (old[j] ?? virus) : virus
      const at = onScreen(layout, mix(last.x, virus.x, part), mix(last.y, virus.y, part))
      let dx = 0
      let dy = 0
      if (!still) {
        const beat = time * 3 + virus.id * 1.7
        dx = Math.sin(beat * 0.8) * 1.2 * layout.unit
        dy = Math.sin(beat) * 1.6 * layout.unit
        // A diver trembles while aiming, a boss while it is ending.
        if ((virus.kind === 'diver' && virus.mode === 1) || isDying(virus))
          dx += Math.sin(time * 50) * 2 * layout.unit
      }
      // A boss inhales before an attack and swells before it bursts.
      const swell = isDying(virus)
        ? 0.3 * (1 - virus.wait / FINALE.ticks)
        : virus.kind === 'boss'
          ? 0.08 * clamp(1 - virus.wait / BOSS.warning)
          : 0
      drawOne(virus, at.x + dx, at.y + dy, layout, state, swell)
    }
  }

  function drawShots(
    { shots, tick }: State,
    part: number,
    layout: Layout,
    seeks: boolean,
    colours = paletteNow().shot,
  ): void {
    const now = tick + part - 1
    pen.beginPath()
    for (const shot of shots) {
      if (now < shot.born - 1 || shot.seeks !== seeks) continue
      const x = shotX(shot, now)
      const y = shotY(shot, now)
      const [aside, ahead] = [shot.vx * HALF_SHOT, shot.vy * HALF_SHOT]
      const tail = onScreen(layout, x - aside, y - ahead)
      const tip = onScreen(layout, x + aside, y + ahead)
      pen.moveTo(tail.x, tail.y)
      pen.lineTo(tip.x, tip.y)
    }
    strokeShots(pen, layout.unit, colours)
  }

  function drawSpores({ state, time, still }: Frame<State, Action>, part: number, layout: Layout): void {
    const turned = still ? 0 : Math.floor(time * 14)
    const back = (1 - part) * (state.slow ? HELP.slowed : 1)
    const sheet = sporeSheet(bake, SPORE.radius * layout.unit)
    for (const { id, x, y, vx, vy } of state.spores) {
      const at = onScreen(layout, x - vx * back, y - vy * back)
      print(pen, sheet, at.x, at.y, 1, 1, 0, (turned + id) % SPORE_TURNS)
    }
  }

  function drawGifts({ state, time, still }: Frame<State, Action>, layout: Layout): void {
    for (const { id, help, x, y } of state.gifts) {
      const at = onScreen(layout, x, y)
      const sway = still ? 0 : Math.sin(time * 3 + id) * 0.12
      print(pen, giftSheet(bake, help, 15 * layout.unit), at.x, at.y, 1 + sway * 0.4, 1 + sway * 0.4, sway)
    }
  }

  function drawBeam({ state, time, still }: Frame<State, Action>, from: Point, layout: Layout): void {
    if (!state.beam || !state.hearts) return
    const muzzle = wayOnScreen(layout, 0, -MUZZLE * layout.unit)
    const [x, y] = [from.x + muzzle.x, from.y + muzzle.y]
    const pulse = (still ? 1 : 1 + Math.sin(time * 18) * 0.1) * clamp(state.beam / 14) * layout.unit
    for (const [wide, colour] of BEAM) {
      const thick = wide * pulse
      pen.fillStyle = colour
      // Extends beyond the frame.
      if (layout.lying) pen.fillRect(x, y - thick / 2, stage.width, thick)
      else pen.fillRect(x - thick / 2, 0, thick, y)
    }
  }

  /** Small cells that circle the defender. */
  function drawGuards({ tick, marks, hearts }: State, pose: Point, part: number, layout: Layout): void {
    if (!marks.guard || !hearts) return
    const r = GUARD.radius * layout.unit
    const sheet = bake('guard', r * 4, r * 4, (pen) => paintGuard(pen, r, paletteNow()))
    const { x, y } = onField(layout, pose.x, pose.y)
    for (const guard of guardsOf({ x, y, marks }, tick + part - 1)) {
      const at = onScreen(layout, guard.x, guard.y)
      print(pen, sheet, at.x, at.y)
    }
  }

  /** Draws the ghost's defender while it has hearts. */
  function drawGhost(frame: Frame<State, Action>, part: number, layout: Layout): void {
    const { ghost } = frame
    if (!ghost?.hearts) return
    const before = { ...ghost, x: ghost.x - ghost.vx, y: ghost.y - ghost.vy }
    pen.globalAlpha = 0.35
    drawDefender(
      pen,
      bake,
      paletteNow(),
      poseOf({ ...frame, before, state: ghost }, part, layout, CALM),
      false,
    )
    pen.globalAlpha = 1
  }

  return {
    /** Drawn without the camera, and under the field so that it covers nothing. */
    drawStatus({ state, playing }: Frame<State, Action>, layout: Layout): void {
      if (!playing) return
      drawMeter(pen, bake, state, layout)
      drawHelps(pen, bake, state, layout)
    },
    draw(frame: Frame<State, Action>, layout: Layout): void {
      const { before, state, since, still, playing } = frame
      // No interpolation during hit stop or after the end.
      const part = before.tick === state.tick ? 1 : Math.min(1, since * 60)
      drawGifts(frame, layout)
      drawViruses(frame, part, layout)
      drawShots(state, part, layout, false)
      drawShots(state, part, layout, true, DART_COLOURS)
      drawOffer(pen, bake, frame, part, layout)
      drawGhost(frame, part, layout)
      const pose = poseOf(frame, part, layout, feelings)
      drawBeam(frame, pose, layout)
      pen.globalAlpha = opacityOf(frame)
      drawDefender(pen, bake, paletteNow(), pose)
      drawGuards(state, pose, part, layout)
      pen.globalAlpha = 1
      drawSpores(frame, part, layout)
      if (playing) drawBanner(pen, bake, state, layout, still)
    },
  }
}
