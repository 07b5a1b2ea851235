/** What makes a message look suspicious. A mark is a hint for the reader; no message is dropped for it. */
import type { Message } from './message.ts'

const MANY_LINKS = 3

const SIGNS: Readonly<Record<string, (message: Message) => boolean>> = {
  links: ({ subject, note }) =>
    (`${subject} ${note}`.match(/\b(?:https?:\/\/|www\.)/gi) ?? []).length >= MANY_LINKS,
  markup: ({ subject, note }) => /<\s*(?:a|script|iframe|img)\b|\[url[=\]]/i.test(`${subject} ${note}`),
  // Only Latin letters and digits: many languages write whole paragraphs without a space.
  'long-word': ({ subject, note }) => /[\w+/=]{120}/.test(`${subject} ${note}`),
  // These turn the reading direction around, to make one text look like another.
  'hidden-direction': ({ subject, note }) => /[\u202a-\u202e\u2066-\u2069]/.test(`${subject} ${note}`),
}

export function marksOf(message: Message, hasOrigin: boolean): string[] {
  const marks = Object.keys(SIGNS).filter((sign) => SIGNS[sign]?.(message))
  // Browsers always say where a form stands; a script often doesn't.
  return hasOrigin ? marks : [...marks, 'no-origin']
}
