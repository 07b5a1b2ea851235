import { clamp, easeIn, easeInOut, mix } from '../kit/paint/easing.ts'
import { floats } from '../kit/paint/floats.ts'
import type { Frame, View } from '../kit/view.ts'
import { CONFETTI, INK } from '../kit/paint/palette.ts'
import { particles } from '../kit/paint/particles.ts'
import { shake } from '../kit/paint/shake.ts'
import { sprites } from '../kit/paint/sprite.ts'
import type { Stage } from '../kit/paint/stage.ts'
import { openCamera, type Eye } from './view/camera.ts'
import { MEDALS, SLAB, zoneAt } from './rules/curve.ts'
import { openDebris } from './view/debris.ts'
import { openGarden } from './view/garden.ts'
import { openHeaven } from './view/heaven.ts'
import { FLAT, middleOf, plate, seen } from './view/lens.ts'
import { openPassers } from './view/passers.ts'
import { openRider } from './view/rider.ts'
import { listens, sliderSlab, storeysOf, topOf, type Drop, type Site, type Slider } from './rules.ts'
import { shadeOf } from './view/shades.ts'
import { edge, land, reshaped, side, type Axis, type Landing, type Slab } from './rules/slab.ts'
import { FALL, soundsOf } from './view/sounds.ts'
import { drawStorey } from './view/storey.ts'
import { openTower } from './view/tower.ts'
import { zoneName } from './words.ts'

/** Storeys that a slab hangs above the tower. */
const HOVER = 0.35
/** Seconds that the eye waits after a perfect landing before it rises. */
const HELD = 0.12

/** A slab between the tap and its landing. */
interface Falling {
  readonly slab: Slab
  readonly storey: number
  readonly axis: Axis
  readonly landing: Landing
  readonly streak: number
  age: number
}

