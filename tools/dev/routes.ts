/** The addresses of the games' dev server. A new page of it is a route in this list. */
import type { Settings } from '../../config.ts'
import { killingWorker } from '../../offline/build.ts'
import { TYPEFACE, TYPEFACE_PATH } from '../typeface.ts'
import type { FreshModules } from './fresh-modules.ts'
import type { GamePages } from './game-pages.ts'
import type { LivePages } from './live-pages.ts'

/** The parts that a route answers from. */
interface DevServer {
  readonly settings: Settings
  readonly modules: FreshModules
  readonly games: GamePages
  readonly live: LivePages
}

export interface Reply {
  readonly type: string
  readonly body: string | Buffer
}

/** Answers a request, or returns undefined for the address of another route. */
export type Route = (url: URL, server: DevServer) => Promise<Reply | undefined> | Reply | undefined

const page = (html: string | undefined): Reply | undefined =>
  html === undefined ? undefined : { type: 'text/html; charset=utf-8', body: html }
const script = (code: string | undefined): Reply | undefined =>
  code === undefined ? undefined : { type: 'text/javascript; charset=utf-8', body: code }

const typeface: Route = ({ pathname }) =>
  pathname === TYPEFACE_PATH ? { type: 'font/woff2', body: TYPEFACE } : undefined

/** A worker left by `npm start` on the same port would serve cached games. */
const worker: Route = async ({ pathname }) =>
  pathname === '/sw.js' ? script(await killingWorker(true)) : undefined

const assets: Route = async ({ pathname }, { games }) =>
  pathname.startsWith('/assets/') ? script(await games.script(pathname)) : undefined

const game: Route = async ({ pathname }, { games, live }) =>
  page(await live.respond(pathname, () => games.page(pathname.slice(1))))

export const ROUTES: readonly Route[] = [typeface, worker, assets, game]
