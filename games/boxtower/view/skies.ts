/** The air above the harbour: morning at the quay, evening over the roofs, night and stars for those who build that high. */
import { glow } from '../../kit/paint/backdrop.ts'
import { clamp, mix } from '../../kit/paint/easing.ts'
import { TONES } from '../../kit/paint/palette.ts'
import { scatter } from '../../kit/paint/scatter.ts'
import { stamp, type Bake, type Pen, type Sprite } from '../../kit/paint/sprite.ts'
import type { Stage } from '../../kit/paint/stage.ts'
import type { Camera } from './camera.ts'
import { BEYOND } from './harbour.ts'

const TAU = Math.PI * 2

/** From the zenith down, and the altitude in ells at which each is whole. */
const SKIES = [
  { at: 0, colours: ['#3aa0e8', '#8fd3f5', '#d8f3f2', '#fff1cf'] },
  { at: 14, colours: ['#2f7fd6', '#6fb7f0', '#ffe0b0', '#ffc58a'] },
  { at: 30, colours: ['#5a3f9e', '#d9667a', '#ff9a5a', '#ffd98a'] },
  { at: 48, colours: ['#2a1f6b', '#6a3fa8', '#c95fa8', '#ff9fa0'] },
  { at: 70, colours: ['#0b0f3a', '#1c1f66', '#3b2f8f', '#6a4fb8'] },
] as const
const NIGHT = 48

/** 0 by day, 1 at night. */
export const darkAt = (altitude: number) => clamp((altitude - NIGHT + 14) / 30)

const rgb = (colour: string) => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))

/** The colours of the air at an altitude, from the zenith down: those of the two skies around it, mixed. */
export function skyAt(altitude: number): string[] {
  const n = Math.max(
    0,
    SKIES.findLastIndex(({ at }) => altitude >= at),
  )
  const here = SKIES[n] ?? SKIES[0]
  const next = SKIES[n + 1] ?? here
  const part = clamp((altitude - here.at) / (next.at - here.at || 1))
  return here.colours.map((colour, i) => {
    const other = rgb(next.colours[i] ?? colour)
    return `rgb(${rgb(colour).map((light, c) => Math.round(mix(light, other[c] ?? light, part)))})`
  })
}

