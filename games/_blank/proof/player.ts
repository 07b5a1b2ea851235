import type { Player } from '../../kit/proof/player.ts'
import { layOut } from '../view/layout.ts'
import type { Row, Touch } from '../rules.ts'

export function openPlayer(): Player<Row, Touch> {
  /** As the view has it: nowhere, until the first arrow puts it on the first bud. */
  let cursor: number | undefined

  return {
    keys(touch, { buds }) {
      const steps = cursor === undefined ? touch + 1 : (touch - cursor + buds.length) % buds.length
      cursor = touch
      return [...Array.from({ length: steps }, () => 'ArrowRight'), 'Space']
    },
    touches(touch, { buds }, screen) {
      const { x, y } = layOut(screen, buds.length)
      return [[{ x: x(touch), y }]]
    },
  }
}
