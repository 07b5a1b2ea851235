/** Runs the alert rules in deploy/ with Prometheus's own tool. */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { ARCADE_CASES, CONTACT_CASES } from '../test-support/deploy/alert-cases.ts'
import { type AlertRule, readAlertRules, RULE_FILES } from '../test-support/deploy/alert-rules.ts'
import { findOrSkip, onPath } from '../test-support/machine.ts'

const ROOT = resolve(import.meta.dirname, '..')
const folder = mkdtempSync(join(tmpdir(), 'alerts-'))
afterAll(() => rmSync(folder, { recursive: true }))

const promtool = findOrSkip({
  what: 'promtool',
  debianPackages: ['prometheus'],
  neededBy: 'the tests of the alert rules',
  find: () => onPath('promtool'),
  requiredInCi: false,
})

const run = (args: readonly string[]) => {
  const { status, stdout, stderr } = spawnSync(promtool ?? '', args, { encoding: 'utf8', cwd: ROOT })
  return { status, text: stdout + stderr }
}

const series = (name: string, labels: Readonly<Record<string, string>>) => {
  const own = Object.entries(labels).map(([label, value]) => `${label}="${value}"`)
  return name.includes('{') ? name.replace('}', `,${own.join(',')}}`) : `${name}{${own.join(',')}}`
}

type Case = (typeof CONTACT_CASES)[string][number]

/** One test group in promtool's format. */
function groupOf({ alert, severity, description, runbook }: AlertRule, job: string, each: Case) {
  const copy = { job, instance: 'one' }
  const { samples, at, fires } = each
  const expected = fires && {
    exp_labels: { severity, ...(fires.of === 'copy' ? copy : { job }) },
    exp_annotations: { summary: fires.summary, description, runbook },
  }
  return {
    interval: '1m',
    input_series: Object.entries(samples).map(([name, values]) => ({ series: series(name, copy), values })),
    alert_rule_test: [{ eval_time: `${at}m`, alertname: alert, exp_alerts: expected ? [expected] : [] }],
  }
}

describe.each([
  ['contact', CONTACT_CASES],
  ['arcade', ARCADE_CASES],
] as const)('the rules of %s', (job, cases) => {
  const rules = readAlertRules(job)

  test('each have measurements at which they fire, and others at which they are silent', () => {
    expect(Object.keys(cases)).toEqual(rules.map(({ alert }) => alert))
    for (const [alert, each] of Object.entries(cases))
      expect(new Set(each.map(({ fires }) => fires !== undefined)).size, alert).toBe(2)
  })

  test.skipIf(!promtool)('are valid for Prometheus', () => {
    const { status, text } = run(['check', 'rules', RULE_FILES[job]])
    expect(status, text).toBe(0)
    expect(text).toContain(`SUCCESS: ${rules.length} rules found`)
  })

  test.skipIf(!promtool)('fire when they should, with the right words, and not otherwise', () => {
    const file = join(folder, `${job}.json`)
    const tests = rules.flatMap((rule) => (cases[rule.alert] ?? []).map((each) => groupOf(rule, job, each)))
    // JSON is YAML, too.
    writeFileSync(file, JSON.stringify({ rule_files: [join(ROOT, RULE_FILES[job])], tests }))
    const { status, text } = run(['test', 'rules', file])
    expect(status, text).toBe(0)
    expect(text).toContain('SUCCESS')
  })
})
