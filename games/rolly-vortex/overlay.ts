/** A second, transparent canvas over the scene for words in the family's lettering; touched only while there are any. */
import { make } from '../kit/dom.ts'
import { floats } from '../kit/floats.ts'
import type { Stage } from '../kit/stage.ts'

/** Seconds after which a word is gone. */
const GONE = 1

export function overlay(stage: Stage) {
  const canvas = make('canvas', { 'aria-hidden': true })
  Object.assign(canvas.style, {
    position: 'absolute',
    inset: '0',
    width: '100%',
    height: '100%',
    pointerEvents: 'none',
  })
  stage.canvas.after(canvas)
  const pen = canvas.getContext('2d')
  const words = floats()
  let epoch = -1
  let left = 0

  return {
    /** `height` is a share of the frame's. */
    write(text: string, size: number, height: number) {
      words.add({ text, x: stage.width / 2, y: stage.height * height, size })
      left = GONE
    },
    draw(delta: number) {
      if (!pen || left <= 0) return
      left -= delta
      if (epoch !== stage.epoch) {
        epoch = stage.epoch
        canvas.width = stage.width * stage.ratio
        canvas.height = stage.height * stage.ratio
        pen.scale(stage.ratio, stage.ratio)
      }
      pen.clearRect(0, 0, stage.width, stage.height)
      words.draw(pen, delta)
    },
  }
}
