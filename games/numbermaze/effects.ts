/** Dust, sparks and confetti, each set off when its moment comes. */
import { CONFETTI } from '../kit/palette.ts'
import { particles } from '../kit/particles.ts'
import type { Pen } from '../kit/sprite.ts'
import { middleOf, type Plane } from './plane.ts'

interface Due {
  readonly at: number
  readonly cell: number
  readonly what: 'dust' | 'sparks' | 'splinters' | 'confetti'
}

export interface Effects {
  landing(at: number, cell: number, won: boolean): void
  unlocking(taken: number, key: number, opened: number, gate: number): void
  draw(pen: Pen, plane: Plane, now: number, delta: number, still: boolean): void
  clear(): void
}

const DUST = ['#fff3dc', '#ffd9a0', '#e8a860'] as const
const SPARKS = ['#fff2a0', '#ffd21f', '#ffffff'] as const
const SPLINTERS = ['#e3b184', '#fff4e0', '#a8693a'] as const

export function openEffects(): Effects {
  const bits = particles()
  let due: Due[] = []

  function set(plane: Plane, { cell, what }: Due): void {
    const { x, y, scale } = middleOf(plane, cell)
    const unit = plane.cell * scale
    if (what === 'dust') {
      const low = {
        y: y + unit * 0.28,
        count: 7,
        colours: DUST,
        shape: 'dot',
        gravity: -20,
        life: 0.5,
      } as const
      for (const [angle, side] of [
        [Math.PI + 0.3, -1],
        [-0.3, 1],
      ] as const)
        bits.burst({
          ...low,
          x: x + side * unit * 0.2,
          angle,
          spread: 0.7,
          speed: unit * 1.6,
          size: unit * 0.1,
        })
    } else if (what === 'confetti') {
      bits.burst({
        x,
        y: y - unit * 0.5,
        count: 44,
        colours: CONFETTI,
        speed: 330,
        angle: -Math.PI / 2,
        spread: 2.6,
        life: 1.5,
        size: 8,
      })
    } else {
      const colours = what === 'sparks' ? SPARKS : SPLINTERS
      const shape = what === 'sparks' ? 'spark' : 'bit'
      bits.burst({
        x,
        y: y - unit * 0.2,
        count: 16,
        colours,
        shape,
        speed: unit * 3,
        life: 0.6,
        size: unit * 0.09,
      })
    }
  }

  return {
    landing(at, cell, won) {
      due.push({ at, cell, what: 'dust' })
      if (won) for (const wait of [0.02, 0.4, 0.8]) due.push({ at: at + wait, cell, what: 'confetti' })
    },
    unlocking(taken, key, opened, gate) {
      due.push({ at: taken, cell: key, what: 'sparks' }, { at: opened, cell: gate, what: 'splinters' })
    },
    draw(pen, plane, now, delta, still) {
      for (const effect of due) if (effect.at <= now) set(plane, effect)
      if (due.some(({ at }) => at <= now)) due = due.filter(({ at }) => at > now)
      bits.draw(pen, delta, still)
    },
    clear() {
      due = []
      bits.clear()
    },
  }
}
