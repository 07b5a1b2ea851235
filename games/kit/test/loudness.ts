/** Measures perceived loudness in LUFS by ITU-R BS.1770-4, for one or two channels at 48 kHz. Pure. */

/** The standard's K-weighting as b0 b1 b2 a1 a2: a shelf for the effect of the head, and a high-pass filter. */
const HEAD = [1.53512485958697, -2.69169618940638, 1.19839281085285, -1.69065929318241, 0.73248077421585]
const LOW = [1, -2, 1, -1.99004745483398, 0.99007225036621]

export const LOUDNESS_RATE = 48_000
/** Length and spacing of blocks, in samples. */
const BLOCK = 0.4 * LOUDNESS_RATE
const STEP = 0.1 * LOUDNESS_RATE
/** Absolute gate: quieter blocks are silence, in LUFS. */
const SILENCE = -70
/** Relative gate: blocks this far below the mean are ignored, in LU. */
const BELOW = 10

function filtered(
  samples: Float32Array,
  [b0 = 0, b1 = 0, b2 = 0, a1 = 0, a2 = 0]: readonly number[],
): Float32Array {
  const out = new Float32Array(samples.length)
  let [x1, x2, y1, y2] = [0, 0, 0, 0]
  for (let i = 0; i < samples.length; i++) {
    const x = samples[i] ?? 0
    const y = b0 * x + b1 * x1 + b2 * x2 - a1 * y1 - a2 * y2
    x2 = x1
    x1 = x
    y2 = y1
    y1 = y
    out[i] = y
  }
  return out
}

const lufs = (power: number) => -0.691 + 10 * Math.log10(power)

const mean = (powers: readonly number[]) => powers.reduce((sum, each) => sum + each, 0) / powers.length

/** Integrated loudness; −Infinity for silence. */
export function loudnessOf(channels: readonly Float32Array[]): number {
  const weighted = channels.map((channel) => filtered(filtered(channel, HEAD), LOW))
  const blocks: number[] = []
  for (let from = 0; from + BLOCK <= (weighted[0]?.length ?? 0); from += STEP) {
    let power = 0
    for (const channel of weighted) {
      let sum = 0
      for (let i = from; i < from + BLOCK; i++) sum += (channel[i] ?? 0) ** 2
      power += sum / BLOCK
    }
    blocks.push(power)
  }
  const audible = blocks.filter((power) => lufs(power) > SILENCE)
  if (audible.length === 0) return -Infinity
  const gate = lufs(mean(audible)) - BELOW
  return lufs(mean(audible.filter((power) => lufs(power) > gate)))
}
