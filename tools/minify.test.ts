import { expect, test } from 'vitest'
import { minified } from './minify.ts'

/** Minifies a module and evaluates its default export. */
async function evaluate(script: string): Promise<unknown> {
  const code = await minified(script)
  const module: { readonly default: unknown } = await import(
    /* @vite-ignore */ `data:text/javascript,${encodeURIComponent(code)}`
  )
  return module.default
}

test('makes a script shorter', async () => {
  const script = 'const longName = (a, b) => { if (a) { return b } return a }\nexport default longName(2, 3)'
  expect((await minified(script)).length).toBeLessThan(script.length / 2)
})

test('keeps classes that are written as functions', async () => {
  // The constructor does not use `this`, so that it could become an arrow function, which cannot be constructed.
  const script = `
    globalThis.Leaf = function () {}
    globalThis.Leaf.prototype.area = function () { return 9 }
    const leaf = new globalThis.Leaf()
    delete globalThis.Leaf
    export default leaf.area()`
  expect(await evaluate(script)).toBe(9)
})

test('does not reorder arithmetic, whose result depends on the order', async () => {
  const script = `
    const add = (a) => a + 0.1 + 0.2
    export default [add(0.3), 3 * (globalThis.undefinedNumber ?? 0.1) * 10]`
  expect(await evaluate(script)).toEqual([0.3 + 0.1 + 0.2, 3 * 0.1 * 10])
})
