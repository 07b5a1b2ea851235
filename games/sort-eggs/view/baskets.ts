/** Draws the baskets: rim in the pattern's colour, and a sign with the pattern. They squash under an egg. */
import { blot, downwards, fillPath, shaded, type Fill } from '../../kit/paint/brush.ts'
import { clamp, hop, mix, overshoot } from '../../kit/paint/easing.ts'
import { stamp, type Pen, type Sprite } from '../../kit/paint/sprite.ts'
import type { Frame } from '../../kit/view.ts'
import type { Basket, Day, Action, Pattern } from '../rules.ts'
import { drawChick } from './chicks.ts'
import { drawEgg, eggSprite, plain, toneOf } from './eggs.ts'
import type { GlidingLayout } from './glide.ts'
import { spotOf, type Layout } from './layout.ts'
import type { Wardrobe } from './looks.ts'
import { HATCH, nightAge } from './night-age.ts'

/** Width of a basket with its rim, in units. */
const WIDE = 128
const BODY = 'M-57 0H57L46 60Q45 68 36 68H-36Q-45 68-46 60z'
/** Most eggs shown in a basket. */
const MAX_SHOWN = 3

interface Baskets {
  /** Advances the animation, and draws the layer behind falling eggs: backs and contents. */
  drawBacks(frame: Frame<Day, Action>, gliding: GlidingLayout): void
  drawFronts(frame: Frame<Day, Action>, layout: Layout): void
  /** Reports an egg falling into this basket. */
  hit(kind: Pattern): void
  /** Restarts the entrance after a resize. */
  clear(): void
}

export function createBaskets(pen: Pen, wardrobe: Wardrobe): Baskets {
  /** Position of each basket, and seconds since it appeared and since an egg fell in. */
  const poses = new Map<Pattern, { x: number; age: number; hit: number }>()

  function move({ kind, place }: Basket, layout: Layout, delta: number): void {
    const { x } = spotOf(layout, place)
    const pose = poses.get(kind) ?? { x, age: 0, hit: 9 }
    poses.set(kind, pose)
    pose.x = mix(pose.x, x, 1 - Math.exp(-delta * 5))
    pose.age += delta
    pose.hit += delta
  }

  /** `give` is the squash; negative stretches. */
  function poseOf(kind: Pattern, { rim, basket: wide }: Layout, still: boolean) {
    const { x, age, hit } = poses.get(kind) ?? { x: 0, age: 0, hit: 9 }
    const scale = (wide / WIDE) * (still ? 1 : overshoot(clamp(age * 2.2)))
    const give = still ? 0 : Math.exp(-hit * 7) * Math.cos(hit * 22) * 0.16
    return { x, y: rim + give * wide * 0.4, scale, give, hit }
  }

  /** Eggs in the basket hop when a new one lands. */
  function drawBack(
    { kind, held }: Basket,
    { state, still, time }: Frame<Day, Action>,
    { layout, target, bake: bakeStill }: GlidingLayout,
  ): void {
    const { x, y, scale, hit } = poseOf(kind, layout, still)
    const { basket: wide } = layout
    const size = Math.min(layout.egg, wide * 0.26)
    const age = nightAge(state)
    // Eggs tremble before they hatch.
    const shiver = age === undefined || still ? 0 : Math.sin(time * 40) * 0.12
    const paint = (pen: Pen, x: number, y: number, hit: number) => {
      stamp(pen, basketBack(wardrobe), x, y - wide * 0.02, scale)
      for (let i = Math.min(MAX_SHOWN, held) - 1; i >= 0; i--) {
        const side = [0, -1, 1][i] ?? 0
        const up = still ? 0 : hop(hit * 2.6 - i * 0.16) * size * (i === (held - 1) % MAX_SHOWN ? 1 : 0.5)
        const seat = { x: x + side * 0.27 * wide, y: y - size * (i ? 0.4 : 0.8) - up }
        if (age !== undefined && age > HATCH) {
          const joy = still ? 0 : Math.abs(Math.sin(time * 5 + i + x)) * size
          drawChick(pen, wardrobe, seat.x, seat.y - joy, size * 0.8, side * 0.2)
        } else
          drawEgg(pen, wardrobe, {
            ...plain(kind),
            ...seat,
            mood: age === undefined ? 'glad' : 'wow',
            size: size * 0.9,
            turn: side * 0.2 + shiver,
          })
      }
    }
    // A full basket is drawn as one sprite, so its eggs breathe together.
    if (age !== undefined || layout !== target || hit < 1 || held < MAX_SHOWN) return paint(pen, x, y, hit)
    const seated = bakeStill(`seated${kind}`, wide * 1.4, wide * 1.4, (pen) => paint(pen, 0, 0, 9))
    stamp(pen, seated, x, y, 1, still ? 1 : 1 + Math.sin(time * 2 + x) * 0.02)
  }

  return {
    drawBacks(frame, gliding) {
      for (const basket of frame.state.baskets) {
        move(basket, gliding.layout, frame.delta)
        drawBack(basket, frame, gliding)
      }
    },
    drawFronts({ state, still }, layout) {
      for (const { kind } of state.baskets) {
        const { x, y, scale, give } = poseOf(kind, layout, still)
        stamp(pen, basketFront(wardrobe, kind), x, y, scale * (1 + give), scale * (1 - give))
      }
    },
    hit(kind) {
      const pose = poses.get(kind)
      if (pose) pose.hit = 0
    },
    clear: () => poses.clear(),
  }
}

