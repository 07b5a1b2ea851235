/**
 * Rehearses docs/first-deployment.md on an empty Debian machine, command by command: once with PostgreSQL through its
 * socket, once over TLS. Then deploys a bad version, goes back, and restores the messages, as docs/runbook.md says.
 * Only certbot is replaced, because its authority cannot reach the machine. Uses the ports of a real installation.
 */
import { spawnSync } from 'node:child_process'
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { installDebian, missingPrograms, startDebian } from './first-deployment-machine.ts'
import { printTable } from './table.ts'

const ROOT = join(import.meta.dirname, '..')
const REPOSITORY = 'srv/arcade.git'
const NAMES = ['arcade.example.org', 'games.arcade.example.org', 'contact.arcade.example.org', 'db.internal']

interface Step {
  readonly title: string
  readonly script: string
}

/** Makes a certificate of its own authority, which the machine then trusts. Takes the arguments of the document. */
const CERTBOT = `#!/bin/bash
set -euo pipefail
names=
while [ $# -gt 0 ]; do
  case $1 in
    -d) names=$names,DNS:$2; shift ;;
    --cert-name) live=/etc/letsencrypt/live/$2; shift ;;
    --pre-hook) before=$2; shift ;;
    --post-hook) after=$2; shift ;;
  esac
  shift
done
$before
mkdir -p $live
openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 9 -subj '/CN=Rehearsal' \\
  -addext "subjectAltName=\${names#,}" -keyout $live/privkey.pem -out $live/fullchain.pem 2> /dev/null
cp $live/fullchain.pem /usr/local/share/ca-certificates/rehearsal.crt
update-ca-certificates > /dev/null
$after
`

const document = await readFile(join(ROOT, 'docs/first-deployment.md'), 'utf8')

