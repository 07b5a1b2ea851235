/** The farmyard behind it all: sky, sun and moon, clouds, hills, barn and mill, a fence, chicks that follow what happens. */
import { glow, hills, sky, whole } from '../../kit/paint/backdrop.ts'
import { clamp, hop } from '../../kit/paint/easing.ts'
import { disc, face, glossy, star } from '../../kit/paint/glossy.ts'
import { CREAM, GREEN, ORANGE, RED, YELLOW } from '../../kit/paint/palette.ts'
import { scatter } from '../../kit/paint/scatter.ts'
import { stamp, type Bake, type Pen } from '../../kit/paint/sprite.ts'
import type { Stage } from '../../kit/paint/stage.ts'
import { dots, ink, outline } from './brush.ts'
import { lightAt, SKIES } from './hours.ts'

export interface Mood {
  readonly time: number
  readonly still: boolean
  /** Seconds since there was something to rejoice at. */
  readonly cheer: number
}

const NIGHT = '#1a1152'

/** A red barn with white boards, 100 wide. */
export function drawBarn(pen: Pen): void {
  glossy(pen, outline('M-50 0V-48L-30-82H30L50-48V0z'), 60, RED, { shadow: 0, shine: 0.1 })
  pen.fillStyle = '#00000018'
  for (let x = -46; x < 50; x += 8) pen.fillRect(x, -78, 1.5, 78)
  pen.strokeStyle = '#fff1de'
  pen.lineWidth = 3
  pen.stroke(outline('M-22 0V-36H22V0M-22-36L22 0M22-36L-22 0M0-36V0'))
  pen.fillStyle = '#4a1420'
  pen.fillRect(-9, -64, 18, 16)
  pen.strokeRect(-9, -64, 18, 16)
  pen.lineJoin = pen.lineCap = 'round'
  pen.lineWidth = 6
  pen.strokeStyle = '#5c2233'
  pen.stroke(outline('M-54-44L-32-84H32L54-44'))
}

function drawTree(pen: Pen): void {
  pen.fillStyle = '#7a4a22'
  pen.fillRect(-5, -30, 10, 32)
  for (const [cx, cy, r] of [
    [-18, -40, 20],
    [18, -40, 20],
    [0, -60, 24],
  ] as const) {
    pen.save()
    pen.translate(cx, cy)
    glossy(pen, disc(r), r, GREEN, { shadow: 0, shine: 0.2 })
    pen.restore()
  }
  for (let i = 0; i < 6; i++) dots(pen, '#ff5f6e', [scatter(i) * 56 - 28, -66 + scatter(i + 9) * 34, 3])
}

/** The mill without its sails; they turn about its top, 92 above the ground. */
function drawMill(pen: Pen): void {
  glossy(pen, outline('M-22 0L-14-84H14L22 0z'), 70, CREAM, { shadow: 0, shine: 0.2 })
  glossy(pen, outline('M-18-82L0-108 18-82z'), 40, RED, { shadow: 0, shine: 0.2 })
  ink(pen, '#6b3a14', 'M-7 0V-20A7 7 0 0 1 7-20V0z')
}

/** Everything that stands still, in a box of the frame's width; `unit` is pixels in a unit. */
function drawLand(pen: Pen, width: number, height: number, unit: number): void {
  const area = whole(width, height)
  hills(pen, area, '#a6dfb0', height * 0.2, height * 0.06, 2)
  hills(pen, area, '#79cb84', height * 0.34, height * 0.05, 3)
  const put = (x: number, y: number, size: number, draw: (pen: Pen) => void) => {
    pen.save()
    pen.translate(x, y)
    pen.scale(size, size)
    draw(pen)
    pen.restore()
  }
  const [left, right, floor] = [-width / 2, width / 2, -height / 2]
  for (const [x, y, size] of [
    [0.03, 0.5, 1],
    [0.27, 0.42, 0.65],
    [0.68, 0.42, 0.7],
    [0.74, 0.45, 0.9],
    [0.98, 0.52, 1.1],
  ] as const)
    put(left + width * x, floor + height * y, size * unit, drawTree)
  put(left + width * 0.13, floor + height * 0.53, unit * 1.5, drawBarn)
  put(right - width * 0.13, floor + height * 0.53, unit * 1.35, drawMill)
  hills(pen, area, '#57b865', height * 0.56, height * 0.02, 3)
  // The fence, along the near rise.
  pen.fillStyle = '#fff6e4'
  for (let x = left; x < right; x += 30 * unit) {
    pen.beginPath()
    pen.roundRect(x, floor + height * 0.55, 8 * unit, 36 * unit, 4 * unit)
    pen.fill()
  }
  for (const down of [8, 22]) pen.fillRect(left, floor + height * 0.55 + down * unit, width, 4.5 * unit)
  hills(pen, area, '#43a556', height * 0.68, height * 0.015, 4)
  hills(pen, area, '#37954c', height * 0.86, height * 0.012, 3)
  for (let i = 0; i < width / 26; i++) {
    const [x, y] = [left + scatter(i) * width, floor + height * (0.7 + 0.28 * scatter(i + 50))]
    put(x, y, unit * (0.6 + scatter(i + 99) * 0.6), i % 4 ? drawTuft : drawDaisy)
  }
}

