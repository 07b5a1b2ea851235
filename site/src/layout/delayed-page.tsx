import { type ReactNode, Suspense } from 'react'
import { useLocation } from 'react-router'
import type { Page } from '../pages.ts'
import { LoadingBar } from './loading-bar.tsx'

/**
 * The loading bar, and the content behind it: laid out, but hidden until the delay is over. The delay
 * belongs to a CSS animation, so it counts from the first paint of the bar and needs no script. The key
 * restarts it on every navigation, even from a page to itself.
 */
export function DelayedPage({ delay, children }: { delay: Page['delay']; children: ReactNode }) {
  const { key } = useLocation()
  return (
    <div className={`page wait-${delay}`} key={key}>
      <LoadingBar />
      <div className="content">
        <Suspense fallback={<LoadingBar />}>{children}</Suspense>
      </div>
    </div>
  )
}
