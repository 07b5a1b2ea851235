/** Words that pop up over the scene, rise and fade. The scene has no pen for letters, so they are elements. */
import { make } from '../../kit/paint/elements.ts'
import { FONT } from '../../kit/paint/lettering.ts'
import { INK } from '../../kit/paint/palette.ts'
import type { Stage } from '../../kit/paint/stage.ts'

/** Milliseconds. */
const LIFE = 950

/** `size` in CSS pixels, `height` as a share of the frame's. */
export function write(stage: Stage, text: string, size: number, height: number): void {
  const word = make('p', { 'aria-hidden': true }, text)
  Object.assign(word.style, {
    position: 'fixed',
    inset: `${height * 100}% 0 auto`,
    margin: 0,
    font: `900 ${size}px ${FONT}`,
    textAlign: 'center',
    webkitTextStroke: `${size / 4}px ${INK}`,
    paintOrder: 'stroke',
    pointerEvents: 'none',
  })
  stage.canvas.after(word)
  const steps = [
    { scale: 0.5, translate: '0 -50%', opacity: 0 },
    { scale: 1.12, opacity: 1, offset: 0.14 },
    { scale: 1, opacity: 1, offset: 0.6 },
    { translate: '0 -160%', opacity: 0 },
  ]
  word.animate(steps, LIFE).onfinish = () => word.remove()
}
