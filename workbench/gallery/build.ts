/** Builds the frame of the gallery for a game: its page as players get it, with `frame.ts` in place of the game's start. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, type Plugin } from 'vite'
import type { Game } from '../../games/kit/game.ts'
import { GAMES, type GameFolder } from '../../tools/folders.ts'
import { page } from '../../tools/page.ts'
import { shellMarkup } from '../../tools/shell-markup.ts'
import { titleOf } from '../../tools/title.ts'
import { KIT_FILES } from '../../test-support/pictures/kit-files.ts'

const ENTRY = 'virtual:gallery-frame'
/** Constants that the build of the deferred script inserts. */
const CONSTANTS = { SLUGS: '[]', SCORES: '{}' }
const STYLES = ['touch', 'shell', 'hud', 'card']

const from = (...parts: string[]) => JSON.stringify(join(...parts))

function entryCode({ path }: GameFolder): string {
  /** Imports what the game has of a kind; otherwise it is undefined. */
  const optional = (name: string, file: string) =>
    existsSync(join(path, file)) ? `import { ${name} } from ${from(path, file)}` : `const ${name} = undefined`
  return [
    ...STYLES.map((name) => `import ${from(GAMES, 'kit', 'shell', `${name}.css`)}`),
    ...KIT_FILES.map((file, at) => `import * as kit${at} from ${from(GAMES, 'kit', file)}`),
    `import { game } from ${from(path, 'game.ts')}`,
    `import { about } from ${from(path, 'about.ts')}`,
    `import golden from ${from(path, 'test', 'golden.json')}`,
    optional('busiest', 'test/busiest.ts'),
    optional('elements', 'test/elements.ts'),
    optional('lessons', 'lessons.ts'),
    `import { showState } from ${from(import.meta.dirname, 'frame.ts')}`,
    `const kit = Object.assign({}, ${KIT_FILES.map((_, at) => `kit${at}`).join(', ')})`,
    'showState({ ...kit, game, about, round: golden[0], busiest, elements, lessons: lessons ?? [] })',
  ].join('\n')
}

const entryPlugin = (code: string): Plugin => ({
  name: 'gallery-frame',
  resolveId: (id) => (id === ENTRY ? ENTRY : undefined),
  load: (id) => (id === ENTRY ? code : undefined),
})

/** The HTML of the frame. */
export async function buildFrame(folder: GameFolder): Promise<string> {
  const { game } = (await import(pathToFileURL(folder.game).href)) as { game: Game<unknown, unknown> }
  const built = await build({
    configFile: false,
    root: GAMES,
    logLevel: 'warn',
    publicDir: false,
    define: CONSTANTS,
    plugins: [entryPlugin(entryCode(folder))],
    build: {
      write: false,
      minify: false,
      target: 'esnext',
      modulePreload: false,
      assetsInlineLimit: 10_000_000,
      rolldownOptions: { input: ENTRY, output: { codeSplitting: false } },
    },
  })
  const outputs = [built].flat().flatMap((result) => ('output' in result ? result.output : []))
  const script = outputs.flatMap((file) => (file.type === 'chunk' ? [file.code] : [])).join('\n')
  const style = outputs.flatMap((file) => (file.type === 'asset' ? [String(file.source)] : [])).join('')
  const title = titleOf(folder.about.title)
  const html = await page({
    about: folder.about,
    siteName: 'Gallery',
    assets: '',
    script,
    style: `html{--widest:${title.widest}}${style}`,
    body: shellMarkup(game, folder.about.title, title),
  })
  // Without its policy, which would also block axe, and with the typeface even if it arrives late.
  return html.replace(/<meta http-equiv=[^>]*>/, '').replace('font-display:optional', 'font-display:block')
}
