/** Draws the frost and the pieces on the tree, at rest or in a film. */
import { middleOf } from '../../kit/board/square.ts'
import { breath, hop } from '../../kit/paint/easing.ts'
import { stamp, type Pen, type Sprite } from '../../kit/paint/sprite.ts'
import type { Frame } from '../../kit/view.ts'
import { isHungry, type State } from '../rules.ts'
import { CHOCOLATE, idOf, isKind, sortOf } from '../rules/pieces.ts'
import { WIDE, type Swap } from '../rules/tree.ts'
import { SIZE, type Figures } from './figures.ts'
import { pose, poseRest } from './film.ts'
import { nudgeOf } from './nudge.ts'
import type { FilmPlayback } from './playback.ts'
import type { Setting } from './setting.ts'

/** Where the sprites of awed pieces and of frost start in the cache. */
const IN_AWE = 128
const FROSTED = 256

/** Caches a sprite by index: a lookup by name takes as long as drawing it. Provisional sprites are not cached. */
function hang(hung: Sprite[], at: number, make: () => Sprite): Sprite {
  const known = hung[at]
  if (known && !known.provisional) return known
  return (hung[at] = make())
}

export function paintFrost(
  pen: Pen,
  figures: Figures,
  { layout, hung }: Setting,
  frost: readonly number[],
): void {
  frost.forEach((layers, at) => {
    if (!layers) return
    const { x, y } = middleOf(layout, at)
    stamp(
      pen,
      hang(hung, FROSTED + layers, () => figures.frost(layers, layout.cell)),
      x,
      y,
    )
  })
}

/** `current` is the moment of the film, if one is playing. */
export function paintPieces(
  pen: Pen,
  figures: Figures,
  frame: Frame<State, Swap>,
  { layout, hung }: Setting,
  picked: number | undefined,
  current: FilmPlayback['current'],
): void {
  const { state, time, still, hint } = frame
  const { cell } = layout
  const put = (piece: number, x: number, y: number, wide: number, high: number, wow = false) => {
    const sprite = hang(hung, sortOf(piece) + (wow ? IN_AWE : 0), () =>
      figures.piece(piece, cell * SIZE, wow ? 'wow' : 'glad'),
    )
    stamp(pen, sprite, layout.x + (x + 0.5) * cell, layout.y + (y + 0.5) * cell, wide, high)
  }
  if (current) return pose(current.shot, current.moment, put)
  const shown = hint ?? nudgeOf(frame)
  poseRest(state.board, (piece, x, y) => {
    const at = y * WIDE + x
    const called = at === picked || at === shown?.from || at === shown?.to
    // One hops now and then, to keep the tree alive.
    const up = called ? breath(time, 0.9) : still ? 0 : hop(((time * 0.4 + idOf(piece) * 0.618) % 4) * 3)
    const size = called ? 1.08 : 1
    const isOpenMouthed = isKind(piece, CHOCOLATE) && isHungry(state)
    put(piece, x, y - up * 0.1, size - up * 0.04, size + up * 0.05, called || isOpenMouthed)
  })
}
