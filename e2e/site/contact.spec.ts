import type { Page } from '@playwright/test'
import { URLS } from '../../test-support/servers.ts'
import { expect, open, shown, test } from './test.ts'
import { navigate } from './watch-loading.ts'

async function fill(
  page: Page,
  fields: { subject?: string; email?: string; note?: string } = {},
): Promise<void> {
  await page.getByLabel('Subject').fill(fields.subject ?? 'A question')
  await page.getByLabel('Your e-mail').fill(fields.email ?? 'visitor@example.org')
  await page.getByLabel('Your message').fill(fields.note ?? `Do tomatoes play pool? ${crypto.randomUUID()}`)
}

/** Accepts every alert and returns the list of their texts. */
function alerts(page: Page): string[] {
  const said: string[] = []
  page.on('dialog', async (dialog) => {
    said.push(`${dialog.type()}: ${dialog.message()}`)
    await dialog.accept()
  })
  return said
}

const values = (page: Page) =>
  page
    .locator('input, textarea')
    .evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value))

const statusOf = (page: Page) => page.locator('form [role=status]')

const send = (page: Page) => page.getByRole('button', { name: 'Send message' })

test('the form has its three fields, as specified', async ({ page }) => {
  await open(page, '/contact-us')
  const subject = page.getByLabel('Subject')
  await expect(subject).toHaveAttribute('type', 'text')
  await expect(subject).toHaveAttribute('placeholder', 'Enter Subject')
  const email = page.getByLabel('Your e-mail')
  await expect(email).toHaveAttribute('type', 'email')
  await expect(email).toHaveAttribute('placeholder', /@/)
  const note = page.getByLabel('Your message')
  await expect(note).toHaveAttribute('rows', '4')
  await expect(note).toHaveAttribute('placeholder', 'Write your thoughts here...')
  for (const field of [subject, email, note]) await expect(field).toHaveAttribute('required')
})

test('a sent message is confirmed and the form cleared; a double click sends one request with exactly four fields', async ({
  page,
}) => {
  const said = alerts(page)
  const bodies: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST') bodies.push(`${request.url()} ${request.postData()}`)
  })
  await open(page, '/contact-us')
  await fill(page, { subject: 'Grüße 🌱', note: 'Line one\nline two' })
  await send(page).dblclick()
  await expect.poll(() => said).toEqual(['alert: Your message has been sent successfully!'])
  expect(await values(page)).toEqual(['', '', ''])
  await expect(statusOf(page)).toHaveText(
    /^Sent\. Thank you! Your reference is (?:[0-9A-Z]{4}-){3}[0-9A-Z]{4}\.$/,
  )
  await expect(statusOf(page)).toBeInViewport()
  expect(bodies).toHaveLength(1)
  const [url = '', json = ''] = bodies[0]?.split(/ (.*)/s) ?? []
  expect(url).toBe(`${URLS.contact}/api/contact-us`)
  expect(JSON.parse(json)).toEqual({
    subject: 'Grüße 🌱',
    email: 'visitor@example.org',
    note: 'Line one\nline two',
    site_name: 'greenhouse-arcade',
  })
})

test('the button is disabled during sending', async ({ page }) => {
  const said = alerts(page)
  const held = Promise.withResolvers<void>()
  await page.route(`${URLS.contact}/**`, async (route) => {
    await held.promise
    await route.continue()
  })
  await open(page, '/contact-us')
  await fill(page)
  await send(page).click()
  await expect(page.getByRole('button', { name: 'Sending…' })).toBeDisabled()
  held.resolve()
  await expect.poll(() => said).toHaveLength(1)
  await expect(send(page)).toBeEnabled()
})

test.describe('a message that the service refuses', () => {
  test.use({ forgive: /the server responded with a status of 4\d\d/ })

  test('stays in the form, with an alert', async ({ page }) => {
    const said = alerts(page)
    await open(page, '/contact-us')
    await fill(page, { subject: 'much too long '.repeat(40), note: 'keep me' })
    const before = await values(page)
    await send(page).click()
    await expect.poll(() => said).toEqual(['alert: Failed to send message.'])
    expect(await values(page)).toEqual(before)
    await expect(statusOf(page)).toHaveText(
      /^Not sent\. The service could not accept one of the fields\. .* privacy@greenhouse-arcade\.example\. Your text is still in the form\.$/,
    )
    await expect(send(page)).toBeEnabled()
  })
})

test.describe('the form says why a message was not sent', () => {
  test.use({ forgive: /the server responded with a status of (?:4|5)\d\d/ })

  test('for each status, and keeps the text', async ({ page }) => {
    const said = alerts(page)
    let status = 0
    await page.route(`${URLS.contact}/**`, (route) =>
      route.fulfill({ status, headers: { 'access-control-allow-origin': URLS.site } }),
    )
    await open(page, '/contact-us')
    await fill(page, { note: 'keep me' })
    const before = await values(page)
    for (const [code, why] of [
      [413, 'It is too long.'],
      [429, 'Too many messages have come from your network.'],
      [503, 'The message service is not working.'],
    ] as const)
      await test.step(`status ${code}`, async () => {
        status = code
        said.length = 0
        await send(page).click()
        await expect.poll(() => said).toEqual(['alert: Failed to send message.'])
        await expect(statusOf(page)).toContainText(`Not sent. ${why}`)
        await expect(statusOf(page)).toContainText('privacy@greenhouse-arcade.example')
        expect(await values(page)).toEqual(before)
      })
  })
})

