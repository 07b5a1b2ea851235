/** What the store needs from an engine. Both understand `$1`, `returning` and `on conflict`, so one SQL text serves both. */

export type Value = string | number | null

/** The caller states the type of a row, as its SQL selects it. */
export type Query = <Row extends object>(sql: string, values?: readonly Value[]) => Promise<Row[]>

export interface Database {
  readonly query: Query
  /** One transaction, with no other writer at the same time in any copy of the service; durable when it resolves. */
  exclusively<Result>(work: (query: Query) => Promise<Result>): Promise<Result>
  /** Appended to a `select` of rows to update, so that copies skip each other's rows instead of waiting for them. */
  readonly skipLocked: string
  /** Removes what is left of deleted rows from the engine's files, where the engine lets us. */
  checkpoint(): Promise<void>
  /** Bytes on the disk that hold something; room that erased rows have left does not count where the engine can tell. */
  size(): Promise<number>
  close(): Promise<void>
}

/** Placeholders for rows of values: `($1, $2), ($3, $4)` for two rows of width two. */
export function tuples(rows: number, width: number): string {
  const tuple = (row: number) =>
    `(${Array.from({ length: width }, (_, index) => `$${row * width + index + 1}`).join(', ')})`
  return Array.from({ length: rows }, (_, row) => tuple(row)).join(', ')
}
