/** Draws the rolling eggs, the mark on one of them, and the demo on the opening. */
import { clamp, hop, mix, overshoot } from '../../kit/paint/easing.ts'
import { letter } from '../../kit/paint/lettering.ts'
import { stamp, type Bake, type Pen } from '../../kit/paint/sprite.ts'
import type { Frame } from '../../kit/view.ts'
import { ROW } from '../rules/curve.ts'
import type { Action, Day, Egg } from '../rules.ts'
import { drawEgg, moodOf, plain } from './eggs.ts'
import type { GlidingLayout } from './glide.ts'
import { pointAt } from './layout.ts'
import { drawRing } from './lesson.ts'
import type { Wardrobe } from './looks.ts'

/** Seconds between eggs on the opening. */
const DEMO = 2.2

/** The egg of the demo: they roll to their baskets one by one. */
export function demoOf({ baskets }: Day, time: number): Egg {
  const lap = Math.floor(time / DEMO)
  const { kind, place } = baskets[lap % 2] ?? { kind: 0, place: 2 }
  return { ...plain(kind), id: 0, place, at: ((time / DEMO) % 1) * 2 * ROW }
}

export function drawEggs(
  pen: Pen,
  wardrobe: Wardrobe,
  { before, state, since }: Frame<Day, Action>,
  { layout, target, bake }: GlidingLayout,
  eggs: readonly Egg[],
  marked: Egg | undefined,
): void {
  const part = Math.min(1, since * 60)
  for (const egg of eggs) {
    const was = before.eggs.find(({ id }) => id === egg.id)
    const at = mix(was?.at ?? egg.at, egg.at, part)
    const { x, y, slope } = pointAt(layout, egg.place, at)
    const mood = moodOf(state, egg)
    const born = overshoot(clamp(at / (ROW * 0.3)))
    const lean = clamp(slope * 0.22, -0.5, 0.5)
    const shiver = mood === 'sad' ? Math.sin(at / 90) * 0.07 : 0
    const near = 1 - (at % ROW) / ROW
    drawEgg(pen, wardrobe, {
      ...egg,
      mood,
      x,
      y,
      size: layout.egg * (0.55 + 0.45 * born),
      turn: Math.sin(at / 800) * 0.09 - lean + shiver,
      // Stretched by its speed, squashed as it leaves a gate.
      stretch: near > 0.88 ? -0.07 * hop((near - 0.88) / 0.12) : 0.03,
      gaze: clamp(slope, -1, 1),
    })
    if (egg === marked)
      stamp(pen, markSprite(bake, target.egg, egg.form === 'rotten'), x, y, layout.egg / target.egg)
  }
}

/** Marks the egg that keys and gamepad would send. */
const markSprite = (bake: Bake, egg: number, isRotten: boolean) =>
  bake(`mark${isRotten}`, egg * 5, egg * 5, (pen) => {
    drawRing(pen, 0, 0, egg * 1.35)
    if (isRotten) letter(pen, '▼', 0, egg * 1.75, egg * 0.8)
    letter(pen, '◀', egg * -1.75, 0, egg * 0.8)
    letter(pen, '▶', egg * 1.75, 0, egg * 0.8)
  })
