/** Shows the effects of a stroke: confetti and a rising heart for a joined pair, a note about empty tiles. */
import { middleOf } from '../../kit/board/square.ts'
import { floats } from '../../kit/paint/floats.ts'
import { CONFETTI, PINK } from '../../kit/paint/palette.ts'
import { particles } from '../../kit/paint/particles.ts'
import type { Stage } from '../../kit/paint/stage.ts'
import { endsOf } from '../rules/board.ts'
import { areAllJoined, emptyCells, isJoined, ribbonOf, rules, type State } from '../rules.ts'
import { kindOf } from './kinds.ts'
import { widthOf, type Layout } from './layout.ts'

export function createEffects(stage: Stage) {
  const { pen } = stage
  const bits = particles()
  const words = floats(stage)

  function confetti(layout: Layout, cell: number, colours: readonly string[], count: number): void {
    bits.burst({
      ...middleOf(layout, cell),
      count,
      colours,
      speed: layout.cell * 4.5,
      angle: -Math.PI / 2,
      spread: 2.6,
      gravity: layout.cell * 7,
      life: 1.1,
      size: Math.max(4, layout.cell * 0.09),
    })
  }

  function cheer(state: State, pair: number, layout: Layout): void {
    const { tone } = kindOf(state.level, pair)
    const ribbon = ribbonOf(state, pair)
    for (const cell of endsOf(ribbon)) confetti(layout, cell, [tone.light, tone.true, '#fff'], 12)
    const middle = middleOf(layout, ribbon[Math.floor(ribbon.length / 2)] ?? 0)
    words.add({ text: '♥', ...middle, size: layout.cell * 0.7, fill: PINK.true, edge: '#fff' })
  }

  /** Explains why the level is not finished although everyone is joined. */
  function countEmpty(state: State, layout: Layout): void {
    const half = widthOf(layout) / 2
    const text = `${emptyCells(state).length} still empty!`
    words.add({ text, x: layout.x + half, y: layout.y + half, size: half / 5 })
  }

  return {
    begin: () => bits.clear(),
    see(before: State, after: State, layout: Layout): void {
      for (const pair of after.ribbons.keys())
        if (isJoined(after, pair) && !isJoined(before, pair)) cheer(after, pair, layout)
      if (rules.outcome(after) === 'won')
        for (const cell of after.board.ways.flatMap(endsOf)) confetti(layout, cell, CONFETTI, 8)
      else if (areAllJoined(after)) countEmpty(after, layout)
    },
    draw(delta: number, still: boolean): void {
      bits.draw(pen, delta, still)
      words.draw(pen, delta)
    },
    get isMoving() {
      return bits.isMoving || words.isMoving
    },
  }
}
