/** Everything that the runbook and the first deployment tell an operator to run, read or look for exists. */
import { existsSync, globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { readAlertRules } from '../test-support/deploy/alert-rules.ts'

const ROOT = resolve(import.meta.dirname, '..')
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8')

const runbook = read('docs/runbook.md')
const deployment = read('docs/first-deployment.md')
const rules = [...readAlertRules('contact'), ...readAlertRules('arcade')]

const section = (alert: string) =>
  runbook
    .split(new RegExp(`^### ${alert}$`, 'm'))[1]
    ?.split(/^##/m)[0]
    ?.trim() ?? ''

test('every alert has a section of the runbook, and every section an alert', () => {
  const titles = [...runbook.matchAll(/^### (\w+)$/gm)].map(([, title]) => title)
  expect(titles.toSorted()).toEqual(rules.map(({ alert }) => alert).toSorted())
  for (const { alert, runbook: link } of rules) expect(link).toBe(`docs/runbook.md#${alert.toLowerCase()}`)
})

test.each(rules.map(({ alert }) => alert))(
  '%s: what it means, how to confirm it, what to do, when it is over',
  (alert) => {
    const parts = [...section(alert).matchAll(/^\*\*(.+?)\.\*\* (.*)$/gm)]
    expect(parts.map(([, title]) => title)).toEqual(['Means', 'Confirm', 'Do', 'Over when'])
    for (const [, title = '', text = ''] of parts) expect(text.length, title).toBeGreaterThan(10)
  },
)

/** Programs of a Debian machine that is set up as in first-deployment.md. */
const PROGRAMS =
  'apt-get cat cd certbot chown cp curl date df du echo git install journalctl kill nginx node npm openssl printf promtool psql rm sed sqlite3 sudo systemctl timedatectl top useradd'
const SHELL = 'for do done hash'
const known = new Set([...PROGRAMS.split(' '), ...SHELL.split(' ')])

const commandsOf = (file: string) =>
  new Set([...read(file).matchAll(/npm run ops -- (?:inbox )?([a-z-]+)/g)].map(([, name = '']) => name))
const opsCommands = commandsOf('ops.ts')
const inboxCommands = commandsOf('contact/src/operations/inbox.ts')

const sources = globSync('{ops,contact/src}/**/*.ts', { cwd: ROOT })
  .filter((file) => !file.endsWith('.test.ts'))
  .map(read)
  .join('\n')

/** A fragment of inline code with several words is a command, or a phrase that some part of the system prints. */
const isPrinted = (phrase: string) => sources.includes(phrase.replace(/^\d+ /, '').split(' …')[0] ?? phrase)

const isInNginx = (code: string) => read('deploy/nginx/arcade.conf').includes(code)
const programOf = (code: string) => code.replace(/^(?:[A-Z_]+=\S+ )+/, '').split(' ')[0] ?? ''

/** The runbook shortens `npm run ops -- inbox show` to `inbox show`. */
function isOpsCommand(code: string): boolean {
  const [first, second = ''] = code.split(' ')
  return first === 'inbox' ? inboxCommands.has(second) : code === 'rollback BUILD'
}

const isKnown = (name: string, second: string | undefined) =>
  opsCommands.has(name) && (name !== 'inbox' || second === undefined || inboxCommands.has(second))

describe.each([
  ['the runbook', runbook],
  ['the alert rules', rules.map(({ description }) => description.replaceAll('"', '`')).join('\n')],
  ['the first deployment', deployment],
])('%s', (_, text) => {
  const inline = [...text.replace(/^```[^]*?^```$/gm, '').matchAll(/`([^`\n]+)`/g)].map(
    ([, code = '']) => code,
  )
  const blocks = [...text.matchAll(/^```sh\n([^]*?)^```$/gm)].map(([, code = '']) =>
    code.replace(/<<'?END'?[^]*?^END$/gm, '').replace(/\\\n/g, ' '),
  )
  const steps = blocks.flatMap((block) => block.split('\n')).filter((line) => /^ *[a-z]/.test(line))

  test('names only programs that the machine has, and phrases that are printed', () => {
    const fragments = inline.filter((code) => /^[a-z\d]\S* \S/i.test(code))
    const strange = fragments.filter((code) => !known.has(programOf(code)))
    expect(strange.filter((code) => !isOpsCommand(code) && !isPrinted(code) && !isInNginx(code))).toEqual([])
    expect(steps.map((line) => line.trim().split(' ')[0] ?? '').filter((name) => !known.has(name))).toEqual(
      [],
    )
  })

  test('names only commands of npm run ops that exist', () => {
    const all = [...text.matchAll(/npm run ops -- ([a-z-]+)(?: ([a-z-]+))?/g)]
    expect(all.length).toBeGreaterThan(2)
    expect(all.filter(([, name = '', second]) => !isKnown(name, second)).map(([whole]) => whole)).toEqual([])
  })

  test('names only files, units and settings of this project that exist', () => {
    const files = [...text.matchAll(/(?:\/opt\/greenhouse-arcade\/|[ `(])(deploy\/[\w./@-]+\w)/g)]
    for (const [, file = ''] of files) expect(existsSync(join(ROOT, file)), file).toBe(true)
    for (const [, unit = ''] of text.matchAll(/systemctl [a-z]+ '?([a-z]+)@/g))
      expect(existsSync(join(ROOT, `deploy/contact/${unit}@.service`)), unit).toBe(true)
    const settings = read('README.md') + read('contact/README.md')
    for (const [, name = ''] of text.matchAll(/`((?:CONTACT|SMTP|MAIL|DATABASE|TRUSTED)_[A-Z_]+)\b/g))
      expect(settings, name).toContain(`\`${name}\``)
  })
})
