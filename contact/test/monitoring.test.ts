/** Compares the alert rules and the dashboard in deploy/contact with the metrics of a running service. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readAlertRules } from '../../test-support/deploy/alert-rules.ts'
import { freePort, until } from '../../test-support/machine.ts'
import { parsePromql, type Selector } from './promql.ts'
import { type Scrape, scrape } from './scrape.ts'
import { form, post, type Service, startService } from './service.ts'
import { smallDisk } from './small-disk.ts'

const ROOT = resolve(import.meta.dirname, '../..')
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8')

interface Dashboard {
  readonly panels: readonly { title: string; targets: readonly { expr: string }[] }[]
}

const rules = readAlertRules('contact')
const dashboard = JSON.parse(read('deploy/contact/dashboard.json')) as Dashboard
const queries = dashboard.panels.flatMap(({ title, targets }) =>
  targets.map(({ expr }): [string, string] => [title, expr]),
)
const expressions = [...rules.map(({ alert, expr }): [string, string] => [alert, expr]), ...queries]

/** Added by Prometheus to every scrape. */
const OWN_LABELS = ['job', 'instance']
const OWN_NAMES = ['up']

const matches = (
  labels: Readonly<Record<string, string>>,
  [label, operator, value]: Selector['matchers'][0],
) =>
  OWN_LABELS.includes(label) ||
  (operator === '='
    ? labels[label] === value
    : operator === '=~' && new RegExp(`^(?:${value})$`).test(labels[label] ?? ''))

describe('every metric that rules and dashboard use is exported', () => {
  const folder = mkdtempSync(join(tmpdir(), 'contact-monitoring-'))
  let service: Service
  let exported: Scrape

  beforeAll(async () => {
    const at = `127.0.0.1:${await freePort()}`
    service = await startService({ CONTACT_DB: join(folder, 'contact.db'), CONTACT_METRICS: at })
    await post(service.origin, form())
    exported = await scrape(`http://${at}/metrics`)
  })
  afterAll(async () => {
    await service?.end('SIGKILL')
    rmSync(folder, { recursive: true })
  })

  test.each(expressions)('%s: %s', (_, expression) => {
    const { selectors, labels } = parsePromql(expression)
    expect(selectors.length).toBeGreaterThan(0)
    const known = new Set(OWN_LABELS)
    for (const { name, matchers } of selectors) {
      if (OWN_NAMES.includes(name)) continue
      const samples = exported.samples.filter((sample) => sample.name === name)
      expect(samples, `no ${name} is exported`).not.toEqual([])
      for (const sample of samples) for (const label of Object.keys(sample.labels)) known.add(label)
      for (const matcher of matchers) {
        const found = samples.filter((sample) => matches(sample.labels, matcher))
        expect(found, `no ${name} has ${matcher.join('')}`).not.toEqual([])
        // Each alternative separately, because one that never matches would go unnoticed.
        for (const alternative of matcher[1] === '=~' ? matcher[2].split('|') : [])
          expect(samples.map((sample) => sample.labels[matcher[0]])).toContain(alternative)
      }
    }
    expect(labels.filter((label) => !known.has(label))).toEqual([])
  })

  test('every exported metric is documented and used by a rule or the dashboard', () => {
    const documented = read('contact/README.md')
    const used = new Set(
      expressions.flatMap(([, expr]) => parsePromql(expr).selectors.map(({ name }) => name)),
    )
    const families = [...exported.types.keys()]
    expect(families.length).toBeGreaterThan(10)
    expect(families.filter((name) => !documented.includes(`\`${name}\``))).toEqual([])
    expect(families.filter((name) => ![name, `${name}_bucket`].some((series) => used.has(series)))).toEqual(
      [],
    )
    const named = [...documented.matchAll(/`(contact_\w+)`/g)].map(([, name = '']) => name)
    // Only with COUNTS=on, which counts/privacy.test.ts tests.
    const optional = ['contact_games_yesterday']
    expect(named.filter((name) => !exported.types.has(name))).toEqual(optional)
  })
})

test('a full disk is named by /readyz, and shows in the metrics', async (context) => {
  const disk = smallDisk(20)
  if (!disk) return context.skip()
  const at = `127.0.0.1:${await freePort()}`
  const service = await startService({ CONTACT_DB: join(disk.folder, 'contact.db'), CONTACT_METRICS: at })
  try {
    const before = await scrape(`http://${at}/metrics`)
    expect(before.value('contact_store_up')).toBe(1)
    disk.fill()
    // The write-ahead log may have room for some messages.
    await until('the disk to be full for the service', async () => {
      const { status } = await post(service.origin, form({ note: `${'x'.repeat(9000)}${Math.random()}` }))
      return status === 503 || undefined
    })
    const ready = await until('the probe to notice', async () => {
      const answer = await fetch(`${service.origin}/readyz`)
      return answer.status === 503 ? answer : undefined
    })
    expect(await ready.json()).toMatchObject({
      why: [expect.stringMatching(/^The disk of the store is full: /)],
    })
    const full = await scrape(`http://${at}/metrics`)
    expect(full.value('contact_store_up')).toBe(0)
    expect(full.value('contact_store_bytes')).toBeLessThan(full.value('contact_disk_bytes') ?? 0)
    expect(full.value('contact_disk_free_bytes')).toBeLessThan(1e6)
    disk.free()
    await until('the service to recover', async () => (await post(service.origin, form())).ok || undefined)
    expect((await scrape(`http://${at}/metrics`)).value('contact_store_up')).toBe(1)
  } finally {
    await service.end('SIGKILL')
    disk.remove()
  }
})

test.each<[string, string[], string[]]>([
  ['up{job="contact"} == 0', ['up'], []],
  ['max by (job) (a_b and on (job, instance) c == 1) > 900', ['a_b', 'c'], ['job', 'job', 'instance']],
  ['60 * sum by (how) (rate(x_total{a="b", c=~"d|e"}[5m])) > 0', ['x_total'], ['how']],
  ['a < 1e9 or predict_linear(b[6h], 4 * 86400) < 0', ['a', 'b'], []],
  ['sum(rate(a_sum[5m])) / sum(rate(a_count[5m]))', ['a_sum', 'a_count'], []],
])('parses %s', (expression, names, labels) => {
  const found = parsePromql(expression)
  expect(found.selectors.map(({ name }) => name)).toEqual(names)
  expect(found.labels).toEqual(labels)
})
