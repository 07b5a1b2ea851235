/** Draws clouds, balloons and gulls above the harbour. */
import { blot, dots, line, shaded } from '../../kit/paint/brush.ts'
import { TONES } from '../../kit/paint/palette.ts'
import { scatter } from '../../kit/paint/scatter.ts'
import { stamp, stampOnPixels, type Bake, type Sprite } from '../../kit/paint/sprite.ts'
import type { Stage } from '../../kit/paint/stage.ts'
import type { Camera } from './camera.ts'

const TAU = Math.PI * 2

/** Air in a frame: the visible wind, and how far it has carried the clouds. */
export interface AirFrame {
  readonly time: number
  readonly drift: number
  readonly wind: number
  readonly still: boolean
}

const PUFFS = [
  [-1.2, 0.25, 0.5],
  [-0.55, -0.15, 0.7],
  [0.3, -0.3, 0.82],
  [1.1, 0.1, 0.6],
  [0, 0.35, 0.6],
] as const

export function createAirborne(stage: Stage, bake: Bake) {
  const { pen } = stage

  /** Clouds at every height with parallax; the wind drives them. */
  function drawClouds({ rise, unit }: Camera, drift: number, dark: number): void {
    const { width, height } = stage
    pen.globalAlpha = 0.92 - dark * 0.55
    const count = Math.ceil(width / 320) + 2
    for (let i = 0; i < count; i++) {
      const near = 0.25 + scatter(i, 5) * 0.3
      const sprite = cloudSprite(bake, i % 3, unit)
      const span = height + sprite.height * 2
      const y = ((scatter(i, 6) * span * 0.62 + rise * near) % span) - sprite.height
      const run = width + sprite.width
      const x = ((((scatter(i, 7) * run + drift * near * 2) % run) + run) % run) - sprite.width / 2
      stampOnPixels(pen, sprite, x, y)
    }
    pen.globalAlpha = 1
  }

  /** Between the roofs and the stars. */
  function drawBalloons({ rise, unit }: Camera, time: number, still: boolean): void {
    for (let i = 0; i < 4; i++) {
      const size = unit * (0.9 + scatter(i, 8) * 0.5)
      const bob = still ? 0 : Math.sin(time * 0.7 + i) * 6
      const y = stage.height * 0.3 - (9 + i * 11) * unit * 0.5 + rise * 0.5 + bob
      if (y < -size * 3 || y > stage.height + size * 2) continue
      const sway = still ? 0 : Math.sin(time * 0.3 + i * 2) * 14
      stamp(pen, balloonSprite(bake, i, size), stage.width * (i % 2 ? 0.86 : 0.13) + sway, y)
    }
  }

  /** Gulls by day; they fly faster in a gale. */
  function drawGulls({ rise, unit }: Camera, { time, wind, still }: AirFrame, dark: number): void {
    const fade = 1 - dark
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
      const run = width + 120
      const gone = (t + i * 230) % run
      const x = (i % 2 ? gone : run - gone) - 60
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
    /** `dark` is 0 by day and 1 at night. */
    draw(camera: Camera, air: AirFrame, dark: number): void {
      drawClouds(camera, air.drift, dark)
      drawBalloons(camera, air.time, air.still)
      drawGulls(camera, air, dark)
    },
  }
}

function cloudSprite(bake: Bake, n: number, unit: number): Sprite {
  const size = unit * (1.1 + n * 0.45)
  return bake(
    `cloud${n}`,
    size * 4.4,
    size * 2.4,
    (pen) => {
      // The shaded underside, then the white body a little higher.
      for (const [down, colour] of [
        [0.1, '#c4d4ec'],
        [0, '#ffffff'],
      ] as const)
        dots(pen, colour, ...PUFFS.map(([x, y, r]) => [x * size, (y + down) * size, r * size] as const))
    },
    1,
  )
}

function balloonSprite(bake: Bake, n: number, size: number): Sprite {
  return bake(`balloon${n}`, size * 2.6, size * 4.2, (pen) => {
    const tone = TONES[n % TONES.length] ?? TONES[0]
    pen.scale(size, size)
    pen.strokeStyle = '#5a3418'
    pen.lineWidth = 0.04
    for (const side of [-1, 1]) line(pen, side * 0.5, 0.3, side * 0.2, 1.3)
    const body = new Path2D()
    body.ellipse(0, -0.4, 1, 1.1, 0, 0, TAU)
    pen.save()
    pen.clip(body)
    pen.fillStyle = tone.true
    pen.fillRect(-2, -2, 4, 4)
    blot(pen, '#fff4d8', 0, -0.4, 0.72, 1.1)
    blot(pen, tone.light, 0, -0.4, 0.5, 1.1)
    blot(pen, tone.true, 0, -0.4, 0.22, 1.1)
    const light = ['rgba(255,255,255,.45)', 'rgba(255,255,255,0)', 'rgba(40,10,60,.35)']
    pen.fillStyle = shaded(pen, [-1, -1], [1, 1], light)
    pen.fillRect(-2, -2, 4, 4)
    pen.restore()
    pen.fillStyle = '#a8693a'
    pen.beginPath()
    pen.roundRect(-0.26, 1.25, 0.52, 0.42, 0.1)
    pen.fill()
  })
}
