/**
 * Shows particles, floating words, shake, and the chicks of broken eggs. Everything but the words is in world
 * coordinates and keeps its position while the camera climbs. Loaded with the score: see late.ts.
 */
import { clamp } from '../../kit/paint/easing.ts'
import type { Floats } from '../../kit/paint/floats.ts'
import { CONFETTI } from '../../kit/paint/palette.ts'
import { particles, type Burst } from '../../kit/paint/particles.ts'
import { shake } from '../../kit/paint/shake.ts'
import type { Bake } from '../../kit/paint/sprite.ts'
import type { Stage } from '../../kit/paint/stage.ts'
import type { Box, Point, ViewFeedback } from '../../kit/view.ts'
import { multiplierOf } from '../rules/chain.ts'
import { ZONES } from '../rules/curve.ts'
import { EGG, type Climb } from '../rules.ts'
import type { Changes } from './changes.ts'
import { createChicks } from './chicks.ts'
import type { Lens } from './lens.ts'
import { paletteOf } from './looks.ts'
import { burstEnd, burstFever, burstGold, burstRecord } from './peaks.ts'

const STRAW = ['#ffe09a', '#e0a94e', '#b97f34']
const GOLD = ['#fff2a0', '#ffd21f', '#fff']
const FEATHERS = ['#2c2740', '#4a4366', '#17132a']
/** Direction of an upward burst. */
const UP = { angle: -Math.PI / 2, spread: 2.4 }
/** Text colour of good news. */
const GLAD = '#ffe27a'

export interface Effects {
  /** `at` is the egg's foot, in units. */
  see(changes: Changes, after: Climb, lens: Lens, at: Point): void
  /** Adds a fever spark; `at` is in units. */
  spark(lens: Lens, at: Point): void
  /** Shakes everything drawn afterwards. */
  jolt(delta: number, still: boolean): void
  /** Draws the particles and the chicks. */
  drawBits(lens: Lens, delta: number, still: boolean): void
  /** Keeps words off the egg. */
  drawWords(delta: number, egg: readonly Box[]): void
  begin(): void
  /** The climb passes the best score of earlier rounds. */
  celebrateBest(lens: Lens, climb: Climb): void
}

