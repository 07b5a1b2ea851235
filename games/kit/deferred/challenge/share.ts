/** Shares a challenge link: by the system's share sheet, by the clipboard, or in a field to copy from. */
import { make } from '../../paint/elements.ts'
import type { CardControls, GameContext, SpeechControls } from '../contract.ts'
import { FRAGMENT } from '../../fragment.ts'

const LINK_TEXT = 'Your friend plays the same round and can watch yours.'

export interface Sharing {
  share(words: string, code: string, back: () => void): Promise<void>
}

async function bySheet(text: string, url: string): Promise<'done' | 'refused'> {
  try {
    await navigator.share({ text, url })
    return 'done'
  } catch (error) {
    // Closing the sheet is a decision, not a failure.
    return error instanceof DOMException && error.name === 'AbortError' ? 'done' : 'refused'
  }
}

async function byClipboard(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}

export function createSharing<State, Action>({
  slug,
  siteOrigin,
  cover,
  say,
}: GameContext<State, Action> & CardControls & SpeechControls): Sharing {
  function tell(lines: readonly string[], back: () => void, body?: HTMLElement): void {
    cover(() => ({
      kind: 'challenge',
      title: 'Challenge',
      lines,
      body,
      buttons: [{ label: 'Back', icon: 'back', does: back }],
      back,
    }))
    say(lines.join(' '))
  }

  return {
    async share(words, code, back) {
      const url = `${siteOrigin}/single?slug=${slug}${FRAGMENT}${code}`
      const text = `${words} Can you do better?`
      if ('share' in navigator && (await bySheet(text, url)) === 'done') return
      if (await byClipboard(`${text} ${url}`)) return tell([`Link copied. ${LINK_TEXT}`], back)
      const field = make('input', { class: 'link', readonly: true, value: url, 'aria-label': 'Link' })
      tell([`Copy this link. ${LINK_TEXT}`], back, field)
      field.select()
    },
  }
}