/** Layer behind the eggs. */
export const basketBack = ({ bake, palette: { wood } }: Wardrobe): Sprite =>
  bake('back', 150, 60, (pen) => {
    blot(pen, wood.deep, 0, 0, 60, 15)
    pen.strokeStyle = `${wood.true}80`
    pen.lineWidth = 7
    pen.stroke()
  })

/** Layer in front of the eggs; the origin is the middle of the rim. */
export const basketFront = (wardrobe: Wardrobe, kind: Pattern): Sprite =>
  wardrobe.bake(`basket${kind}`, 180, 190, (pen) => {
    const body = new Path2D(BODY)
    const { wood } = wardrobe.palette
    pen.save()
    pen.shadowColor = '#18083c66'
    pen.shadowBlur = 18
    pen.shadowOffsetY = 10
    fillPath(pen, body, shaded(pen, [-50, 0], [90, 110], [wood.light, wood.true, wood.deep]))
    pen.restore()
    weave(pen, body)
    const { light, true: hue, deep } = toneOf(kind)
    plate(pen, 0, WIDE, 20, downwards(pen, -10, 10, { 0: light, 0.45: hue, 1: deep }), deep)
    plate(pen, 40, 58, 54, '#fff8e6', hue)
    stamp(pen, eggSprite(wardrobe, kind, false, 23), 0, 41)
  })

/** Paints a rounded board; `y` is its centre. */
export function plate(pen: Pen, y: number, wide: number, high: number, fill: Fill, edge: string): void {
  pen.fillStyle = fill
  pen.strokeStyle = edge
  pen.lineWidth = 3
  pen.beginPath()
  pen.roundRect(-wide / 2, y - high / 2, wide, high, 10)
  pen.fill()
  pen.stroke()
}

function weave(pen: Pen, body: Path2D): void {
  pen.save()
  pen.clip(body)
  pen.lineWidth = 9
  for (let row = 0; row < 5; row++)
    for (let i = -4; i <= 4; i++) {
      const x = i * 15 + (row % 2) * 7.5
      pen.strokeStyle = (i + row) % 2 ? '#fff3c855' : '#7a441a66'
      pen.beginPath()
      pen.moveTo(x - 5, 16 + row * 13)
      pen.quadraticCurveTo(x, 11 + row * 13, x + 5, 16 + row * 13)
      pen.stroke()
    }
  pen.restore()
}
