import { type MouseEvent, useRef, useState } from 'react'
import { Link, Outlet, ScrollRestoration, useLocation } from 'react-router'
import { useBrowserValue } from '../browser-value.ts'
import { pagesOf } from '../pages.ts'
import { settings } from '../settings.ts'
import { Navigated } from './heading.tsx'
import { useLastInput } from './use-last-input.ts'

const FOOTER_LINKS = pagesOf(settings.contactForm).flatMap(([, { path, footer }]) =>
  path && footer ? [[path, footer] as const] : [],
)

/** Header, page and footer. */
export function Layout() {
  const location = useLocation()
  const [firstLocation] = useState(location)
  const main = useRef<HTMLElement>(null)
  useLastInput()

  // Not a plain link: a new hash would be a navigation, with a loading bar.
  function skip(event: MouseEvent) {
    event.preventDefault()
    main.current?.focus()
  }

  return (
    <Navigated value={location !== firstLocation}>
      <a className="skip" href="#main" onClick={skip}>
        Skip to content
      </a>
      <header>
        <Link to="/" className="home-link">
          <img src={settings.logo} alt={settings.siteName} width="56" height="56" />
          <span aria-hidden="true">{settings.siteName}</span>
        </Link>
      </header>
      <main id="main" ref={main} tabIndex={-1}>
        <Outlet />
      </main>
      <footer>
        <img className="meadow" src="/meadow.svg" alt="" loading="lazy" />
        <nav aria-label="Site">
          {FOOTER_LINKS.map(([to, label]) => (
            <Link key={to} to={to} className="pill">
              {label}
            </Link>
          ))}
        </nav>
        <p>
          © <Year /> <Link to="/">{settings.siteName}</Link>
        </p>
      </footer>
      <ScrollRestoration />
    </Navigated>
  )
}

/** The year by the visitor's clock; until the script has run, that of the build. */
function Year() {
  return useBrowserValue(() => new Date().getFullYear(), settings.builtYear)
}
