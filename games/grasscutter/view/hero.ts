/** Draws the mower in motion: dented by bumps, sinking into tunnels, hopping for joy. */
import { blinks, hop, mix } from '../../kit/paint/easing.ts'
import { stamp, type Bake, type Pen } from '../../kit/paint/sprite.ts'
import { STEPS, type Way } from '../../kit/rules/ways.ts'
import type { Frame, Point } from '../../kit/view.ts'
import { levels, type State } from '../rules.ts'
import { middleOf, type Layout } from './layout.ts'
import type { Palette } from './looks.ts'
import { drawMower, type Expression } from './mower.ts'
import { tileSprite } from './tile-sprite.ts'
import { BUMP, type Travel } from './travel.ts'

/** Seconds until the mower notices a dead end. */
const REALISE = 0.6
/** Leaps for joy per second, and how long they last: a whole number of leaps. */
const LEAPS = 2.1
export const CHEERING = 6 / LEAPS

/** The mower's centre on the screen. */
export function mowerAt(layout: Layout, { pose }: Travel): Point {
  const [a, b] = [middleOf(layout, pose.from), middleOf(layout, pose.to)]
  // The mower is hidden between the two mouths of a tunnel.
  const along = pose.sinks ? Math.round(pose.share) : pose.share
  return { x: mix(a.x, b.x, along), y: mix(a.y, b.y, along) }
}

/** The result draws the mower; `cheer` is the time since the lawn was finished, or 0. */
export function createHero(pen: Pen, bake: Bake, travel: Travel, layout: Layout, palette: Palette) {
  const { cell: tile } = layout
  /** Cached dead-end check of a state. Runs once per state, after the move has been shown. */
  let judged: { readonly state: State; readonly stuck: boolean } | undefined

  return ({ state, since, time, still }: Frame<State, Way>, { x, y }: Point, cheer: number): void => {
    const { way, driving, bumped, bumpWay, sinks, share } = travel.pose
    const won = cheer > 0
    if (judged?.state !== state && since > REALISE) judged = { state, stuck: levels.stuck?.(state) === true }
    const mood = judged?.state === state && judged.stuck ? 'sad' : 'glad'
    const expression: Expression = driving ? 'wow' : blinks(time, 3.7) ? 'blink' : mood
    const facing = won ? 'down' : way
    const sprite = tileSprite(bake, layout, `mower${facing}${expression}`, (to) =>
      drawMower(to, facing, expression, palette),
    )
    const dent = still || driving ? 0 : hop(bumped / BUMP) * 0.16
    const [bumpX, bumpY] = STEPS[bumpWay]
    const across = Math.abs(bumpX)
    const hum = still ? 0 : Math.sin(time * (driving ? 60 : 34)) * 0.008
    const depth = sinks && !still ? hop(share) : 0
    const joy = won && cheer < CHEERING && !still ? hop((cheer * LEAPS) % 1) * 0.3 : 0
    stamp(
      pen,
      sprite,
      x + bumpX * dent * tile * 0.5,
      y + (bumpY * dent * 0.5 - 0.1 + hum - joy) * tile,
      1 + dent * mix(0.7, -1, across) - depth,
      1 + dent * mix(-1, 0.7, across) - depth,
      Math.sin(cheer * 6.6) * joy * 0.4,
    )
  }
}