export function openSkies(stage: Stage, bake: Bake) {
  const { pen } = stage

  let fill: CanvasGradient | undefined
  let [filledFor, epoch] = [-1, -1]

  /** The gradient is made anew when the view has climbed a little: the steps between are too small to be seen. */
  function drawSky(altitude: number): void {
    const step = Math.round(altitude * 4)
    if (!fill || step !== filledFor || epoch !== stage.epoch) {
      fill = pen.createLinearGradient(0, 0, 0, stage.height)
      for (const [i, colour] of skyAt(step / 4).entries()) fill.addColorStop(i / 3, colour)
      filledFor = step
      epoch = stage.epoch
    }
    pen.fillStyle = fill
    pen.fillRect(-BEYOND, -BEYOND, stage.width + BEYOND * 2, stage.height + BEYOND * 2)
  }

  function drawStars(altitude: number, rise: number, time: number, still: boolean): void {
    const dark = clamp((altitude - 36) / 26)
    if (!dark) return
    const { width, height } = stage
    pen.fillStyle = '#fff'
    for (let i = 0; i < 70; i++) {
      const y = (scatter(i) * height + rise * 0.04) % height
      const twinkle = still ? 0.8 : 0.6 + 0.4 * Math.sin(time * (1 + scatter(i, 3)) + i)
      pen.globalAlpha = dark * twinkle * (1 - (y / height) * 0.6)
      const size = 1 + scatter(i, 2) * 1.6
      pen.fillRect(scatter(i, 1) * width, y, size, size)
    }
    pen.globalAlpha = 1
  }

  function drawSun({ altitude, unit }: Camera): void {
    const size = Math.min(unit * 1.5, 90)
    const down = clamp(altitude / 44)
    const sun = bake(
      'sun',
      size * 8,
      size * 8,
      (pen) => {
        glow(pen, 0, 0, size * 4, '255,244,196', 0.9)
        pen.fillStyle = '#fff8d8'
        pen.beginPath()
        pen.arc(0, 0, size * 0.62, 0, TAU)
        pen.fill()
      },
      1,
    )
    const moon = bake('moon', size * 6, size * 6, (pen) => {
      glow(pen, 0, 0, size * 3, '214,222,255', 0.5)
      pen.fillStyle = '#fdf6dc'
      pen.beginPath()
      pen.arc(0, 0, size * 0.6, 0, TAU)
      pen.fill()
      pen.fillStyle = 'rgba(198,188,216,.7)'
      for (const [x, y, r] of [
        [-0.2, -0.15, 0.14],
        [0.22, 0.1, 0.1],
        [-0.05, 0.3, 0.12],
      ] as const) {
        pen.beginPath()
        pen.arc(x * size, y * size, r * size, 0, TAU)
        pen.fill()
      }
    })
    const { width, height } = stage
    if (down < 1) stamp(pen, sun, width * 0.2, height * mix(0.2, 0.98, down))
    const night = clamp((altitude - 46) / 24)
    if (!night) return
    pen.globalAlpha = night
    stamp(pen, moon, width * 0.8, height * mix(0.55, 0.3, night))
    pen.globalAlpha = 1
  }

  function cloudSprite(n: number, unit: number): Sprite {
    const size = unit * (1.1 + n * 0.45)
    return bake(
      `cloud${n}`,
      size * 4.4,
      size * 2.4,
      (pen) => {
        const puffs = [
          [-1.2, 0.25, 0.5],
          [-0.55, -0.15, 0.7],
          [0.3, -0.3, 0.82],
          [1.1, 0.1, 0.6],
          [0, 0.35, 0.6],
        ] as const
        for (const [dx, colour] of [
          [0.1, '#c4d4ec'],
          [0, '#ffffff'],
        ] as const) {
          pen.fillStyle = colour
          pen.beginPath()
          for (const [x, y, r] of puffs) {
            pen.moveTo((x + r) * size, (y + dx) * size)
            pen.arc(x * size, (y + dx) * size, r * size, 0, TAU)
          }
          pen.fill()
        }
      },
      1,
    )
  }

  /** Clouds at every height, nearer ones larger and faster; the wind drives them. */
  function drawClouds({ rise, unit, altitude }: Camera, drift: number): void {
    const { width, height } = stage
    pen.globalAlpha = 0.92 - darkAt(altitude) * 0.55
    const count = Math.ceil(width / 320) + 2
    for (let i = 0; i < count; i++) {
      const near = 0.25 + scatter(i, 5) * 0.3
      const sprite = cloudSprite(i % 3, unit)
      const span = height + sprite.height * 2
      const y = ((scatter(i, 6) * span * 0.62 + rise * near) % span) - sprite.height
      const run = width + sprite.width
      const x = ((((scatter(i, 7) * run + drift * near * 2) % run) + run) % run) - sprite.width / 2
      stamp(pen, sprite, x, y)
    }
    pen.globalAlpha = 1
  }

  /** Balloons between the roofs and the stars. */
  function drawBalloons({ rise, unit }: Camera, time: number, still: boolean): void {
    for (let i = 0; i < 4; i++) {
      const size = unit * (0.9 + scatter(i, 8) * 0.5)
      const y =
        stage.height * 0.3 -
        (9 + i * 11) * unit * 0.5 +
        rise * 0.5 +
        (still ? 0 : Math.sin(time * 0.7 + i) * 6)
      if (y < -size * 3 || y > stage.height + size * 2) continue
      const side = i % 2 ? 0.86 : 0.13
      stamp(
        pen,
        balloonSprite(bake, i, size),
        stage.width * side + (still ? 0 : Math.sin(time * 0.3 + i * 2) * 14),
        y,
      )
    }
  }

  /** Gulls by day: two strokes each, flapping; in a gale they fly with it. */
  function drawBirds({ rise, unit, altitude }: Camera, time: number, wind: number, still: boolean): void {
    const fade = 1 - darkAt(altitude)
    if (fade < 0.05) return
    pen.globalAlpha = fade
    pen.strokeStyle = '#fff'
    pen.lineCap = pen.lineJoin = 'round'
    const { width, height } = stage
    pen.lineWidth = unit * 0.066
    pen.beginPath()
    for (let i = 0; i < 5; i++) {
      const size = unit * (0.22 + scatter(i, 9) * 0.16)
      const t = still ? i * 50 : time * (22 + i * 7) * (1 + Math.abs(wind))
      const way = i % 2 ? 1 : -1
      const run = width + 120
      const x = (way > 0 ? (t + i * 230) % run : run - ((t + i * 230) % run)) - 60
      const y =
        (height * (0.14 + 0.11 * i) + rise * 0.45 + Math.sin(time + i) * (still ? 0 : 9)) % (height * 0.8)
      const flap = still ? 0.3 : Math.sin(time * 7 + i * 2) * 0.6
      pen.moveTo(x - size, y - flap * size)
      pen.quadraticCurveTo(x - size * 0.4, y - size * 0.35, x, y)
      pen.quadraticCurveTo(x + size * 0.4, y - size * 0.35, x + size, y - flap * size)
    }
    pen.stroke()
    pen.globalAlpha = 1
  }

  return {
    draw(
      camera: Camera,
      { time, drift, wind, still }: { time: number; drift: number; wind: number; still: boolean },
    ) {
      drawSky(camera.altitude)
      drawStars(camera.altitude, camera.rise, time, still)
      drawSun(camera)
      drawClouds(camera, drift)
      drawBalloons(camera, time, still)
      drawBirds(camera, time, wind, still)
      // Bad weather takes some of the light away.
      const gloom = Math.abs(wind) * 0.2
      if (gloom < 0.01) return
      pen.globalAlpha = gloom
      pen.fillStyle = '#344260'
      pen.fillRect(-BEYOND, -BEYOND, stage.width + BEYOND * 2, stage.height + BEYOND * 2)
      pen.globalAlpha = 1
    },
  }
}

