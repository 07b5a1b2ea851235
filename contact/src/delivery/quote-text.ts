/** A visitor's text below our own lines, such that none of it can pass for one of ours. */

/** Whatever a mail program or a terminal may take for the end of a line, though message.ts lets only `\n` through. */
const LINE_END = /\r\n|[\n\r\v\f\u0085\u2028\u2029]/

/**
 * Every line gets a bar, so that only our own lines start without one: a reference, a line of dashes or a signature
 * that the text brings along stays behind it. Not `>`: some mail programs fold quotations away.
 */
export const quoted = (text: string) =>
  text
    .split(LINE_END)
    .map((line) => (line === '' ? '|' : `| ${line}`))
    .join('\n')
