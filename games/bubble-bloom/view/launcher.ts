/** Places and poses Mo at the launcher, and draws the number of shots until the bed sinks. */
import { breath } from '../../kit/paint/easing.ts'
import { letter } from '../../kit/paint/lettering.ts'
import type { Point } from '../../kit/view.ts'
import { roomLeft, rules, untilSinking, type State } from '../rules.ts'
import { radians } from '../rules/flight.ts'
import type { Layout } from './layout.ts'
import type { Pose } from './mole.ts'

/** Blossoms by which Mo is raised on the title screen, where the card would hide him. */
const RAISED = 3.3
/** Free rows below which the bed is in danger. */
const DANGER = 2

export const isInDanger = (state: State) => roomLeft(state) < DANGER

/** Raises Mo and his seeds above the card of the title screen. `idle` is 1 there and 0 during play. */
export function raised(layout: Layout, idle: number): Layout {
  const up = ({ x, y }: Point) => ({ x, y: y - idle * RAISED * layout.unit })
  const [next, last] = layout.waiting
  return { ...layout, muzzle: up(layout.muzzle), waiting: [up(next), up(last)] }
}

/** `thrown` is the time since the last shot, in seconds. `sway` is the time, or 0 for a still picture. */
export function poseOf(state: State, aim: number, thrown: number, sway: number): Pose {
  const outcome = rules.outcome(state)
  const [beat, height] = outcome === 'won' ? [6, 0.35] : [1.5, 0.04]
  return {
    aim: radians(aim),
    mood: outcome === 'lost' ? 'sad' : isInDanger(state) || thrown < 0.4 ? 'wow' : 'glad',
    thrown,
    leap: Math.abs(Math.sin(sway * beat)) * height,
  }
}

/** Draws the number of shots until the bed sinks, on the pot. */
export function drawCount(
  pen: CanvasRenderingContext2D,
  state: State,
  { unit, muzzle }: Layout,
  now: number,
): void {
  const left = untilSinking(state)
  const urgent = left < 3
  const size = unit * (urgent ? 0.5 + 0.05 * breath(now, 0.8) : 0.5)
  letter(pen, `▼${left}`, muzzle.x, muzzle.y + unit * 2.12, size, {
    fill: urgent ? '#ffe27a' : '#fff',
    edge: '#6a1f00',
  })
}
