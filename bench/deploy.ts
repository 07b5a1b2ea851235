/**
 * Deploys at full size, in a copy of the project, while visitors keep requesting pages. One build changes a stylesheet,
 * one is killed halfway. Served by nginx, by `npm start` switching to the new build, and by a restarted `npm start`.
 */
import { appendFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { runNginx } from '../deploy/nginx/run.ts'
import { type RunningProgram, run } from '../test-support/deploy/program.ts'
import { copyProject, emptyProject } from '../test-support/deploy/project.ts'
import { sendVisitors, type Visits } from '../test-support/deploy/visitors.ts'
import { freePort, until } from '../test-support/machine.ts'
import { findNginx } from '../test-support/find-nginx.ts'
import { budget, median, printTable, round } from './table.ts'

const RESTARTS = 5
/** Long enough for a few more visitors. */
const MORE_VISITS_MS = 500

const project = await emptyProject()
await copyProject(project)
const ports = { site: await freePort(), games: await freePort(), contact: await freePort() }
const settings = {
  SITE_PORT: String(ports.site),
  GAMES_PORT: String(ports.games),
  CONTACT_PORT: String(ports.contact),
  CONTACT_DB: join(project, 'contact.db'),
}
const visitors = () => sendVisitors(`http://127.0.0.1:${ports.site}`)
const changeStyle = (n: number) =>
  appendFile(join(project, 'site/src/base.css'), `\nh1 { letter-spacing: ${n}px }\n`)

async function build(): Promise<number> {
  const began = performance.now()
  const building = run(project, 'build.ts', settings)
  if ((await building.ended) !== 0) throw new Error(building.said())
  return (performance.now() - began) / 1000
}

async function killedBuild(): Promise<void> {
  const building = run(project, 'build.ts', settings)
  await until('half a build', () => building.said().includes('Building the site'))
  building.process.kill('SIGKILL')
  await building.ended
}

const rows: (readonly (string | number)[])[] = []
function note(
  how: string,
  { pages, styles, failures, longestGapMs }: Visits,
  seconds: number | string,
): void {
  rows.push([how, seconds, pages, styles.size, failures.length, Math.round(longestGapMs)])
  if (failures.length > 0) console.log(`  ${how}: ${[...new Set(failures)].join(', ')}`)
}

let arcade: RunningProgram | undefined
try {
  console.log(`The first build took ${round(await build())} s.`)
  const program = findNginx()
  if (program) {
    const nginx = await runNginx(program, project, ports)
    const { leave } = visitors()
    await killedBuild()
    await changeStyle(1)
    const seconds = await build()
    const visits = await leave()
    note('nginx, a build that is killed and one that is not', visits, round(seconds))
    budget('failures of visitors of nginx', visits.failures.length, 0, 'failures')
    budget('builds that they did not see', 2 - visits.styles.size, 0, 'builds')
    await nginx.close()
  }

  const start = () => run(project, 'start.ts', settings)
  const isOpen = (arcade: RunningProgram) =>
    until('npm start', () => arcade.said().includes('Ctrl-C ends it.'))
  arcade = start()
  await isOpen(arcade)
  const during = visitors()
  await changeStyle(2)
  const seconds = await build()
  arcade.process.kill('SIGUSR2')
  await until('the new build', () => arcade?.said().includes('Goes on with the build'))
  await wait(MORE_VISITS_MS)
  const taken = await during.leave()
  note('npm start, taking a build up', taken, round(seconds))
  budget('failures of visitors of npm start', taken.failures.length, 0, 'failures')

  const gaps: number[] = []
  for (let n = 0; n < RESTARTS; n++) {
    const { leave } = visitors()
    arcade.process.kill('SIGTERM')
    await arcade.ended
    arcade = start()
    await isOpen(arcade)
    await wait(MORE_VISITS_MS)
    const visits = await leave()
    note('npm start, ended and started again', visits, '–')
    gaps.push(visits.longestGapMs)
  }
  printTable(
    'Deployments, a visitor every 100 ms',
    ['how', 'build s', 'pages', 'builds seen', 'failures', 'longest gap ms'],
    rows,
  )
  console.log(
    `  A restart: nobody is answered for ${Math.round(median(gaps))} ms, the median of ${RESTARTS}.`,
  )
} finally {
  arcade?.process.kill('SIGTERM')
  await arcade?.ended
  await rm(project, { recursive: true })
}
