/** What a change sets off: dust and petals, words, a jolt; and how long ago it was. */
import { medalWon } from '../../kit/medals.ts'
import { floats } from '../../kit/paint/floats.ts'
import { CONFETTI } from '../../kit/paint/palette.ts'
import { particles } from '../../kit/paint/particles.ts'
import { shake } from '../../kit/paint/shake.ts'
import type { Stage } from '../../kit/paint/stage.ts'
import { MEDALS, YARD } from '../rules/curve.ts'
import { kindOf } from '../rules/kinds.ts'
import type { Moving, Placed } from '../rules/physics.ts'
import { towerTop, type Yard } from '../rules/yard.ts'
import type { Camera } from './camera.ts'
import type { DriverMood } from './crane-parts.ts'
import { styleOf } from './looks.ts'

const DUST = ['#fff6e2', '#e8cfa4', '#d9b98f']
const PETALS = ['#ffb3e1', '#fff', '#ffd27a', '#9bf0b4']
const LEAVES = ['#2f9a45', '#5cc04a', '#8fdc5a', '#ffb3e1']
/** Seconds. */
const LONG_AGO = 99

export interface Effects {
  /** Seconds since the last landing, since the last neat one, and since ivy took hold of a crate. */
  readonly landedAge: number
  readonly neatAge: number
  rootedAge(id: number): number
  /** What the driver makes of it. */
  readonly mood: DriverMood
  /** Forgets the round before. */
  begin(): void
  see(before: Yard, after: Yard): void
  /** Lets time pass; from now on things happen where this camera shows them. */
  pass(camera: Camera, delta: number): void
  /** Moves the pen by what is left of a jolt. */
  shake(delta: number, still: boolean): void
  draw(delta: number, still: boolean): void
}

export function openEffects(stage: Stage): Effects {
  const { pen } = stage
  const bits = particles()
  const words = floats(stage)
  const jolts = shake()
  let camera: Camera | undefined
  let [landed, neat, lost] = [LONG_AGO, LONG_AGO, LONG_AGO]
  let clock = 0
  const rooted = new Map<number, number>()

  function land(crate: Moving, { landing, streak }: Yard, { x, y, unit }: Camera): void {
    const { wide, high } = kindOf(crate.kind)
    const foot = y(crate.y - high / 2)
    landed = 0
    for (const side of [-1, 1])
      bits.burst({
        x: x(crate.x + (side * wide) / 2),
        y: foot,
        count: 6,
        colours: DUST,
        angle: side > 0 ? -0.25 : Math.PI + 0.25,
        spread: 0.7,
        speed: unit * 3,
        gravity: unit,
        life: 0.5,
        size: unit * 0.13,
        shape: 'dot',
      })
    jolts.jolt(Math.min(5, wide * high * 2.4))
    if (!landing?.neat) return
    neat = 0
    bits.burst({
      x: x(crate.x),
      y: foot,
      count: 1,
      colours: ['#fff'],
      speed: 0,
      gravity: 0,
      life: 0.45,
      size: unit * 0.6,
      shape: 'ring',
    })
    bits.burst({
      x: x(crate.x),
      y: foot,
      count: 8 + streak * 4,
      colours: PETALS,
      speed: unit * 4.2,
      gravity: unit * 6,
      life: 0.9,
      size: unit * 0.14,
    })
    words.add({
      text: streak > 1 ? `Neat ×${streak}` : 'Neat!',
      x: x(crate.x),
      y: y(crate.y + high) - unit * 0.3,
      size: Math.max(20, unit * 0.5),
      fill: '#fff6c8',
      edge: '#7a2f1a',
    })
  }

  /** Wood flies at the ground. High up the crate is just gone, a little below the frame. */
  function crash({ kind, x: at, y: height }: Placed, { x, y, unit, ground }: Camera): void {
    const tone = styleOf(stage.look).tones[kind]
    const down = Math.min(y(height), ground)
    lost = 0
    bits.burst({
      x: x(at),
      y: down,
      count: 18,
      colours: [tone.true, tone.light, tone.deep, '#e3b184'],
      angle: -Math.PI / 2,
      spread: 2.2,
      speed: unit * 6.5,
      gravity: unit * 16,
      life: 1,
      size: unit * 0.24,
    })
    bits.burst({
      x: x(at),
      y: down,
      count: 8,
      colours: DUST,
      angle: -Math.PI / 2,
      spread: 2.8,
      speed: unit * 2.6,
      gravity: 0,
      life: 0.7,
      size: unit * 0.3,
      shape: 'dot',
    })
    jolts.jolt(9)
  }

  function root(taken: readonly Placed[], garland: boolean, { x, y, unit }: Camera): void {
    for (const { id, x: at, y: height } of taken) {
      rooted.set(id, clock)
      bits.burst({
        x: x(at),
        y: y(height),
        count: garland ? 14 : 5,
        colours: LEAVES,
        speed: unit * 3,
        gravity: unit * 3,
        life: 0.9,
        size: unit * 0.14,
      })
    }
    const top = taken.at(-1)
    if (!garland || !top) return
    words.add({
      text: 'Ivy holds!',
      x: x(0),
      y: y(top.y),
      size: Math.max(24, unit * 0.62),
      fill: '#c8ff9e',
      edge: '#145a2a',
    })
    bits.burst({
      x: x(top.x),
      y: y(top.y),
      count: 22,
      colours: CONFETTI,
      speed: unit * 6,
      gravity: unit * 8,
      life: 1.1,
      size: unit * 0.15,
    })
  }

  /** The tower has stood higher than before, perhaps as high as a medal wants it. */
  function rise(before: Yard, after: Yard, { x, y, unit }: Camera): void {
    const top = y(towerTop(after))
    const size = Math.max(18, unit * 0.42)
    words.add({ text: `+${after.height - before.height}`, x: x(YARD.plinth * 0.9), y: top, size })
    const medal = medalWon(MEDALS, before.height, after.height)
    if (!medal) return
    words.add({ text: `${medal}!`, x: x(0), y: top - size * 2, size: size * 1.7, fill: '#ffe27a' })
    bits.burst({
      x: x(0),
      y: top - size * 2,
      count: 30,
      colours: CONFETTI,
      speed: unit * 6,
      gravity: unit * 6,
      life: 1.2,
      size: unit * 0.16,
    })
  }

  return {
    get landedAge() {
      return landed
    },
    get neatAge() {
      return neat
    },
    get mood() {
      return lost < 1.4 ? 'alarmed' : neat < 1 ? 'glad' : 'watching'
    },
    rootedAge: (id) => clock - (rooted.get(id) ?? -LONG_AGO),
    begin() {
      rooted.clear()
      bits.clear()
      landed = neat = lost = LONG_AGO
    },
    shake: (delta, still) => jolts.apply(pen, delta, still),
    draw(delta, still) {
      bits.draw(pen, delta, still)
      words.draw(pen, delta)
    },
    pass(now, delta) {
      camera = now
      clock += delta
      landed += delta
      neat += delta
      lost += delta
    },
    see(before, after) {
      if (!camera) return
      const crate = after.loose.find(({ id }) => id === after.landing?.id)
      if (crate && after.landing?.tick !== before.landing?.tick) land(crate, after, camera)
      if (after.lost > before.lost) {
        const left = new Set(after.loose.map(({ id }) => id))
        for (const gone of before.loose) if (!left.has(gone.id)) crash(gone, camera)
      }
      if (after.rooted.length > before.rooted.length)
        root(after.rooted.slice(before.rooted.length), before.streak >= YARD.garland, camera)
      if (after.height > before.height) rise(before, after, camera)
    },
  }
}
