/** Runs terser after Vite's minifier: together they save another 2 %. */
import { minify as terser } from 'terser'

const TERSER = {
  module: true,
  compress: {
    passes: 3,
    ecma: 2020,
    hoist_props: true,
    keep_fargs: false,
    pure_getters: true,
    // Safe, because nothing here modifies built-ins. `unsafe_math` stays off: rules must compute the same everywhere.
    unsafe: true,
    unsafe_methods: true,
  },
} as const

export async function minified(script: string): Promise<string> {
  // Old-style classes are functions; as arrow functions they could not be constructed.
  const unsafe_arrows = !script.includes('.prototype.')
  const { code } = await terser(script, { ...TERSER, compress: { ...TERSER.compress, unsafe_arrows } })
  if (code === undefined) throw new Error('terser returned no code.')
  return code
}
