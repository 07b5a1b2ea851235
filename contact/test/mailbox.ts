/** A real SMTP server on loopback that records mail and can refuse or delay it. */
import { buffer } from 'node:stream/consumers'
import { callbackify } from 'node:util'
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server'
import { type Mail, parseMail } from './mail-parser.ts'

interface SmtpRefusal {
  readonly code: number
  readonly text: string
}

export interface MailboxOptions {
  /** Called for each delivery, counted from 1. Returning undefined accepts it; a promise delays the reply. */
  readonly decide?: (count: number, mail: Mail) => SmtpRefusal | undefined | Promise<SmtpRefusal | undefined>
  readonly port?: number
}

export interface Mailbox {
  readonly url: string
  readonly port: number
  /** Accepted mails, in order. */
  readonly mails: readonly Mail[]
  /** Deliveries so far, including refused ones. */
  readonly count: () => number
  close(): Promise<void>
}

export async function openMailbox({
  decide = () => undefined,
  port = 0,
}: MailboxOptions = {}): Promise<Mailbox> {
  const mails: Mail[] = []
  let count = 0

  async function receive(stream: SMTPServerDataStream, { id, envelope }: SMTPServerSession): Promise<void> {
    const { mailFrom, rcptTo } = envelope
    const sent = { from: mailFrom ? mailFrom.address : '', to: rcptTo.map(({ address }) => address) }
    const mail = parseMail((await buffer(stream)).toString('latin1'), sent, id)
    const refused = await decide(++count, mail)
    if (refused) throw Object.assign(new Error(refused.text), { responseCode: refused.code })
    mails.push(mail)
  }

  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    logger: false,
    closeTimeout: 100,
    onData: callbackify(receive),
  })
  // Some tests kill clients in the middle of a delivery.
  server.on('error', () => undefined)
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const address = server.server.address()
  if (address === null || typeof address === 'string') throw new Error('The mailbox has no port.')
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    port: address.port,
    mails,
    count: () => count,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
