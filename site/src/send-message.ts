import { settings } from './settings.ts'

export interface Message {
  readonly subject: string
  readonly email: string
  readonly note: string
}

/** Sends a message to the contact service and returns the text for the visitor. Only the response status counts. */
export async function sendMessage(message: Message): Promise<{ sent: boolean; message: string }> {
  try {
    const response = await fetch(`${settings.origins.contact}/api/contact-us`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...message, site_name: settings.siteId }),
      signal: AbortSignal.timeout(settings.sendTimeoutMs),
    })
    return response.ok
      ? { sent: true, message: 'Your message has been sent successfully!' }
      : { sent: false, message: 'Failed to send message.' }
  } catch (error) {
    console.error('The message could not be sent.', error)
    return { sent: false, message: 'An error occurred. Please try again.' }
  }
}
