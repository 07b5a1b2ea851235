/** Shows the rush at the top of the frame: the multiplier, and the amount missing until a blaze. */
import type { Screen } from '../../kit/board/room.ts'
import { make } from '../../kit/paint/elements.ts'
import { FONT } from '../../kit/paint/lettering.ts'
import { INK } from '../../kit/paint/palette.ts'
import type { Stage } from '../../kit/paint/stage.ts'
import type { Box, ElementSpot } from '../../kit/view.ts'
import { fullAfter, RUSH } from '../rules/curve.ts'
import { timesOf } from '../rules/collisions.ts'
import type { State } from '../rules/state.ts'

/** In CSS pixels. */
const HEIGHT = 16
const BORDER = 3
const BELOW_BARS = 4
/** The most CSS pixels, and percent of the frame. */
const WIDTH = [190, 44] as const
/** Colour of the bar for each step, from cool to hot. */
const HEAT = ['#57e6ff', '#6dffb0', '#ffe45c', '#ffae3d', '#ff6a3d']
const COLOURS = `linear-gradient(#fff8, #fff0 45%, #0003), linear-gradient(90deg, ${HEAT.join()})`
/** A line between two steps, each of which is so many percent of the bar. */
const linesAt = (step: number) =>
  `repeating-linear-gradient(90deg, #0000 0 calc(${step}% - 2px), ${INK} 0 ${step}%)`

/** The multiplier and the beginning of the bar, for its lesson. */
export const meterSpot = ({ width, safe }: Screen): ElementSpot => ({
  x: (width - Math.min(WIDTH[0], (width * WIDTH[1]) / 100)) / 2,
  y: safe.top + BELOW_BARS + BORDER + HEIGHT / 2,
  size: 64,
})

/** Its box with the multiplier and its glow. No floating word covers it. */
export function meterBox(screen: Screen): Box {
  const { x, y } = meterSpot(screen)
  return { x: x - 44, y: y - HEIGHT, width: screen.width - 2 * x + 50, height: HEIGHT * 2 }
}

export function createMeter(stage: Stage): (state: State, isShown: boolean) => void {
  const bar = make('i')
  const steps = make('i')
  const times = make('b')
  const box = make('div', { 'aria-hidden': 'true', hidden: true }, times, bar, steps)
  Object.assign(box.style, {
    position: 'fixed',
    left: '50%',
    width: `min(${WIDTH[0]}px, ${WIDTH[1]}vw)`,
    height: `${HEIGHT}px`,
    translate: '-50%',
    borderRadius: `${HEIGHT}px`,
    background: `${INK}b0`,
    border: `${BORDER}px solid ${INK}`,
    pointerEvents: 'none',
  })
  for (const part of [bar, steps])
    Object.assign(part.style, { position: 'absolute', inset: 0, borderRadius: `${HEIGHT}px` })
  bar.style.background = COLOURS
  Object.assign(times.style, {
    position: 'absolute',
    right: 'calc(100% + 6px)',
    font: `900 24px/${HEIGHT}px ${FONT}`,
    webkitTextStroke: `6px ${INK}`,
    paintOrder: 'stroke',
  })
  stage.canvas.after(box)
  let shown = ''

  return (state, isShown) => {
    const most = state.blaze ? RUSH.full : fullAfter(state.blazes)
    const full = isShown ? Math.ceil((state.rush / most) * 200) / 2 : 0
    const now = `${isShown} ${full} ${most} ${state.blaze} ${stage.safe.top}`
    if (now === shown) return
    shown = now
    box.hidden = !isShown
    box.style.top = `${stage.safe.top + BELOW_BARS}px`
    const factor = `×${timesOf(state)}`
    if (times.textContent !== factor) {
      times.textContent = factor
      times.animate([{ scale: 1.6 }, { scale: 1 }], 250)
    }
    bar.style.clipPath = `inset(0 ${100 - full}% 0 0)`
    steps.style.background = linesAt((100 * RUSH.step) / most)
    box.style.boxShadow = state.blaze ? '0 0 18px 5px #ffb02e' : ''
  }
}
