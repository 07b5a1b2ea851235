import { createContext, type ReactNode, useContext, useEffect, useRef } from 'react'

/** Whether the visitor came to this page from another one of the site. */
export const Navigated = createContext(false)

/** A page's heading. After a navigation it takes the focus as soon as the bar is gone, so that a screen reader reads on from here. */
export function Heading({ children }: { children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null)
  const navigated = useContext(Navigated)

  useEffect(() => {
    const waits = heading.current?.closest('.content')?.getAnimations() ?? []
    if (!navigated) return
    let here = true
    Promise.all(waits.map((wait) => wait.finished)).then(
      () => here && heading.current?.focus({ preventScroll: true }),
      () => undefined, // The page was left before its bar ended.
    )
    return () => {
      here = false
    }
  }, [navigated])

  return (
    <h1 ref={heading} tabIndex={-1}>
      {children}
    </h1>
  )
}
