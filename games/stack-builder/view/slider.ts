/** The slab above the tower: swaying on the opening, sliding in play, with its shadow and the wind behind it. */
import { clamp, easeIn, easeInOut, mix } from '../../kit/paint/easing.ts'
import type { Pen } from '../../kit/paint/sprite.ts'
import type { Frame } from '../../kit/view.ts'
import { SLAB } from '../rules/curve.ts'
import { edge, land, reshaped, side, type Slab } from '../rules/slab.ts'
import { topOf, type Drop, type Site, type Slider } from '../rules.ts'
import type { Walls } from './colours.ts'
import { FLAT, plate, seen, type Lens } from './lens.ts'
import { drawStorey } from './storey.ts'

/** Storeys that the slab hangs above the tower. */
export const HOVER = 0.35

/** Draws it, and gives it as it is shown. */
export type DrawSlider = (frame: Frame<Site, Drop>, lens: Lens) => Slab

export function openSlider(pen: Pen, walls: Walls): DrawSlider {
  /** 1 while the opening shows the slab swaying by itself, 0 in play. */
  let idle = 1

  /** Between two ticks, swaying on the opening, coming in after a landing. */
  function shown({ before, state, since, time, still }: Frame<Site, Drop>): Slab {
    const same = before.tower.length === state.tower.length
    const { axis, way } = state.slider
    let off = same ? mix(before.slider.off, state.slider.off, Math.min(1, since * 60)) : state.slider.off
    off -= way * easeIn(state.rest / SLAB.perfectRest) * 700
    off = mix(off, still ? -330 : Math.sin(time * 0.9) * 620 - 60, easeInOut(idle))
    const top = topOf(state)
    return reshaped(top, axis, edge(top, axis) + off, side(top, axis))
  }

  /** Three lines of wind behind the slab, longer the faster it goes. */
  function drawTrail(lens: Lens, { x, z, w, d }: Slab, { axis, way, speed }: Slider, high: number): void {
    const { unit } = lens
    const tail = way > 0 ? 0 : 1
    const [right, down] = [(axis ? way : -way) * unit, -way * FLAT * unit]
    pen.strokeStyle = 'rgba(255,255,255,.5)'
    pen.lineWidth = 30 * unit
    pen.lineCap = 'round'
    pen.beginPath()
    for (const part of [0.18, 0.5, 0.82]) {
      const at = seen(lens, x + w * (axis ? part : tail), z + d * (axis ? tail : part), high)
      const long = 90 + speed * (part === 0.5 ? 11 : 7)
      pen.moveTo(at.x + right * 90, at.y + down * 90)
      pen.lineTo(at.x + right * long, at.y + down * long)
    }
    pen.stroke()
  }

  return (frame, lens) => {
    const { state, still, playing, delta } = frame
    const { slider, rest, tick, tower } = state
    idle = clamp(idle + (tick === 0 && !playing ? 1 : -delta * 4))
    const slab = shown(frame)
    const storey = tower.length
    const over = land(slab, topOf(state), slider.axis).kept
    if (over) {
      pen.fillStyle = 'rgba(40,0,70,.26)'
      plate(pen, lens, over, storey)
      pen.fill()
    }
    pen.globalAlpha = clamp(1.4 - rest / SLAB.rest + idle)
    if (!still && rest === 0 && idle < 0.1) drawTrail(lens, slab, slider, storey + HOVER + 0.6)
    drawStorey(pen, lens, slab, storey + HOVER, walls(storey), { gloss: true })
    pen.globalAlpha = 1
    return slab
  }
}
