/** What the store needs of an engine. Both engines read `$1`, `returning` and `on conflict`, so one SQL text serves both. */

export type Value = string | number | null

/** The shape of a row is what the SQL text says; the caller names it. */
export type Query = <Row extends object>(sql: string, values?: readonly Value[]) => Promise<Row[]>

export interface Database {
  readonly query: Query
  /** One transaction, with no other writer beside it in any copy of the service; durable when it resolves. */
  alone<Result>(work: (query: Query) => Promise<Result>): Promise<Result>
  /** Appended to a selection of rows to update: takers pass over each other's rows instead of waiting. */
  readonly skipLocked: string
  /** Removes the last traces of deleted rows from the engine's files, as far as that is in our hands. */
  forget(): Promise<void>
  close(): Promise<void>
}

/** `($1, $2), ($3, $4)` for two rows of two values. */
export function tuples(rows: number, width: number): string {
  const tuple = (row: number) =>
    `(${Array.from({ length: width }, (_, index) => `$${row * width + index + 1}`).join(', ')})`
  return Array.from({ length: rows }, (_, row) => tuple(row)).join(', ')
}
