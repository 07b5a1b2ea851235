/**
 * Simulates four kinds of colour vision, and reduces what they see to lightness. The matrices are those of Machado,
 * Oliveira and Fernandes, "A Physiologically-based Model for Simulation of Color Vision Deficiency", IEEE Transactions on
 * Visualization and Computer Graphics 15 (2009), severity 1.0, on linear sRGB. Achromatopsia sees luminance (Rec. 709).
 */
export const VISIONS = {
  protanopia: [0.152286, 1.052583, -0.204868, 0.114503, 0.786281, 0.099216, -0.003882, -0.048116, 1.051998],
  deuteranopia: [0.367322, 0.860646, -0.227968, 0.280085, 0.672501, 0.047413, -0.01182, 0.04294, 0.968881],
  tritanopia: [1.255528, -0.076749, -0.178779, -0.078411, 0.930809, 0.147602, 0.004733, 0.691367, 0.3039],
  achromatopsia: [0.2126, 0.7152, 0.0722, 0.2126, 0.7152, 0.0722, 0.2126, 0.7152, 0.0722],
} as const

export type Vision = keyof typeof VISIONS

const LINEAR = Float64Array.from({ length: 256 }, (_, i) => {
  const part = i / 255
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
})

/** CIE lightness, 0 to 100, of a luminance from 0 to 1. */
const lightnessOf = (luminance: number) =>
  luminance <= 216 / 24389 ? (luminance * 24389) / 27 : 116 * Math.cbrt(luminance) - 16

/** The lightness of each pixel, as this vision sees it. `pixels` are red, green, blue and alpha, as from a canvas. */
export function seenBy(vision: Vision, pixels: ArrayLike<number>): Float32Array {
  const m = VISIONS[vision]
  const at = (i: number) => LINEAR[pixels[i] ?? 0] ?? 0
  const clamp = (part: number) => Math.min(1, Math.max(0, part))
  return Float32Array.from({ length: pixels.length / 4 }, (_, pixel) => {
    const [r, g, b] = [at(pixel * 4), at(pixel * 4 + 1), at(pixel * 4 + 2)]
    const red = clamp(m[0] * r + m[1] * g + m[2] * b)
    const green = clamp(m[3] * r + m[4] * g + m[5] * b)
    const blue = clamp(m[6] * r + m[7] * g + m[8] * b)
    return lightnessOf(0.2126 * red + 0.7152 * green + 0.0722 * blue)
  })
}