/** All commands of a section, with values of this rehearsal in place of those of the example. */
function section(heading: string, values: Readonly<Record<string, string>> = {}): Step {
  const text = document.split(`\n## ${heading}\n`)[1]?.split(/\n## /)[0]
  if (text === undefined) throw new Error(`docs/first-deployment.md has no section "${heading}".`)
  const blocks = [...text.matchAll(/^```sh\n(.+?)^```$/gms)].map(([, block = '']) => block)
  let script = blocks.join('\n')
  for (const [name, value] of Object.entries(values))
    script = script.replace(new RegExp(`^${name}=.*$`, 'm'), `${name}=${value}`)
  return { title: heading, script }
}

/** Whether a page contains a text. The shell ends at the first command that fails, unless it is followed by `&&`. */
const HAS = `has() { curl -fsS "$1" > /tmp/answer && grep -q "$2" /tmp/answer; }
`
const check = (title: string, script: string): Step => ({ title: `→ ${title}`, script: HAS + script })

const NAMED = section('1. Names', { REPOSITORY: `/${REPOSITORY}` })
const ALL_IS_WELL = 'NODE_USE_SYSTEM_CA=1 npm run ops | tee /tmp/ops.txt; grep -q "All is well" /tmp/ops.txt'

const pagesAnswer = check(
  'pages, a game and a message',
  `has https://$SITE/ '<title>'
has "https://$SITE/single?slug=pool8" '<iframe'
has https://$GAMES/pool8 '<canvas'
curl -fsS https://$CONTACT/api/contact-us -H "Origin: https://$SITE" -H 'Content-Type: application/json' \\
  -d '{"subject":"Rehearsal","email":"stranger@example.org","note":"Sent before the bad version.","site_name":"greenhouse-arcade"}'
npm run ops -- inbox > /tmp/inbox.txt
grep Rehearsal /tmp/inbox.txt`,
)

/** From the machine to a running arcade. */
const installation = (database: Step): readonly Step[] => [
  NAMED,
  section('2. Programs'),
  database,
  section('4. Settings'),
  section('5. Site and games'),
  section('6. Contact service'),
  section('7. Certificate and nginx'),
  check('npm run ops', ALL_IS_WELL),
  pagesAnswer,
]

const afterwards: readonly Step[] = [
  section('9. Monitoring'),
  check(
    'no target is down, no alert fires',
    `targets=http://127.0.0.1:9090/api/v1/targets
for attempt in {1..30}; do
  if has $targets '"health":"up"' && ! grep -q '"health":"\\(down\\|unknown\\)"' /tmp/answer; then break; fi
  sleep 3
done
cat /tmp/answer
if grep -q '"health":"\\(down\\|unknown\\)"' /tmp/answer; then exit 1; fi
has http://127.0.0.1:9090/api/v1/alerts '"status":"success"'
cat /tmp/answer
if grep -q '"state":"firing"' /tmp/answer; then exit 1; fi`,
  ),
  check(
    'a bad version is published',
    `git clone -q /${REPOSITORY} /root/work && cd /root/work
sed -i 's/<Heading>About Us/<Heading>About Nothing/' site/src/screens/about.tsx
git -c user.name=Developer -c user.email=developer@example.org commit -qam 'Say less'
git push -q origin HEAD`,
  ),
  section('The next version'),
  check('the bad version is online', `has https://$SITE/about 'About Nothing'`),
  check(
    'rollback',
    `npm run ops -- rollback
has https://$SITE/about 'About Us'`,
  ),
  check(
    'forward',
    `npm run ops -- forward
has https://$SITE/about 'About Nothing'`,
  ),
  check(
    'rollback again',
    `npm run ops -- rollback
${ALL_IS_WELL}`,
  ),
  check(
    'the database is lost',
    `systemctl stop 'contact@*'
sudo -u postgres dropdb contact
sudo -u postgres createdb --owner contact contact`,
  ),
  check(
    'restore',
    `npm run ops -- restore /root/contact-before.backup
systemctl start contact@3002 contact@3003
${ALL_IS_WELL}
npm run ops -- inbox > /tmp/inbox.txt
grep Rehearsal /tmp/inbox.txt`,
  ),
]

/** Runs these steps on a new machine. Returns whether all of them succeeded. */
async function rehearse(debian: string, title: string, steps: readonly Step[]): Promise<boolean> {
  const machine = await startDebian(debian, NAMES)
  try {
    spawnSync('git', ['clone', '--quiet', '--bare', ROOT, join(machine.root, REPOSITORY)])
    await writeFile(join(machine.root, 'usr/local/bin/certbot'), CERTBOT)
    await chmod(join(machine.root, 'usr/local/bin/certbot'), 0o755)
    const rows: [string, number][] = []
    const lines: string[] = []
    let began = performance.now()
    const script = steps.map(({ title: step, script: commands }, at) => {
      const file = `/root/step-${at}.sh`
      return { file, commands, line: `source ${file} < /dev/null; echo; echo '@@ ${step}'` }
    })
    for (const { file, commands } of script) await writeFile(join(machine.root, file), commands)
    const whole = ['set -eo pipefail', 'cd', ...script.map(({ line }) => line)].join('\n')
    const code = await machine.run(whole, (line) => {
      if (!line.startsWith('@@ ')) return void lines.push(line)
      rows.push([line.slice(3), Math.round((performance.now() - began) / 1000)])
      began = performance.now()
      lines.length = 0
    })
    printTable(title, ['step', 's'], rows)
    if (code === 0) return true
    console.log(`  FAILED at "${steps[rows.length]?.title}" with exit code ${code}:`)
    for (const line of lines.slice(-30)) console.log(`    ${line}`)
    return false
  } finally {
    await machine.close()
  }
}

const missing = missingPrograms()
if (missing.length > 0) {
  console.log(`Not rehearsed. This needs ${missing.join(', ')}.`)
} else {
  const folder = await mkdtemp(join(tmpdir(), 'first-deployment-'))
  const debian = join(folder, 'debian')
  await installDebian(debian)
  const overTls = section('PostgreSQL with TLS')
  const throughSocket = section('3. Database')
  const results = [
    await rehearse(debian, 'PostgreSQL over TLS, a bad version, and the way back', [
      ...installation(overTls),
      ...afterwards,
    ]),
    await rehearse(debian, 'PostgreSQL through its socket', installation(throughSocket)),
  ]
  await rm(folder, { recursive: true })
  if (results.includes(false)) process.exitCode = 1
}
