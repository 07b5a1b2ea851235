/**
 * `npm start`: builds if anything has changed, then serves site, games and contact service until Ctrl-C. On SIGUSR2 it
 * switches to the build in dist/. (Not SIGHUP, which a closing terminal sends and which ends the program.)
 */
import { buildIfStale, DIST } from './build.ts'
import { readSettings, SettingError, type Settings, siteSettings } from './config.ts'
import { startContact } from './contact/src/serve.ts'
import { createCurrentSites } from './host/current-build.ts'
import { onPort } from './host/listening.ts'
import { serve } from './host/serve.ts'

/** Exits this long after a signal, even if not all is closed. Acknowledged messages are stored by then. */
const SHUTDOWN_MS = 9_000

interface Running {
  close(): Promise<void>
}

interface Arcade extends Running {
  /** Switches to the build in dist/. */
  reload(): void
}

async function start(settings: Settings): Promise<Arcade> {
  await buildIfStale(settings, console.log)
  const { site, games, reload } = createCurrentSites(DIST)
  const { ports, listen, origins } = settings
  const needsContact = settings.formOrigins.length + settings.countedOrigins.length > 0
  const running: Running[] = []
  try {
    running.push(await onPort('SITE_PORT', ports.site, () => serve(site, ports.site, listen)))
    running.push(await onPort('GAMES_PORT', ports.games, () => serve(games, ports.games, listen)))
    if (needsContact) running.push(await onPort('CONTACT_PORT', ports.contact, () => startContact(settings)))
  } catch (error) {
    await closeAll(running)
    throw error
  }
  console.log(`\n  ${settings.siteName} is open.\n`)
  for (const [, own] of siteSettings(settings)) console.log(`  Site     ${own.origins.site}`)
  console.log(`  Games    ${origins.games}`)
  console.log(needsContact ? `  Contact  ${origins.contact}\n` : '')
  console.log('  Ctrl-C ends it.')
  if (process.platform !== 'win32')
    console.log(`  After a new build, switch to it with: kill -USR2 ${process.pid}`)
  return { close: () => closeAll(running), reload }
}

const closeAll = async (running: readonly Running[]) =>
  void (await Promise.all(running.map((each) => each.close())))

function reloadBuild({ reload }: Arcade): void {
  try {
    reload()
    console.log('  Goes on with the build that is in dist/ now.')
  } catch (error) {
    console.error(`  The build in dist/ cannot be read; still serving the previous one: ${String(error)}`)
  }
}

try {
  const running = await start(readSettings())
  // Windows has no such signal; there a new build needs a restart.
  if (process.platform !== 'win32') process.on('SIGUSR2', () => reloadBuild(running))
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => {
      console.log('\n  Closing.')
      setTimeout(() => process.exit(0), SHUTDOWN_MS)
      running.close().then(
        () => process.exit(0),
        (error: unknown) => {
          console.error(error)
          process.exit(1)
        },
      )
    })
} catch (error) {
  // Errors that an operator can fix are printed as a message; any other error is a bug and printed in full.
  console.error(error instanceof SettingError ? error.message : error)
  process.exitCode = 1
}
