/** Asks every part of a deployed arcade how it is. Each answer is a check with a sentence and a next step. */
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { statfs } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { Settings } from '../config.ts'
import { mailProblems } from '../contact/src/monitoring/health.ts'
import { dayOf } from '../contact/src/counts/counts.ts'
import { countsInWords } from '../contact/src/counts/withheld.ts'
import { openingError } from '../contact/src/operations/inbox.ts'
import { clockWarning } from '../contact/src/store/clock.ts'
import { openStore, projectFile, storeName } from '../contact/src/store/open-store.ts'
import type { Store } from '../contact/src/store/store.ts'
import { keptBuilds } from '../host/publish.ts'
import { programVersion, readBuildFacts } from './builds.ts'
import type { Check } from './report.ts'

const ANSWERS_WITHIN_MS = 5000
const LOW_DISK = 1e9

interface GatherOptions {
  readonly dist: string
  readonly settings: Settings
  /** Where the settings come from. */
  readonly from: string
}

export async function gatherChecks(options: GatherOptions): Promise<Check[]> {
  const { dist, settings, from } = options
  const { site, games, more } = readBuildFacts(dist) ?? { ...settings.origins, more: [] }
  const needsService = settings.formOrigins.length + settings.countedOrigins.length > 0
  const [build, hosts, copies, store] = await Promise.all([
    checkBuild(dist, settings),
    Promise.all([
      ...[site, ...more].map((origin) => checkOrigin('site', origin)),
      checkOrigin('games', games),
    ]),
    needsService ? Promise.all(copyPorts(settings).map((port) => checkCopy(settings, port))) : [],
    needsService ? checkStore(settings) : [{ name: 'contact', says: 'off: CONTACT and COUNTS are off' }],
  ])
  return [
    { name: 'version', says: `${programVersion(dist)}, Node ${process.versions.node}` },
    { name: 'settings', says: `from ${from}` },
    build,
    ...hosts,
    ...copies,
    ...store,
    ...checkServerErrors(),
    await checkDisk(
      'disk',
      settings.contact.databaseUrl === '' ? projectFile(settings.contact.dbFile) : dist,
    ),
  ]
}

async function checkBuild(dist: string, { origins }: Settings): Promise<Check> {
  const builds = await keptBuilds(dist)
  const current = builds.find(({ isCurrent }) => isCurrent)
  if (!current)
    return { name: 'build', says: 'none on this machine; if it should serve the site: npm run ops -- build' }
  const newer = builds.length - 1 - builds.indexOf(current)
  const { version, site, games } = readBuildFacts(dist) ?? {}
  const isOther = site !== undefined && (site !== origins.site || games !== origins.games)
  return {
    name: 'build',
    says: `${current.name}${version === undefined ? '' : `, version ${version}`}; ${builds.length} on disk${newer === 0 ? '' : `, ${newer} newer: npm run ops -- forward`}`,
    problem: isOther
      ? `It was built for ${site} and ${games}, but the settings say ${origins.site} and ${origins.games}. Build with the settings of this machine: npm run ops -- build.`
      : undefined,
  }
}

/** The outcome of a request in words; undefined if the answer is 200. */
async function ask(url: string): Promise<{ problem: string | undefined; body: string }> {
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(ANSWERS_WITHIN_MS), redirect: 'manual' })
    const body = await answer.text()
    return { problem: answer.status === 200 ? undefined : `answers ${answer.status}`, body }
  } catch (error) {
    const { code, message } = Object(Object(error).cause ?? error) as { code?: string; message?: string }
    return { problem: `does not answer (${code ?? message ?? String(error)})`, body: '' }
  }
}

async function checkOrigin(name: string, origin: string): Promise<Check> {
  const { problem } = await ask(`${origin}/healthz`)
  return {
    name,
    says: `${origin} ${problem ?? 'answers'}`,
    problem:
      problem &&
      'Check nginx ("nginx -t", "systemctl status nginx", /var/log/nginx/error.log), or our own host; then DNS and the certificate. After a bad deploy: npm run ops -- rollback.',
  }
}

/** The ports of the copies that systemd knows; without any, the one in the settings. */
function copyPorts({ ports }: Settings): number[] {
  const { stdout } = spawnSync(
    'systemctl',
    ['list-units', '--all', '--plain', '--no-legend', 'contact@*.service'],
    { encoding: 'utf8' },
  )
  const found = [...(stdout ?? '').matchAll(/^contact@(\d+)\.service/gm)].map(([, port]) => Number(port))
  return found.length > 0 ? found : [ports.contact]
}

