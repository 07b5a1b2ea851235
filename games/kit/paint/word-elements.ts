/** Renders floating words as elements, for a game that draws with WebGL, which has no text. */
import { make } from './elements.ts'
import type { Floats } from './floating-words.ts'
import { floating } from './floats.ts'
import { FONT } from './lettering.ts'
import { INK } from './palette.ts'
import type { Stage } from './stage.ts'

export const elementFloats = (stage: Stage): Floats<void> =>
  floating<void>(stage, ({ text, size, fill = '#fff', edge = INK }) => {
    const word = make('p', { 'aria-hidden': 'true' }, text)
    Object.assign(word.style, {
      position: 'fixed',
      left: 0,
      top: 0,
      margin: 0,
      font: `900 ${size}px ${FONT}`,
      whiteSpace: 'nowrap',
      color: fill,
      webkitTextStroke: `${size * 0.22}px ${edge}`,
      paintOrder: 'stroke',
      pointerEvents: 'none',
    })
    stage.canvas.after(word)
    return (_surface, x, y, scale, opacity) => {
      if (opacity === 0) return word.remove()
      word.style.opacity = String(opacity)
      word.style.transform = `translate(${x}px,${y}px) translate(-50%,-50%) scale(${scale})`
    }
  })
