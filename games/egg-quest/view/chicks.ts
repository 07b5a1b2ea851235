/** Draws the chicks of broken eggs, which flutter up and off to the nearer side. */
import type { Bake, Pen } from '../../kit/paint/sprite.ts'
import type { Point } from '../../kit/view.ts'
import { drawChick } from './birds.ts'
import type { Lens } from './lens.ts'

/** Half-width of a chick, in units. */
export const CHICK = 13
/** Seconds until a chick has left the frame. */
const LIFE = 3

export function createChicks(pen: Pen, bake: Bake) {
  let chicks: { x: number; y: number; age: number; way: number }[] = []

  return {
    /** `at` is in units. */
    hatch(at: Point): void {
      chicks.push({ ...at, age: 0, way: at.x < 0 ? -1 : 1 })
    },
    draw(lens: Lens, delta: number, still: boolean): void {
      for (const chick of chicks) {
        chick.age += delta
        const { age, way } = chick
        const aside = chick.x + way * (age * 26 + age * age * 60)
        const up = chick.y + 150 * age - 22 * age * age - Math.sin(age * 13) * 5
        drawChick(pen, bake, lens.x(aside), lens.y(up), CHICK * lens.unit, still ? 0 : Math.sin(age * 34))
      }
      chicks = chicks.filter(({ age }) => age < LIFE)
    },
  }
}
