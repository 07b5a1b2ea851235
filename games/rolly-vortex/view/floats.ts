/** Words that pop up over the scene, rise and fade. WebGL has no letters, so they are elements. */
import { make } from '../../kit/paint/elements.ts'
import { FONT } from '../../kit/paint/lettering.ts'
import { INK } from '../../kit/paint/palette.ts'
import type { Stage } from '../../kit/paint/stage.ts'

/** Milliseconds. */
const LIFE = 950

/** `size` is in CSS pixels, `down` is how far down the frame, from 0 to 1. */
export function floatWord(stage: Stage, text: string, size: number, down: number): void {
  const word = make('p', { 'aria-hidden': true }, text)
  Object.assign(word.style, {
    position: 'fixed',
    inset: `${down * 100}% 0 auto`,
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
