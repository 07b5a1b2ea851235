import { describe, expect, test } from 'vitest'
import { startProblem, waitForStore } from './wait-for-store.ts'

const failure = (message: string, code?: string) => Object.assign(new Error(message), code ? { code } : {})

describe('at the start', () => {
  test.each([
    ['the connection is refused', failure('connect ECONNREFUSED 127.0.0.1:5432', 'ECONNREFUSED')],
    ['PostgreSQL is starting', failure('the database system is starting up', '57P03')],
    ['PostgreSQL has no connection left', failure('sorry, too many clients already', '53300')],
    ['the host name does not resolve yet', failure('getaddrinfo EAI_AGAIN db.internal', 'EAI_AGAIN')],
    [
      'the Unix socket is missing',
      Object.assign(failure('connect ENOENT /run/.s.PGSQL.5432', 'ENOENT'), { syscall: 'connect' }),
    ],
    ['PostgreSQL does not answer', failure('timeout exceeded when trying to connect')],
    ['SQLite is locked', failure('database is locked', 'ERR_SQLITE_ERROR')],
    [
      'all addresses of a host refuse',
      new AggregateError([failure('connect ECONNREFUSED ::1', 'ECONNREFUSED')]),
    ],
  ])('waits if %s', (_, error) => {
    expect(startProblem(error)).toEqual({ wait: expect.stringMatching(/./) })
  })

  test.each([
    [
      'a wrong password',
      failure('password authentication failed for user "contact"', '28P01'),
      /password is wrong/,
    ],
    ['a user without access', failure('no pg_hba.conf entry', '28000'), /does not let this user in/],
    [
      'tables of a newer program',
      failure(
        'The message store is at version 9, but this program knows versions up to 4: install the newer program.',
      ),
      /^PostgreSQL at db cannot be used: The message store is at version 9, .* newer program\. Correct this/,
    ],
    ['a missing database', failure('database "x" does not exist', '3D000'), /no database of that name/],
  ])('fails at once on %s, with an explanation', async (_, error, sentence) => {
    const reported: string[] = []
    const opening = waitForStore(
      'PostgreSQL at db',
      () => Promise.reject(error),
      (text) => reported.push(text),
    )
    await expect(opening).rejects.toThrow(sentence)
    expect(reported).toEqual([])
  })

  test('rethrows an unexpected error', async () => {
    const bug = new TypeError('x is not a function')
    await expect(
      waitForStore(
        'the store',
        () => Promise.reject(bug),
        () => undefined,
      ),
    ).rejects.toBe(bug)
  })

  test('reports the wait and opens the store once it is up', async () => {
    const reported: string[] = []
    let tries = 0
    const open = async () => {
      if (++tries === 1) throw failure('connect ECONNREFUSED', 'ECONNREFUSED')
      return 'the store'
    }
    expect(await waitForStore('PostgreSQL at db', open, (text) => reported.push(text))).toBe('the store')
    expect(reported).toEqual(['Waiting for PostgreSQL at db, 0 s so far: connect ECONNREFUSED'])
  })
})
