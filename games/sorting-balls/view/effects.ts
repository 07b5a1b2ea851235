/** Draws the particles: sparks where a ball lands, confetti when a tube is corked, and from all tubes at the end. */
import { CONFETTI } from '../../kit/paint/palette.ts'
import { particles } from '../../kit/paint/particles.ts'
import type { Stage } from '../../kit/paint/stage.ts'
import { kindOf, type State } from '../rules/state.ts'
import { kindAt } from './kinds.ts'
import { slot, type Layout } from './layout.ts'
import { GOLD } from './signs.ts'
import type { Arrival } from './schedule.ts'

export function createEffects({ pen }: Stage) {
  const bits = particles(320)
  return {
    arrive({ kind, tube }: Arrival, layout: Layout, state: State, still: boolean): void {
      const place = layout.places[tube]
      const top = state.tubes[tube]?.at(-1)
      if (!place || top === undefined) return
      const { ball } = layout
      const { tone } = kindAt(kindOf(state, top))
      if (kind === 'land') {
        const { x, y } = slot(layout, place, (state.tubes[tube]?.length ?? 1) - 1)
        bits.burst({
          x,
          y: y + ball * 0.45,
          count: 7,
          colours: [tone.light, '#fff'],
          speed: ball * 2.2,
          gravity: 0,
          life: 0.35,
          size: ball * 0.08,
          shape: 'dot',
        })
      } else if (!still) {
        const all = kind === 'won'
        bits.burst({
          x: place.x,
          y: place.mouth,
          count: all ? 20 : 36,
          colours: all ? CONFETTI : [tone.light, tone.true, '#fff', GOLD],
          speed: ball * (all ? 10 : 8),
          angle: -Math.PI / 2,
          spread: all ? 1.3 : 1.9,
          gravity: 620,
          life: 1.3,
          size: ball * 0.17,
        })
      }
    },
    draw: (delta: number, still: boolean) => bits.draw(pen, delta, still),
    get isMoving() {
      return bits.isMoving
    },
  }
}
