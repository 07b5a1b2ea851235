/** Plays the effects of changes: particles, words, screen shake; and tracks how long ago they happened. */
import { medalWon } from '../../kit/medals.ts'
import { floats } from '../../kit/paint/floats.ts'
import { CONFETTI } from '../../kit/paint/palette.ts'
import { particles, type Burst } from '../../kit/paint/particles.ts'
import { shake } from '../../kit/paint/shake.ts'
import type { Stage } from '../../kit/paint/stage.ts'
import { MEDALS, STORM, YARD } from '../rules/curve.ts'
import { shapeOf } from '../rules/kinds.ts'
import type { Placed } from '../rules/physics.ts'
import { isInBloom, towerTop, type Yard } from '../rules/yard.ts'
import type { Camera } from './camera.ts'
import type { DriverMood } from './crane-parts.ts'
import { paletteOf } from './looks.ts'

const DUST = ['#fff6e2', '#e8cfa4', '#d9b98f']
const PETALS = ['#ffb3e1', '#fff', '#ffd27a', '#9bf0b4']
const LEAVES = ['#2f9a45', '#5cc04a', '#8fdc5a', '#ffb3e1']
const GOLD = ['#fff6b8', '#ffcc1f', '#ffb3e1', '#fff']
const HONEY = ['#ffe27a', '#f5a60a', '#ffcc1f']
/** Seconds. */
const LONG_AGO = 99
/** Seconds between two petals while the tower is in bloom. */
const PETAL = 0.09

export interface Effects {
  /** Seconds since the last landing, since the last neat one, since a storm was weathered, since ivy took hold. */
  readonly landedAge: number
  readonly neatAge: number
  readonly weatheredAge: number
  rootedAge(id: number): number
  /** Mood of the crane driver. */
  readonly mood: DriverMood
  /** Clears the previous round. */
  begin(): void
  see(before: Yard, after: Yard): void
  /** Advances time and sets the camera for later effects. Petals fall in bloom. */
  pass(camera: Camera, delta: number, inBloom: boolean): void
  /** Offsets the pen by the current screen shake. */
  shake(delta: number, still: boolean): void
  draw(delta: number, still: boolean): void
}

/** A burst whose lengths are in ells. */
type Puff = Pick<Burst, 'count' | 'colours' | 'angle' | 'spread' | 'life' | 'shape'> & {
  readonly speed: number
  readonly gravity: number
  readonly size: number
}

