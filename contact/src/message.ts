/** What counts as a message. Everything is decided here, at the edge: behind it a message is simply right. */
import { domainToASCII } from 'node:url'
import * as z from 'zod'

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

/** In characters as a person counts them (code points), not in UTF-16 units. */
const LONGEST = { subject: 200, email: 254, note: 10_000, site_name: 100 } as const

/** A code point has one or two units, so most texts need no counting. */
const fits = (text: string, longest: number) => text.length <= longest || Array.from(text).length <= longest

/** Line and paragraph separators end a line too, though Unicode does not call them control characters. */
const oneLine = (text: string) => !/[\p{Cc}\u2028\u2029]/u.test(text)
const onlyBreaksLines = (text: string) => !/[^\P{Cc}\n]/u.test(text)

/** Checked in the order of the lines, and only the first failure of a field is told. */
function text(longest: number, tidy: (raw: string) => string = (raw) => raw) {
  return z
    .string({ error: (issue) => (issue.input === undefined ? 'is required' : 'must be text') })
    .refine((raw) => raw.isWellFormed(), { error: 'is not well-formed Unicode', abort: true })
    .transform((raw) => tidy(raw).trim())
    .refine((tidied) => tidied !== '', { error: 'is required', abort: true })
    .refine((tidied) => fits(tidied, longest), {
      error: `is longer than ${longest} characters`,
      abort: true,
    })
}

/** Browsers end lines in three ways, and a pasted table brings tabs: both are layout, not control. */
const tidyNote = (raw: string) => raw.replace(/\r\n?|[\u2028\u2029]/g, '\n').replaceAll('\t', ' ')

/** Firefox sends a domain as it was typed, Chromium in ASCII; mail needs the latter. */
function asciiDomain(raw: string): string {
  const at = raw.lastIndexOf('@')
  const domain = raw.slice(at + 1).trim()
  return at < 0 || /^[\x20-\x7e]*$/.test(domain) ? raw : raw.slice(0, at + 1) + domainToASCII(domain)
}

/** The very pattern that browsers use, so that what the form lets through the service does too. */
const isEmail = (address: string) => z.regexes.html5Email.test(address)

const noControl = { error: 'must not contain control characters', abort: true }
const noLineBreak = { error: 'must be one line without control characters', abort: true }

export function messageReader(siteIds: readonly string[]) {
  const schema = z.object(
    {
      subject: text(LONGEST.subject).refine(oneLine, noLineBreak),
      email: text(LONGEST.email, asciiDomain)
        .refine(oneLine, noLineBreak)
        .refine(isEmail, { error: 'is not an e-mail address' }),
      note: text(LONGEST.note, tidyNote).refine(onlyBreaksLines, noControl),
      site_name: text(LONGEST.site_name)
        .refine(oneLine, noLineBreak)
        .refine((name) => siteIds.includes(name), { error: 'is not a site that this service serves' }),
    },
    { error: 'must be a JSON object' },
  )

  /** The message in a parsed body, or every field that is wrong with its first reason. */
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
