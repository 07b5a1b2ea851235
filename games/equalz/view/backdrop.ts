/** What lives around the slate: twinkling stars, drifting chalk digits, the owl, lights on their way to the greenhouse. */
import { glow } from '../../kit/paint/backdrop.ts'
import { breath, clamp, easeInOut, hop, mix } from '../../kit/paint/easing.ts'
import type { Frame } from '../../kit/view.ts'
import { letter } from '../../kit/paint/lettering.ts'
import { sprites, stamp } from '../../kit/paint/sprite.ts'
import type { Stage } from '../../kit/paint/stage.ts'
import { FLIGHT, type Happenings } from './effects.ts'
import { drawInside, paneMiddle, tracePane } from './house.ts'
import { beadMiddle, cellMiddle, type Layout, type Spot } from './layout.ts'
import { linesOf } from '../rules/lines.ts'
import { drawOwl, drawPupils, type OwlMood } from './owl.ts'
import type { Marking, State } from '../rules.ts'
import { drawScene } from './backdrop.ts'

/** Where chalk digits drift: parts of the frame. */
const CHALK = [
  ['3', 0.04, 0.42],
  ['7', 0.93, 0.26],
  ['9', 0.24, 0.4],
  ['4', 0.97, 0.56],
  ['6', 0.22, 0.12],
  ['2', 0.78, 0.1],
] as const
const TWINKLES = 9
/** Seconds. */
const GLAD = 1.4
const BLINK = 0.14

