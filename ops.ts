/** `npm run ops`: the operator's commands for a deployed arcade. docs/runbook.md says when to use which. */
import { buildNow, DIST } from './build.ts'
import { readSettings, SettingError } from './config.ts'
import { openInbox } from './contact/src/operations/inbox.ts'
import { listBuilds, moveTo } from './ops/builds.ts'
import { gatherChecks } from './ops/gather.ts'
import { reportOf } from './ops/report.ts'
import { findSettings } from './settings/deployed.ts'

const USAGE = `npm run ops                      how everything is, and what to do about it
npm run ops -- inbox ...         the messages: npm run ops -- inbox help
npm run ops -- build             build the site with the settings of this machine
npm run ops -- builds            the builds on disk
npm run ops -- rollback [BUILD]  return to the build before, or to the one named
npm run ops -- forward           return to the newest build
npm run ops -- backup FILE       copy all messages into a new file, while the service runs
npm run ops -- restore FILE      replace the messages by a backup, while the service is stopped
npm run ops -- trust-clock       confirm this machine's clock after it has jumped

Settings are those of /etc/greenhouse-arcade/contact.env, if it exists; SETTINGS_FILE names a different file.`

/** Returns the exit code: 0 if all is well, 1 if not, 2 for an invalid command. */
async function run([command = 'status', ...args]: readonly string[]): Promise<number> {
  if (command === 'builds' || command === 'rollback' || command === 'forward') {
    const { done, sentences } =
      command === 'builds' ? await listBuilds(DIST) : await moveTo(DIST, command, args[0], console.log)
    for (const sentence of sentences) console.log(sentence)
    return done ? 0 : 1
  }
  const isKnown = ['status', 'build', 'inbox', 'backup', 'restore', 'trust-clock'].includes(command)
  if (!isKnown) {
    console.error(
      `${command === 'help' ? '' : `There is no command ${JSON.stringify(command)}.\n\n`}${USAGE}`,
    )
    return command === 'help' ? 0 : 2
  }
  const { env, from } = findSettings()
  const settings = readSettings(env)
  if (command === 'build') {
    console.log(`Settings come from ${from}.`)
    await buildNow(settings, console.log)
    return 0
  }
  if (command === 'inbox') return openInbox(args, settings, from)
  if (command !== 'status') return openInbox([command, ...args], settings, from)
  const checks = await gatherChecks({ dist: DIST, settings, from })
  console.log(reportOf(checks))
  return checks.every(({ problem }) => problem === undefined) ? 0 : 1
}

if (import.meta.main) {
  try {
    process.exitCode = await run(process.argv.slice(2))
  } catch (error) {
    console.error(error instanceof SettingError ? error.message : error)
    process.exitCode = 1
  }
}