export function openView(stage: Stage): View<Site, Drop> {
  const { pen } = stage
  const bake = sprites(stage)
  const camera = openCamera()
  const heaven = openHeaven(stage, bake)
  const garden = openGarden(stage, bake)
  const passers = openPassers(stage, bake)
  const debris = openDebris()
  const rider = openRider()
  const tower = openTower(stage)
  const bits = particles()
  const words = floats(stage)
  const jolts = shake()

  let falling: Falling | undefined
  let landed = 9
  /** The stage's epoch for which everything is baked. */
  let baked = -1
  let weight = 0
  let widened: Slab | undefined
  let lastTick = 0
  /** The last gesture was a drop for which it is too early. */
  let refused = false
  /** 1 while the opening shows the slab swaying by itself, 0 in play. */
  let idle = 1

  function reset(): void {
    falling = widened = undefined
    landed = 9
    debris.clear()
    tower.reset()
    rider.reset()
    bits.clear()
  }

  /** The slab above the tower as it is shown: between two ticks, swaying on the opening, coming up after a landing. */
  function shownSlider({ before, state, since, time, still, playing, delta }: Frame<Site, Drop>): Slab {
    const same = before.tower.length === state.tower.length
    const { axis, way } = state.slider
    let off = same ? mix(before.slider.off, state.slider.off, Math.min(1, since * 60)) : state.slider.off
    off -= way * easeIn(state.rest / SLAB.perfectRest) * 700
    idle = clamp(idle + (state.tick === 0 && !playing ? 1 : -delta * 4))
    off = mix(off, still ? -330 : Math.sin(time * 0.9) * 620 - 60, easeInOut(idle))
    const top = topOf(state)
    return reshaped(top, axis, edge(top, axis) + off, side(top, axis))
  }

  /** The tenth of a second that the game is about. */
  function impact({ slab, storey, axis, landing, streak }: Falling): void {
    const { eye } = camera
    const shade = shadeOf(storey)
    const { kept, cut } = landing
    landed = 0
    weight = streak ? 0.14 : 0.24
    rider.cheer(streak)
    const high = storey + 1
    if (streak && kept) {
      debris.ring(kept, high, Math.min(3, streak))
      const at = middleOf(eye, kept, high)
      bits.burst({
        ...at,
        count: 10 + Math.min(14, streak * 3),
        colours: ['#fff', shade.light, '#fff6c0'],
        speed: 1700 * eye.unit,
        gravity: 500 * eye.unit,
        life: 0.8,
        size: 46 * eye.unit,
        shape: 'spark',
      })
      words.add({
        text: streak > 1 ? `Perfect ×${streak}` : 'Perfect!',
        x: at.x,
        y: at.y - 640 * eye.unit,
        size: (190 + Math.min(5, streak) * 14) * eye.unit,
        fill: streak >= SLAB.growFrom ? '#ffe27a' : '#fff',
        edge: INK,
      })
    } else jolts.jolt(26 * eye.unit)
    if (!cut) return
    const way = edge(cut, axis) > edge(slab, axis) ? 1 : -1
    debris.drop(cut, storey, axis, way, shade)
    bits.burst({
      ...middleOf(eye, cut, high),
      count: 12,
      colours: [shade.light, shade.left, '#fff'],
      speed: 900 * eye.unit,
      gravity: 2600 * eye.unit,
      size: 44 * eye.unit,
    })
  }

  function arrive(before: Site, after: Site): void {
    const [from, to] = [storeysOf(before), storeysOf(after)]
    const medal = MEDALS.findIndex((score) => from < score && to >= score)
    const zone = zoneAt(to) > zoneAt(from) ? zoneName(after) : undefined
    const text = zone ?? (medal < 0 ? undefined : `${['Bronze', 'Silver', 'Gold'][medal]}!`)
    if (!text) return
    const { unit } = camera.eye
    const at = { x: stage.width / 2, y: stage.safe.top + 260 * unit }
    words.add({ text, ...at, size: 340 * unit, fill: '#ffe27a', edge: INK })
    bits.burst({ ...at, count: 46, colours: CONFETTI, speed: 2600 * unit, life: 1.2, size: 60 * unit })
  }

  function drawSlider(frame: Frame<Site, Drop>): { slab: Slab; high: number } {
    const { state, still } = frame
    const storey = state.tower.length
    const slab = shownSlider(frame)
    const { axis } = state.slider
    const top = topOf(state)
    const { eye } = camera
    const over = land(slab, top, axis).kept
    if (over) {
      pen.fillStyle = 'rgba(40,0,70,.26)'
      plate(pen, eye, over, storey)
      pen.fill()
    }
    pen.globalAlpha = clamp(1.4 - state.rest / SLAB.rest + idle)
    if (!still && state.rest === 0 && idle < 0.1) drawTrail(slab, state.slider, storey + HOVER + 0.6)
    drawStorey(pen, eye, slab, storey + HOVER, shadeOf(storey), { gloss: true })
    pen.globalAlpha = 1
    return { slab, high: storey + HOVER + 1 }
  }

  /** Three lines of wind behind the slab, longer the faster it goes. */
  function drawTrail({ x, z, w, d }: Slab, { axis, way, speed }: Slider, high: number): void {
    const { eye } = camera
    const tail = way > 0 ? 0 : 1
    const [right, down] = [(axis ? way : -way) * eye.unit, -way * FLAT * eye.unit]
    pen.strokeStyle = 'rgba(255,255,255,.5)'
    pen.lineWidth = 30 * eye.unit
    pen.lineCap = 'round'
    pen.beginPath()
    for (const part of [0.18, 0.5, 0.82]) {
      const at = seen(eye, x + w * (axis ? part : tail), z + d * (axis ? tail : part), high)
      const long = 90 + speed * (part === 0.5 ? 11 : 7)
      pen.moveTo(at.x + right * 90, at.y + down * 90)
      pen.lineTo(at.x + right * long, at.y + down * long)
    }
    pen.stroke()
  }

  function drawScenery(eye: Eye, time: number, still: boolean, { missed, streak }: Site): void {
    heaven.draw(eye, time, still)
    passers.draw(eye, still ? 0 : time, missed ? 'sad' : streak > 2 ? 'wow' : 'glad')
    garden.draw(eye, time, still)
    heaven.near(eye, time, still)
  }

  /** What the end of the round and the beginning of the next will show is drawn once unseen: so it is baked by then. */
  function rehearse(state: Site): void {
    baked = stage.epoch
    const { tower: slabs } = state
    for (const top of [slabs.length, 0]) {
      const eye = openCamera().follow(stage, top, top > 0, 0, 9, true)
      drawScenery(eye, 0, true, state)
      tower.draw(eye, { tower: slabs, count: slabs.length, landed, weight })
    }
  }

  function drawBuilding(frame: Frame<Site, Drop>): void {
    const { state, time, delta, still } = frame
    const { eye } = camera
    const { slider } = state
    debris.drawPieces(pen, eye, true, stage.height)
    tower.draw(eye, {
      tower: state.tower,
      count: state.tower.length - (falling ? 1 : 0),
      landed: still ? 9 : landed,
      weight,
      before: falling ? undefined : widened,
    })
    debris.drawRings(pen, eye, still)
    let perch = { slab: topOf(state), high: state.tower.length }
    if (falling) {
      const high = falling.storey + HOVER * (1 - (falling.age / FALL) ** 2)
      drawStorey(pen, eye, falling.slab, high, shadeOf(falling.storey), { gloss: true })
      perch = { slab: falling.slab, high: high + 1 }
    } else if (!state.missed) perch = drawSlider(frame)
    debris.drawPieces(pen, eye, false, stage.height)
    const look = slider.axis ? -slider.way : slider.way
    rider.draw(pen, bake, eye, { ...perch, look }, time, delta, still)
  }

  return {
    draw(frame) {
      const { state, time, delta, still } = frame
      if (state.tick < lastTick) reset()
      if (baked !== stage.epoch) rehearse(state)
      lastTick = state.tick
      landed += delta
      if (falling && (falling.age += delta) >= FALL) {
        const done = falling
        falling = undefined
        impact(done)
        rider.leave()
      }
      const waits = falling !== undefined || (state.streak > 0 && landed < HELD)
      const top = state.tower.length - (waits && !still ? 1 : 0)
      debris.move(delta)
      const eye = camera.follow(stage, top, state.missed, time, delta, still)
      pen.save()
      jolts.apply(pen, delta, still)
      drawScenery(eye, time, still, state)
      drawBuilding(frame)
      bits.draw(pen, delta, still)
      words.draw(pen, delta)
      pen.restore()
    },

    read(gesture, state) {
      const meant =
        gesture.kind === 'press' ||
        gesture.kind === 'confirm' ||
        (gesture.kind === 'direction' && gesture.way === 'down' && !gesture.repeat)
      refused = meant && !listens(state)
      return meant ? 'drop' : undefined
    },

    // A tap that came too early to count is heard all the same.
    echo: () => (refused ? [{ name: 'tick', step: -8, volume: 0.6 }] : []),

    hear: soundsOf,

    see(before, after) {
      const storey = before.tower.length
      const slab = sliderSlab(before)
      const { axis } = before.slider
      if (after.missed && !before.missed) {
        debris.drop(slab, storey + HOVER, axis, before.slider.off > 0 ? 1 : -1, shadeOf(storey))
        jolts.jolt(60 * camera.eye.unit)
        rider.fall()
      }
      if (after.tower.length <= storey) return
      const { streak } = after
      const below = topOf(before)
      widened = streak ? below : undefined
      falling = {
        slab,
        storey,
        axis,
        landing: streak ? { kept: topOf(after) } : land(slab, below, axis),
        streak,
        age: 0,
      }
      arrive(before, after)
    },
  }
}
