/** Draws the rainbow trail of a golden flight. */
import type { Pen } from '../../kit/paint/sprite.ts'
import { isGolden } from '../rules/chain.ts'
import type { Flight } from '../rules/state.ts'
import type { GroundView } from './ground.ts'
import type { Layout } from './layout.ts'

const COLOURS = ['#ff5a6e', '#ff9b21', '#ffe14a', '#4fd67a', '#45b8ff']
const LENGTH = 46

export function createTrail(pen: Pen, layoutNow: () => Layout) {
  /** Recent positions of the bird in units, latest last. */
  let path: { readonly x: number; readonly y: number }[] = []

  return {
    begin: (): void => void (path = []),

    see(flight: Flight): void {
      if (isGolden(flight)) path.push({ x: flight.x, y: flight.y })
      if (path.length > LENGTH || (path.length && !isGolden(flight))) path.shift()
    },

    draw({ left, unit }: GroundView): void {
      if (path.length < 3) return
      const { y } = layoutNow()
      pen.lineWidth = 6 * unit
      pen.lineJoin = pen.lineCap = 'round'
      pen.globalAlpha = 0.85
      for (const [i, colour] of COLOURS.entries()) {
        pen.strokeStyle = colour
        pen.beginPath()
        for (const at of path) pen.lineTo((at.x - left - 12) * unit, y(at.y + (i - 2) * 5.4))
        pen.stroke()
      }
      pen.globalAlpha = 1
    },
  }
}
