/** The operator's command line, such as `npm run ops -- inbox list`. Can run beside the service on the same store. */
import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { readSettings, SettingError, type Settings } from '../../../config.ts'
import { findSettings } from '../../../settings/deployed.ts'
import { backUp } from './backup.ts'
import { dumpPostgres } from './postgres-backup.ts'
import { restore } from './restore.ts'
import { clockWarning } from '../store/clock.ts'
import { eraseAgain } from './erase-again.ts'
import { appendErased } from './erased-list.ts'
import { CSV_HEAD, csvLine, formatMessage, jsonLine, LIST_HEAD, listLine } from './inbox-text.ts'
import { readReference } from '../intake/reference.ts'
import { type KeptMessage, type DeliveryState, STATES, type Store } from '../store/store.ts'
import { openStore, projectFile, storeName } from '../store/open-store.ts'
import { startProblem } from '../store/wait-for-store.ts'

const USAGE = `npm run ops -- inbox                                  the newest 50 messages
npm run ops -- inbox list [--limit N] [--state S]  the newest N; S is one of ${STATES.join(', ')}
npm run ops -- inbox show REFERENCE                one message in full
npm run ops -- inbox export --format csv|json      all messages, to standard output
npm run ops -- inbox retry REFERENCE | --failed    deliver again: one message, or all that failed
npm run ops -- inbox dismiss REFERENCE | --failed  stop warning about failed messages, but keep them
npm run ops -- inbox delete REFERENCE              erase one message for good
npm run ops -- inbox trust-clock                   confirm this machine's clock after it has jumped
npm run ops -- inbox erase-again [LIST ...]        after a restore: erase messages erased since the backup
npm run ops -- inbox backup FILE                   copy all messages into a new file, while the service runs
npm run ops -- inbox restore FILE                  replace the store by a backup and erase again, while the service is stopped`

/** An invalid command line; printed with the usage. */
class UsageError extends Error {}

type Print = (text: string) => void

type InboxSettings = Pick<Settings, 'retentionDays'> & { readonly contact: { readonly erasedFile: string } }

/** npm changes to the project's folder; paths are relative to where the command was typed. */
const resolveTypedPath = (name: string) => resolve(process.env['INIT_CWD'] ?? '', name)

async function* newestFirst(store: Store): AsyncGenerator<KeptMessage> {
  let last: KeptMessage | undefined
  do {
    const page = await store.list(200, last)
    yield* page
    last = page.at(-1)
  } while (last)
}

async function list(
  store: Store,
  print: Print,
  limit: number,
  state: DeliveryState | undefined,
): Promise<number> {
  let shown = 0
  for await (const kept of newestFirst(store)) {
    if (state && kept.state !== state) continue
    if (shown === limit) {
      print(`\nThere are more: --limit ${limit * 10} shows them.`)
      return 0
    }
    if (shown === 0) print(LIST_HEAD)
    print(listLine(kept))
    shown++
  }
  if (shown === 0) print('No messages.')
  return 0
}

async function exportAll(store: Store, print: Print, format: string | undefined): Promise<number> {
  if (format === 'csv') {
    print(`${CSV_HEAD}\r`)
    for await (const kept of newestFirst(store)) print(csvLine(kept))
    return 0
  }
  if (format !== 'json') throw new UsageError('export needs --format csv or --format json.')
  let before = '['
  for await (const kept of newestFirst(store)) {
    print(`${before}${jsonLine(kept)}`)
    before = ','
  }
  print(before === '[' ? '[]' : ']')
  return 0
}

async function runOnMessage(
  store: Store,
  command: 'show' | 'retry' | 'dismiss' | 'delete',
  typed: string | undefined,
  print: Print,
  erasedFile: string,
) {
  const ref = readReference(typed ?? '')
  if (ref === undefined) throw new UsageError(`${command} needs a reference such as 7K3M-9QXT-2BVH-0RTA.`)
  const kept = await store.find(ref)
  if (!kept) {
    print(`There is no message ${ref}.`)
    return 1
  }
  if (command === 'show') print(formatMessage(kept))
  if (command === 'delete') {
    appendErased(erasedFile, ref)
    await store.remove([ref])
    print(`Erased ${ref}.${kept.state === 'sent' ? ' It was mailed: erase it in the mailbox too.' : ''}`)
  }
  if (command === 'retry') {
    const again = await store.retry(ref, Date.now())
    print(again ? `${ref} is due again.` : `${ref} was delivered already.`)
    return again ? 0 : 1
  }
  if (command === 'dismiss') {
    const dismissed = await store.dismissFailed(Date.now(), ref)
    print(dismissed > 0 ? `${ref} is dismissed.` : `${ref} has not failed, or is dismissed already.`)
    return dismissed > 0 ? 0 : 1
  }
  return 0
}

