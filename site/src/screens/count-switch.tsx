import { useState } from 'react'
import { useBrowserValue } from '../browser-value.ts'
import { browserObjects, hasObjected, setObjection } from '../counts.ts'

/** What is counted, and the visitor's switch. On the privacy page of a site with COUNTS=on. */
export function CountSwitch() {
  const [isSwitched, setSwitched] = useState<boolean>()
  const before = useBrowserValue(hasObjected, false)
  const byBrowser = useBrowserValue(browserObjects, false)
  const objected = isSwitched ?? before

  function toggle() {
    const next = !hasObjected()
    setObjection(next)
    setSwitched(next)
  }

  return (
    <>
      <h2>What we count</h2>
      <p>
        We count how often each game is opened and finished on each day, and nothing else. When you open or
        finish a game, your browser sends us its name: no cookie, no identifier, not the page that you come
        from. We keep one number for each game and day. We do not keep your address or the time, so we cannot
        tell visitors apart. We do not look at numbers below ten.
      </p>
      <p className="counted">
        <label>
          <input type="checkbox" checked={!objected && !byBrowser} disabled={byBrowser} onChange={toggle} />
          <span>Count the games that are played in this browser</span>
        </label>
        {byBrowser && 'Your browser asks websites not to share data, so nothing is counted.'}
      </p>
    </>
  )
}
