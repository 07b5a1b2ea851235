/** Draws the lights of true lines: flying to the greenhouse, in its panes, and the fireflies they attract. */
import { glow } from '../../kit/paint/backdrop.ts'
import { breath, clamp, easeInOut, hop, mix } from '../../kit/paint/easing.ts'
import { stamp, type Bake, type Sprite } from '../../kit/paint/sprite.ts'
import type { Stage } from '../../kit/paint/stage.ts'
import type { Frame } from '../../kit/view.ts'
import { linesOf } from '../rules/lines.ts'
import type { Marking, State } from '../rules/state.ts'
import { FLIGHT, type Effects } from './effects.ts'
import { drawInside, paneMiddle, tracePane } from './greenhouse.ts'
import { beadMiddle, type Layout } from './layout.ts'

const light = (bake: Bake): Sprite => bake('light', 64, 64, (to) => glow(to, 0, 0, 32, '255,224,130', 1), 1)

export function createLights({ pen }: Stage, effects: Effects) {
  function stampPane({ greenhouse, size }: Layout, bake: Bake, line: number): void {
    const { x, y, width, height } = greenhouse
    const middle = paneMiddle(greenhouse, size, line)
    const pane = bake(`pane${line}`, width * (1 / size + 0.2), height * 0.45, (to) => {
      to.translate(x - middle.x, y - middle.y)
      drawInside(to, greenhouse, size)
      // Masks the light with the pane's shape. A clip would leave jagged slanted edges.
      to.globalCompositeOperation = 'destination-in'
      to.fillStyle = '#000'
      tracePane(to, greenhouse, size, line)
      to.fill()
    })
    stamp(pen, pane, middle.x, middle.y)
  }

  return {
    drawPanes({ state, time, still }: Frame<State, Marking>, layout: Layout, bake: Bake): void {
      const { x, y, width, height } = layout.greenhouse
      const bright = linesOf(state).map((line) => effects.pane(line))
      const share = bright.reduce((sum, one) => sum + one, 0) / bright.length
      if (share === 0) return
      // At one pixel per CSS pixel: without a GPU, scaling up half as many takes seven times as long.
      const halo = bake('halo', width * 2, width * 2, (to) => glow(to, 0, 0, width, '255,196,96', 0.75), 1)
      pen.globalAlpha = share
      stamp(pen, halo, x, y - height * 0.4)
      for (const [line, one] of bright.entries()) {
        if (one === 0) continue
        pen.globalAlpha = one
        stampPane(layout, bake, line)
      }
      for (let i = 0; i < Math.round(share * 8); i++) {
        const t = still ? i : time * 0.4 + i * 2.1
        const across = Math.sin(t * 1.1 + i) * 0.62
        const up = 0.35 + 0.4 * Math.sin(t * 0.8 + i * 1.3)
        pen.globalAlpha = still ? 0.7 : 0.3 + 0.6 * breath(time + i, 2.4)
        stamp(pen, light(bake), x + across * width, y - height * up, 0.28)
      }
      pen.globalAlpha = 1
    },

    drawFlights(layout: Layout, bake: Bake): void {
      const scale = clamp(layout.cell / 70, 0.5, 1)
      for (const { line, from } of effects.flights) {
        const start = beadMiddle(layout, line)
        const end = paneMiddle(layout.greenhouse, layout.size, line)
        // Several glows behind each other form a tail.
        for (let tail = 0; tail < 5; tail++) {
          const t = clamp((effects.now - from) / FLIGHT - tail * 0.05)
          if (t <= 0) continue
          const way = easeInOut(t)
          const lift = hop(way) * Math.hypot(end.x - start.x, end.y - start.y) * 0.25
          const y = mix(start.y, end.y, way) - lift
          pen.globalAlpha = 1 - tail * 0.19
          stamp(pen, light(bake), mix(start.x, end.x, way), y, scale * (0.95 - tail * 0.14))
        }
      }
      pen.globalAlpha = 1
    },
  }
}
