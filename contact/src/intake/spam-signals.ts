/** What makes a message look suspicious. A mark is a hint for the reader; no message is dropped for it. */
import type { Message } from './message.ts'

const MANY_LINKS = 3

/** Each tests the subject and the note together. */
const SIGNALS: Readonly<Record<string, (text: string) => boolean>> = {
  links: (text) => (text.match(/\b(?:https?:\/\/|www\.)/gi) ?? []).length >= MANY_LINKS,
  markup: (text) => /<\s*(?:a|script|iframe|img)\b|\[url[=\]]/i.test(text),
  // Latin letters and digits only: many languages write whole paragraphs without a space.
  'long-word': (text) => /(?:^|[^\w+/=])[\w+/=]{120}/.test(text),
  // Characters that change the reading direction can make one text look like another.
  'hidden-direction': (text) => /[\u202a-\u202e\u2066-\u2069]/.test(text),
}

export function spamSignals({ subject, note }: Message, hasOrigin: boolean): string[] {
  const text = `${subject} ${note}`
  const marks = Object.keys(SIGNALS).filter((sign) => SIGNALS[sign]?.(text))
  // Browsers always send the origin of the page; scripts often don't.
  return hasOrigin ? marks : [...marks, 'no-origin']
}
