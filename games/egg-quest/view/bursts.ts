/** Chooses particles, words, shake and light for each change. Loaded after the first picture: see late.ts. */
import { clamp } from '../../kit/paint/easing.ts'
import type { Floats } from '../../kit/paint/floats.ts'
import { CONFETTI } from '../../kit/paint/palette.ts'
import type { Burst, particles } from '../../kit/paint/particles.ts'
import type { shake } from '../../kit/paint/shake.ts'
import type { Stage } from '../../kit/paint/stage.ts'
import type { Point, ViewFeedback } from '../../kit/view.ts'
import { multiplierOf } from '../rules/chain.ts'
import { TREE, ZONES } from '../rules/curve.ts'
import { EGG, type Climb } from '../rules.ts'
import type { Changes } from './changes.ts'
import type { createChicks } from './chicks.ts'
import type { Lens } from './lens.ts'
import type { Palette } from './looks.ts'

export interface Tools extends Pick<Palette, 'shell'> {
  readonly stage: Stage
  readonly bits: ReturnType<typeof particles>
  readonly words: Floats
  readonly jolts: ReturnType<typeof shake>
  readonly chicks: ReturnType<typeof createChicks>
  readonly voice: ViewFeedback
}

const STRAW = ['#ffe09a', '#e0a94e', '#b97f34']
const GOLD = ['#fff2a0', '#ffd21f', '#fff']
const FEATHERS = ['#2c2740', '#4a4366', '#17132a']
const FIRE = ['#ff9a2a', '#ffd84a', '#ff5a3a']
/** Direction of an upward burst. */
const UP = { angle: -Math.PI / 2, spread: 2.4 }
/** Text colour of good news. */
const GLAD = '#ffe27a'

/** Floats a word `above` units over a point. */
function say(
  { words, stage }: Tools,
  lens: Lens,
  text: string,
  at: Point,
  above: number,
  size: number,
  fill = '#fff',
): void {
  // Keep the word inside the frame and below the plate with the eggs.
  const high = size * lens.unit
  const room = Math.min(lens.width / 2, high * text.length * 0.32)
  const y = Math.max(stage.safe.top + 122, lens.y(at.y + above))
  words.add({ text, x: clamp(lens.x(at.x), room, lens.width - room), y, size: high, fill })
}

/** Floats big news in the upper part of the frame. */
function announce(
  { words, stage }: Tools,
  lens: Lens,
  text: string,
  size: number,
  kind: 'title' | 'medal' = 'title',
): void {
  const y = Math.max(stage.safe.top + 122, lens.height * 0.3)
  words.add({ text, x: lens.width / 2, y, size: size * lens.unit, fill: GLAD, kind })
}

/** Bursts particles from a point in units. */
function puff(
  { bits }: Tools,
  { unit }: Lens,
  { x, y }: Point,
  count: number,
  colours: readonly string[],
  speed: number,
  more: Partial<Burst> = {},
): void {
  bits.burst({ x: x * unit, y: -y * unit, count, colours, speed: speed * unit, size: 6 * unit, ...more })
}

function landing(
  tools: Tools,
  lens: Lens,
  { centred, golden, gain }: Changes,
  { combo }: Climb,
  at: Point,
): void {
  puff(tools, lens, at, centred ? 16 : 9, STRAW, 150, UP)
  if (!centred) return
  puff(tools, lens, at, 8 + Math.min(combo, 8) * 2, GOLD, 260, { gravity: 120, shape: 'spark' })
  const text = combo > 1 ? `×${multiplierOf({ combo })}  +${gain}` : `Centre!  +${gain}`
  say(tools, lens, text, at, 60, 17 + Math.min(combo, 6), GLAD)
  if (!golden) return
  const where = { x: lens.x(at.x), y: lens.y(at.y + EGG) }
  tools.voice.moment({ hold: 0.14, flash: '#ffe27a', zoom: 1.1, at: where, quiet: 0.6 })
  announce(tools, lens, 'Golden egg!', 34)
  for (const speed of [220, 420, 640])
    puff(tools, lens, at, 26, GOLD, speed, { shape: 'spark', gravity: 60, life: 1.3 })
  for (const size of [20, 46])
    puff(tools, lens, at, 1, GOLD, 0, { shape: 'ring', size: size * lens.unit, gravity: 0, life: 0.7 })
}

