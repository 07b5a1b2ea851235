/** Sends the contact form to the real contact service. */
import { openPage } from '../../test-support/engines/site.ts'
import { expect, test } from '../../test-support/engines/test.ts'

test('a message is sent and confirmed, and the form is cleared', async ({ tab }) => {
  await openPage(tab, '/contact-us', 'Contact Us')
  await tab.type('input[type=text]', 'Hello')
  await tab.type('input[type=email]', 'v@example.org')
  await tab.type('textarea', `Hi ${crypto.randomUUID().slice(0, 8)}`)
  await tab.click('button[type=submit]')
  expect(await tab.nextAlert()).toBe('Your message has been sent successfully!')
  const values = () =>
    tab.evaluate(() =>
      [...document.querySelectorAll<HTMLInputElement>('input, textarea')].map(({ value }) => value),
    )
  await expect.poll(values).toEqual(['', '', ''])
  expect(await tab.complaints()).toEqual([])
})

test('without an email address the browser asks for one and sends nothing', async ({ tab }) => {
  await openPage(tab, '/contact-us', 'Contact Us')
  await tab.type('input[type=text]', 'Hello')
  await tab.type('textarea', 'keep me')
  await tab.click('button[type=submit]')
  const invalid = () =>
    tab.evaluate(() => document.activeElement?.matches('input[type=email]:invalid') ?? false)
  await expect.poll(invalid, 'the field that lacks something has the focus').toBe(true)
  expect(await tab.evaluate(() => document.querySelector('textarea')?.value)).toBe('keep me')
})
