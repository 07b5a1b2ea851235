import { use, useLayoutEffect, useRef } from 'react'
import type { LoadAttempt } from '../load-with-retry.ts'
import { GameTextSource } from '../load-game-text.ts'
import { sanitize } from '../sanitize.ts'

export default function GameTexts({ slug, attempt }: { slug: string; attempt: LoadAttempt }) {
  const text = use(use(GameTextSource)(slug, attempt))
  return (
    <div className="texts">
      <Html html={text.description} />
      <Html html={text.sec_desc} />
    </div>
  )
}

/**
 * Sanitized HTML. React keeps prerendered HTML, so it is set again here: what a visitor sees was always
 * sanitized by their own browser.
 */
function Html({ html }: { html: string }) {
  const box = useRef<HTMLDivElement>(null)
  const safe = sanitize(html)
  useLayoutEffect(() => {
    if (box.current) box.current.innerHTML = safe
  }, [safe])
  return <div className="prose" ref={box} dangerouslySetInnerHTML={{ __html: safe }} />
}