export function see(tools: Tools, changes: Changes, after: Climb, lens: Lens, at: Point): void {
  const { words, jolts, chicks, voice, shell } = tools
  const { unit } = lens
  const shards = [shell.light, shell.true]
  const middle = { x: at.x, y: at.y + EGG }
  if (changes.leapt) puff(tools, lens, at, 6, STRAW, 90)
  if (changes.landed || changes.fellBack) landing(tools, lens, changes, after, at)
  if (changes.fellBack && after.cracked) {
    jolts.jolt(3)
    puff(tools, lens, at, 7, shards, 130)
    say(tools, lens, 'Crack!', at, 56, 18)
  }
  for (const seed of changes.caught)
    puff(tools, lens, seed, seed.golden ? 22 : 9, GOLD, 170, { shape: 'dot', gravity: 0 })
  if (changes.caught.length || changes.scared) {
    const large = changes.scared || changes.caught.some(({ golden }) => golden)
    const aside = { x: at.x + 26, y: middle.y }
    say(tools, lens, `+${changes.gain}`, aside, 0, large ? 26 : 19, large ? GLAD : '#fff')
  }
  if (changes.bumped || changes.scared) {
    jolts.jolt(5)
    if (changes.bumped) voice.moment({ hold: 0.06, kick: { x: 8, y: 3 } })
    puff(tools, lens, middle, 20, FEATHERS, 240, { gravity: 90, life: 1.2 })
  }
  if (changes.bumped) say(tools, lens, 'Caw!', middle, 40, 22)
  if (changes.fevered) {
    const where = { x: lens.x(at.x), y: lens.y(middle.y) }
    voice.moment({ hold: 0.1, flash: '#ff9a2a', zoom: 1.06, at: where, quiet: 0.2 })
    puff(tools, lens, middle, 36, FIRE, 420, { shape: 'spark', gravity: 0 })
    puff(tools, lens, middle, 24, FIRE, 170, { shape: 'dot', gravity: -120, life: 1.2 })
    announce(tools, lens, 'Fever!', 36)
  }
  if (changes.letGo) puff(tools, lens, at, 22, STRAW, 170, { life: 0.9 })
  // Keep it inside the frame.
  const low = { x: at.x, y: Math.max(at.y, (lens.y(0) - lens.height) / unit + 12) }
  if (changes.saved) {
    voice.moment({ flash: '#fff4d0' })
    say(tools, lens, 'Saved!', low, 110, 26, GLAD)
  }
  if (changes.broke) {
    // The last egg ends the round.
    if (after.eggs) voice.moment({ hold: 0.06, shade: '#5a1030', kick: { x: 0, y: 5 } })
    else {
      words.clear()
      voice.moment({ hold: 0.15, shade: '#2a0845', kick: { x: 0, y: 12 }, slow: 0.45, quiet: 1.2 })
      puff(tools, lens, low, 2, ['#fff'], 0, { shape: 'ring', size: 26 * unit, gravity: 0, life: 0.5 })
      puff(tools, lens, low, 14, STRAW, 60, { ...UP, gravity: 24, life: 2.4, size: 7 * unit })
    }
    jolts.jolt(8)
    puff(tools, lens, low, 24, shards, 340, { ...UP, gravity: 620, life: 1.1, size: 9 * unit })
    puff(tools, lens, low, 10, GOLD, 140, { ...UP, gravity: 60, life: 1.3, shape: 'dot' })
    chicks.hatch(low)
  }
  if (changes.entered !== undefined) {
    voice.moment({ zoom: 1.03, quiet: 0.4 })
    announce(tools, lens, ZONES[changes.entered]?.name ?? '', 36)
  }
  if (!changes.medal) return
  puff(tools, lens, at, 44, CONFETTI, 330, { life: 1.2 })
  announce(tools, lens, `${changes.medal}! Peep!`, 25, 'medal')
}

/** Adds a spark of the fever. */
export const spark = (tools: Tools, lens: Lens, at: Point): void =>
  puff(tools, lens, at, 1, GOLD, 60, { shape: 'dot', gravity: -40 })

export function celebrateBest(tools: Tools, lens: Lens, { at: nest }: Climb): void {
  const at = { x: 0, y: nest * TREE.spacing }
  tools.voice.moment({ hold: 0.06, flash: '#ffffff', zoom: 1.04, at: { x: lens.x(0), y: lens.y(at.y) } })
  tools.voice.play(...[0, 4, 7, 9].map((step, i) => ({ name: 'pluck' as const, step, after: i * 0.09 })))
  puff(tools, lens, at, 50, CONFETTI, 420, { ...UP, life: 1.4 })
  announce(tools, lens, 'New best!', 28, 'medal')
}
