import { evening, whole } from '../kit/paint/backdrop.ts'
import { breath, easeOut, mix, overshoot } from '../kit/paint/easing.ts'
import type { View } from '../kit/view.ts'
import { disc, face, glossy, star } from '../kit/paint/glossy.ts'
import { CONFETTI, GREEN, PINK } from '../kit/paint/palette.ts'
import { particles } from '../kit/paint/particles.ts'
import { sprites, stamp } from '../kit/paint/sprite.ts'
import type { Stage } from '../kit/paint/stage.ts'
import { layOut } from './view/layout.ts'
import { rules, type Row, type Touch } from './rules.ts'

export function openView(stage: Stage): View<Row, Touch> {
  const { pen } = stage
  const bake = sprites(stage)
  const bits = particles()
  /** Where the keyboard stands: the player would not expect it back on undo, so it is the view's. */
  let cursor: number | undefined

  const layout = (count: number) => layOut(stage, count)

  const bud = (isOpen: boolean, size: number) =>
    bake(`${isOpen}${size}`, size * 4, size * 4, (pen) => {
      glossy(pen, isOpen ? star(size * 1.1, 6, 0.7) : disc(size * 0.8), size, isOpen ? PINK : GREEN)
      face(pen, size * 0.8, isOpen ? PINK.deep : GREEN.deep, isOpen ? 'glad' : 'calm')
    })

  return {
    draw({ before, state, since, time, delta, still, hint, playing }) {
      const { width, height } = stage
      stamp(
        pen,
        bake('sky', width, height, (pen) => evening(pen, whole(width, height)), 1),
        width / 2,
        height / 2,
      )
      const { size, x, y } = layout(state.buds.length)
      for (const [i, isOpen] of state.buds.entries()) {
        const turned = isOpen !== before.buds[i]
        const grow = turned ? overshoot(since * 4) : 1
        const bob = still ? 0 : Math.sin(time * 2 + i) * 3
        const called = i === hint || (playing && i === cursor)
        stamp(
          pen,
          bud(isOpen, size),
          x(i),
          y + bob,
          mix(0.4, 1, grow) * (called ? 1 + 0.12 * breath(time, 0.9) : 1),
        )
        if (!called) continue
        pen.strokeStyle = '#ffe27a'
        pen.lineWidth = 3
        pen.beginPath()
        pen.arc(x(i), y + bob, size * (1.35 + 0.1 * easeOut(since)), 0, Math.PI * 2)
        pen.stroke()
      }
      bits.draw(pen, delta, still)
    },

    read(gesture, { buds }) {
      if (gesture.kind === 'tap') return layout(buds.length).at(gesture.x)
      if (gesture.kind === 'confirm') return (cursor ??= 0)
      if (gesture.kind === 'direction' && (gesture.way === 'left' || gesture.way === 'right')) {
        const step = gesture.way === 'left' ? -1 : 1
        cursor = cursor === undefined ? 0 : (cursor + step + buds.length) % buds.length
      }
      return undefined
    },

    hear: (before, after) => [
      { name: 'pluck', step: rules.score(after) - (after.spent < before.spent ? 5 : 0) },
    ],

    see(before, after) {
      const { x, y } = layout(after.buds.length)
      for (const [i, isOpen] of after.buds.entries())
        if (isOpen && !before.buds[i]) bits.burst({ x: x(i), y, count: 10, colours: CONFETTI })
    },
  }
}
