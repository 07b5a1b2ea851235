/** The interface of an SQL engine. Both engines support `$1`, `returning` and `on conflict`, so they share one SQL text. */

export type Value = string | number | null

/** The caller states the type of the rows that its SQL selects. */
export type Query = <Row extends object>(sql: string, values?: readonly Value[]) => Promise<Row[]>

export interface Database {
  readonly query: Query
  /** Runs one transaction, with no other writer in any copy of the service; durable when it resolves. */
  exclusively<Result>(work: (query: Query) => Promise<Result>): Promise<Result>
  /** Appended to a `select` of rows to update, so that copies skip each other's rows instead of waiting for them. */
  readonly skipLocked: string
  /** Removes traces of deleted rows from the engine's files, where the engine allows it. */
  checkpoint(): Promise<void>
  /** Bytes used on disk; space freed by erased rows does not count where the engine can tell. */
  size(): Promise<number>
  close(): Promise<void>
}

/** Placeholders for rows of values: `($1, $2), ($3, $4)` for two rows of width two. */
export function tuples(rows: number, width: number): string {
  const tuple = (row: number) =>
    `(${Array.from({ length: width }, (_, index) => `$${row * width + index + 1}`).join(', ')})`
  return Array.from({ length: rows }, (_, row) => tuple(row)).join(', ')
}
