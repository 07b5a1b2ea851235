import { createContext, type ReactNode, useContext, useEffect, useRef } from 'react'
import { afterLoadingBar } from './after-loading-bar.ts'

/** Whether the visitor navigated to this page within the site. */
export const Navigated = createContext(false)

/** A page's heading. Takes the focus after a navigation, once the bar is gone, so that screen readers continue from here. */
export function Heading({ children }: { children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null)
  const navigated = useContext(Navigated)

  useEffect(() => {
    if (!navigated) return
    let mounted = true
    afterLoadingBar(heading.current).then(
      () => mounted && heading.current?.focus({ preventScroll: true }),
      () => undefined, // The visitor left before the bar was gone.
    )
    return () => {
      mounted = false
    }
  }, [navigated])

  return (
    <h1 ref={heading} tabIndex={-1}>
      {children}
    </h1>
  )
}
