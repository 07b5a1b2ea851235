/** Reads the fields of untrusted values: messages, history entries, stored JSON. Other values have no fields. */
export type Fields = Readonly<Record<string, unknown>>

export const fieldsOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null ? (value as Fields) : {}

/** Whether a value is nested at most this deep. Serialising a deeper one may overflow the stack. */
export const isShallow = (value: unknown, depth: number): boolean =>
  typeof value !== 'object' ||
  value === null ||
  (depth > 0 && Object.values(value).every((part) => isShallow(part, depth - 1)))

/** Parses untrusted JSON. Returns no fields if it is invalid. */
export function fieldsIn(text: string): Fields {
  try {
    return fieldsOf(JSON.parse(text))
  } catch {
    return {}
  }
}
