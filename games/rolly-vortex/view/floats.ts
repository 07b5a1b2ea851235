/** Words that pop up over the scene, rise and fade. WebGL has no letters, so they are elements. */
import { make } from '../../kit/paint/elements.ts'
import { FONT } from '../../kit/paint/lettering.ts'
import { INK } from '../../kit/paint/palette.ts'
import type { Stage } from '../../kit/paint/stage.ts'

/** Milliseconds. */
const LIFE = 950
/** A word is at most this wide, in parts of its letters' height for each of them. */
const LETTER = 0.66

type Frame = Pick<Stage, 'width' | 'height'>

/** The middle of something in the frame and its size, in CSS pixels: a word's letters, the radius of the ball. */
export interface Spot {
  readonly x: number
  readonly y: number
  readonly size: number
}

/** How wide a word may get, outline and all. */
export const wide = (text: string, size: number) => (text.length * LETTER + 0.25) * size

/** Over the way ahead, where it is far: as large as the frame allows. */
export function overhead(text: string, frame: Frame, size = 44): Spot {
  const fits = Math.min(size, (frame.width * 0.94) / wide(text, 1))
  return { x: frame.width / 2, y: frame.height * 0.26, size: fits }
}

/** Beside the ball, on the right or the left of it, and above the thumb: as large as there is room for it. */
export function beside(text: string, frame: Frame, ball: Spot, side: number, size = 25): Spot {
  const room = frame.width / 2 - ball.size * 1.5 - 6
  const fits = Math.min(size, room / wide(text, 1))
  return { x: ball.x + side * (ball.size * 1.5 + wide(text, fits) / 2), y: ball.y - ball.size, size: fits }
}

export function floatWord(stage: Stage, text: string, { x, y, size }: Spot): void {
  const word = make('p', { 'aria-hidden': 'true' }, text)
  Object.assign(word.style, {
    position: 'fixed',
    left: `${x}px`,
    top: `${y}px`,
    margin: 0,
    font: `900 ${size}px ${FONT}`,
    whiteSpace: 'nowrap',
    webkitTextStroke: `${size / 4}px ${INK}`,
    paintOrder: 'stroke',
    pointerEvents: 'none',
  })
  stage.canvas.after(word)
  const steps = [
    { scale: 0.5, translate: '-50% -50%', opacity: 0 },
    { scale: 1.12, translate: '-50% -60%', opacity: 1, offset: 0.14 },
    { scale: 1, translate: '-50% -70%', opacity: 1, offset: 0.6 },
    { translate: '-50% -160%', opacity: 0 },
  ]
  word.animate(steps, LIFE).onfinish = () => word.remove()
}
