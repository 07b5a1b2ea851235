/** Formats messages for the inbox: as a list, in full, as CSV and as JSON. */
import { quoted } from '../delivery/quote-text.ts'
import type { KeptMessage } from '../store/store.ts'

const iso = (time: number | null) => (time === null ? '' : new Date(time).toISOString())

function truncate(text: string, longest: number): string {
  const letters = Array.from(text)
  return letters.length <= longest ? text : `${letters.slice(0, longest - 1).join('')}…`
}

export const LIST_HEAD = `${'REFERENCE'.padEnd(19)}  ${'RECEIVED'.padEnd(17)}  ${'STATE'.padEnd(8)}  ${'FROM'.padEnd(30)}  SUBJECT`

/** Direction characters could reverse the rest of the line and hide a warning. */
const withoutDirections = (text: string) =>
  text.replace(/[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '')

/** The subject comes last, because padding does not align texts with emoji. */
export function listLine(kept: KeptMessage): string {
  const received = `${iso(kept.created).slice(0, 16).replace('T', ' ')}Z`
  const warning = kept.marks === '' ? '' : `  (suspicious: ${kept.marks})`
  return `${kept.ref}  ${received}  ${kept.state.padEnd(8)}  ${truncate(kept.email, 30).padEnd(30)}  ${truncate(withoutDirections(kept.subject), 60)}${warning}`
}

export function formatMessage(kept: KeptMessage): string {
  const lines: [string, string][] = [
    ['Reference', kept.ref],
    ['Received', iso(kept.created)],
    ['State', stateOf(kept)],
    ...(kept.error === null ? [] : [['Last error', kept.error] satisfies [string, string]]),
    ['Site', kept.site_name],
    ['From', kept.email],
    ...(kept.marks === '' ? [] : [['Suspicious', kept.marks] satisfies [string, string]]),
  ]
  const facts = lines.map(([name, value]) => `${name.padEnd(11)} ${value}`).join('\n')
  // The subject is below with the note: padded with spaces, it could wrap onto a line that looks like a fact.
  return `${facts}\n\nMessage from the visitor, to the end:\n\n${quoted(`${kept.subject}\n\n${kept.note}`)}`
}

function stateOf({ state, attempts, sent, due, dismissed }: KeptMessage): string {
  const tries = `${attempts} ${attempts === 1 ? 'attempt' : 'attempts'}`
  if (state === 'sent') return `sent at ${iso(sent)}`
  if (state === 'failed')
    return `failed after ${tries}${dismissed === null ? '' : `, dismissed at ${iso(dismissed)}`}`
  return attempts === 0 ? 'waiting' : `waiting after ${tries}, next at ${iso(due)}`
}

/** The columns of an export; times are in ISO 8601. */
const EXPORTED = {
  reference: (kept: KeptMessage) => kept.ref,
  received: (kept: KeptMessage) => iso(kept.created),
  state: (kept: KeptMessage) => kept.state,
  site_name: (kept: KeptMessage) => kept.site_name,
  email: (kept: KeptMessage) => kept.email,
  subject: (kept: KeptMessage) => kept.subject,
  note: (kept: KeptMessage) => kept.note,
  suspicious: (kept: KeptMessage) => kept.marks,
  attempts: (kept: KeptMessage) => kept.attempts,
  sent: (kept: KeptMessage) => iso(kept.sent),
  error: (kept: KeptMessage) => kept.error ?? '',
}

export const jsonLine = (kept: KeptMessage) =>
  JSON.stringify(Object.fromEntries(Object.entries(EXPORTED).map(([name, value]) => [name, value(kept)])))

export const CSV_HEAD = Object.keys(EXPORTED).join(',')

/** Spreadsheets evaluate a cell that starts like a formula; a leading apostrophe makes it text. */
function csvCell(value: string | number): string {
  const text = String(value)
  return `"${(/^[=+\-@]/.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`
}

/** RFC 4180 ends lines with CR LF; printing adds the LF. */
export const csvLine = (kept: KeptMessage) =>
  `${Object.values(EXPORTED)
    .map((value) => csvCell(value(kept)))
    .join(',')}\r`
