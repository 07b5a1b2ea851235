/** Deploys a new build under nginx and `npm start` while visitors use the site. None of them may notice. */
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { runNginx } from '../deploy/nginx/run.ts'
import { publish } from '../host/publish.ts'
import { run } from '../test-support/deploy/program.ts'
import { copyProject, emptyProject } from '../test-support/deploy/project.ts'
import { expectNewBuild, expectOldTabGoesOn, expectOldTabOpensAbout, openTab } from './deploy/tabs.ts'
import { sendVisitors } from '../test-support/deploy/visitors.ts'
import { freePort, until } from '../test-support/machine.ts'
import { LAUNCH, OWN_PORTS } from './offline/hosts.ts'
import { copyBuild, makeNext } from './offline/next-build.ts'
import { URLS } from '../test-support/servers.ts'
import { findNginx } from '../test-support/find-nginx.ts'
import { expect, test } from './site/test.ts'

// Routes the build's addresses to this test's own hosts.
test.use({ launchOptions: LAUNCH })
// One test runs several builds, tabs and starts, and the machine may be busy.
test.describe.configure({ timeout: 180_000 })

let project: string
let dist: string
test.beforeEach(async () => {
  project = await emptyProject()
  dist = join(project, 'dist')
})
test.afterEach(() => rm(project, { recursive: true }))

const silent = () => undefined
const firstBuild = () => publish(dist, silent, (folder) => copyBuild(folder))
const secondBuild = () => publish(dist, silent, (folder) => makeNext(folder))
const visitors = () => sendVisitors(`http://127.0.0.1:${OWN_PORTS.site}`)

test('nginx serves a new stylesheet and new scripts without an error to visitors', async ({ context }) => {
  const program = findNginx()
  test.skip(program === undefined, 'there is no nginx on this machine')
  await firstBuild()
  const nginx = await runNginx(program ?? '', project, OWN_PORTS)
  try {
    const old = await openTab(context, '/')
    const { leave } = visitors()
    await secondBuild()
    // Back and forth: between two builds, a request must find the files named by either of them.
    await firstBuild()
    await secondBuild()
    await expectNewBuild(await openTab(context, '/'))
    await expectOldTabOpensAbout(old)
    await expectOldTabGoesOn(old)
    const { pages, styles, failures } = await leave()
    expect(failures).toEqual([])
    expect(styles.size, 'both builds were seen').toBe(2)
    expect(pages).toBeGreaterThan(10)
  } finally {
    await nginx.close()
  }
})

test('npm start serves a new build without a restart, and a restart causes no wrong response', async ({
  context,
}) => {
  await copyProject(project)
  const settings = {
    SITE_PORT: String(OWN_PORTS.site),
    GAMES_PORT: String(OWN_PORTS.games),
    CONTACT_PORT: String(await freePort()),
    CONTACT_DB: join(project, 'contact.db'),
    // The same origins as the test build, so that it is not stale.
    SITE_ORIGIN: URLS.site,
    GAMES_ORIGIN: URLS.games,
    CONTACT_ORIGIN: URLS.contact,
  }
  const start = () => run(project, 'start.ts', settings)
  await firstBuild()
  let arcade = start()
  const isOpen = () => until('npm start', () => arcade.said().includes('Ctrl-C ends it.'))
  try {
    await isOpen()
    const old = await openTab(context, '/')
    const during = visitors()
    await secondBuild()
    arcade.process.kill('SIGUSR2')
    await until('the new build', () => arcade.said().includes('Goes on with the build'))
    await expectNewBuild(await openTab(context, '/'))
    await expectOldTabOpensAbout(old)
    const taken = await during.leave()
    expect(taken.failures).toEqual([])
    expect(taken.styles.size, 'both builds were seen').toBe(2)

    const again = visitors()
    arcade.process.kill('SIGTERM')
    await arcade.ended
    arcade = start()
    await isOpen()
    const back = sendVisitors(`http://127.0.0.1:${OWN_PORTS.site}`)
    await until('a visitor', async () => (await fetch(`http://127.0.0.1:${OWN_PORTS.site}/`)).ok)
    const restarted = await again.leave()
    expect(arcade.said(), 'nothing is built again').not.toContain('Building')
    // A refused connection lets a proxy retry; a wrong response would not.
    expect(
      restarted.failures.filter((failure) => !/^(ECONNREFUSED|ECONNRESET|UND_ERR_SOCKET)$/.test(failure)),
    ).toEqual([])
    expect((await back.leave()).failures).toEqual([])
  } finally {
    arcade.process.kill('SIGKILL')
    await arcade.ended
  }
})
