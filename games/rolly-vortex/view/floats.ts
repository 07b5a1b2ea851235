/** Chooses places and sizes for texts over the scene. */
import type { Stage } from '../../kit/paint/stage.ts'

/** Maximum width per letter, relative to the font size. */
const LETTER = 0.66

type Frame = Pick<Stage, 'width' | 'height'>

/** Centre and size in the frame, in CSS pixels. The size is a text's font size or the ball's radius. */
interface FloatBox {
  readonly x: number
  readonly y: number
  readonly size: number
}

/** Maximum width of a text, including its outline. */
export const wide = (text: string, size: number) => (text.length * LETTER + 0.25) * size

/** Above the distant end of the tube, as large as the frame allows. */
export function overhead(text: string, frame: Frame, size = 44): FloatBox {
  const fits = Math.min(size, (frame.width * 0.94) / wide(text, 1))
  return { x: frame.width / 2, y: frame.height * 0.26, size: fits }
}

/** To the right or left of the ball and above the thumb, as large as space allows. */
export function beside(text: string, frame: Frame, ball: FloatBox, side: number, size = 25): FloatBox {
  const room = frame.width / 2 - ball.size * 1.5 - 6
  const fits = Math.min(size, room / wide(text, 1))
  return { x: ball.x + side * (ball.size * 1.5 + wide(text, fits) / 2), y: ball.y - ball.size, size: fits }
}
