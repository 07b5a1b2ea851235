/** Animates and draws the gates as flaps on springs. */
import { fillPath, strokePath } from '../../kit/paint/brush.ts'
import { clamp } from '../../kit/paint/easing.ts'
import { disc, glossy } from '../../kit/paint/glossy.ts'
import { YELLOW } from '../../kit/paint/palette.ts'
import { stamp, type Bake, type Pen } from '../../kit/paint/sprite.ts'

interface Swing {
  at: number
  speed: number
}

interface Swings {
  /** Advances a gate's spring by `delta` seconds. Returns its position, −1 to 1 with some overshoot. */
  follow(place: number, way: number, delta: number): number
  /** Reports an egg passing to this side. */
  knock(place: number, way: number): void
}

/** Time step of the spring, in seconds. */
const STEP = 0.008

export function createSwings(): Swings {
  const swings = new Map<number, Swing>()
  return {
    follow(place, way, delta) {
      const aim = way * 2 - 1
      const swing = swings.get(place) ?? { at: aim, speed: 0 }
      swings.set(place, swing)
      for (let left = Math.min(delta, 0.05); left > 0; left -= STEP) {
        swing.speed += ((aim - swing.at) * 900 - swing.speed * 26) * STEP
        swing.at += swing.speed * STEP
      }
      return swing.at
    },
    knock(place, way) {
      const swing = swings.get(place)
      if (swing) swing.speed += way ? 7 : -7
    },
  }
}

/** `swing` runs from −1 (left) to 1 (right). */
export function drawGate(pen: Pen, bake: Bake, x: number, y: number, egg: number, swing: number): void {
  const foot = y + egg * 0.62
  const paddle = bake('paddle', 160, 160, (pen) => {
    for (const [width, colour, up] of [
      [24, '#06463f', -2],
      [17, '#1fd8c0', 0],
      [5, '#d8fff8', 1.5],
    ] as const)
      strokePath(pen, `M0 ${-up}V${-63 - up}`, colour, width)
  })
  stamp(pen, paddle, x, foot, egg / 36, egg / 36, -swing * 0.86)
  const radius = 22
  const knob = bake('knob', 90, 90, (pen) => glossy(pen, disc(radius), radius, YELLOW, { shadow: 0.6 }))
  const arrow = bake('arrow', 60, 60, (pen) => fillPath(pen, 'M15 0L2-13V-5H-13V5H2V13z', '#6b2d00'))
  const scale = Math.max(13, egg * 0.72) / radius
  const lean = clamp(swing, -1.4, 1.4)
  stamp(pen, knob, x, foot, scale)
  stamp(pen, arrow, x, foot, scale * 0.92, scale * 0.92, Math.PI / 2 - lean * 1.05)
}
