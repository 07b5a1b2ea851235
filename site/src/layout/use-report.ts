/** Opens the contact form with a recording of the round when the player reports a problem with a game. */
import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { pages } from '../pages.ts'
import { stateOf } from '../round-report.ts'
import type { GameChannel } from './game-channel.ts'

export function useReport(channel: GameChannel, slug: string): void {
  const navigate = useNavigate()
  useEffect(
    () =>
      channel.listen((message) => {
        if (message.arcade === 'report')
          void navigate(pages.contact.path, { state: stateOf({ slug, code: message.code }) })
      }),
    [channel, slug, navigate],
  )
}
