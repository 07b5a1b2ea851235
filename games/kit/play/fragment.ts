/** A challenge in the fragment of an address: browsers keep it to themselves, and never send it to a server. */
export const FRAGMENT = '#challenge='

export const codeIn = (fragment: string) =>
  fragment.startsWith(FRAGMENT) ? fragment.slice(FRAGMENT.length) : undefined

/** For a page that has its own address: the one that it was opened with, and later ones. */
export function watchFragment(found: (code: string) => void): void {
  const look = () => {
    const code = codeIn(location.hash)
    if (code !== undefined) found(code)
  }
  addEventListener('hashchange', look)
  look()
}
