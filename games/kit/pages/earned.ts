/**
 * Generates the styles that draw stars, a crown or a lock on the buttons of levels. As elements or SVG images they would take
 * several times as long as the rest of the picker.
 */
import { make } from '../paint/elements.ts'
import { ICONS } from '../deferred/icons.ts'
import { PAGE_ICONS } from './icons.ts'

/** Pixels per icon, enough for the sharpest screens. */
const SIZE = 42
const UNLIT = '#d9ccff'
const LIT = '#ffd21f'

function picture(draw: (pen: CanvasRenderingContext2D) => void, icons = 3): string {
  const canvas = make('canvas', { width: SIZE * icons, height: SIZE })
  const pen = canvas.getContext('2d')
  if (!pen) return 'none'
  pen.scale(SIZE / 24, SIZE / 24)
  pen.lineWidth = 1.6
  draw(pen)
  return `url(${canvas.toDataURL()})`
}

function starRow(earned: number): string {
  const star = new Path2D(ICONS.star)
  return picture((pen) => {
    for (const place of [0, 1, 2]) {
      const isLit = place < earned
      pen.strokeStyle = pen.fillStyle = isLit ? LIT : UNLIT
      // oxlint-disable-next-line unicorn/no-array-fill-with-reference-type -- a pen is not an array
      if (isLit) pen.fill(star)
      pen.stroke(star)
      pen.translate(24, 0)
    }
  })
}

const crown = () =>
  picture((pen) => {
    pen.strokeStyle = '#7a4a00'
    pen.fillStyle = LIT
    const line = new Path2D(ICONS.crown)
    // oxlint-disable-next-line unicorn/no-array-fill-with-reference-type -- a pen is not an array
    pen.fill(line)
    pen.stroke(line)
  }, 1)

const lock = () =>
  picture((pen) => {
    pen.strokeStyle = UNLIT
    pen.translate(24, 0)
    pen.stroke(new Path2D(PAGE_ICONS.lock))
  })

export function earnedStyles(): string {
  const looks = [...[0, 1, 2, 3].map((earned) => [`earned-${earned}`, starRow(earned)]), ['locked', lock()]]
  return [
    ...looks.map(([name, image]) => `.${name}{--earned:${image}}`),
    `.crowned{--crown:${crown()}}`,
  ].join('')
}
