/** Checks that text typed into the form before the page's script arrives survives hydration. */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { DIST } from '../../build.ts'
import { answer } from '../../host/answer.ts'
import { loadSites } from '../../host/sites.ts'
import type { Tab } from '../../test-support/engines/engine.ts'
import { expect, test } from '../../test-support/engines/test.ts'

/**
 * Serves the built site and holds back its scripts until they are released. Drivers wait for the load event, which
 * waits for scripts, so the page is in a frame; dropping the headers allows that.
 */
async function openSlowSite() {
  const { site } = loadSites(DIST)
  const held: (() => void)[] = []
  let isHeld = true
  const server = createServer(({ method = 'GET', url = '' }, response) => {
    if (url === '/around')
      return void response.writeHead(200, { 'content-type': 'text/html' }).end('<title>Around</title>')
    const { status, headers, body } = answer(site, {
      method,
      url,
      acceptEncoding: undefined,
      ifNoneMatch: undefined,
    })
    const send = () => void response.writeHead(status, { 'content-type': headers['content-type'] }).end(body)
    if (isHeld && url.endsWith('.js')) held.push(send)
    else send()
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    letGo() {
      isHeld = false
      for (const send of held) send()
    },
    async close() {
      server.closeAllConnections()
      await new Promise((closed) => server.close(closed))
    },
  }
}

const TYPED = { subject: 'early', email: 'mail', note: 'words' }

/** WebKit's driver cannot enter a frame that is still loading; the page around it, of the same origin, can. */
const formIn = (tab: Tab) =>
  tab.evaluate(() => {
    const form = document.querySelector('iframe')?.contentDocument
    const fields = [...(form?.querySelectorAll<HTMLInputElement>('#subject, #email, #note') ?? [])]
    return {
      isSeen:
        fields.length === 3 && fields.every((field) => getComputedStyle(field).visibility === 'visible'),
      values: Object.fromEntries(fields.map(({ id, value }) => [id, value])),
      // React adds its own property to every element that it has hydrated.
      isTaken: fields.some((field) => Object.keys(field).some((key) => key.startsWith('__reactProps'))),
    }
  })

async function type(tab: Tab, id: string, word: string): Promise<void> {
  await tab.evaluate((field) => {
    const frame = document.querySelector('iframe')
    frame?.focus()
    frame?.contentDocument?.getElementById(field)?.focus()
  }, id)
  for (const letter of word) await tab.press(`Key${letter.toUpperCase()}`)
}

test('text typed before the script loads is kept', async ({ tab }) => {
  const site = await openSlowSite()
  try {
    await tab.goto(`${site.origin}/around`)
    await tab.evaluate(() => {
      const frame = document.createElement('iframe')
      frame.src = '/contact-us'
      frame.width = frame.height = '900'
      document.body.append(frame)
    })
    // The loading bar covers it for half a second.
    await expect.poll(() => formIn(tab), 'the form').toMatchObject({ isSeen: true })
    for (const [id, word] of Object.entries(TYPED)) await type(tab, id, word)
    expect(await formIn(tab)).toMatchObject({ values: TYPED, isTaken: false })
    site.letGo()
    await expect.poll(() => formIn(tab), 'the script to take the form over').toMatchObject({ isTaken: true })
    expect(await formIn(tab)).toMatchObject({ values: TYPED })
  } finally {
    await site.close()
  }
})
