/** Reads challenge codes from the URL fragment, which browsers never send to a server. */
export const FRAGMENT = '#challenge='

/** Whether untrusted data could be a challenge code, of at most `MOST_CODE_CHARS`. Only games check its content. */
export const isRoundCode = (data: unknown): data is string =>
  typeof data === 'string' && /^[\w-]{1,8192}$/.test(data)

export const codeIn = (fragment: string) =>
  fragment.startsWith(FRAGMENT) ? fragment.slice(FRAGMENT.length) : undefined

/** Reports the code in the current URL, and every later one. Returns a function that stops watching. */
export function watchFragment(found: (code: string) => void): () => void {
  const check = () => {
    const code = codeIn(location.hash)
    if (code !== undefined) found(code)
  }
  addEventListener('hashchange', check)
  check()
  return () => removeEventListener('hashchange', check)
}
