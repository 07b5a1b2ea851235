/** Where the eye is: it follows the tower up, breathes, and steps back at the end to show the whole of it. */
import { roomIn, type Screen } from '../../kit/board/room.ts'
import { clamp, mix } from '../../kit/paint/easing.ts'
import type { Frame } from '../../kit/view.ts'
import { STOREY, type Lens } from './lens.ts'

export interface Eye extends Lens {
  /** The storey that is at the height of `focus`, a pixel row of the frame. */
  readonly storey: number
  readonly focus: number
  /** Pixels in a storey. */
  readonly rise: number
  /** 1 in play, less when the eye has stepped back. */
  readonly zoom: number
}

export interface Camera {
  /** A round begins with a tower of this height. */
  begin(top: number): void
  /** The eye for this frame. `whole` is how high it looks from the foot at the end of a round, before that 0. */
  follow(top: number, whole: number, frame: Pick<Frame<unknown, unknown>, 'time' | 'delta' | 'still'>): Eye
  /** The eye as it was last. */
  readonly eye: Eye
}

/** The eye is never lower than at this storey, so that the foot of the tower is seen whole at first. */
const LOWEST = 1.4
/** Storeys: the eye glides to a round that begins no further away, and is there at once if it is. */
const GLIDE = 6
/** How far down the frame the eye's storey is in play. */
const PLAY_FOCUS = 0.47

/** Pixels in a grain when nothing is zoomed. */
export function unitIn(screen: Screen): number {
  const { width, height } = roomIn(screen)
  return Math.min(width * 0.31, height * 0.225) / 1000
}

export function createCamera(screen: Screen): Camera {
  let storey = LOWEST
  let back = 0
  let eye: Eye = { x: 0, y: 0, unit: 0.1, storey, focus: 0, rise: 25, zoom: 1 }

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
      // The tower with some air, from the foot of the frame to its top: the bars are gone by then.
      const fits = (screen.height * 0.9) / ((whole + 5) * STOREY)
      const unit = mix(play, Math.min(play, fits), back)
      const rise = unit * STOREY
      const breath = still ? 0 : Math.sin(time * 0.9) * 0.05
      const shown = mix(storey, Math.min(storey, whole / 2), back) + breath
      const focus = mix(screen.height * PLAY_FOCUS, screen.height / 2, back)
      eye = {
        // A wide frame has room for the tower beside the card that sums the round up.
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
