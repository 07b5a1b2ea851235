/** Recognises errors that mean that the disk of the store is full. */

const SQLITE_FULL = 13
/** PostgreSQL's `disk_full`, and the file system's own code. */
const CODES = ['53100', 'ENOSPC']

/** By the message as well, because an error from the store's thread has no SQLite code. */
export function isDiskFull(error: unknown): boolean {
  const { code, errcode, message } = Object(error) as Readonly<Record<string, unknown>>
  return (
    errcode === SQLITE_FULL ||
    CODES.includes(String(code)) ||
    /\bdisk is full\b|no space left on device/i.test(String(message))
  )
}
