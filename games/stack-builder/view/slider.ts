/** Draws the slab above the tower with its shadow and trail: swaying on the opening, sliding in play. */
import { clamp, easeIn, easeInOut, mix, overshoot } from '../../kit/paint/easing.ts'
import type { Pen } from '../../kit/paint/sprite.ts'
import type { Frame } from '../../kit/view.ts'
import { SLAB } from '../rules/curve.ts'
import { landAlong, moved, type Slab } from '../rules/slab.ts'
import {
  makeOf,
  sliderSlab,
  thicknessOf,
  topOf,
  type BuildingSite,
  type Drop,
  type Face,
  type Slider,
} from '../rules.ts'
import type { Walls } from './colours.ts'
import { middleOf, plate, type Lens } from './lens.ts'
import { drawStorey } from './storey.ts'

/** Opacity of the face to which a slab is about to turn, and how long it takes to turn over, in seconds. */
const NEXT = 0.42
const TURN_OVER = 0.22

/** Height of the slab above the tower, in storeys. */
export const HOVER = 0.35

/** Returns the slab as drawn, or undefined while it is hidden. */
type DrawSlider = (frame: Frame<BuildingSite, Drop>, lens: Lens) => Slab | undefined

/** Draws the slab in the air. `grown` is less than 1 while it turns over. */
export function drawThick(
  pen: Pen,
  lens: Lens,
  slab: Slab,
  high: number,
  site: BuildingSite,
  walls: Walls,
  grown = 1,
): void {
  const storey = site.tower.length
  for (let i = 0; i < thicknessOf(site); i++)
    drawStorey(pen, lens, slab, high + i * grown, walls(storey + i, makeOf(site)), {
      gloss: true,
      thick: grown,
    })
}

/** The same site with the other face of its slab up. */
const turnedOver = (site: BuildingSite): BuildingSite => ({
  ...site,
  slider: { ...site.slider, face: site.slider.face === 'leaf' ? 'jewel' : 'leaf' },
})

export function createSlider(pen: Pen, walls: Walls): DrawSlider {
  /** 1 while the slab sways on the opening, 0 in play. */
  let idle = 1
  /** 1 in play, 0 in a pause, so that a pause cannot be used to aim. */
  let visibility = 1
  /** The face that is up, and the seconds since it turned. */
  let face: Face = ''
  let turned = TURN_OVER

  /** Shows what the slab becomes where it is going to turn. */
  function drawNextFace(site: BuildingSite, lens: Lens, high: number): void {
    const next = turnedOver(site)
    drawThick(pen, lens, sliderSlab(next, site.slider.way * SLAB.reach), high, next, walls)
  }

  /** The slab to draw: interpolated between ticks, swaying on the opening, coming in after a landing. */
  function currentSlab({ before, state, since, time, still }: Frame<BuildingSite, Drop>): Slab {
    const same = before.tower.length === state.tower.length
    const { way } = state.slider
    let off = same ? mix(before.slider.off, state.slider.off, Math.min(1, since * 60)) : state.slider.off
    off -= way * easeIn(state.rest / SLAB.perfectRest) * 700
    off = mix(off, still ? -330 : Math.sin(time * 0.9) * 620 - 60, easeInOut(idle))
    return sliderSlab(state, off)
  }

  /** Draws three speed lines behind the slab, or a comet's tail if it is rushing. */
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
    visibility = clamp(visibility + (playing || tick === 0 ? delta * 8 : -1))
    if (visibility === 0) return undefined
    const slab = currentSlab(frame)
    const storey = tower.length
    turned = slider.face === face ? turned + delta : rest > 0 || still ? TURN_OVER : 0
    face = slider.face
    if (face && rest === 0 && idle === 0) {
      pen.globalAlpha = visibility * NEXT
      drawNextFace(state, lens, storey + HOVER)
    }
    pen.globalAlpha = visibility
    const over = landAlong(slab, topOf(state), slider.course).kept
    if (over) {
      pen.fillStyle = 'rgba(40,0,70,.26)'
      plate(pen, lens, over, storey)
      pen.fill()
    }
    pen.globalAlpha = Math.min(visibility, clamp(1.4 - rest / SLAB.rest + idle))
    if (!still && rest === 0 && idle < 0.1) drawTrail(lens, slab, slider, storey + HOVER)
    drawThick(pen, lens, slab, storey + HOVER, state, walls, overshoot(clamp(turned / TURN_OVER)))
    pen.globalAlpha = 1
    return slab
  }
}
