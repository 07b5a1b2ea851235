/** `npm run dev`: serves site, games and contact service for development, and shows every change in the open pages. */
import { readSettings, SettingError } from './config.ts'
import { startContact } from './contact/src/serve.ts'
import { onPort } from './host/listening.ts'
import { chooseGames } from './settings/choice.ts'
import { serveSite } from './site/dev.ts'
import { serveGames } from './tools/dev.ts'
import { createFreshModules } from './tools/dev/fresh-modules.ts'
import { gameSlugs } from './tools/folders.ts'
import { serveWorkbench } from './workbench/serve.ts'

interface Running {
  close(): Promise<void>
}

async function start(): Promise<readonly Running[]> {
  const settings = readSettings()
  const { origins, ports } = settings
  // An unknown name in GAMES is refused here rather than in the first page.
  chooseGames(settings.games, gameSlugs())
  const modules = await createFreshModules()
  const running: Running[] = [modules]
  try {
    running.push(await serveSite(settings, modules))
    running.push(await serveGames(settings, modules, serveWorkbench))
    running.push(await onPort('CONTACT_PORT', ports.contact, () => startContact(settings)))
  } catch (error) {
    await closeAll(running)
    throw error
  }
  console.log(`Site ${origins.site} · games ${origins.games}/<slug> · contact ${origins.contact}`)
  return running
}

const closeAll = async (running: readonly Running[]) =>
  void (await Promise.all(running.map((each) => each.close())))

try {
  const running = await start()
  process.once('SIGINT', () => {
    closeAll(running).then(
      () => process.exit(0),
      () => process.exit(1),
    )
  })
} catch (error) {
  // An error that the developer's settings can mend is printed as a sentence.
  console.error(error instanceof SettingError ? error.message : error)
  process.exitCode = 1
}
