/** Draws all viruses, interpolated between two ticks, with the gauge and the last moments of a boss. */
import { perSize } from '../../kit/board/per-size.ts'
import { fillPath, ring } from '../../kit/paint/brush.ts'
import { clamp, mix, overshoot } from '../../kit/paint/easing.ts'
import { star } from '../../kit/paint/glossy.ts'
import type { Stage } from '../../kit/paint/stage.ts'
import type { Frame } from '../../kit/view.ts'
import { BOSS, FIELD, FINALE, SPITTER } from '../rules/curve.ts'
import type { Action, State, Virus, VirusKind } from '../rules/state.ts'
import { isDying, radiusOf } from '../rules/waves.ts'
import { gauge } from './gauge.ts'
import { late } from './late.ts'
import { onScreen, type Layout } from './layout.ts'
import type { BakeSheet } from './sheet.ts'
import { createVirusSprites, drawVirus, moodOf, type VirusSprites } from './virus.ts'

/** How far a virus reaches into the field. */
function edgeOf({ kind, size, x, y }: Virus) {
  const radius = radiusOf(kind, size)
  return { radius, depth: Math.min(x, y, FIELD.width - x) + radius }
}

export function createViruses(stage: Stage, bake: BakeSheet) {
  const { pen } = stage
  /** By kind and size, to avoid building a cache key for each of a hundred viruses. */
  const spriteCache = perSize<void, Partial<Record<VirusKind, VirusSprites[]>>>(stage, () => ({}))

  function spritesFor(kind: VirusKind, size: number, { unit }: Layout): VirusSprites {
    const bySize = (spriteCache()[kind] ??= [])
    const cached = bySize[size]
    if (cached) return cached
    const sprites = createVirusSprites(bake, kind, radiusOf(kind, size) * unit, stage.strong)
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
    // Appears at the edge of the field, so that nobody sees further ahead in a taller or wider frame.
    const { radius, depth } = edgeOf(virus)
    pen.globalAlpha = clamp(depth / radius)
    drawVirus(stage, bake, sprites, strength, moodOf(virus, state), x, y, grown * (1 + swell), squash)
    pen.globalAlpha = 1
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
  return ({ before, state, time, still }: Frame<State, Action>, part: number, layout: Layout): void => {
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
      if (virus.kind === 'diver' && virus.mode === 1)
        late.drawAim?.(pen, virus, at, onScreen(layout, state.x, state.y), layout.unit)
      // A boss and a spitter inhale before an attack; a boss swells before it bursts.
      const swell = isDying(virus)
        ? 0.3 * (1 - virus.wait / FINALE.ticks)
        : virus.kind === 'boss'
          ? 0.08 * clamp(1 - virus.wait / BOSS.warning)
          : virus.kind === 'spitter'
            ? 0.2 * clamp(1 - virus.wait / SPITTER.warning)
            : 0
      drawOne(virus, at.x + dx, at.y + dy, layout, state, swell)
    }
  }
}
