/** What a change sets off: bits, rings, numbers that rise, jolts. Nothing here is needed to know how it stands. */
import { floating } from '../../kit/paint/floats.ts'
import { letter } from '../../kit/paint/lettering.ts'
import { CONFETTI } from '../../kit/paint/palette.ts'
import { particles, type Burst } from '../../kit/paint/particles.ts'
import { shake } from '../../kit/paint/shake.ts'
import type { Stage } from '../../kit/paint/stage.ts'
import type { Pen } from '../../kit/paint/sprite.ts'
import { FIELD } from '../rules/curve.ts'
import { TONE_OF } from './germs.ts'
import { onScreen, type Plane } from './layout.ts'
import { HELP_TONES } from './missiles.ts'
import type { Spot, State, Virus } from '../rules/state.ts'
import { print, sheets } from './prints.ts'
import { radiusOf } from '../rules/waves.ts'
import { chainWords } from '../words.ts'

/** Sparks of hits in a tick, at most: a spread into a crowd must not fill the pool. */
const SPARKS = 3

/** Words at once, at most. */
const WORDS = 10

export function openEffects(stage: Stage) {
  const bits = particles()
  const bake = sheets(stage)
  const words = floating((float) => {
    const { text, size } = float
    const sheet = bake(text, size * (text.length + 1), size * 2, (pen) =>
      letter(pen, text, 0, 0, size, float),
    )
    return (pen, x, y, scale) => print(pen, sheet, x, y, Math.max(0.01, scale))
  }, WORDS)
  const jolts = shake()
  /** Seconds since the defender last gained, and last suffered. */
  let [glad, sore] = [9, 9]

  /** So high above a spot on the screen. */
  const cry = (text: string, { x, y }: Spot, up: number, size: number, fill: string) =>
    words.add({ text, x, y: y - up, size, fill })

  const burst = (plane: Plane, at: Spot, rest: Omit<Burst, 'x' | 'y'>) =>
    bits.burst({ ...onScreen(plane, at.x, at.y), gravity: 0, ...rest })

  function pop(plane: Plane, virus: Virus, after: State): void {
    const { light, true: body, deep } = TONE_OF[virus.kind]
    const { unit } = plane
    const boss = virus.kind === 'boss'
    const r = radiusOf(virus.kind, virus.size) * unit
    const colours = boss ? [...CONFETTI, light, body] : [light, body, deep]
    burst(plane, virus, {
      count: 1,
      colours: ['#fff'],
      speed: 0,
      size: r * 0.8,
      shape: 'ring',
      life: boss ? 0.9 : 0.4,
    })
    burst(plane, virus, {
      count: boss ? 70 : 8 + virus.size * 4,
      colours,
      speed: (boss ? 380 : 150 + virus.size * 30) * unit,
      life: boss ? 1.3 : 0.6,
      size: (boss ? 11 : 5 + virus.size) * unit,
      shape: 'dot',
    })
    if (boss || virus.size > 2) jolts.jolt((boss ? 14 : 5) * unit)
    const text = boss ? 'Boss beaten!' : chainWords(after.chain)
    const size = (boss ? 44 : 12 + Math.min(12, after.chain)) * unit
    if (text) cry(text, onScreen(plane, virus.x, virus.y), r * 0.4, size, '#fff3a0')
  }

  function gain(plane: Plane, before: State, after: State): void {
    const left = new Set(after.gifts.map(({ id }) => id))
    for (const gift of before.gifts) {
      if (left.has(gift.id) || gift.y > FIELD.height) continue
      glad = 0
      const { light, true: body } = HELP_TONES[gift.help]
      burst(plane, after, { count: 18, colours: ['#fff', light, body], speed: 200, size: 6, shape: 'dot' })
      cry(
        `${gift.help.replace(/^./, (first) => first.toUpperCase())}!`,
        onScreen(plane, after.x, after.y),
        34 * plane.unit,
        24 * plane.unit,
        light,
      )
    }
  }

  function suffer(plane: Plane, before: State, after: State): void {
    const shielded = after.hearts === before.hearts
    sore = shielded ? sore : 0
    jolts.jolt((shielded ? 6 : 12) * plane.unit)
    const colours = shielded ? ['#8ff4ff', '#fff'] : ['#ff8a9a', '#fff', '#ef3e5b']
    burst(plane, after, { count: 1, colours, speed: 0, size: 50 * plane.unit, shape: 'ring', life: 0.6 })
    burst(plane, after, {
      count: after.hearts ? 22 : 50,
      colours,
      speed: 260,
      life: 0.9,
      size: 7,
      shape: 'dot',
    })
  }

  return {
    get glad() {
      return glad
    },
    get sore() {
      return sore
    },
    see(plane: Plane, before: State, after: State): void {
      if (after.bursts > before.bursts) {
        const left = new Set(after.viruses.map(({ id }) => id))
        for (const virus of before.viruses)
          if (!left.has(virus.id) && virus.y < FIELD.height) pop(plane, virus, after)
      } else if (after.score > before.score) {
        let sparks = 0
        // Back to where the shots come from.
        const angle = plane.lying ? Math.PI : Math.PI / 2
        for (const { hit, x, y, kind, size } of after.viruses) {
          if (hit !== after.tick || sparks++ >= SPARKS) continue
          const at = { x: kind === 'boss' ? after.x : x, y: y + radiusOf(kind, size) * 0.9 }
          burst(plane, at, {
            count: 2,
            colours: ['#fffbd0', '#ffe27a'],
            angle,
            spread: 2,
            life: 0.25,
            shape: 'spark',
          })
        }
      }
      if (before.gifts.length) gain(plane, before, after)
      if (after.hearts < before.hearts || (before.shield && !after.shield)) suffer(plane, before, after)
    },
    /** First thing in a frame. */
    jolt: (pen: Pen, delta: number, still: boolean) => jolts.apply(pen, delta, still),
    draw(pen: Pen, delta: number, still: boolean): void {
      glad += delta
      sore += delta
      bits.draw(pen, delta, still)
      words.draw(pen, delta)
    },
  }
}

export type Effects = ReturnType<typeof openEffects>
