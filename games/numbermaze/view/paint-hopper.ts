/** Poses Hop for the current frame: dropping in, flying, nudging, resting, celebrating. */
import { blot } from '../../kit/paint/brush.ts'
import { blinks, clamp, hop as arch } from '../../kit/paint/easing.ts'
import type { Bake, Pen } from '../../kit/paint/sprite.ts'
import { STEPS } from '../../kit/rules/ways.ts'
import { cellsApart } from '../rules/board.ts'
import { numberAt, terrainOf } from '../rules/terrain.ts'
import { paintArc } from './arc.ts'
import { drawHopper, stamping } from './hopper.ts'
import { nudge, poseOf, REST, settle, type Pose } from './hopping.ts'
import { between, middleOf } from './layout.ts'
import type { BoardFrame, Whereabouts } from './board-frame.ts'

/** In cells: half the body's width, and the distance of the feet below the tile's centre. */
const SIZE = 0.29
const FEET = 0.3
/** Delay and duration of Hop's drop into a new garden, in seconds. */
const DROP_AFTER = 0.2
const DROP = 0.28

function poseNow({ state, animations, now, still }: BoardFrame, { hop }: Whereabouts): Pose {
  if (hop) return poseOf(hop, cellsApart(state.board, hop.from, hop.to), now)
  const dropped = now - animations.arrived - DROP_AFTER
  if (dropped < DROP && animations.hops.length === 0) {
    const t = clamp(dropped / DROP)
    return { ...REST, lift: (1 - t * t) * 2.2, wide: 0.9, high: 1.12, ears: -1, flying: true }
  }
  if (dropped < DROP + 0.34 && animations.hops.length === 0) return { ...REST, ...settle(dropped - DROP) }
  if (still) return REST
  if (state.at === state.board.goal) {
    const t = (now * 1.7) % 1
    return {
      ...REST,
      lift: arch(t) * 0.42,
      wide: 1 - 0.08 * arch(t),
      high: 1 + 0.1 * arch(t),
      ears: 1 - 2 * t,
    }
  }
  const breathing = Math.sin(now * 2.6) * 0.022
  return { ...REST, wide: 1 - breathing, high: 1 + breathing, ears: twitch(now) }
}

/** Twitches an ear every few seconds. */
const twitch = (now: number) => (now % 3.7 < 0.22 ? arch((now % 3.7) / 0.22) * 0.5 : 0)

export function paintHopper(pen: Pen, bake: Bake, frame: BoardFrame, where: Whereabouts): void {
  const { state, layout, animations, now, still, palette } = frame
  const pose = poseNow(frame, where)
  const { x, y, scale } = between(layout, where.hop?.from ?? where.at, where.at, pose.along)
  const unit = layout.cell * scale
  const { refused } = animations
  const [px, py] = refused ? STEPS[refused.way] : [0, 0]
  const push = refused ? nudge(now - refused.at) * unit : 0
  const feet = y + unit * FEET

  const shadow = `rgba(90,25,0,${0.34 / (1 + pose.lift)})`
  blot(pen, shadow, x + px * push, feet, unit * SIZE * 1.05 * (1 + pose.lift * 0.12), unit * 0.085)
  if (where.hop?.style === 'leap' && pose.flying)
    paintArc(pen, layout, where.hop.from, where.hop.to, pose.along - 0.06, 0.05)

  const home = state.at === state.board.goal
  const number =
    where.hop && pose.along < 0.6
      ? where.hop.number
      : numberAt(terrainOf(state.board), state.memory, where.at)
  const way = where.hop ? Math.sign(middleOf(layout, where.hop.to).x - middleOf(layout, where.hop.from).x) : 0
  drawHopper(pen, stamping(pen, bake), palette, {
    x: x + px * push,
    y: feet + py * push - pose.lift * unit,
    size: unit * SIZE,
    wide: pose.wide,
    high: pose.high,
    ears: pose.ears,
    lean: still ? 0 : pose.flying ? way * 0.16 : px * push * 0.006,
    mood: pose.flying ? 'wow' : push > 0 ? 'calm' : !still && blinks(now, 2.9) ? 'blink' : 'glad',
    number: home && pose.along >= 0.6 ? 0 : number,
  })
}
