/** The frame's picture: the backdrop, the tower with all that falls from it, the slab above it, and Dot, who rides it. */
import type { Bake } from '../../kit/paint/sprite.ts'
import type { Stage } from '../../kit/paint/stage.ts'
import type { Frame } from '../../kit/view.ts'
import { topOf, type Drop, type Site } from '../rules.ts'
import { openBackdrop } from './backdrop.ts'
import { openCamera, type Eye } from './camera.ts'
import type { Walls } from './colours.ts'
import type { Debris } from './debris.ts'
import type { Effects } from './effects.ts'
import { FALL, type Fall } from './fall.ts'
import { openMarks } from './marks.ts'
import type { Rider } from './rider.ts'
import { HOVER, openSlider } from './slider.ts'
import { drawStorey } from './storey.ts'
import { openTower } from './tower.ts'

/** A moment long after everything has come to rest. */
const STILL = { time: 0, delta: 9, still: true }

export interface Scene {
  begin(): void
  draw(frame: Frame<Site, Drop>, eye: Eye): void
  /** Bakes what the end of this round and the beginning of the next will show. */
  ahead(site: Site): Iterable<unknown>
}

export function openScene(
  stage: Stage,
  bake: Bake,
  walls: Walls,
  fall: Fall,
  debris: Debris,
  rider: Rider,
  effects: Effects,
): Scene {
  const { pen } = stage
  const backdrop = openBackdrop(stage, bake)
  const tower = openTower(stage, walls)
  const marks = openMarks(stage, bake, walls)
  const drawSlider = openSlider(pen, walls)

  /** Draws with nothing to be seen of it, so that all its sprites are baked. */
  function unseen(draw: () => void): void {
    pen.save()
    pen.beginPath()
    pen.clip()
    draw()
    pen.restore()
  }

  function drawBuilding(frame: Frame<Site, Drop>, eye: Eye): void {
    const { state, still } = frame
    const { falling, weight, narrow } = fall
    const { slider, tower: slabs, missed } = state
    debris.drawPieces(eye, true, stage.height)
    tower.draw(eye, {
      tower: slabs,
      count: slabs.length - (falling ? 1 : 0),
      landed: still ? 9 : fall.landed,
      weight,
      before: falling ? undefined : narrow,
    })
    debris.drawRings(eye, still)
    let perch = { slab: topOf(state), high: slabs.length }
    if (falling) {
      const high = falling.storey + HOVER * (1 - (fall.age / FALL) ** 2)
      drawStorey(pen, eye, falling.slab, high, walls(falling.storey), { gloss: true })
      perch = { slab: falling.slab, high: high + 1 }
    } else if (!missed) perch = { slab: drawSlider(frame, eye), high: slabs.length + HOVER + 1 }
    debris.drawPieces(eye, false, stage.height)
    rider.draw(eye, { ...perch, look: slider.axis ? -slider.way : slider.way }, frame)
  }

  return {
    begin: tower.begin,
    draw(frame, eye) {
      const { delta, still, best, ghost } = frame
      const { missed, streak } = frame.state
      pen.save()
      effects.jolt(delta, still)
      stage.scenery(() => {
        for (const layer of backdrop.layers) layer(eye, frame, missed ? 'sad' : streak > 2 ? 'wow' : 'glad')
      })
      if (best) marks.drawBest(eye, best)
      if (ghost) marks.drawGhost(eye, ghost)
      drawBuilding(frame, eye)
      effects.draw(delta, still)
      pen.restore()
    },
    *ahead({ tower: slabs }) {
      const count = slabs.length
      for (const top of [count, 0]) {
        const eye = openCamera(stage).follow(top, top > 0, STILL)
        const { landed, weight } = fall
        for (const layer of backdrop.layers) yield unseen(() => layer(eye, STILL, 'glad'))
        yield unseen(() => tower.draw(eye, { tower: slabs, count, landed, weight }))
      }
    },
  }
}
