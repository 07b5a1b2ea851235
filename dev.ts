/** `npm run dev`: serves site, games and contact service for development, and reloads pages when files change. */
import { readSettings } from './config.ts'
import { startContact } from './contact/src/serve.ts'
import { serveGames } from './tools/dev.ts'
import { serveSite } from './site/dev.ts'

const settings = readSettings()
const running = [await serveSite(settings), await serveGames(settings), await startContact(settings)]
console.log(
  `Site ${settings.origins.site} · games ${settings.origins.games}/<slug> · contact ${settings.origins.contact}`,
)

process.once('SIGINT', () => {
  Promise.all(running.map((each) => each.close())).then(
    () => process.exit(0),
    () => process.exit(1),
  )
})
