/** Turns a kept message into mail and sends it to the operator's mail server. */
import { createTransport, type SendMailOptions } from 'nodemailer'
import { encodeWord } from 'nodemailer/lib/mime-funcs'
import type { Settings } from '../../../config.ts'
import { quoted } from './quote-text.ts'
import type { KeptMessage } from '../store/store.ts'

export interface Mailer {
  /** Resolves when the mail server has accepted the message. */
  send(message: KeptMessage): Promise<void>
  close(): void
}

type Addresses = Pick<Settings['contact'], 'mailFrom' | 'mailTo'>

/** The same bytes at every attempt, so that a mailbox can recognise a mail that arrives twice. */
export function mailOf(
  kept: KeptMessage,
  siteName: string,
  { mailFrom, mailTo }: Addresses,
): SendMailOptions {
  // No fact contains a space or line break chosen by a visitor. The subject could, so it appears in the header only.
  const facts = [
    `Reference: ${kept.ref}`,
    `Received: ${new Date(kept.created).toISOString()}`,
    `Site: ${oneWord(kept.site_name)}`,
    `From: ${oneWord(kept.email)}`,
    ...(kept.marks === '' ? [] : [`Looks suspicious: ${kept.marks.replaceAll(' ', ', ')}`]),
  ]
  return {
    // Set explicitly, so that nothing written by a visitor can decide who receives this mail.
    envelope: { from: mailFrom, to: [mailTo] },
    from: { name: siteName, address: mailFrom },
    to: { name: '', address: mailTo },
    replyTo: { name: '', address: kept.email },
    subject: asSubject(kept.subject),
    // The facts come first, so that nothing in the note can pass for one.
    // Quoted-printable wraps long lines and preserves dots, umlauts and emoji.
    text: `${facts.join('\n')}\n\nMessage from the visitor, to the end of this mail:\n\n${quoted(kept.note)}\n`,
    textEncoding: 'quoted-printable',
    messageId: `<${kept.ref}@${mailFrom.slice(mailFrom.lastIndexOf('@') + 1)}>`,
    date: new Date(kept.created),
    headers: { 'Auto-Submitted': 'auto-generated', 'X-Contact-Reference': kept.ref },
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}

/** message.ts accepts no white space in these fields. Should some slip through, it must not start a new line. */
const oneWord = (text: string) => text.replace(/\s+/gu, ' ')

/** Mail programs decode a subject that looks like an encoded word, so such a subject is encoded again. */
const asSubject = (subject: string) =>
  subject.includes('=?') ? encodeWord(subject, 'B', MAX_WORD_LENGTH) : subject
const MAX_WORD_LENGTH = 52

const LOOPBACK = /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$/

/** Keeps one connection and reuses it while messages are due. Options in the URL's query override those set here. */
export function createSmtpMailer(settings: Pick<Settings, 'siteName' | 'contact'>): Mailer {
  const { smtpUrl, smtpTimeoutMs } = settings.contact
  const { username, hostname } = new URL(smtpUrl)
  const open = () =>
    createTransport({
      url: smtpUrl,
      pool: true,
      maxConnections: 1,
      // The outbox retries, because it records each attempt.
      maxRequeues: 0,
      idleTimeout: 10_000,
      dnsTimeout: Math.min(10_000, smtpTimeoutMs),
      connectionTimeout: Math.min(10_000, smtpTimeoutMs),
      greetingTimeout: Math.min(30_000, smtpTimeoutMs),
      socketTimeout: smtpTimeoutMs,
      // A password never leaves this machine unencrypted.
      requireTLS: username !== '' && !LOOPBACK.test(hostname),
    })
  let transport: ReturnType<typeof open> | undefined

  return {
    async send(message) {
      const current = (transport ??= open())
      let late = false
      // A server that trickles its reply byte by byte never triggers the socket timeout.
      const deadline = setTimeout(() => {
        late = true
        transport = undefined
        current.close({ force: true })
      }, smtpTimeoutMs)
      try {
        await current.sendMail(mailOf(message, settings.siteName, settings.contact))
      } catch (error) {
        throw late
          ? new Error(`The mail server did not finish within ${smtpTimeoutMs / 1000} s.`, { cause: error })
          : error
      } finally {
        clearTimeout(deadline)
      }
    },
    close: () => transport?.close(),
  }
}