test.describe('without a network', () => {
  test.use({ forgive: /ERR_INTERNET_DISCONNECTED|^error: The message could not be sent\. TypeError/ })

  test('the message stays in the form, the alert says that it failed, and the console says why', async ({
    page,
    context,
    noise,
  }) => {
    const said = alerts(page)
    await open(page, '/contact-us')
    await fill(page, { note: 'keep me' })
    const before = await values(page)
    await context.setOffline(true)
    await send(page).click()
    await expect.poll(() => said).toEqual(['alert: An error occurred. Please try again.'])
    expect(await values(page)).toEqual(before)
    expect(noise.join()).toContain('The message could not be sent')
    await expect(statusOf(page)).toHaveText(/^Not sent\. You are offline\. Try again, or write to /)
    await context.setOffline(false)
    await send(page).click()
    await expect.poll(() => said[1]).toBe('alert: Your message has been sent successfully!')
    await expect(statusOf(page)).toHaveText(/^Sent\./)
  })
})

test('for each field that is missing the browser asks for a correction and sends nothing', async ({
  page,
}) => {
  let requests = 0
  page.on('request', (request) => {
    if (request.method() === 'POST') requests++
  })
  await open(page, '/contact-us')
  for (const [missing, fields] of [
    ['no subject', { subject: '' }],
    ['no e-mail', { email: '' }],
    ['an invalid e-mail', { email: 'nobody' }],
    ['no message', { note: '' }],
  ] as const)
    await test.step(missing, async () => {
      await fill(page, fields)
      // The focus must come back from here.
      await send(page).focus()
      await send(page).click()
      const isValid = await page.locator('form').evaluate((form: HTMLFormElement) => form.checkValidity())
      expect(isValid).toBe(false)
      await expect(page.locator(':is(input, textarea):invalid')).toBeFocused()
      expect(requests).toBe(0)
    })
})

test('text typed before the script loads stays and is sent', async ({ page }) => {
  const said = alerts(page)
  const held = Promise.withResolvers<void>()
  await page.route(/\.js$/, async (route) => {
    await held.promise
    await route.continue()
  })
  await page.goto('/contact-us', { waitUntil: 'commit' })
  await expect(page.getByLabel('Subject')).toBeVisible() // When the bar has gone.
  await page.getByLabel('Subject').pressSequentially('Early')
  await page.getByLabel('Your e-mail').pressSequentially('visitor@example.org')
  await page.getByLabel('Your message').pressSequentially('Typed before')
  const typed = ['Early', 'visitor@example.org', 'Typed before']
  expect(await values(page)).toEqual(typed)
  held.resolve()
  await expect(send(page)).toBeEnabled()
  expect(await values(page)).toEqual(typed)
  await expect(page.getByLabel('Your message')).toBeFocused()
  await page.getByLabel('Your message').pressSequentially(' and after')
  const sent = page.waitForRequest((request) => request.method() === 'POST')
  await send(page).click()
  expect((await sent).postDataJSON()).toMatchObject({ subject: 'Early', note: 'Typed before and after' })
  await expect.poll(() => said).toEqual(['alert: Your message has been sent successfully!'])
})

test('focus stays on the button during and after sending', async ({ page }) => {
  const said = alerts(page)
  const held = Promise.withResolvers<void>()
  let requests = 0
  await page.route(`${URLS.contact}/**`, async (route) => {
    if (route.request().method() === 'POST') requests++
    await held.promise
    await route.continue()
  })
  await open(page, '/contact-us')
  await fill(page)
  await send(page).focus()
  await page.keyboard.press('Enter')
  const sending = page.getByRole('button', { name: 'Sending…' })
  await expect(sending).toBeDisabled()
  await expect(sending).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Space')
  held.resolve()
  await expect.poll(() => said).toHaveLength(1)
  await expect(send(page)).toBeFocused()
  expect(requests).toBe(1)
})

test('a draft survives a reload and a navigation, and is gone once sent', async ({ page }) => {
  const said = alerts(page)
  await open(page, '/contact-us')
  await fill(page, { note: 'Line one\nline two' })
  const typed = await values(page)
  await page.reload()
  await shown(page)
  await expect.poll(() => values(page)).toEqual(typed)
  await navigate(page, () => page.locator('footer').getByRole('link', { name: 'About' }).click())
  await navigate(page, () => page.locator('footer').getByRole('link', { name: 'Contact Us' }).click())
  expect(await values(page)).toEqual(typed)
  await send(page).click()
  await expect.poll(() => said).toHaveLength(1)
  await page.reload()
  await shown(page)
  expect(await values(page)).toEqual(['', '', ''])
})

test('the button is disabled until the script runs, so that no message ends up in the URL', async ({
  page,
}) => {
  await page.route(/\.js$/, () => undefined)
  await page.goto('/contact-us', { waitUntil: 'commit' })
  await expect(send(page)).toBeDisabled()
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})
