/** Draws what single rounds have built: houses, stacks, plants. Each from its foot upwards. */
import { dab, dots, downwards, fillPath, ring, strokePath } from '../../paint/brush.ts'
import { BROWN, GREEN, YELLOW, type Tone } from '../../paint/palette.ts'
import type { Pen } from '../../paint/sprite.ts'
import type { Place } from '../../place.ts'

/** The foot is at the origin, the top at −`high`. */
type Build = (pen: Pen, wide: number, high: number, tone: Tone) => void

/** Calls `draw` for each of the equal parts from the foot, with its lower edge. */
function pile(high: number, size: number, draw: (y: number, part: number) => void): void {
  const count = Math.max(1, Math.round(high / size))
  for (let n = 0; n < count; n++) draw((-high * n) / count, high / count)
}

function body(pen: Pen, wide: number, high: number, tone: Tone, radius: number): void {
  pen.fillStyle = tone.deep
  pen.beginPath()
  pen.roundRect(-wide / 2, -high, wide, high, radius)
  pen.fill()
  pen.fillStyle = tone.true
  pen.beginPath()
  pen.roundRect(-wide / 2 + 1.5, -high + 1.5, wide - 5, high - 1.5, radius)
  pen.fill()
}

export const BUILD: Readonly<Record<Exclude<Place['scene'], 'tree' | 'tube'>, Build>> = {
  houses(pen, wide, high, tone) {
    body(pen, wide, high, tone, 3)
    pile(high, 16, (y, part) => {
      pen.fillStyle = tone.deep
      pen.fillRect(-wide / 2, y - 1.5, wide, 1.5)
      pen.fillStyle = YELLOW.light
      for (const x of [-0.3, 0.08]) pen.fillRect(wide * x, y - part * 0.75, wide * 0.2, part * 0.42)
    })
    fillPath(pen, `M${-wide / 2 - 3} ${-high}h${wide + 6}v-4h${-wide - 6}z`, tone.deep)
  },
  crates(pen, wide, high, tone) {
    pile(high, wide * 0.8, (y, part) => {
      pen.save()
      pen.translate(Math.sin(y) * 2, y)
      body(pen, wide, part - 1, tone, 3)
      strokePath(pen, `M${-wide / 2 + 4} -4L${wide / 2 - 5} ${5 - part}`, tone.light, 3)
      pen.restore()
    })
  },
  canes(pen, wide, high) {
    body(pen, wide * 0.5, high, GREEN, 5)
    pile(high, 20, (y) => {
      pen.fillStyle = GREEN.deep
      pen.fillRect(-wide * 0.3, y - 3, wide * 0.6, 3)
    })
    strokePath(
      pen,
      `M0 ${-high}q${wide * 0.4} -10 ${wide * 0.6} 2M0 ${-high}q${-wide * 0.4} -12 ${-wide * 0.6} -2`,
      GREEN.true,
      4,
    )
  },
  vials(pen, wide, high, tone) {
    const half = wide * 0.36
    pen.fillStyle = downwards(pen, -high, 0, [tone.light, tone.true, tone.deep])
    pen.beginPath()
    pen.roundRect(-half, -high, half * 2, high, half)
    pen.fill()
    strokePath(
      pen,
      `M${-half} ${-high - 8}V${-half}a${half} ${half} 0 0 0 ${half * 2} 0V${-high - 8}`,
      '#ffffffd9',
      3,
    )
    pile(high, 26, (y) => ring(pen, '#ffffffb3', Math.sin(y * 3) * half * 0.4, y - 12, 3.5, 1.5))
  },
  eggs(pen, wide, high, tone) {
    pile(high, wide * 0.62, (y, part) => {
      pen.fillStyle = BROWN.deep
      dab(pen, 0, y - part / 2, wide * 0.42, part * 0.56)
      pen.fillStyle = '#fff3dc'
      dab(pen, 0, y - part / 2, wide * 0.42 - 1.5, part * 0.56 - 1.5)
      dots(pen, tone.true, [-wide * 0.12, y - part * 0.6, 2.6], [wide * 0.14, y - part * 0.4, 2.6])
    })
  },
  stems(pen, wide, high, tone) {
    strokePath(pen, `M0 0Q${wide * 0.14} ${-high / 2} 0 ${-high}`, GREEN.deep, 5)
    pile(high, 34, (y) => {
      pen.fillStyle = GREEN.true
      dab(pen, wide * 0.2, y - 14, wide * 0.2, 5, -0.5)
      dab(pen, -wide * 0.2, y - 24, wide * 0.2, 5, 0.5)
    })
    const petals = [0, 1, 2, 3, 4, 5].map(
      (n) => [Math.cos(n * 1.047) * wide * 0.24, -high + Math.sin(n * 1.047) * wide * 0.24] as const,
    )
    dots(pen, tone.deep, ...petals.map(([x, y]) => [x, y, wide * 0.19] as const))
    dots(pen, tone.true, ...petals.map(([x, y]) => [x, y, wide * 0.15] as const))
    dots(pen, YELLOW.true, [0, -high, wide * 0.15])
  },
}
