import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { singlePath } from '../addresses.ts'
import { type CatalogueCard, cards } from '../catalogue.ts'
import { pageHead, useHead } from '../head.ts'
import { DelayedPage } from '../layout/delayed-page.tsx'
import { Heading } from '../layout/heading.tsx'
import { keptAmong } from '../offline.ts'
import { pages } from '../pages.ts'

const tryAgain = () => location.reload()

/** Shown offline by the service worker in place of a page that is not stored. */
export function Offline() {
  useHead(pageHead(pages.offline))
  const [kept, setKept] = useState<readonly CatalogueCard[]>([])

  useEffect(() => {
    let mounted = true
    void keptAmong(cards).then((found) => mounted && setKept(found))
    addEventListener('online', tryAgain)
    return () => {
      mounted = false
      removeEventListener('online', tryAgain)
    }
  }, [])

  return (
    <DelayedPage delay={pages.offline.delay}>
      <div className="sheet lost">
        <img src="/lost.svg" alt="" width="200" height="170" />
        <Heading>You are offline</Heading>
        <p>There is no network at the moment, and this page is not saved on your device.</p>
        <p>
          <button type="button" className="button" onClick={tryAgain}>
            Try again
          </button>
        </p>
        {kept.length > 0 && (
          <>
            <h2>Games you can play now</h2>
            <ul className="kept">
              {kept.map(({ slug, title }) => (
                <li key={slug}>
                  <Link to={singlePath(slug)}>{title}</Link>
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
    </DelayedPage>
  )
}
