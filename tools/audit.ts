/**
 * `npm run check:audit`: fails when something that we ship has a known vulnerability. Where the registry does not answer
 * such questions, as offline or behind a mirror, it says so and passes: nothing is known then, for better or worse.
 */
import { spawnSync } from 'node:child_process'

export interface Verdict {
  readonly isSafe: boolean
  readonly lines: readonly string[]
}

interface Vulnerability {
  readonly name: string
  readonly severity: string
  readonly range: string
  /** Advisories, or the names of packages that bring it along. */
  readonly via: readonly (string | { readonly title: string; readonly url: string })[]
}

interface Report {
  readonly vulnerabilities?: Readonly<Record<string, Vulnerability>>
  readonly message?: string
}

/** What npm's report means. */
export function judgeAudit(text: string): Verdict {
  const { vulnerabilities, message } = readReport(text)
  if (!vulnerabilities)
    return { isSafe: true, lines: [`The registry did not say what is known: ${message ?? 'no report'}.`] }
  const found = Object.values(vulnerabilities)
  if (found.length === 0)
    return { isSafe: true, lines: ['Nothing that is shipped has a known vulnerability.'] }
  return { isSafe: false, lines: found.flatMap(describe) }
}

function readReport(text: string): Report {
  try {
    return (JSON.parse(text) ?? {}) as Report
  } catch {
    return {}
  }
}

function describe({ name, severity, range, via }: Vulnerability): string[] {
  const causes = via.map((each) => (typeof each === 'string' ? `by ${each}` : `${each.title} ${each.url}`))
  return [`${name} ${range}: ${severity}`, ...causes.map((cause) => `  ${cause}`)]
}

/** Asks the registry about what is shipped: what only builds and tests need is left out. */
export function audit(folder: string, env: NodeJS.ProcessEnv = process.env): Verdict {
  const { stdout } = spawnSync('npm', ['audit', '--omit=dev', '--json'], {
    cwd: folder,
    env,
    encoding: 'utf8',
    // On Windows npm is a script of the shell.
    shell: process.platform === 'win32',
  })
  return judgeAudit(stdout)
}

if (import.meta.main) {
  const { isSafe, lines } = audit(`${import.meta.dirname}/..`)
  for (const line of lines) console.log(line)
  process.exitCode = isSafe ? 0 : 1
}
