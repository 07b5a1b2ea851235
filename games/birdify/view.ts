import { clamp, mix } from '../kit/paint/easing.ts'
import { floats } from '../kit/paint/floats.ts'
import type { Frame, View } from '../kit/view.ts'
import { glossy, star } from '../kit/paint/glossy.ts'
import { CONFETTI, INK, YELLOW } from '../kit/paint/palette.ts'
import { particles } from '../kit/paint/particles.ts'
import { shake } from '../kit/paint/shake.ts'
import { sprites, stamp } from '../kit/paint/sprite.ts'
import type { Stage } from '../kit/paint/stage.ts'
import { drawBird, type Look } from './view/bird.ts'
import { berrySprite, caneSprite } from './view/plants.ts'
import { GARDEN, gapMiddle, MEDALS, windAt, type Flap, type Flight, type Gust } from './rules.ts'
import { openScenery, type Ground, type Weather } from './view/backdrop.ts'

/** Units of lawn below the flight, and the least of the garden's width that a narrow frame shows. */
const LAWN = 66
const NARROWEST = 330

/** How the grass lies: it bends before the gust arrives, and further while it blows. */
export function grassLean(gust: Gust, tick: number): number {
  const warned = clamp((tick - gust.from + GARDEN.warning) / 50) * clamp((gust.until - tick) / 20)
  return warned ? gust.way * warned * (0.6 + 0.4 * Math.abs(windAt(gust, tick))) : 0
}

