/** Runs one of the project's programs as an operator would, and collects its output. */
import { type ChildProcess, spawn } from 'node:child_process'

export interface RunningProgram {
  readonly process: ChildProcess
  said(): string
  readonly ended: Promise<number | null>
}

export function run(
  project: string,
  script: string,
  settings: Readonly<Record<string, string>>,
): RunningProgram {
  let said = ''
  const child = spawn(process.execPath, [script], { cwd: project, env: { ...process.env, ...settings } })
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (piece) => (said += String(piece)))
  return { process: child, said: () => said, ended: new Promise((resolve) => child.once('exit', resolve)) }
}
