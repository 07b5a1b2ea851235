/** Loads modules of the project as they are on disk now, and reports changed files. */
import { join } from 'node:path'
import { createServer, type EnvironmentModuleGraph } from 'vite'
import { watchFolders } from './watch.ts'

const ROOT = join(import.meta.dirname, '..', '..')
/** Folders that pages are made from. */
const WATCHED = ['games', 'site', 'tools'].map((folder) => join(ROOT, folder))
/** Editors write a file in several steps, and commands change several files. */
const SETTLING_MS = 30

export interface FreshModules {
  /** Imports a file of the project, such as `tools/build.ts`, and everything below it that has changed. */
  load<Module>(file: string): Promise<Module>
  /** Calls the listeners one after another with the absolute paths of the files of each change. */
  onChange(listener: ChangeListener): void
  close(): Promise<void>
}

type ChangeListener = (files: ReadonlySet<string>) => Promise<void> | void

const isTest = (file: string) => /[/\\]test[/\\]|\.test\.tsx?$/.test(file)

/** Discards the modules that depend on a file. A new file may be one that an import has been missing, so it discards all. */
export function discardModules(graph: EnvironmentModuleGraph, file: string): void {
  if (graph.getModulesByFile(file)) graph.onFileChange(file)
  else if (!isTest(file)) graph.invalidateAll()
}

/** Vite's module runner discards a module when its file or one of its imports changes; Node's cache keeps it forever. */
export async function createFreshModules(): Promise<FreshModules> {
  const vite = await createServer({
    configFile: false,
    root: ROOT,
    logLevel: 'warn',
    appType: 'custom',
    publicDir: false,
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
  })
  const { moduleGraph } = vite.environments.ssr
  const listeners: ChangeListener[] = []
  let changed = new Set<string>()
  let timer: ReturnType<typeof setTimeout> | undefined
  /** Listeners never overlap, so that none builds from files that another change is about to discard. */
  let running = Promise.resolve()

  async function report(files: ReadonlySet<string>): Promise<void> {
    for (const listener of listeners) await listener(files)
  }

  const watching = watchFolders(WATCHED, (file) => {
    discardModules(moduleGraph, file)
    changed.add(file)
    clearTimeout(timer)
    timer = setTimeout(() => {
      const files = changed
      changed = new Set()
      running = running.then(() => report(files)).catch(console.error)
    }, SETTLING_MS)
  })

  return {
    load: async <Module>(file: string) => (await vite.ssrLoadModule(join(ROOT, file))) as Module,
    onChange: (listener) => void listeners.push(listener),
    async close() {
      watching.close()
      clearTimeout(timer)
      await vite.close()
    },
  }
}