export function createEffects(stage: Stage): Effects {
  const { pen } = stage
  const bits = particles()
  const words = floats(stage)
  const jolts = shake()
  let camera: Camera | undefined
  let [landed, neat, lost, weathered] = [LONG_AGO, LONG_AGO, LONG_AGO, LONG_AGO]
  let clock = 0
  let petals = 0
  const rooted = new Map<number, number>()

  const puff = (x: number, y: number, { unit }: Camera, { speed, gravity, size, ...rest }: Puff) =>
    bits.burst({ x, y, speed: speed * unit, gravity: gravity * unit, size: size * unit, ...rest })

  const confetti = (x: number, y: number, at: Camera, count: number, colours: readonly string[] = CONFETTI) =>
    puff(x, y, at, { count, colours, speed: 6, gravity: 7, life: 1.2, size: 0.16 })

  /** Shows a word; `large` is its size in ells, with a readable minimum. */
  const word = (text: string, x: number, y: number, large: number, fill?: string, edge?: string) =>
    words.add({
      text,
      x,
      y,
      size: Math.max(39 * large, (camera?.unit ?? 0) * large),
      ...(fill && { fill }),
      ...(edge && { edge }),
    })

  function land(crate: Placed, { landing, streak }: Yard, at: Camera): void {
    const { wide, high } = shapeOf(crate.kind)
    const [middle, foot] = [at.x(crate.x), at.y(crate.y - high / 2)]
    landed = 0
    for (const side of [-1, 1])
      puff(at.x(crate.x + (side * wide) / 2), foot, at, {
        count: 6,
        colours: crate.kind === 'honey' ? HONEY : DUST,
        angle: side > 0 ? -0.25 : Math.PI + 0.25,
        spread: 0.7,
        speed: 3,
        gravity: 1,
        life: 0.5,
        size: 0.13,
        shape: 'dot',
      })
    jolts.jolt(Math.min(5, wide * high * 2.4))
    const above = at.y(crate.y + high) - at.unit * 0.3
    if (crate.kind === 'honey') word('Stuck fast!', middle, above - at.unit * 0.6, 0.5, '#ffe27a', '#7a3f00')
    if (!landing?.neat) return
    neat = 0
    puff(middle, foot, at, {
      count: 1,
      colours: ['#fff'],
      speed: 0,
      gravity: 0,
      life: 0.45,
      size: 0.6,
      shape: 'ring',
    })
    puff(middle, foot, at, {
      count: Math.min(40, 8 + streak * 4),
      colours: crate.kind === 'gold' ? GOLD : PETALS,
      speed: 4.2,
      gravity: 6,
      life: 0.9,
      size: 0.14,
    })
    word(streak > 1 ? `Neat ×${streak}` : 'Neat!', middle, above, 0.5, '#fff6c8', '#7a2f1a')
  }

  /** Scatters splinters at the ground, or at the bottom of the frame if the ground is out of view. */
  function crash({ kind, x, y }: Placed, at: Camera): void {
    const tone = paletteOf(stage.look).tones[kind]
    const down = Math.min(at.y(y), at.ground, stage.height)
    lost = 0
    puff(at.x(x), down, at, {
      count: 18,
      colours: [tone.true, tone.light, tone.deep, '#e3b184'],
      angle: -Math.PI / 2,
      spread: 2.2,
      speed: 8,
      gravity: 15,
      life: 1.1,
      size: 0.26,
    })
    puff(at.x(x), down, at, {
      count: 8,
      colours: DUST,
      angle: -Math.PI / 2,
      spread: 2.8,
      speed: 3.4,
      gravity: 0,
      life: 0.8,
      size: 0.36,
      shape: 'dot',
    })
    jolts.jolt(10)
  }

  function root(taken: readonly Placed[], isOwed: boolean, at: Camera): void {
    for (const { id, x, y } of taken) {
      rooted.set(id, clock)
      puff(at.x(x), at.y(y), at, {
        count: isOwed ? 14 : 5,
        colours: LEAVES,
        speed: 3,
        gravity: 3,
        life: 0.9,
        size: 0.14,
      })
    }
    const top = taken.at(-1)
    if (!isOwed || !top) return
    word('Ivy holds!', at.x(0), at.y(top.y), 0.62, '#c8ff9e', '#145a2a')
    confetti(at.x(top.x), at.y(top.y), at, 22)
  }

  /** Shows score changes, and a medal once its height is confirmed. */
  function count(before: Yard, after: Yard, at: Camera): void {
    const [beside, top] = [at.x(YARD.plinth * 0.9), at.y(towerTop(after))]
    const more = after.hope - before.hope
    if (more > 2) word(`+${more}`, beside, top, 0.46)
    // Ignores minor settling.
    if (more <= -YARD.sinks) word(`−${-more}`, beside, top, 0.6, '#ff9a9a', '#6b0f24')
    const medal = medalWon(MEDALS, before.height, after.height)
    if (!medal) return
    const high = top - at.unit * 1.3
    word(`${medal}!`, at.x(0), high, 0.8, '#ffe27a')
    confetti(at.x(0), high, at, 30)
  }

  /** Announces a storm, its end, and full bloom. */
  function announce(before: Yard, after: Yard, at: Camera): void {
    const [middle, high] = [at.x(0), stage.height * 0.36]
    const { gust, tick } = after
    if (gust.blows && tick === gust.from - STORM.warning + 2) word('Storm!', middle, high, 0.7, '#cfe0ff')
    if (after.storms > before.storms && before.unhurt) {
      weathered = 0
      word('Storm weathered!', middle, high, 0.6, '#fff6c8')
      confetti(middle, high, at, 40)
    }
    if (isInBloom(after) && !isInBloom(before)) {
      word('Full bloom!', middle, high, 0.8, '#ffe27a', '#7a2f63')
      confetti(middle, high, at, 50, GOLD)
    }
  }

  return {
    get landedAge() {
      return landed
    },
    get neatAge() {
      return neat
    },
    get weatheredAge() {
      return weathered
    },
    get mood() {
      return lost < 1.4 ? 'alarmed' : neat < 1 ? 'glad' : 'watching'
    },
    rootedAge: (id) => clock - (rooted.get(id) ?? -LONG_AGO),
    begin() {
      rooted.clear()
      bits.clear()
      landed = neat = lost = weathered = LONG_AGO
    },
    shake: (delta, still) => jolts.apply(pen, delta, still),
    draw(delta, still) {
      bits.draw(pen, delta, still)
      words.draw(pen, delta)
    },
    pass(now, delta, inBloom) {
      camera = now
      clock += delta
      landed += delta
      neat += delta
      lost += delta
      weathered += delta
      petals = inBloom ? petals + delta : 0
      if (petals < PETAL) return
      petals = 0
      // A pseudo-random position along the upper edge.
      puff(((clock * 997) % 1) * stage.width, -8, now, {
        count: 1,
        colours: GOLD,
        angle: Math.PI / 2,
        spread: 0.9,
        speed: 2.4,
        gravity: 0.7,
        life: 3,
        size: 0.17,
      })
    },
    see(before, after) {
      if (!camera) return
      const { landing } = after
      const isLanded = landing && landing.tick !== before.landing?.tick
      // A honey crate is rooted in the tick in which it lands.
      const crate = isLanded && [...after.loose, ...after.rooted].find(({ id }) => id === landing.id)
      if (crate) land(crate, after, camera)
      if (after.lost > before.lost) {
        const left = new Set(after.loose.map(({ id }) => id))
        for (const gone of before.loose) if (!left.has(gone.id)) crash(gone, camera)
      }
      if (after.rooted.length > before.rooted.length)
        root(after.rooted.slice(before.rooted.length), before.owed > after.owed, camera)
      if (after.hope !== before.hope || after.height > before.height) count(before, after, camera)
      announce(before, after, camera)
    },
  }
}
