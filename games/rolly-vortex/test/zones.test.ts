import { expect, test } from 'vitest'
import { zoneOf } from '../view/zones.ts'

/** CIE lightness of a colour, from 0 to 100. */
function lightness(colour: string): number {
  const linear = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255
    return part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  const [red = 0, green = 0, blue = 0] = linear
  const luminance = 0.2126 * red + 0.7152 * green + 0.0722 * blue
  return luminance > 0.008_856 ? 116 * Math.cbrt(luminance) - 16 : 903.3 * luminance
}

test.each(Array.from({ length: 7 }, (_, number) => [zoneOf(number).name, zoneOf(number).colours] as const))(
  '%s: obstacles differ from the wall in lightness, for people who see no colours',
  (_name, [wall, inlay, , , obstacles]) => {
    for (const behind of [wall, inlay])
      expect(Math.abs(lightness(obstacles) - lightness(behind))).toBeGreaterThan(15)
  },
)
