/** What counts, on the canvas: height marks and medal flags in the air, spares, blossoms and the next crate on a board. */
import { clamp, wobble } from '../kit/easing.ts'
import { letter } from '../kit/lettering.ts'
import { stamp, type Bake } from '../kit/sprite.ts'
import type { Stage } from '../kit/stage.ts'
import type { Camera } from './camera.ts'
import { crateSprite } from './crateart.ts'
import { YARD } from './curve.ts'
import { kindOf } from './kinds.ts'
import type { Yard } from './rules.ts'
import { sparesLeft } from './words.ts'

const METALS = ['#d98443', '#b9c4d8', '#ffc52e'] as const
const METRE = 100
/** CSS pixels that the board takes. */
const BOARD = 140
const TAU = Math.PI * 2

export function openMarks(stage: Stage, bake: Bake) {
  const { pen } = stage

  /** A pennant at the height that earns a medal. */
  function flag(y: number, unit: number, colour: string, text: string): void {
    const wide = unit * 1.5
    const high = Math.max(20, unit * 0.46)
    pen.strokeStyle = 'rgba(255,255,255,.75)'
    pen.lineWidth = 2
    pen.setLineDash([unit * 0.2, unit * 0.2])
    pen.beginPath()
    pen.moveTo(wide, y)
    pen.lineTo(stage.width, y)
    pen.stroke()
    pen.setLineDash([])
    pen.fillStyle = colour
    pen.beginPath()
    pen.moveTo(0, y - high / 2)
    pen.lineTo(wide + 12, y - high / 2)
    pen.lineTo(wide, y)
    pen.lineTo(wide + 12, y + high / 2)
    pen.lineTo(0, y + high / 2)
    pen.fill()
    letter(pen, text, wide / 2 + 4, y + 1, high * 0.68, { outline: 0, fill: '#2a1458' })
  }

  /** How clear a mark at this height is of the board in the corner. */
  const clear = (y: number) => clamp((y - stage.safe.top - BOARD) / 30)

  return {
    draw(camera: Camera, medals: readonly number[], { height }: Yard): void {
      const { unit } = camera
      const metre = (METRE / YARD.ell) * unit
      const zero = camera.y(0)
      const first = Math.max(1, Math.floor((zero - stage.height) / metre))
      for (let n = first; zero - n * metre > 0; n++) {
        if (medals.includes(n * METRE)) continue
        const y = zero - n * metre
        pen.globalAlpha = clear(y)
        pen.fillStyle = 'rgba(255,255,255,.7)'
        pen.fillRect(0, y - 1, unit * 0.32, 2)
        if (camera.zoom > 0.6)
          letter(pen, `${n} m`, unit * 0.42, y, Math.max(12, unit * 0.25), { align: 'left', outline: 0.28 })
      }
      pen.globalAlpha = 1
      for (const [i, medal] of medals.entries()) {
        const y = zero - (medal / METRE) * metre
        if (y < -30 || y > stage.height + 30) continue
        pen.globalAlpha = clear(y)
        flag(y, Math.min(unit, 52), METALS[i] ?? '#fff', `${medal / METRE} m${height >= medal ? ' ✓' : ''}`)
        pen.globalAlpha = 1
      }
    },

    /** Spare crates and the garland under the score, the next crate under the buttons. */
    board(yard: Yard, streakAge: number): void {
      const { safe } = stage
      const top = safe.top + 6
      const size = 22
      for (let i = 0; i < YARD.spare; i++) {
        const x = safe.left + 26 + i * (size + 8)
        const whole = i < sparesLeft(yard)
        pen.globalAlpha = whole ? 1 : 0.75
        pen.fillStyle = whole ? '#7a4516' : 'rgba(42,20,88,.55)'
        pen.beginPath()
        pen.roundRect(x - size / 2, top, size, size, 5)
        pen.fill()
        pen.strokeStyle = whole ? '#ffcf8a' : '#fff'
        pen.lineWidth = whole ? 4 : 2.5
        pen.beginPath()
        if (whole) {
          pen.roundRect(x - size / 2 + 3, top + 3, size - 6, size - 6, 3)
          pen.moveTo(x - size / 2 + 4, top + size - 4)
          pen.lineTo(x + size / 2 - 4, top + 4)
        } else {
          pen.moveTo(x - 6, top + 5)
          pen.lineTo(x + 6, top + size - 5)
          pen.moveTo(x + 6, top + 5)
          pen.lineTo(x - 6, top + size - 5)
        }
        pen.stroke()
      }
      pen.globalAlpha = 1
      for (let i = 0; i < YARD.garland; i++) {
        const lit = i < yard.streak
        const pulse = lit && i === yard.streak - 1 ? wobble(Math.min(1, streakAge * 2)) : 1
        flower(safe.left + 24 + i * 24, top + size + 20, 4.4 * pulse, lit)
      }
      const x = safe.left + 52
      const y = top + 92
      pen.fillStyle = 'rgba(42,20,88,.62)'
      pen.beginPath()
      pen.roundRect(x - 38, y - 34, 76, 76, 14)
      pen.fill()
      letter(pen, 'NEXT', x, y - 21, 12, { outline: 0 })
      const { wide, high } = kindOf(yard.next)
      const sprite = crateSprite(bake, yard.next, Math.min(stage.width / 7.2, stage.height / 13))
      const scale = Math.min(
        58 / ((wide / (wide + 0.5)) * sprite.width),
        42 / ((high / (high + 0.5)) * sprite.height),
      )
      stamp(pen, sprite, x, y + 13, scale)
    },
  }

  function flower(x: number, y: number, size: number, lit: boolean): void {
    pen.fillStyle = lit ? '#ff9fd0' : 'rgba(42,20,88,.45)'
    pen.strokeStyle = '#fff'
    pen.lineWidth = 1.5
    pen.beginPath()
    for (let i = 0; i < 5; i++) {
      const angle = (i / 5) * TAU - TAU / 4
      const [px, py] = [x + Math.cos(angle) * size, y + Math.sin(angle) * size]
      pen.moveTo(px + size * 0.8, py)
      pen.arc(px, py, size * 0.8, 0, TAU)
    }
    pen.stroke()
    pen.fill()
    pen.fillStyle = lit ? '#ffd21f' : 'rgba(255,255,255,.5)'
    pen.beginPath()
    pen.arc(x, y, size * 0.7, 0, TAU)
    pen.fill()
  }
}