export function openGarden(stage: Stage, happenings: Happenings) {
  const { pen } = stage
  let bake = sprites(stage)
  let layout: Layout | undefined

  function renew(next: Layout): void {
    if (next === layout) return
    layout = next
    bake = sprites(stage)
  }

  const light = () => bake('light', 64, 64, (to) => glow(to, 0, 0, 32, '255,224,130', 1), 1)

  function drawLife(time: number, still: boolean): void {
    const { width, height } = stage
    const big = Math.min(150, Math.max(width, height) * 0.13)
    for (const [i, [digit, x, y]] of CHALK.entries()) {
      const sprite = bake(`chalk${digit}`, big * 1.4, big * 1.4, (to) =>
        letter(to, digit, 0, 0, big, { fill: 'rgba(160,148,255,.2)', outline: 0 }),
      )
      const t = still ? 0 : time * 0.35 + i * 1.9
      stamp(
        pen,
        sprite,
        x * width + Math.cos(t) * 8,
        y * height + Math.sin(t * 1.3) * 12,
        1,
        1,
        Math.sin(t * 0.7 + i) * 0.22,
      )
    }
    const twinkle = bake('twinkle', 30, 30, (to) => {
      to.fillStyle = '#fff'
      to.beginPath()
      for (let i = 0; i < 8; i++) {
        const reach = i % 2 ? 3 : 13
        to.lineTo(Math.cos((i * Math.PI) / 4) * reach, Math.sin((i * Math.PI) / 4) * reach)
      }
      to.fill()
    })
    for (let i = 0; i < TWINKLES; i++) {
      pen.globalAlpha = still ? 0.5 : 0.15 + 0.8 * breath(time + i * 1.7, 3 + (i % 4))
      stamp(
        pen,
        twinkle,
        ((i * 0.379 + 0.08) % 1) * width,
        ((i * 0.213 + 0.05) % 0.7) * height,
        0.4 + (i % 3) * 0.22,
      )
    }
    pen.globalAlpha = 1
  }

  function drawLights(at: Layout, time: number, still: boolean): void {
    const { house, size } = at
    const bright = linesOf(size).map((line) => happenings.pane(line))
    const share = bright.reduce((sum, one) => sum + one, 0) / bright.length
    if (share === 0) return
    const halo = bake(
      'halo',
      house.width * 2,
      house.width * 2,
      (to) => glow(to, 0, 0, house.width, '255,196,96', 0.75),
      0.5,
    )
    pen.globalAlpha = share
    stamp(pen, halo, house.x, house.y - house.height * 0.4)
    pen.globalAlpha = 1
    for (const [line, one] of bright.entries()) {
      if (one === 0) continue
      const middle = paneMiddle(house, size, line)
      const pane = bake(`pane${line}`, house.width * (1 / size + 0.2), house.height * 0.45, (to) => {
        to.translate(house.x - middle.x, house.y - middle.y)
        drawInside(to, house, size)
        // Of all that light the pane keeps its own shape; a clip would leave its slant in steps.
        to.globalCompositeOperation = 'destination-in'
        to.fillStyle = '#000'
        tracePane(to, house, size, line)
        to.fill()
      })
      pen.globalAlpha = one
      stamp(pen, pane, middle.x, middle.y)
    }
    // Fireflies come for the light.
    for (let i = 0; i < Math.round(share * 8); i++) {
      const t = still ? i : time * 0.4 + i * 2.1
      pen.globalAlpha = still ? 0.7 : 0.3 + 0.6 * breath(time + i, 2.4)
      stamp(
        pen,
        light(),
        house.x + Math.sin(t * 1.1 + i) * house.width * 0.62,
        house.y - house.height * (0.35 + 0.4 * Math.sin(t * 0.8 + i * 1.3)),
        0.28,
      )
    }
    pen.globalAlpha = 1
  }

  function moodOf(time: number, doubtful: boolean): OwlMood {
    if (happenings.glad < GLAD || happenings.won < Infinity) return 'glad'
    if (doubtful) return 'unsure'
    return time % 4.3 < BLINK || (time + 0.35) % 8.6 < BLINK ? 'blink' : 'calm'
  }

  return {
    paneOf: (at: Layout, line: number) => paneMiddle(at.house, at.size, line),

    drawBehind({ time, still }: Frame<State, Marking>, at: Layout): void {
      renew(at)
      const { width, height } = stage
      const scene = bake('scene', width, height, (to) => drawScene(to, width, height, at))
      stamp(pen, scene, width / 2, height / 2)
      drawLife(time, still)
      drawLights(at, time, still)
    },

    /** It is in doubt while a line cannot come true. */
    drawOwl(frame: Frame<State, Marking>, at: Layout, looked: Spot | undefined, doubtful: boolean): void {
      const { time, still } = frame
      const { x, y, height } = at.owl
      const mood = moodOf(time, doubtful)
      const sprite = bake(`owl${mood}`, height * 1.3, height * 1.3, (to) => {
        to.translate(0, height * 0.55)
        drawOwl(to, height, mood)
      })
      const glad = mood === 'glad' && !still
      const jump = glad
        ? hop((happenings.glad * 2.4) % 1) * (happenings.glad < 0.84 || happenings.won < 2 ? 1 : 0)
        : 0
      const tall = still ? 1 : 1 + 0.015 * Math.sin(time * 2) + 0.06 * jump
      const tilt = mood === 'unsure' ? -0.12 : 0
      pen.save()
      pen.translate(x, y - jump * height * 0.16)
      pen.rotate(tilt)
      pen.scale(2 - tall, tall)
      stamp(pen, sprite, 0, -height * 0.55)
      if (mood === 'calm' || mood === 'unsure') {
        const to = looked
          ? looked.kind === 'cell'
            ? cellMiddle(at, looked.at)
            : beadMiddle(at, looked.at)
          : { x: at.slate.x + at.slate.side / 2, y: at.slate.y + at.slate.side / 2 }
        const far = Math.hypot(to.x - x, to.y - y + height * 0.6) || 1
        drawPupils(pen, height, (to.x - x) / far, (to.y - y + height * 0.6) / far)
      }
      pen.restore()
    },

    drawFlights(at: Layout, size: number, still: boolean): void {
      if (still) return
      for (const { line, from } of happenings.flights) {
        const start = beadMiddle(at, line)
        const end = paneMiddle(at.house, at.size, line)
        // A few glows behind each other make a tail.
        for (let tail = 0; tail < 5; tail++) {
          const t = clamp((happenings.now - from) / FLIGHT - tail * 0.05)
          if (t <= 0) continue
          const way = easeInOut(t)
          const lift = hop(way) * Math.hypot(end.x - start.x, end.y - start.y) * 0.25
          pen.globalAlpha = 1 - tail * 0.19
          stamp(
            pen,
            light(),
            mix(start.x, end.x, way),
            mix(start.y, end.y, way) - lift,
            size * (0.95 - tail * 0.14),
          )
        }
      }
      pen.globalAlpha = 1
    },
  }
}
