/** Validates and normalises messages; the rest of the service relies on it. */
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

/** In code points, which are closer to what a person counts than UTF-16 code units. */
const MAX_LENGTH = { subject: 200, email: 254, note: 10_000, site_name: 100 } as const

/** A text has at most as many code points as UTF-16 units, so most texts need no counting. */
const fits = (text: string, maxLength: number) =>
  text.length <= maxLength || Array.from(text).length <= maxLength

/** Line and paragraph separators also end a line, although Unicode does not class them as control characters. */
const isOneLine = (text: string) => !/[\p{Cc}\u2028\u2029]/u.test(text)
const hasNoControlButNewline = (text: string) => !/[^\P{Cc}\n]/u.test(text)

/** Checks run in this order; only the first failure of a field is reported. */
function text(maxLength: number, normalise: (raw: string) => string = (raw) => raw) {
  return z
    .string({ error: (issue) => (issue.input === undefined ? 'is required' : 'must be text') })
    .refine((raw) => raw.isWellFormed(), { error: 'is not well-formed Unicode', abort: true })
    .transform((raw) => normalise(raw).trim())
    .refine(hasVisible, { error: 'is required', abort: true })
    .refine((normalised) => fits(normalised, maxLength), {
      error: `is longer than ${maxLength} characters`,
      abort: true,
    })
}

/** Line breaks of all kinds, and tabs from a pasted table, are layout and not control characters. */
const normaliseNote = (raw: string) => raw.replace(/\r\n?|[\u2028\u2029]/g, '\n').replaceAll('\t', ' ')

/** Mail needs an ASCII domain. Chromium converts it, Firefox sends it as typed. */
function asciiDomain(raw: string): string {
  const at = raw.lastIndexOf('@')
  const domain = raw.slice(at + 1).trim()
  return at < 0 || /^[\x20-\x7e]*$/.test(domain) ? raw : raw.slice(0, at + 1) + domainToASCII(domain)
}

/** The pattern that browsers use, so that the service accepts every address that the form accepts. */
const isEmail = (address: string) => z.regexes.html5Email.test(address)

const noControl = { error: 'must not contain control characters', abort: true }
const noLineBreak = { error: 'must be one line without control characters', abort: true }

/** The only problem of a message from a page that was built with a different SITE_ID. */
export const UNKNOWN_SITE = 'is not a site that this service serves'

export function createMessageReader(siteIds: readonly string[]) {
  const schema = z.object(
    {
      subject: text(MAX_LENGTH.subject).refine(isOneLine, noLineBreak),
      email: text(MAX_LENGTH.email, asciiDomain)
        .refine(isOneLine, noLineBreak)
        .refine(isEmail, { error: 'is not an e-mail address' }),
      note: text(MAX_LENGTH.note, normaliseNote).refine(hasNoControlButNewline, noControl),
      site_name: text(MAX_LENGTH.site_name)
        .refine(isOneLine, noLineBreak)
        .refine((name) => siteIds.includes(name), { error: UNKNOWN_SITE }),
    },
    { error: 'must be a JSON object' },
  )

  /** Returns the message in a parsed body, or one problem per invalid field. */
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
