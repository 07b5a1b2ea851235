/** Reads the alert rules in deploy/ for tests. */
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

const ROOT = resolve(import.meta.dirname, '../..')

export const RULE_FILES = { contact: 'deploy/contact/alerts.yml', arcade: 'deploy/nginx/alerts.yml' } as const

export interface AlertRule {
  readonly alert: string
  readonly expr: string
  readonly severity: string
  readonly summary: string
  readonly description: string
  readonly runbook: string
}

const ALERT = /^ {6}- alert: (\w+)$/
const FIELD = /^ {8}(expr|for): (.+)$/
const BLOCK = /^ {8}(?:labels|annotations):$/
const TEXT = /^ {10}(?:(severity): (page|ticket)|(summary|description|runbook): '([^']+)')$/

/** Parses the few line formats that the files use, and throws at any other line. */
export function readAlertRules(group: keyof typeof RULE_FILES): AlertRule[] {
  const file = RULE_FILES[group]
  const text = readFileSync(join(ROOT, file), 'utf8')
  const lines = text.split('\n').filter((line) => line.trim() !== '' && !line.startsWith('#'))
  const head = ['groups:', `  - name: ${group}`, '    rules:']
  const rules: Record<string, string>[] = []
  for (const [index, line] of lines.entries()) {
    if (index < head.length && line === head[index]) continue
    const [, alert] = ALERT.exec(line) ?? []
    if (alert !== undefined) {
      rules.push({ alert })
      continue
    }
    if (BLOCK.test(line)) continue
    const [, name, value] = (FIELD.exec(line) ?? TEXT.exec(line) ?? []).filter((part) => part !== undefined)
    const rule = rules.at(-1)
    if (!rule || name === undefined || value === undefined)
      throw new Error(`${file} has a line of an unknown form: ${line}`)
    rule[name] = value
  }
  return rules.map((rule) => {
    const missing = ['expr', 'severity', 'summary', 'description', 'runbook'].find((name) => !rule[name])
    if (missing !== undefined) throw new Error(`${rule['alert']} in ${file} has no ${missing}`)
    return rule as unknown as AlertRule
  })
}
