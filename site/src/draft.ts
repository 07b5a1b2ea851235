/** Stores the draft of the contact form in the tab until it is sent or the tab is closed. */
import { fieldsIn } from '../../games/kit/fields.ts'
import type { Message } from './send-message.ts'
import { withTabStorage } from './storage.ts'

const KEY = 'arcade.draft'

/** Reads the fields of a message. Values other than strings count as empty. */
function messageFrom(read: (name: keyof Message) => unknown): Message {
  const text = (name: keyof Message) => {
    const value = read(name)
    return typeof value === 'string' ? value : ''
  }
  return { subject: text('subject'), email: text('email'), note: text('note') }
}

/** Parses an untrusted stored draft. */
export function readDraft(stored: string | null | undefined): Message {
  const fields = fieldsIn(stored ?? '')
  return messageFrom((name) => fields[name])
}

type Field = HTMLInputElement | HTMLTextAreaElement

const fieldOf = (form: HTMLFormElement, name: keyof Message) => form.elements.namedItem(name) as Field | null

export const messageIn = (form: HTMLFormElement): Message => messageFrom((name) => fieldOf(form, name)?.value)

/** Fills empty fields from the draft. Text typed before the script loaded is newer, and stays. */
export function restoreDraft(form: HTMLFormElement): void {
  const draft = readDraft(withTabStorage((storage) => storage.getItem(KEY)))
  for (const name of ['subject', 'email', 'note'] as const) {
    const field = fieldOf(form, name)
    if (field) field.value ||= draft[name]
  }
}

export const keepDraft = (form: HTMLFormElement) =>
  withTabStorage((storage) => storage.setItem(KEY, JSON.stringify(messageIn(form))))

export const dropDraft = () => withTabStorage((storage) => storage.removeItem(KEY))
