/** The slab above the tower: swaying on the opening, sliding in play, with its shadow and the wind behind it. */
import { clamp, easeIn, easeInOut, mix } from '../../kit/paint/easing.ts'
import type { Pen } from '../../kit/paint/sprite.ts'
import type { Frame } from '../../kit/view.ts'
import { SLAB } from '../rules/curve.ts'
import { landAlong, moved, type Slab } from '../rules/slab.ts'
import { makeOf, sliderSlab, topOf, type Drop, type Site, type Slider } from '../rules.ts'
import type { Walls } from './colours.ts'
import { middleOf, plate, type Lens } from './lens.ts'
import { drawStorey } from './storey.ts'

/** Storeys that the slab hangs above the tower. */
export const HOVER = 0.35

/** Draws it, and gives it as it is shown; nothing while it is hidden. */
export type DrawSlider = (frame: Frame<Site, Drop>, lens: Lens) => Slab | undefined

/** A slab of so many storeys, with all that its make brings. */
export function drawThick(pen: Pen, lens: Lens, slab: Slab, high: number, site: Site, walls: Walls): void {
  const storey = site.tower.length
  for (let i = 0; i <= Number(site.fever); i++)
    drawStorey(pen, lens, slab, high + i, walls(storey + i, makeOf(site)), { gloss: true })
}

export function createSlider(pen: Pen, walls: Walls): DrawSlider {
  /** 1 while the opening shows the slab swaying by itself, 0 in play. */
  let idle = 1
  /** 1 in play, 0 in a pause: nobody is to read off it at leisure where the slab is. */
  let bared = 1

  /** Between two ticks, swaying on the opening, coming in after a landing. */
  function shown({ before, state, since, time, still }: Frame<Site, Drop>): Slab {
    const same = before.tower.length === state.tower.length
    const { way } = state.slider
    let off = same ? mix(before.slider.off, state.slider.off, Math.min(1, since * 60)) : state.slider.off
    off -= way * easeIn(state.rest / SLAB.perfectRest) * 700
    off = mix(off, still ? -330 : Math.sin(time * 0.9) * 620 - 60, easeInOut(idle))
    return sliderSlab(state, off)
  }

  /** Three lines of wind behind the slab, longer the faster it goes; one that rushes has the tail of a comet. */
  function drawTrail(
    lens: Lens,
    slab: Slab,
    { course, way, speed, rushing, off }: Slider,
    high: number,
  ): void {
    const pace = rushing ? 70 * (1.1 - Math.abs(off) / SLAB.reach) : speed
    const end = (course === 1 ? slab.d : slab.w) / 2 + 90
    pen.strokeStyle = rushing ? 'rgba(255,200,70,.8)' : 'rgba(255,255,255,.5)'
    pen.lineWidth = (rushing ? 54 : 30) * lens.unit
    pen.lineCap = 'round'
    pen.beginPath()
    for (const up of [0.1, 0.5, 0.9]) {
      const at = (behind: number) => middleOf(lens, moved(slab, course, -way * behind), high + up)
      const [from, to] = [at(end), at(end + pace * (up === 0.5 ? 11 : 7))]
      pen.moveTo(from.x, from.y)
      pen.lineTo(to.x, to.y)
    }
    pen.stroke()
  }

  return (frame, lens) => {
    const { state, still, playing, delta } = frame
    const { slider, rest, tick, tower } = state
    idle = clamp(idle + (tick === 0 && !playing ? 1 : -delta * 4))
    bared = clamp(bared + (playing || tick === 0 ? delta * 8 : -1))
    if (bared === 0) return undefined
    const slab = shown(frame)
    const storey = tower.length
    pen.globalAlpha = bared
    const over = landAlong(slab, topOf(state), slider.course).kept
    if (over) {
      pen.fillStyle = 'rgba(40,0,70,.26)'
      plate(pen, lens, over, storey)
      pen.fill()
    }
    pen.globalAlpha = Math.min(bared, clamp(1.4 - rest / SLAB.rest + idle))
    if (!still && rest === 0 && idle < 0.1) drawTrail(lens, slab, slider, storey + HOVER)
    drawThick(pen, lens, slab, storey + HOVER, state, walls)
    pen.globalAlpha = 1
    return slab
  }
}
