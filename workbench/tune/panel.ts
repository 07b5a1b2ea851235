/** Serves the tuning panel: the list of games, a page for each, and its simulations. */
import { existsSync, readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { basename, join } from 'node:path'
import { text } from 'node:stream/consumers'
import { readAllFolders } from '../../tools/folders.ts'
import { listPage, sendPage } from '../page.ts'
import { numbersIn } from './numbers.ts'
import type { CurveNumber } from './replace.ts'
import { readChanges } from './replace.ts'
import { runSimulation } from './run.ts'

/** What the panel's script reads from its page. */
export interface PanelData {
  readonly slug: string
  readonly title: string
  readonly source: string
  readonly numbers: readonly CurveNumber[]
}

const MOST_ROUNDS = 200
const FRONT = join(import.meta.dirname, 'page', 'main.ts')

interface TunableGame {
  readonly slug: string
  readonly title: string
  readonly folder: string
  readonly curve: string
}

export async function tunableGames(): Promise<TunableGame[]> {
  return (await readAllFolders()).flatMap(({ slug, path, about: { title } }) => {
    const curve = join(path, 'rules', 'curve.ts')
    return existsSync(curve) ? [{ slug, title, folder: basename(path), curve }] : []
  })
}

/** Reads `{ changes, rounds }` of an untrusted request. */
function readRequest(body: string, numbers: readonly CurveNumber[]) {
  try {
    const { changes, rounds } = JSON.parse(body) as { changes?: unknown; rounds?: unknown }
    const read = readChanges(changes, numbers)
    const isCount = Number.isInteger(rounds) && Number(rounds) > 0 && Number(rounds) <= MOST_ROUNDS
    return read && isCount ? { changes: read, rounds: Number(rounds) } : undefined
  } catch {
    return undefined
  }
}

/** `rest` is the address after `/tune`. */
export async function servePanel(rest: string, request: IncomingMessage, response: ServerResponse) {
  const games = await tunableGames()
  const [slug = '', command] = rest.slice(1).split('/')
  const game = games.find((one) => one.slug === slug)
  if (!slug) return sendPage(response, listPage('Tuning', 'tune', games))
  if (!game) return void response.writeHead(404).end(`${slug} has no rules/curve.ts.`)
  const source = readFileSync(game.curve, 'utf8')
  const numbers = numbersIn(source)
  if (command !== 'run') {
    const data: PanelData = { slug, title: game.title, source, numbers }
    return sendPage(response, { title: `Tuning ${game.title}`, script: FRONT, data })
  }
  const asked = readRequest(await text(request), numbers)
  if (!asked) return void response.writeHead(400).end('Send known numbers and 1 to 200 rounds.')
  response.writeHead(200, { 'content-type': 'application/x-ndjson', 'cache-control': 'no-store' })
  runSimulation(game.folder, asked.changes, asked.rounds, response)
}
