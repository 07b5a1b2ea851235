import { describe, expect, test } from 'vitest'
import { startProblem, waitForStore } from './wait-for-store.ts'

const failure = (message: string, code?: string) => Object.assign(new Error(message), code ? { code } : {})

describe('at the start', () => {
  test.each([
    ['nobody listens', failure('connect ECONNREFUSED 127.0.0.1:5432', 'ECONNREFUSED')],
    ['it is starting', failure('the database system is starting up', '57P03')],
    ['it has no connection left', failure('sorry, too many clients already', '53300')],
    ['the name is not known yet', failure('getaddrinfo EAI_AGAIN db.internal', 'EAI_AGAIN')],
    [
      'its Unix socket is missing',
      Object.assign(failure('connect ENOENT /run/.s.PGSQL.5432', 'ENOENT'), { syscall: 'connect' }),
    ],
    ['it does not answer', failure('timeout exceeded when trying to connect')],
    ['SQLite is locked', failure('database is locked', 'ERR_SQLITE_ERROR')],
    [
      'all addresses of a name refuse',
      new AggregateError([failure('connect ECONNREFUSED ::1', 'ECONNREFUSED')]),
    ],
  ])('%s: it is waited for', (_, error) => {
    expect(startProblem(error)).toEqual({ wait: expect.stringMatching(/./) })
  })

  test.each([
    [
      'a wrong password',
      failure('password authentication failed for user "contact"', '28P01'),
      /password is wrong/,
    ],
    ['a user that is not let in', failure('no pg_hba.conf entry', '28000'), /does not let this user in/],
    [
      'a database that is not there',
      failure('database "x" does not exist', '3D000'),
      /no database of that name/,
    ],
  ])('%s fails at once, with a sentence', async (_, error, sentence) => {
    const said: string[] = []
    const opening = waitForStore(
      'PostgreSQL at db',
      () => Promise.reject(error),
      (text) => said.push(text),
    )
    await expect(opening).rejects.toThrow(sentence)
    expect(said).toEqual([])
  })

  test('what nobody expected is thrown as it is', async () => {
    const bug = new TypeError('x is not a function')
    await expect(
      waitForStore(
        'the store',
        () => Promise.reject(bug),
        () => undefined,
      ),
    ).rejects.toBe(bug)
  })

  test('what comes back is used, and the wait is told', async () => {
    const said: string[] = []
    let tries = 0
    const open = async () => {
      if (++tries === 1) throw failure('connect ECONNREFUSED', 'ECONNREFUSED')
      return 'the store'
    }
    expect(await waitForStore('PostgreSQL at db', open, (text) => said.push(text))).toBe('the store')
    expect(said).toEqual(['Waiting for PostgreSQL at db, 0 s so far: connect ECONNREFUSED'])
  })
})
