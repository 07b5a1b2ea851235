/** Checks that the complaints that other tests rule out would be detected. */
import { openPage } from '../../test-support/engines/site.ts'
import { expect, test } from '../../test-support/engines/test.ts'

test('errors and policy violations are reported', async ({ tab }) => {
  await openPage(tab, '/about', 'About Us')
  expect(await tab.complaints()).toEqual([])
  await tab.evaluate(() => {
    const image = document.createElement('img')
    image.src = 'http://elsewhere.example/picture.png'
    document.body.append(image)
    console.error('spoken')
    setTimeout(() => {
      throw new Error('thrown')
    })
    void Promise.reject(new Error('rejected'))
  })
  for (const part of ['console: spoken', 'Error: thrown', 'rejected: Error: rejected', 'img-src'])
    await expect.poll(async () => (await tab.complaints()).join('; ')).toContain(part)
})
