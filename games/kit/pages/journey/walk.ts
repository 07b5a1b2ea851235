/** Moves the player's figure along the path: from the level just solved to the next one. */
import { easeInOut } from '../../paint/easing.ts'

type PlaceOf = (level: number) => readonly [x: number, y: number]

export interface Walk {
  /** Puts the figure where it is now, after the path has been laid out anew. */
  place(placeOf: PlaceOf): void
}

/** Time to see where the figure stands before it sets off, and for the way. */
const WAIT_MS = 350
const WAY_MS = 900

/** Without `from`, and with reduced motion, the figure is at its level at once. */
export function createWalk(
  figure: HTMLElement,
  from: number | undefined,
  to: number,
  isStill: boolean,
): Walk {
  const began = performance.now() + WAIT_MS
  let placeOf: PlaceOf | undefined
  const isWalking = from !== undefined && !isStill

  const put = (level: number) => {
    const [x, y] = placeOf?.(level) ?? [0, 0]
    figure.style.left = `${x}px`
    figure.style.top = `${y}px`
  }

  function step(): void {
    const part = isWalking ? Math.max(0, Math.min(1, (performance.now() - began) / WAY_MS)) : 1
    put(from === undefined ? to : from + (to - from) * easeInOut(part))
    if (part < 1 && figure.isConnected) requestAnimationFrame(step)
  }

  return {
    place(places) {
      const isFirst = placeOf === undefined
      placeOf = places
      if (isFirst) step()
      else if (!isWalking || performance.now() > began + WAY_MS) put(to)
    },
  }
}
