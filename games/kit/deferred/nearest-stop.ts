/** Finds the button of a card that arrow keys or the d-pad focus next. */
import type { NearestStop } from '../shell/card.ts'

function centre(stop: Element) {
  const { x, y, width, height } = stop.getBoundingClientRect()
  return { x: x + width / 2, y: y + height / 2 }
}

/** Prefers buttons straight ahead. */
export const nearestStop: NearestStop = (stops, way) => {
  const active = document.activeElement
  if (!(active instanceof HTMLButtonElement) || !stops.includes(active)) return stops[0]
  const here = centre(active)
  const sign = way === 'up' || way === 'left' ? -1 : 1
  const upright = way === 'up' || way === 'down'
  let best: { stop: HTMLButtonElement; cost: number } | undefined
  for (const stop of stops) {
    const there = centre(stop)
    const [dx, dy] = [there.x - here.x, there.y - here.y]
    const ahead = sign * (upright ? dy : dx)
    if (ahead < 4) continue
    const cost = ahead + 2 * Math.abs(upright ? dx : dy)
    if (!best || cost < best.cost) best = { stop, cost }
  }
  return best?.stop
}
