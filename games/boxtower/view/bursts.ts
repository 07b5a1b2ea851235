/** Bursts of particles: dust, petals, splinters, leaves and confetti. Lengths are in ells. */
import { CONFETTI } from '../../kit/paint/palette.ts'
import type { Burst, Particles } from '../../kit/paint/particles.ts'
import { shapeOf } from '../rules/kinds.ts'
import type { Placed } from '../rules/physics.ts'
import { towerTop, type Yard } from '../rules/yard.ts'
import type { Camera } from './camera.ts'
import type { Changes } from './changes.ts'
import { paletteOf } from './looks.ts'

const DUST = ['#fff6e2', '#e8cfa4', '#d9b98f']
const PETALS = ['#ffb3e1', '#fff', '#ffd27a', '#9bf0b4']
const LEAVES = ['#2f9a45', '#5cc04a', '#8fdc5a', '#ffb3e1']
const GOLD = ['#fff6b8', '#ffcc1f', '#ffb3e1', '#fff']
const HONEY = ['#ffe27a', '#f5a60a', '#ffcc1f']

/** A burst whose lengths are in ells. */
type Puff = Pick<Burst, 'count' | 'colours' | 'angle' | 'spread' | 'life' | 'shape'> & {
  readonly speed: number
  readonly gravity: number
  readonly size: number
}

type PuffAt = (x: number, y: number, puff: Puff) => void

const puffer =
  (bits: Particles, { unit }: Camera): PuffAt =>
  (x, y, { speed, gravity, size, ...rest }) =>
    bits.burst({ x, y, speed: speed * unit, gravity: gravity * unit, size: size * unit, ...rest })

const confetti = (count: number, colours: readonly string[] = CONFETTI): Puff => ({
  count,
  colours,
  speed: 6,
  gravity: 7,
  life: 1.2,
  size: 0.16,
})

/** Dust to both sides; a neat landing adds a ring and petals. */
function burstLanding(puff: PuffAt, camera: Camera, { kind, x, y }: Placed, yard: Yard): void {
  const { wide, high } = shapeOf(kind)
  const [middle, foot] = [camera.x(x), camera.y(y - high / 2)]
  for (const side of [-1, 1])
    puff(camera.x(x + (side * wide) / 2), foot, {
      count: 6,
      colours: kind === 'honey' ? HONEY : DUST,
      angle: side > 0 ? -0.25 : Math.PI + 0.25,
      spread: 0.7,
      speed: 3,
      gravity: 1,
      life: 0.5,
      size: 0.13,
      shape: 'dot',
    })
  if (!yard.landing?.neat) return
  puff(middle, foot, {
    count: 1,
    colours: ['#fff'],
    speed: 0,
    gravity: 0,
    life: 0.45,
    size: 0.6,
    shape: 'ring',
  })
  puff(middle, foot, {
    count: Math.min(40, 8 + yard.streak * 4),
    colours: kind === 'gold' ? GOLD : PETALS,
    speed: 4.2,
    gravity: 6,
    life: 0.9,
    size: 0.14,
  })
}

/** Splinters and dust of a crate that hit the ground. */
function burstSplinters(puff: PuffAt, x: number, y: number, colours: readonly string[]): void {
  puff(x, y, {
    count: 18,
    colours,
    angle: -Math.PI / 2,
    spread: 2.2,
    speed: 8,
    gravity: 15,
    life: 1.1,
    size: 0.26,
  })
  puff(x, y, {
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
}

/** All bursts of a change. */
export function burstChanges(
  bits: Particles,
  camera: Camera,
  stage: { readonly height: number; readonly look: string },
  after: Yard,
  { landed, fallen, rooted, earned, weathered, bloomed, medal }: Changes,
): void {
  const puff = puffer(bits, camera)
  if (landed) burstLanding(puff, camera, landed, after)
  for (const { kind, x, y } of fallen) {
    const tone = paletteOf(stage.look).tones[kind]
    // At the ground, or at the bottom of the frame if the ground is out of view.
    const down = Math.min(camera.y(y), camera.ground, stage.height)
    burstSplinters(puff, camera.x(x), down, [tone.true, tone.light, tone.deep, '#e3b184'])
  }
  for (const { x, y } of rooted)
    puff(camera.x(x), camera.y(y), {
      count: earned ? 14 : 5,
      colours: LEAVES,
      speed: 3,
      gravity: 3,
      life: 0.9,
      size: 0.14,
    })
  const top = rooted.at(-1)
  if (earned && top) puff(camera.x(top.x), camera.y(top.y), confetti(22))
  if (medal) puff(camera.x(0), camera.y(towerTop(after)) - camera.unit * 1.3, confetti(30))
  if (weathered) puff(camera.x(0), stage.height * 0.36, confetti(40))
  if (bloomed) puff(camera.x(0), stage.height * 0.36, confetti(50, GOLD))
}

/** A golden petal that falls from `x` at the upper edge, in CSS pixels. */
export function burstPetal(bits: Particles, camera: Camera, x: number): void {
  puffer(bits, camera)(x, -8, {
    count: 1,
    colours: GOLD,
    angle: Math.PI / 2,
    spread: 0.9,
    speed: 2.4,
    gravity: 0.7,
    life: 3,
    size: 0.17,
  })
}
