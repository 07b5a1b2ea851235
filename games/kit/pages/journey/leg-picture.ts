/** Creates the picture of one leg of the journey, and finds the colour of the game for it. */
import { make } from '../../paint/elements.ts'
import { drawLeg, type Frame, type Leg } from './draw-leg.ts'
import { LEG } from './road.ts'

/** Pixels of a picture per CSS pixel: more costs memory and is not seen. */
const MOST_RATIO = 2

/** The colour of the page in six digits, as the game's catalogue entry has it. */
export function tintOf(): string {
  const channels = /\d+, \d+, \d+/.exec(getComputedStyle(document.body).backgroundColor)?.[0] ?? '0, 0, 0'
  return `#${channels
    .split(', ')
    .map((each) => Number(each).toString(16).padStart(2, '0'))
    .join('')}`
}

export function legPicture(frame: Frame, leg: Leg): HTMLElement {
  const length = LEG * frame.step
  const [wide, high] = frame.isWide ? [length, frame.breadth] : [frame.breadth, length]
  const ratio = Math.min(MOST_RATIO, devicePixelRatio)
  // One pixel more, so that no gap shows between two legs.
  const canvas = make('canvas', { width: Math.ceil(wide * ratio) + 1, height: Math.ceil(high * ratio) + 1 })
  canvas.style.width = `${canvas.width / ratio}px`
  canvas.style.height = `${canvas.height / ratio}px`
  const pen = canvas.getContext('2d')
  pen?.scale(ratio, ratio)
  if (pen) drawLeg(pen, frame, leg)
  return canvas
}
