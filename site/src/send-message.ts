import { settings } from './settings.ts'

export interface Message {
  readonly subject: string
  readonly email: string
  readonly note: string
}

export interface SendResult {
  readonly sent: boolean
  /** The text of the alert. */
  readonly alert: string
  /** The text beside the form: the reference of a sent message, or why it was not sent and what to do. */
  readonly status: string
}

const KEPT_TEXT = 'Your text is still in the form.'
const orWrite = `or write to ${settings.mailbox}`

/** By response status; every other failure is the service's. */
const REFUSALS: Readonly<Record<number, string>> = {
  413: `It is too long. Shorten it, ${orWrite}.`,
  422: `The service could not accept one of the fields. Check the e-mail address and the length of the text, ${orWrite}.`,
  429: `Too many messages have come from your network. Try again in an hour, ${orWrite}.`,
}

const refusal = (status: number) =>
  `Not sent. ${REFUSALS[status] ?? `The message service is not working. Try again later, ${orWrite}.`} ${KEPT_TEXT}`

/** Only the response's status and headers count; its body is not read. */
function resultOf(response: Response): SendResult {
  if (!response.ok) return { sent: false, alert: 'Failed to send message.', status: refusal(response.status) }
  const reference = response.headers.get('message-reference')
  return {
    sent: true,
    alert: 'Your message has been sent successfully!',
    status: reference === null ? 'Sent. Thank you!' : `Sent. Thank you! Your reference is ${reference}.`,
  }
}

/** Sends a message to the contact service. */
export async function sendMessage(message: Message): Promise<SendResult> {
  try {
    return resultOf(
      await fetch(`${settings.origins.contact}/api/contact-us`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ ...message, site_name: settings.siteId }),
        signal: AbortSignal.timeout(settings.sendTimeoutMs),
      }),
    )
  } catch (error) {
    console.error('The message could not be sent.', error)
    const why = navigator.onLine ? 'The message service could not be reached.' : 'You are offline.'
    return {
      sent: false,
      alert: 'An error occurred. Please try again.',
      status: `Not sent. ${why} Try again, ${orWrite}. ${KEPT_TEXT}`,
    }
  }
}
