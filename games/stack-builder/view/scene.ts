/** Draws a frame: backdrop, tower, debris, the slab above, and Dot. */
import { mix } from '../../kit/paint/easing.ts'
import type { Bake } from '../../kit/paint/sprite.ts'
import type { Stage } from '../../kit/paint/stage.ts'
import type { Box, ElementSpot, Frame } from '../../kit/view.ts'
import { LAMP_PLACE, SLAB_PLACE } from '../lesson-places.ts'
import { swayIn, thicknessOf, topOf, type Drop, type BuildingSite } from '../rules.ts'
import { FOUNDATION, type Slab } from '../rules/slab.ts'
import { createBackdrop } from './backdrop.ts'
import { createCamera, type TowerView } from './camera.ts'
import type { Walls } from './colours.ts'
import type { Debris } from './debris.ts'
import type { Effects } from './effects.ts'
import { FALL, type Fall } from './fall.ts'
import { createLamps, lampSpot } from './lamps.ts'
import { late } from './late.ts'
import { createMarks } from './marks.ts'
import { boxAround, plate, spread } from './lens.ts'
import type { Rider } from './rider.ts'
import { drawThick, HOVER, createSlider } from './slider.ts'
import { createTower } from './tower.ts'

/** The light at the end: seconds until it starts to climb the tower, seconds that it climbs, and its rings. */
const FAREWELL = { after: 0.35, lasts: 0.75, rings: 4 }
/** A frame in which every animation has finished. */
const STILL = { time: 0, delta: 9, still: true }

interface Scene {
  /** Dot and the slab in the air, as last drawn. */
  readonly figure: readonly Box[]
  /** Where a place of lesson-places.ts is. */
  spot(place: number): ElementSpot
  begin(): void
  draw(frame: Frame<BuildingSite, Drop>, eye: TowerView): void
  /** Bakes the sprites for the end of this round and the start of the next. */
  ahead(site: BuildingSite): Iterable<unknown>
}

export function createScene(
  stage: Stage,
  bake: Bake,
  walls: Walls,
  fall: Fall,
  debris: Debris,
  rider: Rider,
  effects: Effects,
  towers: readonly number[],
): Scene {
  const { pen } = stage
  const backdrop = createBackdrop(stage, bake, towers)
  const tower = createTower(stage, walls)
  const marks = createMarks(stage, bake, walls)
  const drawLamps = createLamps(stage, bake)
  const drawSlider = createSlider(pen, walls)
  let figure: readonly Box[] = []
  let air: ReturnType<NonNullable<typeof late.createAir>> | undefined
  /** Seconds since the last slab missed. */
  let ended = 0
  /** The top of the tower, as last drawn. */
  let topBox: Box = rider.box

  /** Draws with an empty clip, only to bake the sprites. */
  function drawOffscreen(draw: () => void): void {
    pen.save()
    pen.beginPath()
    pen.clip()
    draw()
    pen.restore()
  }

  function drawBuilding(frame: Frame<BuildingSite, Drop>, eye: TowerView): void {
    const { state, still } = frame
    const { falling, last } = fall
    const { slider, tower: slabs, missed } = state
    const count = falling ? falling.from.tower.length : slabs.length
    pen.save()
    const leant = lean(frame, eye)
    debris.drawPieces(eye, true, stage.height)
    tower.draw(eye, { site: state, count, landed: still ? 9 : fall.landed, last })
    debris.drawRings(eye, still)
    ended = missed ? ended + frame.delta : 0
    if (missed && !still) drawFarewell(eye, slabs)
    let perch = { slab: topOf(state), high: slabs.length }
    let inAir: Box | undefined
    if (falling) {
      const high = count + HOVER * (1 - (fall.age / FALL) ** 2)
      drawThick(pen, eye, falling.slab, high, falling.from, walls)
      perch = { slab: falling.slab, high: high + falling.thick }
    } else if (!missed) {
      const slab = drawSlider(frame, eye)
      if (slab) {
        perch = { slab, high: slabs.length + HOVER + thicknessOf(state) }
        inAir = boxAround(eye, slab, slabs.length + HOVER, perch.high)
      }
    }
    debris.drawPieces(eye, false, stage.height)
    rider.draw(eye, { ...perch, look: slider.course === 1 ? -slider.way : slider.way }, frame)
    pen.restore()
    const inPicture = (box: Box): Box => ({ ...box, x: box.x + leant(box.y) })
    figure = [rider.box, ...(inAir ? [inAir] : [])].map(inPicture)
    topBox = inPicture(boxAround(eye, topOf(state), slabs.length - 1, slabs.length))
  }

  /** Rings of light that climb the finished tower from its foot to its top. */
  function drawFarewell(eye: TowerView, slabs: readonly Slab[]): void {
    pen.lineJoin = 'miter'
    pen.strokeStyle = '#fff3b0'
    for (let i = 0; i < FAREWELL.rings; i++) {
      const part = (ended - FAREWELL.after - i * 0.09) / FAREWELL.lasts
      if (part <= 0 || part >= 1) continue
      const high = part * slabs.length
      pen.globalAlpha = 0.9 - i * 0.2
      pen.lineWidth = Math.max(2, 60 * eye.unit)
      plate(pen, eye, spread(slabs[Math.floor(high)] ?? FOUNDATION, 60), high)
      pen.stroke()
    }
    pen.globalAlpha = 1
  }

  /**
   * Shears the tower in the wind, most at its top, along with the slab above. Returns by how much it moves a row of the
   * picture.
   */
  function lean({ before, state, since }: Frame<BuildingSite, Drop>, eye: TowerView): (y: number) => number {
    const sway = mix(swayIn(before), swayIn(state), Math.min(1, since * 60))
    const foot = Math.min(stage.height, eye.y)
    const slope = (2 * sway * eye.unit) / Math.max(1, foot - eye.y + state.tower.length * eye.rise)
    pen.transform(1, 0, -slope, 1, slope * foot, 0)
    return (y) => slope * (foot - y)
  }

  return {
    get figure() {
      return figure
    },
    spot(place) {
      if (place === LAMP_PLACE) return lampSpot(stage)
      const { x, y, width, height } = (place === SLAB_PLACE && figure[1]) || topBox
      return { x: x + width / 2, y: y + height / 2, size: Math.max(height, width * 0.8) }
    },
    begin() {
      tower.begin()
      air?.begin()
    },
    draw(frame, eye) {
      const { time, delta, still, best, ghost } = frame
      const { missed, fever, streak } = frame.state
      pen.save()
      effects.jolt(delta, still)
      stage.scenery(() => {
        for (const layer of backdrop.layers)
          layer(eye, still ? 0 : time, missed ? 'sad' : fever || streak > 2 ? 'wow' : 'glad')
      })
      air ??= late.createAir?.(stage)
      air?.draw(eye, frame)
      if (best) marks.drawBest(eye, best, frame.state.tower.length)
      if (ghost) marks.drawGhost(eye, ghost)
      drawBuilding(frame, eye)
      effects.draw(delta, still, figure)
      drawLamps(frame)
      pen.restore()
    },
    *ahead(site) {
      const count = site.tower.length
      for (const top of [count, 0]) {
        const eye = createCamera(stage).follow(top, top, STILL)
        for (const layer of backdrop.layers) yield drawOffscreen(() => layer(eye, 0, 'glad'))
        yield drawOffscreen(() => tower.draw(eye, { site, count, landed: 9, last: undefined }))
      }
    },
  }
}