function balloonSprite(bake: Bake, n: number, size: number): Sprite {
  return bake(`balloon${n}`, size * 2.6, size * 4.2, (pen: Pen) => {
    const tone = TONES[n % TONES.length] ?? TONES[0]
    pen.strokeStyle = '#5a3418'
    pen.lineWidth = size * 0.04
    pen.beginPath()
    for (const side of [-1, 1]) {
      pen.moveTo(side * size * 0.5, size * 0.3)
      pen.lineTo(side * size * 0.2, size * 1.3)
    }
    pen.stroke()
    const body = new Path2D()
    body.ellipse(0, -size * 0.4, size, size * 1.1, 0, 0, TAU)
    pen.save()
    pen.clip(body)
    pen.fillStyle = tone.true
    pen.fillRect(-size * 2, -size * 2, size * 4, size * 4)
    pen.fillStyle = '#fff4d8'
    for (const wide of [0.72, 0.22]) {
      pen.fillStyle = wide > 0.5 ? '#fff4d8' : tone.true
      pen.beginPath()
      pen.ellipse(0, -size * 0.4, size * wide, size * 1.1, 0, 0, TAU)
      pen.fill()
      if (wide > 0.5) {
        pen.fillStyle = tone.light
        pen.beginPath()
        pen.ellipse(0, -size * 0.4, size * 0.5, size * 1.1, 0, 0, TAU)
        pen.fill()
      }
    }
    const light = pen.createLinearGradient(-size, -size, size, size)
    light.addColorStop(0, 'rgba(255,255,255,.45)')
    light.addColorStop(0.5, 'rgba(255,255,255,0)')
    light.addColorStop(1, 'rgba(40,10,60,.35)')
    pen.fillStyle = light
    pen.fillRect(-size * 2, -size * 2, size * 4, size * 4)
    pen.restore()
    pen.fillStyle = '#a8693a'
    pen.beginPath()
    pen.roundRect(-size * 0.26, size * 1.25, size * 0.52, size * 0.42, size * 0.1)
    pen.fill()
  })
}