async function checkCopy({ listen }: Settings, port: number): Promise<Check> {
  const { problem, body } = await ask(
    `http://${listen.includes(':') ? `[${listen}]` : listen}:${port}/readyz`,
  )
  const why = whyOf(body)
  return {
    name: 'contact',
    says: `the copy on port ${port} ${problem === undefined ? 'is ready' : problem}`,
    problem:
      problem &&
      (why.length > 0
        ? why.join(' ')
        : `Run "systemctl status contact@${port}" and "journalctl -u contact@${port} -n 50"; the last lines name the reason.`),
  }
}

function whyOf(body: string): readonly string[] {
  try {
    return (JSON.parse(body) as { why: readonly string[] }).why
  } catch {
    return []
  }
}

const megabytes = (bytes: number) => `${Math.round(bytes / 1024 / 1024).toLocaleString('en')} MB`

async function checkStore(settings: Settings): Promise<Check[]> {
  const { contact } = settings
  const name = storeName(contact)
  const file = projectFile(contact.dbFile)
  if (contact.databaseUrl === '' && !existsSync(file))
    return [
      {
        name: 'database',
        says: `there is no store at ${file}`,
        problem:
          'Either the service has not run yet, or these are not its settings: name its file with SETTINGS_FILE=/path/contact.env.',
      },
    ]
  let store: Store
  try {
    store = await openStore(contact)
  } catch (error) {
    const explained = openingError(error, contact)
    return [{ name: 'database', says: name, problem: (explained as Error).message }]
  }
  try {
    return await readStore(store, settings, name)
  } finally {
    await store.close()
  }
}

async function readStore(store: Store, settings: Settings, name: string): Promise<Check[]> {
  const { contact } = settings
  const now = Date.now()
  const [size, backlog, clock] = await Promise.all([store.size(), store.backlog(), store.readClock(now)])
  const isFull = contact.storeMaxBytes > 0 && size > 0.8 * contact.storeMaxBytes
  const sendsMail = contact.smtpUrl !== ''
  const mail = sendsMail ? mailProblems(backlog, now) : []
  const reason = mail.length > 0 ? await lastMailError(store) : undefined
  const leap = clockWarning(clock)
  return [
    {
      name: 'database',
      says: `${name}, ${megabytes(size)}${contact.storeMaxBytes > 0 ? ` of ${megabytes(contact.storeMaxBytes)}` : ''}`,
      problem: isFull
        ? 'At the limit, messages are refused: erase some, or raise CONTACT_STORE_MAX_MB and restart the copies in turn.'
        : undefined,
    },
    {
      name: 'mail',
      says: sendsMail
        ? `${backlog.waiting} waiting, ${backlog.givenUp} given up`
        : `off: SMTP_URL is not set, ${backlog.waiting} messages wait in the inbox`,
      problem:
        mail.length === 0 ? undefined : [...mail, ...(reason ? [`Last answer: ${reason}`] : [])].join(' '),
    },
    ...(settings.countedOrigins.length > 0 ? [await checkCounts(store, now)] : []),
    { name: 'clock', says: `${new Date(now).toISOString().slice(0, 19)}Z`, problem: leap },
  ]
}

async function checkCounts(store: Store, now: number): Promise<Check> {
  const yesterday = dayOf(now - 24 * HOUR_MS)
  return { name: 'counts', says: `on ${yesterday}: ${countsInWords(await store.countsOf(yesterday))}` }
}

async function lastMailError(store: Store): Promise<string | undefined> {
  const newest = await store.list(200)
  return newest.find(({ state, error }) => state !== 'sent' && error !== null)?.error ?? undefined
}

/** deploy/nginx/arcade.conf writes one line per error, beginning with its time. */
const SERVER_ERRORS = '/var/log/nginx/arcade-server-errors.log'
const HOUR_MS = 3_600_000

function checkServerErrors(): Check[] {
  let lines
  try {
    lines = readFileSync(SERVER_ERRORS, 'utf8').split('\n')
  } catch {
    return []
  }
  const recent = lines.filter((line) => Date.now() - Date.parse(line.split(' ')[0] ?? '') < HOUR_MS)
  return [
    {
      name: 'errors',
      says: `${recent.length} server errors of nginx in the last hour`,
      problem:
        recent.length === 0
          ? undefined
          : `The last: ${recent.at(-1)}. 503 with limit_conn=REJECTED means that a limit was reached; 500 that a file could not be read.`,
    },
  ]
}

async function checkDisk(name: string, path: string): Promise<Check> {
  const disk = await statfs(dirname(path)).catch(() => undefined)
  if (!disk) return { name, says: `there is no folder ${dirname(path)}` }
  const free = disk.bavail * disk.bsize
  return {
    name,
    says: `${megabytes(free)} free where ${path} is`,
    problem:
      free < LOW_DISK
        ? 'Free space: delete old logs and backups. Without space, messages are refused and builds fail.'
        : undefined,
  }
}
