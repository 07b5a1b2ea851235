import { parse } from 'pg-connection-string'
import { expect, test } from 'vitest'
import { databaseAddress } from './database-address.ts'

/** The parts that `pg` reads from the address. */
function partsOf(value: string) {
  const result = databaseAddress(value)
  if ('problem' in result) throw new Error(result.problem)
  const { host, port, user, password, database, sslmode } = parse(result.url) as ReturnType<typeof parse> & {
    sslmode?: string
  }
  expect(URL.parse(result.url)).not.toBeNull()
  return { host, port: port ?? '', user: user ?? '', password: password ?? '', database, sslmode }
}

const LOCAL = {
  host: '/run/postgresql',
  port: '',
  user: 'ann',
  password: '',
  database: 'contact',
  sslmode: undefined,
}

test.each([
  ['postgres://ann@%2Frun%2Fpostgresql/contact', LOCAL],
  ['postgres:///contact?host=/run/postgresql', { ...LOCAL, user: '' }],
  ['postgres://ann@/contact?host=/run/postgresql', LOCAL],
  [
    'postgresql://ann:p%40ss@/contact?host=/run/postgresql&port=5433',
    { ...LOCAL, port: '5433', password: 'p@ss' },
  ],
  ['host=/run/postgresql dbname=contact user=ann', LOCAL],
  [
    `host=db.internal port=5433 dbname=contact user=ann password='p@ ss\\'' sslmode=verify-full`,
    {
      host: 'db.internal',
      port: '5433',
      user: 'ann',
      password: `p@ ss'`,
      database: 'contact',
      sslmode: 'verify-full',
    },
  ],
  ['host=::1 dbname=contact user=ann', { ...LOCAL, host: '::1' }],
])('reads %s', (value, parts) => {
  expect(partsOf(value)).toEqual(parts)
})

test.each([
  ['mysql://ann:hunter2@db/contact', 'must be an address such as'],
  ['postgres:hunter2', 'must be an address such as'],
  ['postgres:///contact', 'must name the server'],
  ['postgres://ann:hunter2@/contact', 'must be an address such as'],
  ['postgres://ann:hunter2@one,two/contact', 'must name one server'],
  ['dbname=contact password=hunter2', 'must name the server'],
  ["host='hunter2", 'must be an address such as'],
])('refuses %s', (value, part) => {
  expect(databaseAddress(value)).toEqual({ problem: expect.stringContaining(part) })
  expect(JSON.stringify(databaseAddress(value))).not.toContain('hunter2')
})
