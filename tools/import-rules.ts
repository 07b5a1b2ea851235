/**
 * The walls of the house: which file may import which. A folder says what its files may touch, so that a reader knows
 * it from the path; this makes sure that the path is right. Types count as much as code.
 */
import { globSync, readFileSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'

/** A file, by its path from the root with slashes, and the files that it imports. */
export interface Room {
  readonly file: string
  readonly imports: readonly string[]
}

/** The kit's rooms that a game may use; all others are the kit's own. The contract stands in the kit's root. */
const OPEN_ROOMS: readonly string[] = ['', 'rules', 'board', 'paint', 'sound']
/** And those that only its proofs and its pictures may use. */
const OPEN_TO: Readonly<Record<string, readonly string[]>> = {
  test: ['test', 'round', 'replay', 'save', 'solver', 'announce', 'shell'],
  art: ['art'],
}

interface Place {
  /** The game's folder, or 'kit'. */
  readonly game: string
  /** The folder within it: rules, view, proof, art; empty for files in its root. */
  readonly room: string
  readonly name: string
}

function placeOf(file: string): Place | undefined {
  const [, game, rest] = /^games\/([^/]+)\/(.+)$/.exec(file) ?? []
  if (game === undefined || rest === undefined) return undefined
  const [room = '', name = ''] = rest.includes('/') ? [rest.split('/')[0], posix.basename(rest)] : ['', rest]
  return { game, room, name }
}

const isRules = ({ room, name }: Place) => room === 'rules' || (room === '' && name === 'rules.ts')
const isShipped = ({ room }: Place) => room !== 'test' && room !== 'art'

/** What is wrong with one import, and what to do about it. */
function fault(file: string, target: string): string | undefined {
  const from = placeOf(file)
  if (!from) return undefined
  const to = placeOf(target)
  if (!to)
    return isShipped(from)
      ? `${file} imports ${target}: what is shipped in a game knows only games/. Move what it needs into games/kit/.`
      : undefined
  if (to.game !== from.game && to.game !== 'kit')
    return from.game === 'kit' && !isShipped(from)
      ? undefined
      : `${file} imports ${target}: games do not know each other, and the kit knows no game. Move what both need into games/kit/.`
  if (isRules(from) && !isRules(to))
    return `${file} imports ${target}: rules know only rules. Move what they need into rules/ of the game or of the kit.`
  if (isShipped(from) && to.room === 'test')
    return `${file} imports ${target}: nothing in test/ is shipped. Move what the game needs out of test/.`
  // What games may use does not lean on what they may not.
  if (to.game !== 'kit' || (from.game === 'kit' && !OPEN_ROOMS.includes(from.room))) return undefined
  return OPEN_ROOMS.includes(to.room) || OPEN_TO[from.room]?.includes(to.room)
    ? undefined
    : `${file} imports ${target}: kit/${to.room}/ is the kit's own. Use what the contract offers (kit/game.ts, kit/view.ts), or widen it.`
}

/** Every circle once, beginning with the file that comes first by name. */
function circles(rooms: readonly Room[]): string[] {
  const importsOf = new Map(rooms.map(({ file, imports }) => [file, imports]))
  const done = new Set<string>()
  const found = new Set<string>()

  function visit(file: string, path: readonly string[]): void {
    const at = path.indexOf(file)
    if (at >= 0) {
      const ring = path.slice(at)
      const first = ring.indexOf(ring.toSorted()[0] ?? '')
      const turned = [...ring.slice(first), ...ring.slice(0, first)]
      found.add(
        `${[...turned, turned[0]].join(' → ')} is a circle of imports: move what they share into a file of its own.`,
      )
    }
    if (done.has(file)) return
    done.add(file)
    for (const target of importsOf.get(file) ?? []) visit(target, [...path, file])
  }
  for (const { file } of rooms) visit(file, [])
  return [...found]
}

/** What is wrong with the house, a sentence each. */
export function houseFaults(rooms: readonly Room[]): string[] {
  const walls = rooms.flatMap(({ file, imports }) => imports.map((target) => fault(file, target)))
  return [...walls.filter((text) => text !== undefined), ...circles(rooms)]
}

const IMPORT = /(?:^|[\s;])(?:import|export)\b[^'"`;]*?\bfrom\s+'(\.[^']+)'|\bimport\s*\(?\s*'(\.[^']+)'/g

export function importsIn(file: string, source: string): string[] {
  return [...source.matchAll(IMPORT)].map(([, from, bare]) =>
    posix.normalize(posix.join(dirname(file), from ?? bare ?? '')),
  )
}

/** Every TypeScript file of the project with what it imports. */
export function readHouse(root: string): Room[] {
  const files = globSync('{*.ts,{bench,contact,deploy,e2e,games,host,offline,site,tools}/**/*.{ts,tsx}}', {
    cwd: root,
    exclude: ['**/node_modules/**', '**/dist/**'],
  }).map((file) => file.replaceAll('\\', '/'))
  const all = new Set(files)
  return files.sort().map((file) => ({
    file,
    imports: importsIn(file, readFileSync(join(root, file), 'utf8')).filter((target) => all.has(target)),
  }))
}

if (import.meta.main) {
  const rooms = readHouse(join(import.meta.dirname, '..'))
  const faults = houseFaults(rooms)
  for (const text of faults) console.error(text)
  console.log(`${rooms.length} files, ${faults.length} faults in their imports.`)
  process.exitCode = faults.length > 0 ? 1 : 0
}
