/** Copies the project, with its own `dist`. */
import { cp, mkdtemp, readdir, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ROOT } from '../../build.ts'

const LEFT_OUT = /^(node_modules|dist|dist-.*|data|\.git|test-results)$/

export const emptyProject = () => mkdtemp(join(tmpdir(), 'greenhouse-deploy-'))

export async function copyProject(to: string): Promise<void> {
  for (const name of await readdir(ROOT))
    if (!LEFT_OUT.test(name)) await cp(join(ROOT, name), join(to, name), { recursive: true })
  await symlink(join(ROOT, 'node_modules'), join(to, 'node_modules'))
}
