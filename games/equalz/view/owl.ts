/** Draws the owl: it blinks, watches the touched spot, enjoys every lamp and doubts lines that cannot become true. */
import { blot, fillPath, line, ring, withShades } from '../../kit/paint/brush.ts'
import { blinks, hop } from '../../kit/paint/easing.ts'
import { stamp, type Bake, type Pen } from '../../kit/paint/sprite.ts'
import type { Stage } from '../../kit/paint/stage.ts'
import type { Frame, Point } from '../../kit/view.ts'
import type { Marking, State } from '../rules/state.ts'
import { GLADNESS, WINNING, type Effects } from './effects.ts'
import type { Layout } from './layout.ts'
import { paletteOf, type Palette } from './looks.ts'

type Mood = 'calm' | 'blink' | 'glad' | 'unsure'

const RIM = '#ffcf4a'
const ORANGE = '#ffb02e'
const PUPIL = '#2b1a86'

/** As fractions of the owl's height, from its feet. The body runs from the left foot over both tufts and down again. */
const BODY =
  'M-.2-.03C-.48-.16-.46-.62-.36-.78Q-.38-.9-.4-.99Q-.24-.95-.16-.87Q0-.91 .16-.87Q.24-.95 .4-.99' +
  'Q.38-.9 .36-.78C.46-.62 .48-.16 .2-.03Q0 .02-.2-.03'
const BILL = 'M-.05-.53Q0-.57 .05-.53Q.02-.45 0-.43Q-.02-.45-.05-.53'
const EYES = { apart: 0.165, y: -0.6, radius: 0.135 }

export function createOwl(stage: Stage, effects: Effects) {
  const { pen } = stage

  function moodOf(time: number, doubtful: boolean): Mood {
    if (effects.glad < GLADNESS || effects.won < Infinity) return 'glad'
    if (doubtful) return 'unsure'
    return blinks(time, 4.3) || blinks(time + 0.35, 8.6) ? 'blink' : 'calm'
  }

  return {
    /** Looks at a point, and doubts while a line cannot become true. */
    draw(
      { time, still }: Frame<State, Marking>,
      { owl: { x, y, height } }: Layout,
      bake: Bake,
      to: Point,
      doubtful: boolean,
    ): void {
      const mood = moodOf(time, doubtful)
      const sprite = bake(`owl${mood}`, height * 1.3, height * 1.3, (sheet) => {
        sheet.translate(0, height * 0.55)
        drawOwl(sheet, height, mood, paletteOf(stage.look))
      })
      const jumps = mood === 'glad' && !still && (effects.glad < 0.84 || effects.won < WINNING)
      const jump = jumps ? hop((effects.glad * 2.4) % 1) : 0
      const tall = still ? 1 : 1 + 0.015 * Math.sin(time * 2) + 0.06 * jump
      pen.save()
      pen.translate(x, y - jump * height * 0.16)
      pen.rotate(mood === 'unsure' ? -0.12 : 0)
      pen.scale(2 - tall, tall)
      stamp(pen, sprite, 0, -height * 0.55)
      if (mood === 'calm' || mood === 'unsure') {
        const [dx, dy] = [to.x - x, to.y - y + height * 0.6]
        const far = Math.hypot(dx, dy) || 1
        drawPupils(pen, height, dx / far, dy / far)
      }
      pen.restore()
    },
  }
}

/** Draws the owl without pupils, its feet at the origin. */
export function drawOwl(pen: Pen, high: number, mood: Mood, { owl }: Palette): void {
  pen.save()
  pen.scale(high, high)
  drawBody(pen, owl)
  for (const [path, colour] of owl.face ?? []) fillPath(pen, path, colour)
  for (const side of [-1, 1]) drawEye(pen, side, mood, owl)
  pen.strokeStyle = RIM
  pen.lineWidth = 0.028
  pen.beginPath()
  pen.moveTo(-0.035, EYES.y)
  pen.quadraticCurveTo(0, EYES.y - 0.04, 0.035, EYES.y)
  pen.stroke()
  fillPath(pen, BILL, ORANGE)
  for (const [path, colour] of owl.dress ?? []) fillPath(pen, path, colour)
  if (mood === 'unsure') {
    pen.strokeStyle = owl.deep
    pen.lineWidth = 0.035
    pen.lineCap = 'round'
    for (const side of [-1, 1]) line(pen, side * 0.08, -0.8, side * 0.25, -0.755)
  }
  pen.restore()
}

function drawBody(pen: Pen, { light, body, deep, belly, wing }: Palette['owl']): void {
  for (const side of [-1, 1]) blot(pen, ORANGE, side * 0.12, -0.02, 0.085, 0.04)
  const shades = withShades(pen.createRadialGradient(-0.12, -0.65, 0.05, 0, -0.4, 0.6), {
    0: light,
    0.55: body,
    1: deep,
  })
  fillPath(pen, BODY, shades)
  blot(pen, belly, 0, -0.24, 0.22, 0.21)
  pen.strokeStyle = light
  pen.lineWidth = 0.022
  pen.lineCap = 'round'
  for (const [x, y] of [
    [-0.08, -0.33],
    [0.08, -0.33],
    [0, -0.24],
    [-0.12, -0.2],
    [0.12, -0.2],
  ] as const) {
    pen.beginPath()
    pen.arc(x, y, 0.04, 0.4, Math.PI - 0.4)
    pen.stroke()
  }
  for (const side of [-1, 1]) blot(pen, wing, side * 0.34, -0.32, 0.1, 0.23, side * -0.22)
}

function drawEye(pen: Pen, side: number, mood: Mood, { light }: Palette['owl']): void {
  const { apart, y, radius } = EYES
  const shut = mood === 'glad' || mood === 'blink'
  blot(pen, shut ? light : '#fff', side * apart, y, radius)
  ring(pen, RIM, side * apart, y, radius, 0.032)
  if (!shut) return
  pen.strokeStyle = PUPIL
  pen.lineWidth = 0.04
  pen.lineCap = 'round'
  pen.beginPath()
  if (mood === 'glad') pen.arc(side * apart, y + 0.045, 0.075, Math.PI + 0.25, -0.25)
  else pen.arc(side * apart, y - 0.02, 0.075, 0.35, Math.PI - 0.35)
  pen.stroke()
}

/** Draws pupils that look in a direction; x and y from −1 to 1. */
export function drawPupils(pen: Pen, high: number, x: number, y: number): void {
  for (const side of [-1, 1]) {
    const at = (side * EYES.apart + x * 0.045) * high
    const up = (EYES.y + y * 0.045) * high
    blot(pen, PUPIL, at, up, high * 0.07)
    blot(pen, '#fff', at + high * 0.022, up - high * 0.026, high * 0.022)
  }
}
