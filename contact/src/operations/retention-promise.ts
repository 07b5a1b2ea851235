/** The privacy page says how long messages are kept. The site may have been built with another setting than the service has. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const BUILT_PAGE = join(import.meta.dirname, '../../dist/site/privacy-policy.html')

/** A sentence when the page that was built here says something else; undefined when it agrees or was built elsewhere. */
export function brokenPromise(retentionDays: number, builtPage = BUILT_PAGE): string | undefined {
  let page
  try {
    page = readFileSync(builtPage, 'utf8')
  } catch {
    return undefined
  }
  const promised = /data-retention-days="(\d+)"/.exec(page)?.[1]
  if (promised === undefined || Number(promised) === retentionDays) return undefined
  return `The privacy page of the site says that messages are kept for ${promised} days, but CONTACT_RETENTION_DAYS is ${retentionDays}: build the site with the same setting.`
}
