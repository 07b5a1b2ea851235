/** Moves the camera up with the tower, and zooms out at the end to show all of it. */
import { roomIn, type Screen } from '../../kit/board/room.ts'
import { clamp, mix } from '../../kit/paint/easing.ts'
import type { Frame } from '../../kit/view.ts'
import { STOREY, type Lens } from './lens.ts'

export interface TowerView extends Lens {
  /** Storey at the pixel row `focus`. */
  readonly storey: number
  readonly focus: number
  /** Pixels per storey. */
  readonly rise: number
  /** 1 in play, less when zoomed out. */
  readonly zoom: number
}

export interface Camera {
  /** Starts a round with a tower of this height. */
  begin(top: number): void
  /** The view for this frame. `whole` is the height to show at the end of a round, and 0 before that. */
  follow(
    top: number,
    whole: number,
    frame: Pick<Frame<unknown, unknown>, 'time' | 'delta' | 'still'>,
  ): TowerView
  /** The last view. */
  readonly eye: TowerView
}

/** Lowest storey of the camera, so that the whole foot of the tower is visible at first. */
export const LOWEST = 1.4
/** How far the camera breathes up and down, in storeys. */
export const BREATH = 0.05
/** Largest distance that the camera glides at the start of a round, in storeys; beyond it, it jumps. */
const GLIDE = 6
/** Room for Dot above the whole tower, in pixels. */
const DOT = 48
/** Row of the camera's storey in play, as a fraction of the frame's height. */
const PLAY_FOCUS = 0.47

/** Pixels per grain without zoom. */
export function unitIn(screen: Screen): number {
  const { width, height } = roomIn(screen)
  return Math.min(width * 0.31, height * 0.225) / 1000
}

export function createCamera(screen: Screen): Camera {
  let storey = LOWEST
  let back = 0
  let eye: TowerView = { x: 0, y: 0, unit: 0.1, storey, focus: 0, rise: 25, zoom: 1 }

  return {
    get eye() {
      return eye
    },
    begin(top) {
      const target = Math.max(LOWEST, top)
      if (Math.abs(target - storey) > GLIDE) storey = target
    },
    follow(top, whole, { time, delta, still }) {
      storey = mix(storey, Math.max(LOWEST, top), 1 - Math.exp(-delta * 5))
      back = whole ? (still ? 1 : mix(back, 1, 1 - Math.exp(-delta * 3.2))) : 0
      const room = roomIn(screen)
      const play = unitIn(screen)
      // Fits the tower with Dot above it between the bars.
      const fits = (room.height - DOT) / ((whole + 5) * STOREY)
      const unit = mix(play, Math.min(play, fits), back)
      const rise = unit * STOREY
      const breath = still ? 0 : Math.sin(time * 0.9) * BREATH
      const shown = mix(storey, Math.min(storey, whole / 2), back) + breath
      const focus = mix(screen.height * PLAY_FOCUS, room.y + (room.height + DOT) / 2, back)
      eye = {
        // In a wide frame the tower moves beside the end card.
        x:
          room.x +
          room.width * mix(0.5, room.width > room.height * 1.5 ? 0.18 : 0.5, back) +
          (still ? 0 : Math.sin(time * 0.61) * 2.5),
        y: focus + shown * rise,
        unit,
        storey: shown,
        focus,
        rise,
        zoom: clamp(unit / play, 0.02, 1),
      }
      return eye
    },
  }
}
