/** Draws a card's heading as a logotype: slightly tilted, outlined letters, with plain text for screen readers. */
import { make } from '../../paint/elements.ts'
import { FONT } from '../../paint/lettering.ts'

/** Canvas pixels per CSS pixel. */
const RATIO = 2
const OUTLINE = 0.3
/** Letters may shrink to this part of their size, so that small frames need no further line. */
const SMALLEST = 0.75

const font = (px: number) => `900 ${px}px ${FONT}`

export function logotype(text: string, size: number, room: number): HTMLElement {
  const canvas = make('canvas', { 'aria-hidden': 'true' })
  const pen = canvas.getContext('2d')
  const heading = make('h2', { id: 'card-title' }, make('span', { class: 'unseen' }, text), canvas)
  if (!pen) return heading
  pen.font = font(100)
  const widths = new Map([...text].map((sign) => [sign, pen.measureText(sign).width / 100]))
  const wide = (line: string) => [...line].reduce((sum, sign) => sum + (widths.get(sign) ?? 0), 0)
  /** As few lines as fit, if need be in smaller letters. */
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const last = lines.pop()
    const longer = last ? `${last} ${word}` : word
    if (last && wide(longer) * size * SMALLEST > room) lines.push(last, word)
    else lines.push(longer)
  }
  const widest = Math.max(...lines.map(wide)) + OUTLINE * 2
  const px = Math.min(size, room / widest)
  const lineHeight = px * 0.98
  const [width, height] = [px * widest, lineHeight * lines.length + px * OUTLINE * 2.1]
  canvas.width = width * RATIO
  canvas.height = height * RATIO
  canvas.style.width = `${width}px`
  pen.scale(RATIO, RATIO)
  pen.font = font(px)
  pen.textAlign = 'center'
  pen.textBaseline = 'middle'
  pen.lineJoin = 'round'

  const fill = pen.createLinearGradient(0, -px * 0.42, 0, px * 0.42)
  for (const [at, colour] of [
    [0.05, '#fff6b0'],
    [0.5, '#ffc93c'],
    [0.53, '#ffb01f'],
    [1, '#ff7a3d'],
  ] as const)
    fill.addColorStop(at, colour)
  /** Outline width, colour and shadow; the last coat fills the letters. */
  const coats = [
    [OUTLINE, '#3a1480', '#1e0050aa'],
    [0.12, '#fff', '#0000'],
    [0, fill, '#0000'],
  ] as const
  // Draws each coat over the whole text, so that no outline covers a neighbouring letter.
  for (const [coat, colour, shadow] of coats)
    for (const [row, line] of lines.entries()) {
      let x = (width - wide(line) * px) / 2
      for (const [i, sign] of [...line].entries()) {
        const step = wide(sign) * px
        pen.save()
        pen.translate(
          x + step / 2,
          lineHeight * (row + 0.5) + px * OUTLINE * 0.7 + (i % 2 ? 0.025 : -0.025) * px,
        )
        pen.rotate((i % 2 ? 1 : -1) * 0.05)
        pen.shadowColor = shadow
        pen.shadowBlur = px * 0.18 * RATIO
        pen.shadowOffsetY = px * 0.09 * RATIO
        pen.strokeStyle = pen.fillStyle = colour
        pen.lineWidth = coat * px
        if (coat) pen.strokeText(sign, 0, 0)
        else pen.fillText(sign, 0, 0)
        pen.restore()
        x += step
      }
    }
  return heading
}
