/** Messages as an operator reads them: a table, one in full, CSV for a spreadsheet, JSON for a program. */
import type { Kept } from './store.ts'

const iso = (time: number | null) => (time === null ? '' : new Date(time).toISOString())

function cut(text: string, longest: number): string {
  const letters = Array.from(text)
  return letters.length <= longest ? text : `${letters.slice(0, longest - 1).join('')}…`
}

export const LIST_HEAD = `${'REFERENCE'.padEnd(19)}  ${'RECEIVED'.padEnd(17)}  ${'STATE'.padEnd(8)}  ${'FROM'.padEnd(30)}  SUBJECT`

/** The subject comes last: emoji are wider than they count. */
export function listLine(kept: Kept): string {
  const received = `${iso(kept.created).slice(0, 16).replace('T', ' ')}Z`
  const warning = kept.marks === '' ? '' : `  (suspicious: ${kept.marks})`
  return `${kept.ref}  ${received}  ${kept.state.padEnd(8)}  ${cut(kept.email, 30).padEnd(30)}  ${cut(kept.subject, 60)}${warning}`
}

export function inFull(kept: Kept): string {
  const lines: [string, string][] = [
    ['Reference', kept.ref],
    ['Received', iso(kept.created)],
    ['State', stateOf(kept)],
    ...(kept.error === null ? [] : [['Last error', kept.error] satisfies [string, string]]),
    ['Site', kept.site_name],
    ['From', kept.email],
    ['Subject', kept.subject],
    ...(kept.marks === '' ? [] : [['Suspicious', kept.marks] satisfies [string, string]]),
  ]
  return `${lines.map(([name, value]) => `${name.padEnd(11)} ${value}`).join('\n')}\n\n${kept.note}`
}

function stateOf({ state, attempts, sent, due }: Kept): string {
  const tries = `${attempts} ${attempts === 1 ? 'attempt' : 'attempts'}`
  if (state === 'sent') return `sent at ${iso(sent)}`
  if (state === 'failed') return `failed after ${tries}`
  return attempts === 0 ? 'waiting' : `waiting after ${tries}, next at ${iso(due)}`
}

/** Named as people name things, with times that every program reads. */
const EXPORTED = {
  reference: (kept: Kept) => kept.ref,
  received: (kept: Kept) => iso(kept.created),
  state: (kept: Kept) => kept.state,
  site_name: (kept: Kept) => kept.site_name,
  email: (kept: Kept) => kept.email,
  subject: (kept: Kept) => kept.subject,
  note: (kept: Kept) => kept.note,
  suspicious: (kept: Kept) => kept.marks,
  attempts: (kept: Kept) => kept.attempts,
  sent: (kept: Kept) => iso(kept.sent),
  error: (kept: Kept) => kept.error ?? '',
}

export const jsonLine = (kept: Kept) =>
  JSON.stringify(Object.fromEntries(Object.entries(EXPORTED).map(([name, value]) => [name, value(kept)])))

export const CSV_HEAD = Object.keys(EXPORTED).join(',')

/** A spreadsheet would run a cell that starts like a formula; the apostrophe makes it text. */
function csvCell(value: string | number): string {
  const text = String(value)
  return `"${(/^[=+\-@]/.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`
}

/** RFC 4180 ends lines with CR LF; the LF comes from whoever prints the line. */
export const csvLine = (kept: Kept) =>
  `${Object.values(EXPORTED)
    .map((value) => csvCell(value(kept)))
    .join(',')}\r`
