/**
 * `npm run check:audit`: fails if a shipped dependency has a known vulnerability. Passes with a message if the registry
 * does not support audits, as offline or behind a mirror.
 */
import { spawnSync } from 'node:child_process'

export interface AuditVerdict {
  readonly isSafe: boolean
  readonly lines: readonly string[]
}

interface Vulnerability {
  readonly name: string
  readonly severity: string
  readonly range: string
  /** Advisories, or names of the vulnerable packages that it depends on. */
  readonly via: readonly (string | { readonly title: string; readonly url: string })[]
}

interface Report {
  readonly vulnerabilities?: Readonly<Record<string, Vulnerability>>
  readonly message?: string
}

/** Evaluates npm's JSON report. */
export function judgeAudit(text: string): AuditVerdict {
  const { vulnerabilities, message } = readReport(text)
  if (!vulnerabilities)
    return { isSafe: true, lines: [`The registry sent no audit report: ${message ?? 'no answer'}.`] }
  const found = Object.values(vulnerabilities)
  if (found.length === 0) return { isSafe: true, lines: ['No shipped dependency has a known vulnerability.'] }
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
  const causes = via.map((each) =>
    typeof each === 'string' ? `through ${each}` : `${each.title} ${each.url}`,
  )
  return [`${name} ${range}: ${severity}`, ...causes.map((cause) => `  ${cause}`)]
}

/** Runs `npm audit` for shipped dependencies, without those of builds and tests. */
export function audit(folder: string, env: NodeJS.ProcessEnv = process.env): AuditVerdict {
  const { stdout } = spawnSync('npm', ['audit', '--omit=dev', '--json'], {
    cwd: folder,
    env,
    encoding: 'utf8',
    // On Windows npm is a shell script.
    shell: process.platform === 'win32',
  })
  return judgeAudit(stdout)
}

if (import.meta.main) {
  const { isSafe, lines } = audit(`${import.meta.dirname}/..`)
  for (const line of lines) console.log(line)
  process.exitCode = isSafe ? 0 : 1
}