export function openView(stage: Stage): View<Flight, Flap> {
  const { pen } = stage
  const bake = sprites(stage)
  const scenery = openScenery(stage, bake)
  const bits = particles()
  const words = floats(stage)
  const jolts = shake()
  /** Seconds since the bird last flapped and last ate. */
  let flapped = 1
  let ate = 1
  let tilt = 0

  function layout() {
    const { width, height } = stage
    const unit = Math.min(height / (GARDEN.height + LAWN), width / NARROWEST)
    const ground = height - LAWN * unit
    const birdX = clamp(width * 0.3, 92 * unit, 330 * unit)
    return { unit, ground, birdX, y: (units: number) => ground - (GARDEN.height - units) * unit }
  }

  function drawCanes(
    flight: Flight,
    part: number,
    ground: Ground,
    y: (units: number) => number,
    dark: number,
  ): void {
    const { unit, left } = ground
    for (const night of dark > 0.02 ? [false, true] : [false]) {
      const sprite = caneSprite(bake, GARDEN.cane * unit, unit, night)
      if (night) pen.globalAlpha = dark
      for (const cane of flight.canes) {
        const x = (cane.x - left) * unit
        if (x < -sprite.width || x > stage.width + sprite.width) continue
        const middle = gapMiddle(cane, flight.tick + part - 1)
        const half = sprite.height / 2
        stamp(pen, sprite, x, y(middle + cane.gap / 2) + half)
        stamp(pen, sprite, x, y(middle - cane.gap / 2) - half, 1, -1)
      }
    }
    pen.globalAlpha = 1
  }

  function drawBerries(
    { berries }: Flight,
    { left, unit }: Ground,
    y: (units: number) => number,
    time: number,
  ): void {
    for (const { id, x, y: height, golden } of berries) {
      const at = (x - left) * unit
      if (at < -60 || at > stage.width + 60) continue
      const sprite = berrySprite(bake, golden, GARDEN.berry * unit)
      stamp(
        pen,
        sprite,
        at,
        y(height) + Math.sin(time * 3 + id) * 2,
        golden ? 1.15 : 1,
        golden ? 1.15 : 1,
        Math.sin(time * 2 + id) * 0.12,
      )
    }
  }

  /** Lines of wind and leaves that fly with it. */
  function drawWind(wind: number, time: number, still: boolean): void {
    const strength = Math.abs(wind)
    if (strength < 0.05) return
    const { width, height } = stage
    pen.lineCap = 'round'
    for (let i = 0; i < 12; i++) {
      const run = width + 300
      const travelled = still ? i * 173 : (time * (620 + (i % 4) * 130) + i * 173) % run
      const x = wind < 0 ? width + 150 - (travelled % run) : (travelled % run) - 150
      const y = height * (0.1 + 0.075 * ((i * 7) % 11)) + Math.sin(time * 3 + i) * 6
      if (i % 3 === 0) {
        pen.fillStyle = i % 2 ? '#b6e26a' : '#ffb84d'
        pen.globalAlpha = strength
        pen.beginPath()
        pen.ellipse(x, y, 7, 3.4, time * 7 + i, 0, Math.PI * 2)
        pen.fill()
        continue
      }
      pen.globalAlpha = strength * 0.5
      pen.strokeStyle = '#fff'
      pen.lineWidth = 1.5 + (i % 3)
      pen.beginPath()
      pen.moveTo(x, y)
      pen.quadraticCurveTo(x + wind * 40, y - 7, x + wind * (70 + (i % 5) * 14), y)
      pen.stroke()
    }
    pen.globalAlpha = 1
  }

  /** After a crash the truth stands still; the fall to the ground is only shown. */
  function drawFlier({ before, state, since, time, delta, still }: Frame<Flight, Flap>, part: number): void {
    const { unit, birdX, y } = layout()
    flapped += delta
    ate += delta
    const idle = state.tick === 0
    let height = mix(before.y, state.y, part)
    let turn = clamp(state.fall * 0.062, -0.42, 0.95)
    let look: Look = ate < 0.35 ? 'glad' : time % 3.1 < 0.12 ? 'blink' : 'bright'
    if (state.crash) {
      const resting = GARDEN.height - GARDEN.bird - 4
      height = Math.min(resting, height - (still ? 0 : 330) * since + 1050 * since * since)
      // It tumbles as it falls, and rolls onto its belly where it lies.
      const belly = Math.round(tilt / (Math.PI * 2)) * Math.PI * 2 + 0.25
      turn = height < resting ? tilt + delta * 8 : mix(tilt, belly, clamp(delta * 9))
      look = 'dizzy'
    } else if (idle) height += still ? 0 : Math.sin(time * 2.6) * 9
    tilt = state.crash ? turn : mix(tilt, idle ? 0 : turn, clamp(delta * 14))
    const beat = idle && !still ? Math.sin(time * 15) : wingAt(flapped, state.fall)
    const kick = Math.exp(-flapped * 9) * Math.cos(flapped * 26) * 0.16
    drawBird(pen, bake, {
      x: birdX,
      y: y(height),
      size: (GARDEN.bird + 9) * unit,
      turn: tilt,
      wing: state.crash ? 0.5 : beat,
      stretch: state.crash ? -0.06 : kick + (ate < 0.3 ? Math.sin(ate * 20) * 0.08 : 0),
      look,
    })
    if (state.crash) drawStars(birdX, y(height) - 34 * unit, since, still)
  }

  function drawStars(x: number, y: number, since: number, still: boolean): void {
    const dizzy = bake('dizzy', 40, 40, (pen) => glossy(pen, star(9), 8, YELLOW))
    for (let i = 0; i < 3; i++) {
      const angle = (still ? 0 : since * 5) + (i / 3) * Math.PI * 2
      stamp(pen, dizzy, x + Math.cos(angle) * 26, y + Math.sin(angle) * 8, 1 + Math.sin(angle) * 0.25)
    }
  }

  return {
    draw(frame) {
      const { state, before, since, time, delta, still } = frame
      const { unit, ground, birdX, y } = layout()
      const part = state.crash ? 1 : Math.min(1, since * 60)
      const place: Ground = { unit, y: ground, left: mix(before.x, state.x, part) - birdX / unit }
      const weather: Weather = { time, lean: grassLean(state.gust, state.tick), still }
      pen.save()
      jolts.apply(pen, delta, still)
      const light = scenery.behind(place, weather)
      drawCanes(state, part, place, y, light.dark)
      scenery.lawn(place, light.dark)
      drawBerries(state, place, y, still ? 0 : time)
      drawFlier(frame, part)
      scenery.grass(place, weather, light.dark)
      drawWind(windAt(state.gust, state.tick), time, still)
      bits.draw(pen, delta, still)
      words.draw(pen, delta)
      pen.restore()
    },

    read: (gesture) =>
      gesture.kind === 'press' ||
      gesture.kind === 'confirm' ||
      (gesture.kind === 'direction' && gesture.way === 'up' && !gesture.repeat)
        ? 'flap'
        : undefined,

    hear(before, after) {
      if (after.crash) return before.crash ? [] : [{ name: 'thud' }, { name: 'swish', step: -3 }]
      const gained = after.points - before.points
      const passed = after.gaps > before.gaps
      return [
        ...(after.flaps > before.flaps
          ? [{ name: 'swish', step: after.flaps % 3, volume: 0.8 } as const]
          : []),
        ...(passed ? [{ name: 'pluck', step: after.gaps % 10 } as const] : []),
        ...(gained > 4
          ? [0, 2, 4].map((step) => ({ name: 'chime', step, after: step * 0.04 }) as const)
          : []),
        ...(gained > 0 && !passed && gained < 5
          ? [{ name: 'pop', step: 3 + (after.points % 5) } as const]
          : []),
        ...(after.tick === after.gust.from - GARDEN.warning
          ? [{ name: 'swish', step: -4, volume: 0.7 } as const]
          : []),
        ...(after.tick === after.gust.from ? [{ name: 'swish', step: -7 } as const] : []),
      ]
    },

    see(before, after) {
      const { unit, birdX, y } = layout()
      const at = { x: birdX, y: y(after.y) }
      if (after.flaps > before.flaps) {
        flapped = 0
        bits.burst({
          x: at.x - 14 * unit,
          y: at.y + 10 * unit,
          count: 2,
          colours: ['#ffd0ea', '#fff'],
          speed: 60,
          angle: 2,
          spread: 1,
          gravity: 60,
          life: 0.8,
          size: 6 * unit,
          shape: 'dot',
        })
      }
      const gained = after.points - before.points
      const passed = after.gaps - before.gaps
      if (gained > passed) {
        ate = 0
        const golden = gained - passed >= GARDEN.goldenPoints
        bits.burst({
          ...at,
          x: at.x + 20 * unit,
          count: golden ? 26 : 12,
          colours: golden ? ['#fff2a0', '#ffd21f', '#fff'] : ['#ff8a9a', '#ef3e5b', '#9bf0b4'],
          speed: 190,
          life: 0.6,
          size: 6 * unit,
          shape: 'dot',
        })
        words.add({
          text: `+${gained - passed}`,
          x: at.x + 10 * unit,
          y: at.y - 34 * unit,
          size: (golden ? 34 : 24) * unit,
          fill: golden ? '#ffe27a' : '#fff',
        })
      }
      const medal = MEDALS.findIndex((score) => before.points < score && after.points >= score)
      if (medal >= 0) {
        bits.burst({ ...at, count: 40, colours: CONFETTI, speed: 320, life: 1.1 })
        words.add({
          text: `${['Bronze', 'Silver', 'Gold'][medal]}!`,
          x: stage.width / 2,
          y: stage.height * 0.3,
          size: 46 * unit,
          fill: '#ffe27a',
          edge: INK,
        })
      }
      if (after.crash && !before.crash) {
        jolts.jolt(9)
        bits.burst({
          ...at,
          count: 22,
          colours: ['#ffd0ea', '#fff', '#ff62ab'],
          speed: 260,
          gravity: 160,
          life: 1.2,
          size: 8 * unit,
          shape: 'dot',
        })
      }
    },
  }
}

/** A quick stroke down and a slower one up; gliding and falling, the wing is held high. */
function wingAt(flapped: number, fall: number): number {
  if (flapped < 0.09) return mix(1, -0.9, flapped / 0.09)
  if (flapped < 0.3) return mix(-0.9, 0.8, (flapped - 0.09) / 0.21)
  return 0.75 + clamp(fall / 11) * 0.25
}
