/** Replaces a canvas, and whatever else of a browser a view uses, when nobody looks at the picture. */

/** Accepts every property access, call and construction. As a number it is 0. */
export const NOBODY_SEES: unknown = new Proxy(Object, {
  get: (_, name) => (name === Symbol.toPrimitive ? () => 0 : name === 'then' ? undefined : NOBODY_SEES),
  set: () => true,
  apply: () => NOBODY_SEES,
  construct: () => NOBODY_SEES as object,
})

/** Globals of a browser that some views use as soon as they are created. */
const OF_A_BROWSER = [
  'document',
  'Path2D',
  'OffscreenCanvas',
  'DOMMatrix',
  'ImageData',
  'matchMedia',
  'devicePixelRatio',
]

/** Installs it in this process for everything that Node lacks. */
export function installNobodySees(): void {
  for (const name of OF_A_BROWSER)
    if (!(name in globalThis)) Object.assign(globalThis, { [name]: NOBODY_SEES })
}
