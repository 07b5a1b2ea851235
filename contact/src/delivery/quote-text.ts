/** Prefixes every line of a visitor's text, so that none can pass for a line of ours. */

/** Every sequence that a mail program or terminal may treat as a line end, although message.ts accepts only `\n`. */
const LINE_END = /\r\n|[\n\r\v\f\u0085\u2028\u2029]/

/** The prefix is a bar and not `>`, because some mail programs collapse quotations. */
export const quoted = (text: string) =>
  text
    .split(LINE_END)
    .map((line) => (line === '' ? '|' : `| ${line}`))
    .join('\n')
