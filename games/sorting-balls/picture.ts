/** Paints one frame: the greenhouse, the tubes with their balls, and what asks for attention. */
import { glow } from '../kit/backdrop.ts'
import { bounce, breath, clamp, easeOut, hop, mix } from '../kit/easing.ts'
import type { Frame, Point } from '../kit/game.ts'
import { CONFETTI } from '../kit/palette.ts'
import { particles } from '../kit/particles.ts'
import { sprites, stamp } from '../kit/sprite.ts'
import type { Stage } from '../kit/stage.ts'
import { drawBack, drawCork, drawFront } from './glass.ts'
import { drawBall, kindAt, type Mood } from './kinds.ts'
import { above, slot, type Layout, type Place } from './layout.ts'
import { canMove, isCorked, isOpen, kindOf, rules, type Move, type State } from './rules.ts'
import { bulbs, drawScene } from './scene.ts'
import type { Travel } from './travel.ts'

/** What the player is about to do. */
export interface Attention {
  readonly picked: number | undefined
  /** Where a dragged ball is held. */
  readonly finger: Point | undefined
  readonly cursor: number | undefined
  readonly hovered: number | undefined
}

const TAU = Math.PI * 2
const GOLD = '#ffe27a'
const FIREFLIES = 9

export function openPicture(stage: Stage, travel: Travel) {
  const { pen } = stage
  const bake = sprites(stage)
  const bits = particles(320)

  function drawRoom(layout: Layout, key: string, time: number, still: boolean): void {
    const { width, height } = stage
    stamp(
      pen,
      bake(key, width, height, (to) => drawScene(to, width, height, layout)),
      width / 2,
      height / 2,
    )
    const light = bake('light', 80, 80, (to) => glow(to, 0, 0, 40, '255,220,140', 0.9), 1)
    for (const [i, { x, y }] of bulbs(width, height).entries()) {
      pen.globalAlpha = still ? 0.7 : 0.55 + 0.3 * Math.sin(time * 0.9 + i * 2.1)
      stamp(pen, light, x, y + 4)
    }
    for (let i = 0; i < FIREFLIES; i++) {
      const t = still ? i : time * 0.12 + i * 1.7
      pen.globalAlpha = still ? 0.6 : 0.25 + 0.6 * breath(time + i * 0.9, 3.4)
      const x = width * (0.5 + 0.47 * Math.sin(t * 1.3 + i * 2.4))
      const y = height * (0.42 + 0.3 * Math.sin(t * 1.9 + i) + 0.02 * Math.sin(t * 9))
      stamp(pen, light, x, y, 0.26)
    }
    pen.globalAlpha = 1
  }

  function moodOf(state: State, ball: number, tube: number, lifted: boolean, time: number): Mood {
    if (lifted) return 'eager'
    const corked = travel.since('corked', tube)
    if (corked !== undefined && corked > -0.1 && isCorked(state, state.tubes[tube] ?? [])) return 'happy'
    // Each blinks in its own time.
    return (time + ball * 1.37) % (3.1 + (ball % 5) * 0.7) < 0.13 ? 'blink' : 'calm'
  }

  const ballSprite = (state: State, ball: number, size: number, mood: Mood) => {
    const kind = kindAt(state.level, kindOf(state, ball))
    const radius = size * 0.49
    return bake(`${kind.name}${mood}${size}`, size * 1.5, size * 1.5, (to) =>
      drawBall(to, radius, kind, mood),
    )
  }

  function drawOne(
    frame: Frame<State, Move>,
    { ball: size }: Layout,
    attention: Attention,
    tube: number,
    under: number,
  ): void {
    const { state, time, still, hint } = frame
    const balls = state.tubes[tube] ?? []
    const ball = balls[under]
    if (ball === undefined) return
    const isTop = under === balls.length - 1
    const lifted = isTop && attention.picked === tube
    const pose = travel.pose(ball, tube, under)
    let { x, y } = pose
    if (lifted && attention.finger) [x, y] = [attention.finger.x, attention.finger.y - size * 0.4]
    else if (lifted && !still) y += Math.sin(time * 4) * size * 0.045
    const corked = travel.since('corked', tube)
    // Those who are together at last hop for joy, one after the other.
    if (corked !== undefined && corked > 0 && !still)
      y -= size * 0.07 * hop(((corked * 2.2 - under * 0.22) % 2.4) * 1.6)
    const asked = isTop && hint?.from === tube && !lifted
    const grow = asked ? 1 + 0.08 * breath(time, 0.8) : lifted ? 1.05 : 1
    const mood = moodOf(state, ball, tube, lifted || asked, time)
    stamp(pen, ballSprite(state, ball, size, mood), x, y, pose.wide * grow, pose.high * grow, pose.turn)
  }

  function drawTube(
    frame: Frame<State, Move>,
    layout: Layout,
    attention: Attention,
    tube: number,
    place: Place,
  ): void {
    const { state, still } = frame
    const { ball } = layout
    const deep = place.floor - place.mouth
    const size = { ball, deep }
    const box = [ball * 1.6, deep * 2 + ball] as const
    const refused = travel.since('refused', tube)
    pen.save()
    if (refused !== undefined && refused < 0.4 && !still) {
      pen.translate(place.x, place.floor)
      pen.rotate(Math.sin(refused * 42) * 0.05 * (1 - refused / 0.4))
      pen.translate(-place.x, -place.floor)
    }
    stamp(
      pen,
      bake(`back${ball}${deep}`, ...box, (to) => drawBack(to, size)),
      place.x,
      place.mouth,
    )
    state.tubes.forEach((balls, home) =>
      balls.forEach((one, under) => {
        if (travel.glassOf(one, home) === tube) drawOne(frame, layout, attention, home, under)
      }),
    )
    stamp(
      pen,
      bake(`front${ball}${deep}`, ...box, (to) => drawFront(to, size)),
      place.x,
      place.mouth,
    )
    drawCorkOf(tube, place, ball)
    pen.restore()
  }

  function drawCorkOf(tube: number, { x, mouth }: Place, ball: number): void {
    const cork = bake(`cork${ball}`, ball * 1.4, ball * 1.2, (to) => drawCork(to, ball))
    const on = travel.since('corked', tube)
    const off = travel.since('uncorked', tube)
    if (on !== undefined && on > 0) {
      const t = clamp(on / 0.36)
      pen.globalAlpha = clamp(t * 4)
      stamp(pen, cork, x, mouth - mix(ball * 1.7, 0, bounce(t)))
    } else if (off !== undefined && off < 0.35) {
      pen.globalAlpha = 1 - off / 0.35
      stamp(pen, cork, x + off * ball * 2, mouth - easeOut(off / 0.35) * ball * 1.6, 1, 1, off * 5)
    }
    pen.globalAlpha = 1
  }

  /** A ring of light around a rim: here the lifted ball may go. */
  function drawWelcome({ x, mouth }: Place, ball: number, time: number, still: boolean): void {
    pen.strokeStyle = GOLD
    pen.lineWidth = Math.max(2, ball * 0.07)
    pen.globalAlpha = still ? 0.85 : 0.55 + 0.4 * breath(time, 1.1)
    pen.beginPath()
    pen.ellipse(x, mouth, ball * 0.66, ball * 0.16, 0, 0, TAU)
    pen.stroke()
    pen.globalAlpha = 1
  }

  function drawCursor({ x, mouth, floor }: Place, ball: number, time: number, still: boolean): void {
    const half = ball * 0.68
    pen.strokeStyle = '#fff'
    pen.lineWidth = 3
    pen.beginPath()
    pen.roundRect(x - half, mouth - ball * 0.22, half * 2, floor - mouth + ball * 0.38, half)
    pen.stroke()
    const tip = floor + ball * 0.22 + (still ? 0 : breath(time, 0.9) * 4)
    const wide = Math.max(7, ball * 0.2)
    pen.fillStyle = '#fff'
    pen.beginPath()
    pen.moveTo(x, tip)
    pen.lineTo(x + wide, tip + wide * 1.1)
    pen.lineTo(x - wide, tip + wide * 1.1)
    pen.fill()
  }

  /** Beads that run from the ball to its goal, and an arrowhead over the rim. */
  function drawHint(layout: Layout, state: State, { from, to }: Move, time: number, still: boolean): void {
    const [source, target] = [layout.places[from], layout.places[to]]
    if (!source || !target) return
    const { ball } = layout
    const start = slot(layout, source, (state.tubes[from]?.length ?? 1) - 1)
    const end = above(layout, target)
    const peak = Math.min(source.mouth, target.mouth) - ball * 1.1
    pen.fillStyle = GOLD
    for (let i = 0; i < 12; i++) {
      const u = (i + (still ? 0.5 : (time * 1.6) % 1)) / 12
      const [a, b, c] = [(1 - u) ** 2, 2 * u * (1 - u), u * u]
      pen.globalAlpha = clamp(Math.min(u, 1 - u) * 6)
      pen.beginPath()
      pen.arc(
        a * start.x + (b * (start.x + end.x)) / 2 + c * end.x,
        a * start.y + b * (peak * 2 - (start.y + end.y) / 2) * 0.5 + b * ((start.y + end.y) / 4) + c * end.y,
        ball * 0.075,
        0,
        TAU,
      )
      pen.fill()
    }
    pen.globalAlpha = 1
    const tip = target.mouth - ball * 0.06 - (still ? 0 : breath(time, 0.8) * ball * 0.16)
    pen.strokeStyle = '#5a2a00'
    pen.lineWidth = 2
    pen.beginPath()
    pen.moveTo(target.x, tip)
    pen.lineTo(target.x + ball * 0.3, tip - ball * 0.4)
    pen.lineTo(target.x - ball * 0.3, tip - ball * 0.4)
    pen.closePath()
    pen.fill()
    pen.stroke()
  }

  function celebrate(layout: Layout, state: State, still: boolean): void {
    for (const { kind, tube } of travel.due()) {
      const place = layout.places[tube]
      if (!place) continue
      const { x, mouth, floor } = place
      const { ball } = layout
      const top = state.tubes[tube]?.at(-1)
      const { tone } = kindAt(state.level, kindOf(state, top ?? 0))
      const size = ball * 0.11
      if (kind === 'land') {
        const y = slot(layout, place, (state.tubes[tube]?.length ?? 1) - 1).y + ball * 0.45
        bits.burst({
          x,
          y,
          count: 7,
          colours: [tone.light, '#fff'],
          speed: ball * 2.2,
          gravity: 0,
          life: 0.35,
          size: size * 0.7,
          shape: 'dot',
        })
      } else if (!still) {
        const upward = {
          angle: -Math.PI / 2,
          spread: kind === 'won' ? 1.3 : 1.9,
          gravity: 620,
          shape: 'bit' as const,
        }
        const colours = kind === 'won' ? CONFETTI : [tone.light, tone.true, '#fff', GOLD]
        bits.burst({
          x,
          y: mouth,
          count: kind === 'won' ? 16 : 34,
          colours,
          speed: ball * (kind === 'won' ? 10 : 8),
          life: 1.3,
          size: size * 1.3,
          ...upward,
        })
        bits.burst({
          x,
          y: (mouth + floor) / 2,
          count: 1,
          colours: [tone.light],
          speed: 0,
          gravity: 0,
          life: 0.6,
          size: ball * 0.9,
          shape: 'ring',
        })
      }
    }
  }

  return {
    draw(frame: Frame<State, Move>, layout: Layout, attention: Attention): void {
      const { state, time, delta, still, hint } = frame
      const { picked, cursor, hovered } = attention
      const { ball, places } = layout
      celebrate(layout, state, still)
      drawRoom(layout, `room${places.length}/${state.height}`, time, still)
      places.forEach((place, tube) => {
        const busy = travel.since('refused', tube)
        if (tube === hovered && (picked !== undefined || isOpen(state, tube)) && busy === undefined) {
          pen.fillStyle = 'rgba(255,244,220,.16)'
          pen.beginPath()
          pen.roundRect(
            place.x - ball * 0.68,
            place.mouth - ball * 0.2,
            ball * 1.36,
            place.floor - place.mouth + ball * 0.3,
            ball * 0.68,
          )
          pen.fill()
        }
        drawTube(frame, layout, attention, tube, place)
        if (picked !== undefined && canMove(state, { from: picked, to: tube }))
          drawWelcome(place, ball, time, still)
        if (tube === cursor) drawCursor(place, ball, time, still)
      })
      state.tubes.forEach((balls, tube) =>
        balls.forEach((one, under) => {
          if (travel.glassOf(one, tube) === undefined) drawOne(frame, layout, attention, tube, under)
        }),
      )
      if (hint && rules.outcome(state) === 'playing') drawHint(layout, state, hint, time, still)
      bits.draw(pen, delta, still)
    },
  }
}
