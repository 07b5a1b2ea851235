import { type MouseEvent, useRef, useState } from 'react'
import { Link, Outlet, ScrollRestoration, useLocation } from 'react-router'
import { useInBrowser } from '../in-browser.ts'
import { settings } from '../settings.ts'
import { Navigated } from './heading.tsx'

const LINKS = [
  ['/', 'Home'],
  ['/about', 'About'],
  ['/privacy-policy', 'Privacy Policy'],
  ['/term-condition', 'Term Condition'],
  ['/contact-us', 'Contact Us'],
] as const

/** Header, the page, footer. */
export function Layout() {
  const location = useLocation()
  const [opened] = useState(location)
  const main = useRef<HTMLElement>(null)

  // The address stays as it is: a changed hash would count as a visit to another page.
  function skip(event: MouseEvent) {
    event.preventDefault()
    main.current?.focus()
  }

  return (
    <Navigated value={location !== opened}>
      <a className="skip" href="#main" onClick={skip}>
        Skip to content
      </a>
      <header>
        <Link to="/" className="home-link">
          <img src="/logo.svg" alt={settings.siteName} width="56" height="56" />
          <span aria-hidden="true">{settings.siteName}</span>
        </Link>
      </header>
      <main id="main" ref={main} tabIndex={-1}>
        <Outlet />
      </main>
      <footer>
        <img className="meadow" src="/meadow.svg" alt="" loading="lazy" />
        <nav aria-label="Site">
          {LINKS.map(([to, label]) => (
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

/** The year of the visitor's clock; the build's stands in the page until the script has run. */
function Year() {
  return useInBrowser(() => new Date().getFullYear(), settings.builtYear)
}
