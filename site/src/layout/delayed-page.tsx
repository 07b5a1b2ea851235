import { type ReactNode, Suspense } from 'react'
import { useLocation } from 'react-router'
import { Bar } from './bar.tsx'

/**
 * A page that waits: the bar in front, the content already laid out but hidden behind it. The wait is a
 * CSS animation's delay, so it counts from the moment the bar is first painted and needs no script; the
 * key makes every navigation, also from a page to itself, start anew.
 */
export function Page({ wait = 'page', children }: { wait?: 'page' | 'game'; children: ReactNode }) {
  const { key } = useLocation()
  return (
    <div className={`page wait-${wait}`} key={key}>
      <Bar />
      <div className="content">
        <Suspense fallback={<Bar />}>{children}</Suspense>
      </div>
    </div>
  )
}
