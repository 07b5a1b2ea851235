/** Made by tune.ts: the moves that each tuned level allows, two digits in base 36 each. */
export const TUNED_MOVES =
  '0l0m0i0f0d0j0l0k0k0n0u0l0r0g0x0j0o140n0r0l0r0l0y0n0k0x0k0l0l0w0v0p0j0l100o0p0i0y0u0u0g0s0r0h0t0i110m' +
  '0x0q0g100k0y0t0p0j0p'
