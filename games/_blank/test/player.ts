/** Translates a touch into keys and taps. */
import { middleOf } from '../../kit/board/square.ts'
import type { Player } from '../../kit/test/player.ts'
import type { BudRow, BudTouch } from '../rules.ts'
import { arrange } from '../view/layout.ts'

export function createPlayer(): Player<BudRow, BudTouch> {
  let cursor = 0
  let shown = false

  return {
    keys(touch) {
      // The first arrow key only shows the cursor, so it takes one more.
      const steps = touch - cursor + (shown ? 0 : Math.sign(touch - cursor) || 1)
      const arrow = steps < 0 ? 'ArrowLeft' : 'ArrowRight'
      cursor = touch
      shown = true
      return [...Array.from({ length: Math.abs(steps) }, () => arrow), 'Space']
    },
    touches: (touch, { buds }, screen) => [[middleOf(arrange(screen, buds.length), touch)]],
  }
}
