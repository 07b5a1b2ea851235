/** Draws what is upright on a gravel tile and may move: the bars of bends and turnstiles, posts, and planks. */
import { easeOut, mix } from '../../kit/paint/easing.ts'
import { BROWN, ORANGE } from '../../kit/paint/palette.ts'
import { stamp, type Bake } from '../../kit/paint/sprite.ts'
import type { Stage } from '../../kit/paint/stage.ts'
import { drawBar, drawPlank, drawPost, FLAT } from './features.ts'
import { middleOf, type Layout } from './layout.ts'
import { tileSprite } from './tile-sprite.ts'
import type { Travel } from './travel.ts'

const EIGHTH = Math.PI / 4
/** Rotation of the bars of bends and turnstiles, in radians. */
const BARS: Readonly<Record<string, number>> = { b: EIGHTH, p: EIGHTH, d: -EIGHTH, q: -EIGHTH }

/** The result draws the feature at a place, and returns whether the sign is one of these features. */
export function createMovingFeatures(
  { pen, strong }: Pick<Stage, 'pen' | 'strong'>,
  bake: Bake,
  layout: Layout,
  travel: Travel,
) {
  /** Draws a bar across its tile. A turnstile's bar swings round. */
  function drawTurned(place: number, sign: string, angle: number, share: number): void {
    const { x, y } = middleOf(layout, place)
    const hasHub = sign === 'p' || sign === 'q'
    const bar = tileSprite(bake, layout, `bar${hasHub}`, (to) =>
      drawBar(to, hasHub ? ORANGE : BROWN, hasHub, strong),
    )
    stamp(pen, bar, x, y, 1, 1, angle - (1 - share) * (Math.PI / 2))
  }

  /** Draws rising and sinking posts, and sinking planks. */
  function drawLifted(place: number, sign: string, share: number): void {
    const { x, y } = middleOf(layout, place)
    const isPlank = sign === '=' || sign === '~'
    // A plank stays up until the mower leaves it.
    const isUp = sign === '=' || sign === 'X' || (sign === '~' && travel.pose.from === place)
    const high = isUp ? (sign === '~' ? 1 : share) : 1 - share
    if (high <= 0 || (!isPlank && sign !== 'X' && sign !== 'x')) return
    const sprite = tileSprite(bake, layout, `up${isPlank}`, isPlank ? drawPlank : drawPost)
    pen.globalAlpha = isPlank ? high : 1
    stamp(
      pen,
      sprite,
      x,
      y + (isPlank ? 0 : (1 - high) * 0.2 * layout.cell),
      isPlank ? mix(0.7, 1, high) : 1,
      high,
    )
    pen.globalAlpha = 1
  }

  return (place: number, sign: string, still: boolean): boolean => {
    const angle = BARS[sign]
    if (!angle && !(sign in FLAT) && sign !== 'X') return false
    const { was, share } = travel.lawn.turning(place)
    const turned = easeOut(was === sign || still ? 1 : share)
    if (angle) drawTurned(place, sign, angle, turned)
    else drawLifted(place, sign, turned)
    return true
  }
}
