import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { useBrowserValue } from '../browser-value.ts'
import { cards } from '../catalogue.ts'
import { dropDraft, keepDraft, messageIn, restoreDraft } from '../draft.ts'
import { Heading } from '../layout/heading.tsx'
import { dropReport, readReport, type RoundReport, withReport } from '../round-report.ts'
import { type Message, type SendResult, sendMessage } from '../send-message.ts'
import { settings } from '../settings.ts'

/** Uncontrolled, so that a script that loads late does not overwrite what was typed. */
const field = (name: keyof Message) => ({ name, id: name, required: true })

interface AttachedProps {
  readonly report: RoundReport
  readonly remove: () => void
}

/** The recorded round that will be sent with the message. */
const Attached = ({ report: { title, link }, remove }: AttachedProps) => (
  <div className="attached">
    <p>
      A recording of your round in {title} goes with this message. It contains your moves and nothing about
      you.
    </p>
    <a href={link} target="_blank" rel="noreferrer">
      {link}
    </a>
    <button type="button" className="button" onClick={remove}>
      Remove the recording
    </button>
  </div>
)

export default function Contact() {
  const form = useRef<HTMLFormElement>(null)
  const [sending, setSending] = useState(false)
  const [result, setResult] = useState<SendResult>()
  const status = useRef<HTMLParagraphElement>(null)
  // Disabled until the script runs: submitting before would put the message into the address.
  const ready = useBrowserValue(() => true, false)
  const { state } = useLocation()
  const [isRemoved, setRemoved] = useState(false)
  // The prerendered page has no history entry.
  const report = ready && !isRemoved ? readReport(state, cards, settings.origins.site) : undefined

  useEffect(() => {
    if (!form.current) return
    restoreDraft(form.current)
    keepDraft(form.current)
  }, [])

  const title = report?.title
  useEffect(() => {
    const subject = form.current?.querySelector('input')
    if (subject && title !== undefined) subject.value ||= `A problem in ${title}`
  }, [title])

  function remove() {
    dropReport()
    setRemoved(true)
    form.current?.querySelector('textarea')?.focus()
  }

  useEffect(() => {
    if (result) status.current?.scrollIntoView({ block: 'nearest' })
  }, [result])

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (sending) return
    const { currentTarget } = event
    setSending(true)
    setResult(undefined)
    const message = messageIn(currentTarget)
    const ended = await sendMessage(report ? { ...message, note: withReport(message.note, report) } : message)
    setSending(false)
    setResult(ended)
    if (ended.sent) {
      currentTarget.reset()
      dropDraft()
      dropReport()
      setRemoved(true)
    }
    window.alert(ended.alert)
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
        {report && <Attached report={report} remove={remove} />}
        {/* `aria-disabled` while sending, because a disabled button loses the focus. */}
        <button type="submit" className="button" disabled={!ready} aria-disabled={sending}>
          {sending ? 'Sending…' : 'Send message'}
        </button>
        <p ref={status} role="status" className={result && (result.sent ? 'sent' : 'unsent')}>
          {result?.status}
        </p>
      </form>
    </div>
  )
}
