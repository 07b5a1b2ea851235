/** A challenge in the fragment of an address: browsers keep it to themselves, and never send it to a server. */
export const FRAGMENT = '#challenge='

export const codeIn = (fragment: string) =>
  fragment.startsWith(FRAGMENT) ? fragment.slice(FRAGMENT.length) : undefined

/** The code that the address was opened with, and later ones. Returns what ends it. */
export function watchFragment(found: (code: string) => void): () => void {
  const look = () => {
    const code = codeIn(location.hash)
    if (code !== undefined) found(code)
  }
  addEventListener('hashchange', look)
  look()
  return () => removeEventListener('hashchange', look)
}