function drawTuft(pen: Pen): void {
  pen.strokeStyle = '#7fd66f'
  pen.lineWidth = 2.4
  pen.lineCap = 'round'
  pen.stroke(outline('M0 0Q-1-7-5-10M0 0V-13M0 0Q1-7 6-9'))
}

function drawDaisy(pen: Pen): void {
  pen.fillStyle = '#fff'
  pen.fill(star(6.5, 6, 0.6))
  dots(pen, YELLOW.true, [0, 0, 2.4])
}

export function drawChick(pen: Pen, bake: Bake, x: number, y: number, size: number, turn: number): void {
  const chick = bake('chick', 70, 70, (pen) => {
    pen.strokeStyle = ORANGE.true
    pen.lineWidth = 3
    pen.lineCap = 'round'
    pen.stroke(outline('M-6 14v7h-4M6 14v7h4'))
    glossy(pen, disc(17), 16, YELLOW, { shadow: 0.4 })
    face(pen, 17, '#3a1f14', 'calm')
    ink(pen, ORANGE.true, 'M-4 3Q0-1 4 3 0 9-4 3z')
    pen.stroke(outline('M0-17q-3-6-7-5M0-17q1-7 5-7'))
  })
  stamp(pen, chick, x, y, size / 17, size / 17, turn)
}

