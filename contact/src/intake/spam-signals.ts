/** Detects signs of spam. They are hints for the reader; no message is dropped for them. */
import type { Message } from './message.ts'

const MANY_LINKS = 3

/** Each signal is tested on subject and note together. */
const SIGNALS: Readonly<Record<string, (text: string) => boolean>> = {
  links: (text) => (text.match(/\b(?:https?:\/\/|www\.)/gi) ?? []).length >= MANY_LINKS,
  markup: (text) => /<\s*(?:a|script|iframe|img)\b|\[url[=\]]/i.test(text),
  // Latin letters and digits only: many languages write whole paragraphs without a space.
  'long-word': (text) => /(?:^|[^\w+/=])[\w+/=]{120}/.test(text),
  // Direction overrides can make a text look like a different one.
  'hidden-direction': (text) => /[\u202a-\u202e\u2066-\u2069]/.test(text),
}

export function spamSignals({ subject, note }: Message, hasOrigin: boolean): string[] {
  const text = `${subject} ${note}`
  const marks = Object.keys(SIGNALS).filter((sign) => SIGNALS[sign]?.(text))
  // Browsers always send the origin; scripts often do not.
  return hasOrigin ? marks : [...marks, 'no-origin']
}
