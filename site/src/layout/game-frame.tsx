import { useEffect, useRef, useState } from 'react'
import type { Card } from '../catalogue.ts'
import { settings } from '../settings.ts'

/** The frame that a game runs in. Where a platform has no fullscreen, the game may ask to fill the window instead. */
export function GameFrame({ card }: { card: Card }) {
  const frame = useRef<HTMLIFrameElement>(null)
  const [filled, setFilled] = useState(false)

  useEffect(() => {
    function receive({ origin, source, data }: MessageEvent<unknown>) {
      if (origin !== settings.origins.games || source !== frame.current?.contentWindow) return
      if (typeof data === 'object' && data !== null && 'arcade' in data && data.arcade === 'fill')
        setFilled('on' in data && data.on === true)
    }
    addEventListener('message', receive)
    return () => removeEventListener('message', receive)
  }, [])

  return (
    <div className={filled ? 'frame filled' : 'frame'}>
      {/* The game's colour until the game paints. Drawn as SVG because the policy forbids inline styles. */}
      <svg aria-hidden="true">
        <rect width="100%" height="100%" fill={card.colour} />
      </svg>
      <iframe
        ref={frame}
        src={card.gameurl}
        title={`${card.title}, the game`}
        // oxlint-disable-next-line react/iframe-missing-sandbox -- safe because the games have an origin of their own
        sandbox="allow-scripts allow-same-origin"
        allow="fullscreen; gamepad; autoplay"
      />
    </div>
  )
}
