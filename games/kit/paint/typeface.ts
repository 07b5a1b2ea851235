/** The family's typeface for the canvas: it comes when it comes, and what was lettered without it is lettered anew. */

/** A name of its own: what stands in cards is either set in it from the first paint, or not on this visit. */
const NAME = 'Lettering'

/**
 * Asked for as soon as the script runs. The file is on its way already, since the page preloads it; where there is no
 * such file, or it does not come, the system's letters stay.
 */
export function loadTypeface(): Promise<boolean> {
  const file = document.querySelector<HTMLLinkElement>('link[as=font]')?.href
  if (!file) return Promise.resolve(false)
  return new FontFace(NAME, `url(${file})`, { weight: '100 900' }).load().then(
    (face) => {
      document.fonts.add(face)
      return true
    },
    () => false,
  )
}
