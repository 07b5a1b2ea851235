import { useEffect, useRef, useState } from 'react'
import type { Card } from '../catalogue.ts'
import { settings } from '../settings.ts'

/** The frame that a game plays in. Where the platform has no fullscreen, a game may ask to fill the window instead. */
export function GameFrame({ card }: { card: Card }) {
  const frame = useRef<HTMLIFrameElement>(null)
  const [filled, setFilled] = useState(false)

  useEffect(() => {
    function hear({ origin, source, data }: MessageEvent<unknown>) {
      if (origin !== settings.origins.games || source !== frame.current?.contentWindow) return
      if (typeof data === 'object' && data !== null && 'arcade' in data && data.arcade === 'fill')
        setFilled('on' in data && data.on === true)
    }
    addEventListener('message', hear)
    return () => removeEventListener('message', hear)
  }, [])

  return (
    <div className={filled ? 'frame filled' : 'frame'}>
      {/* The game's own colour until the game paints: an attribute, since the policy forbids inline styles. */}
      <svg aria-hidden="true">
        <rect width="100%" height="100%" fill={card.colour} />
      </svg>
      <iframe
        ref={frame}
        src={card.gameurl}
        title={`${card.title}, the game`}
        // oxlint-disable-next-line react/iframe-missing-sandbox -- safe, as the games have an origin of their own
        sandbox="allow-scripts allow-same-origin"
        allow="fullscreen; gamepad; autoplay"
      />
    </div>
  )
}
