import { use, useLayoutEffect, useRef } from 'react'
import type { Round } from '../ask-again.ts'
import { GameTextSource } from '../load-game-text.ts'
import { sanitize } from '../sanitize.ts'

export default function GameTexts({ slug, round }: { slug: string; round: Round }) {
  const text = use(use(GameTextSource)(slug, round))
  return (
    <div className="texts">
      <Html html={text.description} />
      <Html html={text.sec_desc} />
    </div>
  )
}

/**
 * Sanitized HTML. React leaves prerendered HTML as it is, so it is set again here: what a visitor sees
 * was always sanitized by their own browser.
 */
function Html({ html }: { html: string }) {
  const box = useRef<HTMLDivElement>(null)
  const safe = sanitize(html)
  useLayoutEffect(() => {
    if (box.current) box.current.innerHTML = safe
  }, [safe])
  return <div className="prose" ref={box} dangerouslySetInnerHTML={{ __html: safe }} />
}
