import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { useBrowserValue } from '../browser-value.ts'
import { dropDraft, keepDraft, messageIn, restoreDraft } from '../draft.ts'
import { Heading } from '../layout/heading.tsx'
import { type Message, sendMessage } from '../send-message.ts'
import { settings } from '../settings.ts'

/** Uncontrolled, so that a script that loads late does not overwrite what was typed. */
const field = (name: keyof Message) => ({ name, id: name, required: true })

export default function Contact() {
  const form = useRef<HTMLFormElement>(null)
  const [sending, setSending] = useState(false)
  // Disabled until the script runs: submitting before would put the message into the address.
  const ready = useBrowserValue(() => true, false)

  useEffect(() => {
    if (!form.current) return
    restoreDraft(form.current)
    keepDraft(form.current)
  }, [])

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (sending) return
    const { currentTarget } = event
    setSending(true)
    const result = await sendMessage(messageIn(currentTarget))
    setSending(false)
    if (result.sent) {
      currentTarget.reset()
      dropDraft()
    }
    window.alert(result.message)
  }

  return (
    <div className="sheet">
      <Heading>Contact Us</Heading>
      <p>A question, an idea, a game that misbehaves? Write to us. A person reads every message.</p>
      <noscript>
        <p>
          This form needs scripts. You can write to{' '}
          <a href={`mailto:${settings.mailbox}`}>{settings.mailbox}</a> instead.
        </p>
      </noscript>
      <form ref={form} onSubmit={submit} onInput={(event) => keepDraft(event.currentTarget)}>
        <label htmlFor="subject">Subject</label>
        <input {...field('subject')} type="text" placeholder="Enter Subject" />
        <label htmlFor="email">Your e-mail</label>
        <input {...field('email')} type="email" placeholder="name@example.com" autoComplete="email" />
        <label htmlFor="note">Your message</label>
        <textarea {...field('note')} rows={4} placeholder="Write your thoughts here..." />
        {/* `aria-disabled` while sending, because a disabled button loses the focus. */}
        <button type="submit" className="button" disabled={!ready} aria-disabled={sending}>
          {sending ? 'Sending…' : 'Send message'}
        </button>
      </form>
    </div>
  )
}
