/** Attacks a stolen store: it reveals nothing about visitors. */
import { hash } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { readSettings } from '../../../config.ts'
import { form } from '../../test/service.ts'
import { MAX_BUCKETS, createSealer } from './sealed-buckets.ts'
import { loadSecret } from './secret.ts'
import { openStore } from '../store/open-store.ts'
import { networkKey, networksOf } from './networks.ts'

const NOW = 1_800_000_000_000
const everyAddress = Array.from({ length: 256 }, (_, last) => `192.0.2.${last}`)

async function createUsedStore(addresses: readonly string[]) {
  const folder = mkdtempSync(join(tmpdir(), 'contact-privacy-'))
  const file = join(folder, 'contact.db')
  const store = await openStore(readSettings({ CONTACT_DB: file }).contact)
  for (const [index, address] of addresses.entries()) {
    const message = form({ note: `note ${index}` })
    await store.add({ message, marks: [], address, now: NOW + 7919 * index })
  }
  return { store, file, folder }
}

/** All rows of all tables, and the bytes of all files except the secret, which is not part of the store. */
function dumpStore(folder: string, file: string) {
  const database = new DatabaseSync(file, { readOnly: true })
  const tables = database.prepare(`select name from sqlite_master where type = 'table'`).all()
  const rows = tables.flatMap(({ name }) =>
    database
      .prepare(`select rowid, * from ${String(name)}`)
      .all()
      .map((row): { table: string; values: unknown[] } => ({
        table: String(name),
        values: Object.values(row),
      })),
  )
  database.close()
  const bytes = readdirSync(folder)
    .filter((name) => !name.endsWith('.secret'))
    .map((name) => readFileSync(join(folder, name), 'latin1'))
    .join('')
  return { rows, bytes }
}

/** Searches for each address and its networks, in plain text and hashed with every candidate for the secret. */
function tracesOf(bytes: string, addresses: readonly string[], secrets: readonly string[]): string[] {
  return addresses.flatMap((address) => {
    const networks = networksOf(address)
    const guesses = [
      address,
      ...networks.map(({ name }) => name),
      ...secrets.flatMap((secret) => [
        hash('sha256', `${secret} ${address}`, 'base64url'),
        ...networks.map((network) => networkKey(secret, network)),
      ]),
    ]
    return guesses.filter((guess) => bytes.includes(guess))
  })
}

test('an attacker with the whole database who tries every address of a network finds none', async () => {
  const { store, file, folder } = await createUsedStore(['192.0.2.7', '192.0.2.200'])
  const { rows, bytes } = dumpStore(folder, file)
  const secrets = ['', ...rows.flatMap(({ values }) => values.map(String))]
  expect(rows.length).toBeGreaterThan(3)
  expect(tracesOf(bytes, everyAddress, secrets)).toEqual([])

  // With the secret the same search does find them, so the search works.
  const secret = loadSecret('', file)
  const sealed = rows.flatMap(({ table, values }) => (table === 'limits' ? [String(values.at(-1))] : []))
  const opened = JSON.stringify([...createSealer(secret).open(sealed[0] ?? '')])
  expect(tracesOf(opened, everyAddress, [secret]).length).toBeGreaterThan(1)
  await store.close()
  rmSync(folder, { recursive: true })
})

test('nothing stored about visitors can be linked to a message', async () => {
  const visitors = await createUsedStore(['192.0.2.7', '198.51.100.9', '192.0.2.7', '2001:db8::1'])
  const alone = await createUsedStore(['192.0.2.7', '192.0.2.7', '192.0.2.7', '192.0.2.7'])
  const [one, other] = [visitors, alone].map(({ folder, file }) =>
    dumpStore(folder, file).rows.filter(({ table }) => table !== 'message'),
  )
  // Beside the messages there is one row of limits, of the same length regardless of the sender, and no time near a message's.
  const shape = (rows: typeof one) =>
    rows?.map(({ table, values }) => [table, ...values.map((value) => String(value).length)])
  expect(shape(one)).toEqual(shape(other))
  const times = one?.flatMap(({ values }) => values.filter((value) => Number(value) > NOW - 1e9))
  expect(times).toEqual([])
  for (const { store, folder } of [visitors, alone]) {
    await store.close()
    rmSync(folder, { recursive: true })
  }
})

test('erases limits that are no longer needed', async () => {
  const { store, file, folder } = await createUsedStore(['192.0.2.7'])
  await store.sweep(0, NOW + 3_600_000)
  const sealed = dumpStore(folder, file).rows.flatMap(({ table, values }) =>
    table === 'limits' ? [String(values.at(-1))] : [],
  )
  expect(sealed.map((text) => createSealer(loadSecret('', file)).open(text).size)).toEqual([0])
  await store.sweep(0, NOW + 3 * 86_400_000)
  expect(dumpStore(folder, file).rows.filter(({ table }) => table === 'limits')).toEqual([])
  await store.close()
  rmSync(folder, { recursive: true })
})

test('decrypts only with the same secret, and keeps the fullest buckets in a flood', () => {
  const buckets = new Map([['a', 1]])
  const sealed = createSealer('one').seal(buckets)
  expect(createSealer('one').open(sealed)).toEqual(buckets)
  expect(createSealer('two').open(sealed)).toEqual(new Map())
  expect(createSealer('one').open(`${sealed.slice(0, -8)}AAAAAAA=`)).toEqual(new Map())
  expect(createSealer('one').open('')).toEqual(new Map())
  const flood = new Map(Array.from({ length: MAX_BUCKETS + 5 }, (_, index) => [`${index}`, index]))
  const kept = createSealer('one').open(createSealer('one').seal(flood))
  expect(kept.size).toBe(MAX_BUCKETS)
  expect(kept.has('4')).toBe(false)
  expect(kept.has('5')).toBe(true)
})
