/** A kept message as mail, and the way to the operator's mail server. */
import { createTransport, type SendMailOptions } from 'nodemailer'
import { encodeWord } from 'nodemailer/lib/mime-funcs'
import type { Settings } from '../../config.ts'
import type { Kept } from './store.ts'

export interface Mailer {
  /** Resolves when the mail server has taken the message on. */
  send(message: Kept): Promise<void>
  close(): void
}

type Addresses = Pick<Settings['contact'], 'mailFrom' | 'mailTo'>

/** The same bytes at every attempt, so that a mailbox can recognise one that arrives twice. */
export function mailOf(kept: Kept, siteName: string, { mailFrom, mailTo }: Addresses): SendMailOptions {
  const facts = [
    `Reference: ${kept.ref}`,
    `From: ${kept.email}`,
    `Site: ${kept.site_name}`,
    `Received: ${new Date(kept.created).toISOString()}`,
    ...(kept.marks === '' ? [] : [`Looks suspicious: ${kept.marks.replaceAll(' ', ', ')}`]),
  ]
  return {
    // Said outright: nothing that a visitor wrote decides who receives this.
    envelope: { from: mailFrom, to: [mailTo] },
    from: { name: siteName, address: mailFrom },
    to: { name: '', address: mailTo },
    replyTo: { name: '', address: kept.email },
    subject: asSubject(kept.subject),
    // Quoted-printable breaks long lines and keeps dots, umlauts and emoji as they are.
    text: `${kept.note}\n\n-- \n${facts.join('\n')}\n`,
    textEncoding: 'quoted-printable',
    messageId: `<${kept.ref}@${mailFrom.slice(mailFrom.lastIndexOf('@') + 1)}>`,
    date: new Date(kept.created),
    headers: { 'Auto-Submitted': 'auto-generated', 'X-Contact-Reference': kept.ref },
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}

/** A subject that holds an encoded word would be decoded into something else by whoever reads the mail. */
const asSubject = (subject: string) =>
  subject.includes('=?') ? encodeWord(subject, 'B', LONGEST_WORD) : subject
const LONGEST_WORD = 52

const LOOPBACK = /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$/

/** One connection, reused while there is something to send. Options in the URL's query win over these. */
export function smtpMailer(settings: Pick<Settings, 'siteName' | 'contact'>): Mailer {
  const { smtpUrl, smtpTimeoutMs } = settings.contact
  const { username, hostname } = new URL(smtpUrl)
  const open = () =>
    createTransport({
      url: smtpUrl,
      pool: true,
      maxConnections: 1,
      // Trying again is the outbox's part, which writes down that it did.
      maxRequeues: 0,
      idleTimeout: 10_000,
      dnsTimeout: Math.min(10_000, smtpTimeoutMs),
      connectionTimeout: Math.min(10_000, smtpTimeoutMs),
      greetingTimeout: Math.min(30_000, smtpTimeoutMs),
      socketTimeout: smtpTimeoutMs,
      // A password never travels unencrypted to another machine.
      requireTLS: username !== '' && !LOOPBACK.test(hostname),
    })
  let transport: ReturnType<typeof open> | undefined

  return {
    async send(message) {
      const current = (transport ??= open())
      let late = false
      // A server that trickles its answers never trips a socket's timeout.
      const deadline = setTimeout(() => {
        late = true
        transport = undefined
        current.close({ force: true })
      }, smtpTimeoutMs)
      try {
        await current.sendMail(mailOf(message, settings.siteName, settings.contact))
      } catch (error) {
        throw late
          ? new Error(`The mail server was not done after ${smtpTimeoutMs / 1000} s.`, { cause: error })
          : error
      } finally {
        clearTimeout(deadline)
      }
    },
    close: () => transport?.close(),
  }
}
