/** What counts as a message. All of it is checked here, so that the rest of the service can rely on a `Message`. */
import { domainToASCII } from 'node:url'
import * as z from 'zod'
import { hasVisible } from './visible-text.ts'

export interface Message {
  readonly subject: string
  readonly email: string
  readonly note: string
  readonly site_name: string
}

export interface FieldProblem {
  readonly field: string
  readonly reason: string
}

/** In code points, which are closer to what a person counts than UTF-16 units. */
const MAX_LENGTH = { subject: 200, email: 254, note: 10_000, site_name: 100 } as const

/** A code point has one or two UTF-16 units, so most texts are short enough without counting. */
const fits = (text: string, longest: number) => text.length <= longest || Array.from(text).length <= longest

/** Line and paragraph separators also end a line, though Unicode does not class them as control characters. */
const isOneLine = (text: string) => !/[\p{Cc}\u2028\u2029]/u.test(text)
const hasNoControlButNewline = (text: string) => !/[^\P{Cc}\n]/u.test(text)

/** The checks run in this order, and only the first failure of a field is reported. */
function text(longest: number, tidy: (raw: string) => string = (raw) => raw) {
  return z
    .string({ error: (issue) => (issue.input === undefined ? 'is required' : 'must be text') })
    .refine((raw) => raw.isWellFormed(), { error: 'is not well-formed Unicode', abort: true })
    .transform((raw) => tidy(raw).trim())
    .refine(hasVisible, { error: 'is required', abort: true })
    .refine((tidied) => fits(tidied, longest), {
      error: `is longer than ${longest} characters`,
      abort: true,
    })
}

/** Line breaks come in several forms, and a pasted table brings tabs: layout, not control characters. */
const tidyNote = (raw: string) => raw.replace(/\r\n?|[\u2028\u2029]/g, '\n').replaceAll('\t', ' ')

/** Mail needs a domain in ASCII. Chromium sends it so, Firefox as it was typed. */
function asciiDomain(raw: string): string {
  const at = raw.lastIndexOf('@')
  const domain = raw.slice(at + 1).trim()
  return at < 0 || /^[\x20-\x7e]*$/.test(domain) ? raw : raw.slice(0, at + 1) + domainToASCII(domain)
}

/** The pattern that browsers use, so that the service accepts whatever the form lets through. */
const isEmail = (address: string) => z.regexes.html5Email.test(address)

const noControl = { error: 'must not contain control characters', abort: true }
const noLineBreak = { error: 'must be one line without control characters', abort: true }

export function createMessageReader(siteIds: readonly string[]) {
  const schema = z.object(
    {
      subject: text(MAX_LENGTH.subject).refine(isOneLine, noLineBreak),
      email: text(MAX_LENGTH.email, asciiDomain)
        .refine(isOneLine, noLineBreak)
        .refine(isEmail, { error: 'is not an e-mail address' }),
      note: text(MAX_LENGTH.note, tidyNote).refine(hasNoControlButNewline, noControl),
      site_name: text(MAX_LENGTH.site_name)
        .refine(isOneLine, noLineBreak)
        .refine((name) => siteIds.includes(name), { error: 'is not a site that this service serves' }),
    },
    { error: 'must be a JSON object' },
  )

  /** The message in a parsed body, or each invalid field with the first reason why. */
  return (body: unknown): { message: Message } | { problems: FieldProblem[] } => {
    const result = schema.safeParse(body)
    if (result.success) return { message: result.data }
    return {
      problems: result.error.issues.map((issue) => ({
        field: issue.path.join('.') || 'body',
        reason: issue.message,
      })),
    }
  }
}
