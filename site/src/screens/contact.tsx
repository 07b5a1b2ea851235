import { type SubmitEvent, useState } from 'react'
import { useBrowserValue } from '../browser-value.ts'
import { Heading } from '../layout/heading.tsx'
import { sendMessage } from '../send-message.ts'
import { settings } from '../settings.ts'

const EMPTY = { subject: '', email: '', note: '' }

export default function Contact() {
  const [fields, setFields] = useState(EMPTY)
  const [sending, setSending] = useState(false)
  // Submitted before the script runs, the form would put the message into the address: the button is disabled until then.
  const ready = useBrowserValue(() => true, false)
  const edit = (name: keyof typeof EMPTY) => ({
    name,
    id: name,
    required: true,
    value: fields[name],
    onChange: (event: { target: { value: string } }) => setFields({ ...fields, [name]: event.target.value }),
  })

  async function submit(event: SubmitEvent) {
    event.preventDefault()
    if (sending) return
    setSending(true)
    const result = await sendMessage(fields)
    setSending(false)
    if (result.sent) setFields(EMPTY)
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
      <form onSubmit={submit}>
        <label htmlFor="subject">Subject</label>
        <input {...edit('subject')} type="text" placeholder="Enter Subject" />
        <label htmlFor="email">Your e-mail</label>
        <input {...edit('email')} type="email" placeholder="name@example.com" autoComplete="email" />
        <label htmlFor="note">Your message</label>
        <textarea {...edit('note')} rows={4} placeholder="Write your thoughts here..." />
        <button type="submit" className="button" disabled={!ready || sending}>
          {sending ? 'Sending…' : 'Send message'}
        </button>
      </form>
    </div>
  )
}