export function openFarm(stage: Stage, bake: Bake) {
  const { pen } = stage

  function drawSky(tick: number, time: number): void {
    const { width, height } = stage
    const { sky: now, next, blend, dark, hour } = lightAt(tick)
    const strip = (i: number) => bake(`sky${i}`, 4, height, (pen) => sky(pen, whole(4, height), SKIES[i]), 1)
    pen.drawImage(strip(now).image, 0, 0, width, height)
    pen.globalAlpha = blend
    if (blend > 0) pen.drawImage(strip(next).image, 0, 0, width, height)
    pen.globalAlpha = clamp((dark - 0.3) * 1.4)
    if (dark > 0.3)
      stamp(
        pen,
        bake('stars', width, height * 0.6, (pen) => {
          pen.fillStyle = '#fff'
          for (let i = 0; i < 70; i++) {
            pen.globalAlpha = 0.3 + scatter(i) * 0.7
            pen.fillRect((scatter(i + 7) - 0.5) * width, (scatter(i + 31) - 0.5) * height * 0.6, 1.6, 1.6)
          }
        }),
        width / 2,
        height * 0.3,
      )
    pen.globalAlpha = 1
    const size = Math.min(width, height) * 0.09
    // The sun has the day, the moon what comes after; each rises on the left and sets on the right.
    for (const [body, part] of [
      ['sun', (hour + 0.06) / 0.8],
      ['moon', (hour - 0.68) / 0.5],
    ] as const) {
      if (part <= 0 || part >= 1) continue
      const [x, y] = [width * (0.06 + 0.88 * part), height * (0.62 - 0.5 * hop(part))]
      stamp(pen, lamp(body, size), x, y)
    }
    for (let i = 0; i < 4; i++) {
      const run = width + 260
      const x = ((time * (5 + i * 2) + scatter(i + 3) * run) % run) - 130
      pen.globalAlpha = 0.85 - dark * 0.6
      stamp(pen, cloud(), x, height * (0.1 + 0.11 * i), 0.55 + scatter(i) * 0.6)
    }
    pen.globalAlpha = 1
  }

  const lamp = (body: 'sun' | 'moon', size: number) =>
    bake(body, size * 7, size * 7, (pen) => {
      glow(pen, 0, 0, size * 3.4, body === 'sun' ? '255,240,170' : '220,220,255', 0.8)
      pen.scale(size, size)
      dots(pen, body === 'sun' ? '#fff3b0' : '#f2f0ff', [0, 0, 0.7])
      if (body === 'moon') dots(pen, '#cfc9f088', [-0.2, -0.1, 0.16], [0.25, 0.2, 0.12], [0.1, -0.35, 0.08])
    })

  const cloud = () =>
    bake('cloud', 200, 80, (pen) =>
      dots(pen, '#ffffffd8', [-50, 10, 20], [-20, -4, 28], [18, 2, 24], [50, 12, 18]),
    )

  /** Twice: by day, and with the night laid over it. */
  function land(night: boolean, width: number, height: number, unit: number) {
    return bake(
      `land${night}`,
      width,
      height,
      (pen) => {
        drawLand(pen, width, height, unit)
        if (!night) return
        pen.globalCompositeOperation = 'source-atop'
        pen.globalAlpha = 0.68
        pen.fillStyle = NIGHT
        pen.fillRect(-width / 2, -height / 2, width, height)
        pen.globalAlpha = 1
        pen.fillStyle = '#ffd977'
        const x = -width / 2 + width * 0.13
        pen.fillRect(x - 11 * unit, -height / 2 + height * 0.53 - 94 * unit, 22 * unit, 20 * unit)
        glow(pen, x, -height / 2 + height * 0.53 - 84 * unit, 60 * unit, '255,217,119', 0.7)
      },
      Math.min(stage.ratio, 1.5),
    )
  }

  function drawSails(x: number, y: number, unit: number, turn: number, dark: number): void {
    const sails = bake('sails', 110 * unit, 110 * unit, (pen) => {
      pen.scale(unit, unit)
      for (let i = 0; i < 4; i++) {
        pen.rotate(Math.PI / 2)
        pen.fillStyle = '#fff6e4'
        pen.fillRect(2, -50, 13, 36)
        pen.fillStyle = '#7a4a22'
        pen.fillRect(-1.5, -52, 3.5, 52)
      }
    })
    pen.globalAlpha = 1 - dark * 0.5
    stamp(pen, sails, x, y, 1, 1, turn)
    pen.globalAlpha = 1
  }

  return {
    /** Behind the chutes. */
    behind(tick: number, { time, still }: Mood): void {
      const { width, height } = stage
      const { dark } = lightAt(tick)
      const moved = still ? 0 : time
      drawSky(tick, moved)
      const high = height * 0.62
      const unit = clamp(Math.min(width / 640, height / 620), 0.62, 1.6)
      const foot = height - high
      stamp(pen, land(false, width, high, unit), width / 2, height - high / 2)
      if (dark > 0.02) {
        pen.globalAlpha = dark
        stamp(pen, land(true, width, high, unit), width / 2, height - high / 2)
        pen.globalAlpha = 1
      }
      drawSails(width * 0.87, foot + high * 0.53 - 118 * unit, unit * 1.2, moved * 0.5, dark)
      if (dark < 0.5) return
      // Fireflies, each in a slow breath of its own.
      for (let i = 0; i < 14; i++) {
        pen.globalAlpha = (dark - 0.5) * 2 * (0.5 + 0.5 * Math.sin(moved * 1.4 + i * 2))
        const x = width * scatter(i) + Math.sin(moved * 0.5 + i) * 24
        dots(pen, '#f4ff9a', [
          x,
          height * (0.6 + 0.36 * scatter(i + 5)) + Math.cos(moved * 0.7 + i) * 14,
          2.4,
        ])
      }
      pen.globalAlpha = 1
    },
    /** Chicks on both sides of the baskets, who hop when there is reason to. */
    chicks({ time, still, cheer }: Mood): void {
      const { width, height } = stage
      const size = clamp(width * 0.022, 9, 17)
      for (let i = 0; i < 4; i++) {
        const walk = still ? 0 : Math.sin(time * 0.35 + i * 2.1)
        const x = width * ([0.06, 0.2, 0.82, 0.95][i] ?? 0.5) + walk * size * 2
        const jump = still
          ? 0
          : hop((cheer - i * 0.07) * 2.4) * size * 1.6 + Math.abs(Math.sin(time * 5 + i)) * 1.5
        drawChick(pen, bake, x, height - size * (1.9 - (i % 2) * 0.5) - jump, size, walk * 0.1)
      }
    },
  }
}
