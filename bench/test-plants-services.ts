/** Faults in the contact service, the host, the offline worker, the site and the tools. */
import type { Stage } from './test-stages.ts'
import { contactArea, HOST, LINT, OFFLINE, SITE, TOOLS, TYPES, type TestPlant } from './test-areas.ts'

const plant = (
  name: string,
  file: string,
  find: string,
  replace: string,
  stages: readonly Stage[],
): TestPlant => ({
  name,
  area: file.slice(0, file.lastIndexOf('/')).replace('/src', ''),
  stages,
  edits: [{ file, find, replace }],
})

/** `file` is a path in contact/src. */
const inContact = (name: string, file: string, find: string, replace: string) =>
  plant(name, `contact/src/${file}`, find, replace, contactArea(file.slice(0, file.indexOf('/'))))

export const SERVICE_PLANTS: readonly TestPlant[] = [
  inContact(
    'a letter outside the basic plane counts as two',
    'intake/message.ts',
    'text.length <= maxLength || Array.from(text).length <= maxLength',
    'text.length <= maxLength',
  ),
  inContact(
    'a message with a corrected clock is erased by its old date',
    'store/erasure.ts',
    'created < $1 and coalesce(counted, created) < $1',
    'created < $1',
  ),
  inContact(
    'a mail server that shuts down counts as a refusal',
    'delivery/retry.ts',
    'answer === undefined || answer === 421',
    'answer === undefined',
  ),
  inContact(
    'a household of IPv6 addresses has a limit for each address',
    'limits/networks.ts',
    '[64, 1],',
    '[128, 1],',
  ),
  inContact(
    'a health result stays cached after the clock is set back',
    'monitoring/health.ts',
    'Math.abs(now - latest.at) >= CACHE_MS',
    'now - latest.at >= CACHE_MS',
  ),
  inContact(
    'a backup overwrites an older one',
    'operations/backup.ts',
    '  if (existsSync(target)) return `${target} already exists and is not overwritten: name a new file.`\n',
    '',
  ),
  plant(
    'two builds run at once',
    'host/build-lock.ts',
    'if (ownersBoot === boot && isRunning(Number(owner))) isAlone = false\n      else await',
    'if (ownersBoot !== boot || !isRunning(Number(owner))) await',
    HOST,
  ),
  plant(
    'only two previous builds keep their files',
    'host/previous-builds.ts',
    'others.slice(0, PREVIOUS_BUILDS)',
    'others.slice(0, PREVIOUS_BUILDS - 1)',
    HOST,
  ),
  plant(
    'a build is read through the link',
    'host/current-build.ts',
    'loadSites(realpathSync(dist))',
    'loadSites(dist)',
    HOST,
  ),
  plant(
    'a failed switch leaves no dist',
    'host/switch-build.ts',
    '    await rename(aside, dist)\n',
    '',
    HOST,
  ),
  plant(
    'a compressed file may be larger than its original',
    'host/compress.ts',
    'if (brotli.length < raw.length) await',
    'await',
    HOST,
  ),
  plant(
    'an encoding with quality 0 is accepted',
    'host/answer.ts',
    'if (name === encoding) return !isRejected',
    'if (name === encoding) return true',
    HOST,
  ),
  plant(
    'a failed installation is waited for without end',
    'games/kit/page/offline-worker.ts',
    "      if (worker.state === 'redundant') resolve(undefined)\n",
    '',
    OFFLINE,
  ),
  plant(
    'an update forgets the choice to keep everything',
    'offline/worker/versions.ts',
    'isStored: !isAllWished || (await fileCache.put(WISH_FOR_ALL, new Response()))',
    'isStored: true',
    OFFLINE,
  ),
  plant(
    'a page is cached although one of its files is missing',
    'offline/worker/file-cache.ts',
    'if (!isWhole || !(await keepFile(',
    'if (!(await keepFile(',
    OFFLINE,
  ),
  plant(
    'a doubt hides the retry button of a late game',
    'site/src/layout/frame-state.ts',
    "return state === 'late' ? state : 'doubted'",
    "return 'doubted'",
    SITE,
  ),
  plant(
    'a failed load is never retried',
    'site/src/load-with-retry.ts',
    'if (previous && (!previous.failure || previous.attempt === attempt)) return',
    'if (previous) return',
    SITE,
  ),
  plant(
    'the page hears messages of any origin',
    'site/src/layout/game-channel.ts',
    'if (from !== origin || source !== frame?.contentWindow) return',
    'if (source !== frame?.contentWindow) return',
    SITE,
  ),
  plant(
    'the contact form reports a refused message as sent',
    'site/src/send-message.ts',
    'if (!response.ok) return',
    'if (response.status === 0) return',
    [...SITE, { browser: 'e2e/site/contact.spec.ts' }],
  ),
  plant(
    'a state of the frame has no case',
    'site/src/layout/frame-state.ts',
    "    case 'overdue':\n      return 'late'\n",
    '',
    TYPES,
  ),
  plant(
    'a game imports a different game',
    'games/birdify/words.ts',
    "import { HELP } from './rules/curve.ts'\n",
    "import { HELP } from './rules/curve.ts'\nimport '../pool8/words.ts'\n",
    LINT,
  ),
  plant(
    'minified classes become arrow functions',
    'tools/minify.ts',
    "!script.includes('.prototype.')",
    'true',
    TOOLS,
  ),
  plant(
    'a closing tag ends the script of a game’s page',
    'tools/page.ts',
    'code.trim().replaceAll(/<\\/(?=script|style)/gi, String.raw`<\\/`)',
    'code.trim()',
    TOOLS,
  ),
]
