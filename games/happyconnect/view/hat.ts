/** Hats for the friends. They are small and sit on top, where no kind has what it is told by. */
import { fillPath, pathOf, strokePath } from '../../kit/paint/brush.ts'
import { disc, glossy } from '../../kit/paint/glossy.ts'
import { CREAM, YELLOW, type Tone } from '../../kit/paint/palette.ts'
import type { Pen } from '../../kit/paint/sprite.ts'

/** Knitted, for winter, or of striped paper. */
export type Hat = 'bobble' | 'party'

export function drawHat(pen: Pen, radius: number, tone: Tone, hat: Hat): void {
  const isKnitted = hat === 'bobble'
  const fill = (path: string, colour: string) => fillPath(pen, pathOf(path, radius), colour)
  pen.save()
  pen.translate(radius * 0.1, radius * -0.74)
  pen.rotate(0.14)
  if (isKnitted) {
    fill('M-48 0a48 60 0 0 1 96 0z', tone.deep)
    fill('M-26 0a48 60 0 0 1 20-56h-6a48 60 0 0 0-30 56z', tone.true)
    strokePath(pen, pathOf('M-44 0h88', radius), '#fff', radius * 0.26)
  } else {
    fill('M-44 8L0-96L44 8z', '#fff')
    fill('M-44 8L-33-18H33L44 8zM-22-44L-11-70H11L22-44z', tone.deep)
  }
  const knob = radius * 0.2
  pen.translate(0, radius * (isKnitted ? -0.66 : -0.98))
  glossy(pen, disc(knob), knob, isKnitted ? CREAM : YELLOW, { shadow: 0.4 })
  pen.restore()
}
