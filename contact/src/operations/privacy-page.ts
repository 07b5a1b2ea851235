/** Checks that the privacy page, which may have been built with a different setting, states the actual retention time. */
import { readFileSync } from 'node:fs'
import { projectFile } from '../store/open-store.ts'

/** Returns a warning if the page built here states a different time; undefined if it agrees or was built elsewhere. */
export function retentionMismatch(
  retentionDays: number,
  builtPage = projectFile('dist/site/privacy-policy.html'),
): string | undefined {
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