export function createEffects(stage: Stage, bake: Bake, voice: ViewFeedback, words: Floats): Effects {
  const { pen } = stage
  const bits = particles()
  const jolts = shake()
  const chicks = createChicks(pen, bake)

  /** Floats a word `above` units over a point. */
  function say(lens: Lens, text: string, at: Point, above: number, size: number, fill = '#fff'): void {
    // Keep the word inside the frame and below the plate with the eggs.
    const high = size * lens.unit
    const room = Math.min(lens.width / 2, high * text.length * 0.32)
    const y = Math.max(stage.safe.top + 122, lens.y(at.y + above))
    words.add({ text, x: clamp(lens.x(at.x), room, lens.width - room), y, size: high, fill })
  }

  /** Floats big news in the upper part of the frame. */
  function announce(lens: Lens, text: string, size: number, kind: 'title' | 'medal' = 'title'): void {
    const y = Math.max(stage.safe.top + 122, lens.height * 0.3)
    words.add({ text, x: lens.width / 2, y, size: size * lens.unit, fill: GLAD, kind })
  }

  /** Bursts particles from a point in units. */
  function puff(
    { unit }: Lens,
    { x, y }: Point,
    count: number,
    colours: readonly string[],
    speed: number,
    more: Partial<Burst> = {},
  ): void {
    bits.burst({ x: x * unit, y: -y * unit, count, colours, speed: speed * unit, size: 6 * unit, ...more })
  }

  function landing(lens: Lens, { centred, gilt, golden, gain }: Changes, { combo }: Climb, at: Point): void {
    puff(lens, at, centred ? 16 : 9, STRAW, 150, UP)
    if (gilt) {
      puff(lens, at, 30, GOLD, 330, { gravity: 60, shape: 'spark', life: 1.1 })
      voice.moment({ zoom: 1.03, flash: '#fff2a0', at: { x: lens.x(at.x), y: lens.y(at.y) } })
      if (!centred) say(lens, `Golden nest!  +${gain}`, at, 60, 20, GLAD)
    }
    if (!centred) return
    puff(lens, at, 8 + Math.min(combo, 8) * 2, GOLD, 260, { gravity: 120, shape: 'spark' })
    const text =
      combo > 1 ? `×${multiplierOf({ combo })}  +${gain}` : `${gilt ? 'Golden' : 'Centre'}!  +${gain}`
    say(lens, text, at, 60, 17 + Math.min(combo, 6), GLAD)
    if (!golden) return
    announce(lens, 'Golden egg!', 34)
    burstGold(bits, voice, lens, at)
  }

  return {
    see(changes, after, lens, at) {
      const { unit } = lens
      const { shell } = paletteOf(stage.look)
      const shards = [shell.light, shell.true]
      const middle = { x: at.x, y: at.y + EGG }
      if (changes.leapt) puff(lens, at, 6, STRAW, 90)
      if (changes.landed || changes.fellBack) landing(lens, changes, after, at)
      if (changes.fellBack && after.cracked) {
        jolts.jolt(3)
        puff(lens, at, 7, shards, 130)
        say(lens, 'Crack!', at, 56, 18)
      }
      for (const seed of changes.caught)
        puff(lens, seed, seed.golden ? 22 : 9, GOLD, 170, { shape: 'dot', gravity: 0 })
      if (changes.caught.length || changes.scared) {
        const large = changes.scared || changes.caught.some(({ golden }) => golden)
        const aside = { x: at.x + 26, y: middle.y }
        say(lens, `+${changes.gain}`, aside, 0, large ? 26 : 19, large ? GLAD : '#fff')
      }
      if (changes.bumped || changes.scared) {
        jolts.jolt(5)
        if (changes.bumped) voice.moment({ hold: 0.06, kick: { x: 8, y: 3 } })
        puff(lens, middle, 20, FEATHERS, 240, { gravity: 90, life: 1.2 })
      }
      if (changes.bumped) say(lens, 'Caw!', middle, 40, 22)
      if (changes.fevered) {
        burstFever(bits, voice, lens, middle)
        announce(lens, 'Fever!', 36)
      }
      if (changes.letGo) puff(lens, at, 22, STRAW, 170, { life: 0.9 })
      // Keep it inside the frame.
      const low = { x: at.x, y: Math.max(at.y, (lens.y(0) - lens.height) / unit + 12) }
      if (changes.saved) {
        voice.moment({ flash: '#fff4d0' })
        say(lens, 'Saved!', low, 110, 26, GLAD)
      }
      if (changes.broke) {
        // The last egg ends the round.
        if (after.eggs) voice.moment({ hold: 0.06, shade: '#5a1030', kick: { x: 0, y: 5 } })
        else {
          words.clear()
          burstEnd(bits, voice, lens, low)
        }
        jolts.jolt(8)
        puff(lens, low, 24, shards, 340, { ...UP, gravity: 620, life: 1.1, size: 9 * unit })
        puff(lens, low, 10, GOLD, 140, { ...UP, gravity: 60, life: 1.3, shape: 'dot' })
        chicks.hatch(low)
      }
      if (changes.entered !== undefined) {
        voice.moment({ zoom: 1.03, quiet: 0.4 })
        announce(lens, ZONES[changes.entered]?.name ?? '', 36)
      }
      if (!changes.medal) return
      puff(lens, at, 44, CONFETTI, 330, { life: 1.2 })
      announce(lens, `${changes.medal}! Peep!`, 25, 'medal')
    },
    spark: (lens, at) => puff(lens, at, 1, GOLD, 60, { shape: 'dot', gravity: -40 }),
    jolt: (delta, still) => jolts.apply(pen, delta, still),
    drawBits(lens, delta, still) {
      const [x, y] = [lens.x(0), lens.y(0)]
      pen.translate(x, y)
      bits.draw(pen, delta, still)
      pen.translate(-x, -y)
      chicks.draw(lens, delta, still)
    },
    drawWords: (delta, egg) => words.draw(pen, delta, egg),

    begin() {
      bits.clear()
      words.clear()
    },

    celebrateBest(lens, { at }) {
      burstRecord(bits, voice, lens, at)
      announce(lens, 'New best!', 28, 'medal')
    },
  }
}
