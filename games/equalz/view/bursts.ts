/** Draws the particles: sparks for a mark, glitter for a light that arrives, confetti for a won level. */
import { CONFETTI } from '../../kit/paint/palette.ts'
import { particles } from '../../kit/paint/particles.ts'
import type { Pen } from '../../kit/paint/sprite.ts'
import type { Point } from '../../kit/view.ts'
import { rules } from '../rules.ts'
import type { State } from '../rules/state.ts'
import { cellMiddle, type Layout } from './layout.ts'
import { CORAL, GOLD, MINT } from './looks.ts'

const SPARKS = { out: [CORAL, '#fff', '#c3bbff'], keep: [MINT, '#fff'] }

interface Bursts {
  begin(): void
  see(before: State, after: State, layout: Layout): void
  /** A light has reached its pane. */
  glitter(at: Point, still: boolean): void
  draw(pen: Pen, delta: number, still: boolean): void
  readonly isMoving: boolean
}

export function createBursts(): Bursts {
  const bits = particles(320)

  return {
    begin: bits.clear,
    see(before, after, layout) {
      for (const [cell, mark] of after.marks.entries())
        if (mark !== before.marks[cell] && mark !== 'none')
          bits.burst({
            ...cellMiddle(layout, cell),
            count: 8,
            colours: SPARKS[mark],
            speed: layout.cell * 2,
            life: 0.4,
            size: layout.cell * 0.07,
            shape: 'dot',
          })
      if (rules.outcome(after) !== 'won') return
      const { x, y, side } = layout.slate
      for (const across of [0.1, 0.37, 0.63, 0.9])
        bits.burst({
          x: x + side * across,
          y: y + side * 0.25,
          count: 26,
          colours: CONFETTI,
          speed: Math.max(320, side),
          angle: -Math.PI / 2,
          spread: 1.5,
          gravity: 560,
          life: 1.7,
          size: 8,
        })
    },
    glitter: (at, still) =>
      bits.burst({
        ...at,
        count: 12,
        colours: [GOLD, '#fff', '#ffb648'],
        speed: still ? 0 : 90,
        gravity: 60,
        size: 3,
        shape: 'dot',
      }),
    draw: bits.draw,
    get isMoving() {
      return bits.isMoving
    },
  }
}
