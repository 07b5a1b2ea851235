/** Draws the companion bee, which rests beside the bed and flies along every line that blooms. */
import { blot, dab, downwards, polygon } from '../../kit/paint/brush.ts'
import { clamp, easeInOut, mix } from '../../kit/paint/easing.ts'
import { face, glossy, oval, type Mood } from '../../kit/paint/glossy.ts'
import { stamp, type Pen } from '../../kit/paint/sprite.ts'
import type { Point } from '../../kit/view.ts'
import type { Palette, Wardrobe } from './looks.ts'

const DARK = '#3a2410'
/** Seconds of flight between two places. */
const LEG = 0.42

export interface Bee {
  /** Visits these places in order, then flies home. */
  visit(places: readonly Point[]): void
  draw(
    pen: Pen,
    wardrobe: Wardrobe,
    size: number,
    home: Point,
    time: number,
    still: boolean,
    mood: Mood,
  ): void
  /** Whether it is on its way. */
  readonly isMoving: boolean
}

export function createBee(): Bee {
  let route: readonly Point[] = []
  /** When and where the current route started. */
  let left: number | undefined
  let from: Point = { x: 0, y: 0 }
  let now = 0
  let at: Point | undefined
  let lean = 0

  /** The current position on the route; home after its end. */
  function place(home: Point): Point {
    if (left === undefined) return home
    const stops = [from, ...route, home]
    const leg = (now - left) / LEG
    const i = Math.floor(leg)
    const [a, b] = [stops[i], stops[i + 1]]
    if (!a || !b) {
      left = undefined
      return home
    }
    const t = easeInOut(leg - i)
    return { x: mix(a.x, b.x, t), y: mix(a.y, b.y, t) - Math.sin(t * Math.PI) * 14 }
  }

  return {
    visit(places) {
      route = places
      left = now
      if (at) from = at
    },
    draw(pen, wardrobe, size, home, time, still, mood) {
      now = time
      const goal = still ? home : place(home)
      lean = at ? clamp((goal.x - at.x) * 0.05, -0.35, 0.35) : 0
      at = goal
      const clock = still ? 0 : time
      const x = goal.x + Math.sin(clock * 1.1) * size * 0.1
      const y = goal.y + Math.sin(clock * 2.3) * size * 0.14
      drawBee(pen, wardrobe, size, { x, y }, still ? 0 : time, lean, mood)
    },
    get isMoving() {
      return left !== undefined || lean !== 0
    },
  }
}

/** Draws a bee of any size; the distant swarm uses it too. */
export function drawBee(
  pen: Pen,
  { bake, palette }: Wardrobe,
  size: number,
  { x, y }: Point,
  time: number,
  lean = 0,
  mood: Mood = 'glad',
): void {
  const beat = 0.55 + 0.45 * Math.abs(Math.sin(time * 22 + 1))
  const wing = bake(`wing${size}`, size * 1.4, size * 1.8, (to) => drawWing(to, size))
  for (const side of [-1, 1])
    stamp(pen, wing, x + size * (0.1 + side * 0.2), y - size * 0.62, 1, beat, side * 0.42 + lean)
  const body = bake(`bee${size}${mood}`, size * 3.4, size * 3, (to) => drawBody(to, palette, size, mood))
  stamp(pen, body, x, y, 1, 1, lean - 0.14)
}

function drawWing(pen: Pen, size: number): void {
  const wing = oval(size * 0.34, size * 0.62)
  const glass = ['rgba(255,255,255,.95)', 'rgba(175,225,255,.75)']
  pen.fillStyle = downwards(pen, -size * 0.7, size * 0.7, glass)
  pen.fill(wing)
  pen.strokeStyle = 'rgba(40,90,140,.4)'
  pen.lineWidth = size * 0.04
  pen.stroke(wing)
}

export function drawBody(pen: Pen, { bee, stripes }: Palette, size: number, mood: Mood): void {
  const body = oval(size, size * 0.76)
  const sting = [0.9, -0.12, 1.26, 0.06, 0.9, 0.2]
  polygon(
    pen,
    DARK,
    sting.map((at) => at * size),
  )
  pen.strokeStyle = DARK
  pen.lineWidth = size * 0.09
  pen.lineCap = 'round'
  for (const [x, tip] of [
    [-0.62, -1.02],
    [-0.36, -0.66],
  ] as const) {
    pen.beginPath()
    pen.moveTo(size * x, -size * 0.6)
    pen.quadraticCurveTo(size * x, -size * 0.98, size * tip, -size * 1.04)
    pen.stroke()
    dab(pen, size * tip, -size * 1.04, size * 0.1)
  }
  glossy(pen, body, size * 0.85, bee, { shadow: 0.8 })
  pen.save()
  pen.clip(body)
  pen.lineCap = 'butt'
  pen.lineWidth = size * 0.24
  pen.strokeStyle = stripes
  for (const x of [0.3, 0.78]) {
    pen.beginPath()
    pen.moveTo(size * x, -size)
    pen.quadraticCurveTo(size * (x + 0.22), 0, size * x, size)
    pen.stroke()
  }
  blot(pen, 'rgba(255,255,255,.35)', -size * 0.05, -size * 0.44, size * 0.6, size * 0.2)
  pen.restore()
  pen.translate(-size * 0.4, -size * 0.06)
  for (const side of [-1, 1])
    blot(pen, 'rgba(255,93,143,.5)', side * size * 0.36, size * 0.26, size * 0.12, size * 0.08)
  face(pen, size * 0.8, DARK, mood)
}
