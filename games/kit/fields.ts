/** The fields of what comes from outside: a message, an entry of the history, a text from storage. None, if it has none. */
export type Fields = Readonly<Record<string, unknown>>

export const fieldsOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null ? (value as Fields) : {}

/** Whether a value is nested at most this deep. Serialising a deeper one may overflow the stack. */
export const isShallow = (value: unknown, depth: number): boolean =>
  typeof value !== 'object' ||
  value === null ||
  (depth > 0 && Object.values(value).every((part) => isShallow(part, depth - 1)))

/** The same of JSON, which may be no JSON at all. */
export function fieldsIn(text: string): Fields {
  try {
    return fieldsOf(JSON.parse(text))
  } catch {
    return {}
  }
}