/** Returns the exit code: 0 on success, 1 if the command is not possible. A `UsageError` becomes 2. */
export async function runInbox(
  args: readonly string[],
  store: Store,
  print: Print,
  settings: InboxSettings,
): Promise<number> {
  const { positionals, values } = parse(args)
  const [command = 'list', reference] = positionals
  const erasedFile = projectFile(settings.contact.erasedFile)
  switch (command) {
    case 'trust-clock':
      await store.trustClock(Date.now())
      print(
        `The clock is trusted: it is ${new Date().toISOString()}. Old messages are erased within the hour.`,
      )
      return 0
    case 'erase-again': {
      const { done, sentences } = await eraseAgain({
        store,
        ownList: erasedFile,
        otherLists: positionals.slice(1).map(resolveTypedPath),
        retentionDays: settings.retentionDays,
        now: Date.now(),
      })
      for (const sentence of sentences) print(sentence)
      return done ? 0 : 1
    }
    case 'list': {
      const warning = clockWarning(await store.readClock(Date.now()))
      if (warning !== undefined) print(`${warning}\n`)
      const state = STATES.find((state) => state === values.state)
      if (values.state !== undefined && !state)
        throw new UsageError(`--state must be one of ${STATES.join(', ')}.`)
      const limit = Number(values.limit)
      if (!Number.isSafeInteger(limit) || limit < 1)
        throw new UsageError('--limit must be a whole number from 1.')
      return list(store, print, limit, state)
    }
    case 'export':
      return exportAll(store, print, values.format)
    case 'retry':
      if (!values.failed) return runOnMessage(store, command, reference, print, erasedFile)
      print(`Messages that failed and are due again: ${await store.retryFailed(Date.now())}.`)
      return 0
    case 'dismiss':
      if (!values.failed) return runOnMessage(store, command, reference, print, erasedFile)
      print(`Messages that failed and are dismissed: ${await store.dismissFailed(Date.now())}.`)
      return 0
    case 'show':
    case 'delete':
      return runOnMessage(store, command, reference, print, erasedFile)
    default:
      throw new UsageError(`There is no command ${JSON.stringify(command)}.`)
  }
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        limit: { type: 'string', default: '50' },
        state: { type: 'string' },
        format: { type: 'string' },
        failed: { type: 'boolean', default: false },
      },
    })
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error))
  }
}

async function backUpTo([file, ...more]: readonly string[], contact: Settings['contact']): Promise<number> {
  if (file === undefined || more.length > 0) throw new UsageError('backup needs the name of one new file.')
  const target = resolveTypedPath(file)
  const { databaseUrl, dbFile } = contact
  const problem =
    databaseUrl === '' ? backUp(projectFile(dbFile), target) : await dumpPostgres(databaseUrl, target)
  if (problem === undefined) console.log(`All messages are in ${target}.`)
  else console.error(problem)
  return problem === undefined ? 0 : 1
}

async function restoreFrom([file, ...more]: readonly string[], settings: Settings): Promise<number> {
  if (file === undefined || more.length > 0) throw new UsageError('restore needs the name of one backup.')
  const { done, sentences } = await restore(resolveTypedPath(file), settings).catch((error: unknown) => {
    throw openingError(error, settings.contact)
  })
  for (const sentence of sentences) console.log(sentence)
  return done ? 0 : 1
}

/** Explains expected problems with the store; anything else keeps its stack trace. */
export function openingError(error: unknown, contact: Settings['contact']): unknown {
  if (error instanceof UsageError) return error
  const problem = startProblem(error)
  if (!problem) return error
  const reason = 'fail' in problem ? problem.fail : problem.wait
  return new SettingError(`${storeName(contact)} cannot be used: ${reason}.`)
}

/**
 * Runs a command on the store of the deployed service, or of this project. `from` says where the settings come from.
 * Returns the exit code.
 */
export async function openInbox(args: readonly string[], settings: Settings, from: string): Promise<number> {
  // `| head` closes the pipe early, which is not a failure.
  process.stdout.on('error', () => process.exit(0))
  if (args[0] === 'help') {
    console.log(USAGE)
    return 0
  }
  try {
    return await runCommand(args, settings, from)
  } catch (error) {
    if (error instanceof UsageError) console.error(`${error.message}\n\n${USAGE}`)
    else if (error instanceof SettingError) console.error(error.message)
    else throw error
    return error instanceof UsageError ? 2 : 1
  }
}

async function runCommand(args: readonly string[], settings: Settings, from: string): Promise<number> {
  const { contact } = settings
  if (args[0] === 'restore') return restoreFrom(args.slice(1), settings)
  if (contact.databaseUrl === '' && !existsSync(projectFile(contact.dbFile))) {
    // Not created here: the file could belong to a user other than the service's.
    console.error(`There is no store at ${projectFile(contact.dbFile)}. The settings come from ${from}.`)
    return 1
  }
  if (args[0] === 'backup')
    return backUpTo(args.slice(1), contact).catch((error: unknown) => {
      throw openingError(error, contact)
    })
  const store = await openStore(contact).catch((error: unknown) => {
    throw openingError(error, contact)
  })
  try {
    return await runInbox(args, store, (text) => process.stdout.write(`${text}\n`), settings)
  } finally {
    await store.close()
  }
}

if (import.meta.main) {
  try {
    const { env, from } = findSettings()
    process.exitCode = await openInbox(process.argv.slice(2), readSettings(env), from)
  } catch (error) {
    console.error(error instanceof SettingError ? error.message : error)
    process.exitCode = 1
  }
}
