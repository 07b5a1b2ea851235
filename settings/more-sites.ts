/** Reads the file of further sites: host names with choices of their own, served from one build. */
import { readFileSync } from 'node:fs'
import { nearest } from './names.ts'
import { SettingError } from './setting-error.ts'

export interface MoreSite {
  /** The name of its folder in `dist/sites/`. */
  readonly name: string
  /** Its own settings; all others are those of the first site. */
  readonly settings: Readonly<Record<string, string>>
}

/** The rest belongs to the machine, the games or the contact service, which all sites share. */
const OWN = new Set([
  'SITE_ORIGIN',
  'SITE_NAME',
  'MAILBOX',
  'GAMES',
  'CONTACT',
  'COUNTS',
  'GRID_SIZE',
  'PAGE_DELAY_MS',
  'GAME_DELAY_MS',
])

/** Such as `{ "school": { "SITE_ORIGIN": "https://school.example.org", "GAMES": "pool8", "CONTACT": "off" } }`. */
export function readMoreSites(file: string): MoreSite[] {
  const refuse = (why: string): never => {
    throw new SettingError(`The file ${file}, which MORE_SITES names, cannot be used: ${why}.`)
  }
  const sites = Object.entries(parse(file, refuse))
  const origins = new Set<string>()
  for (const [name, settings] of sites) {
    if (!/^[a-z][a-z0-9-]*$/.test(name))
      refuse(
        `a site is called ${JSON.stringify(name)}, but a name has lower-case letters, digits and hyphens`,
      )
    for (const [setting, value] of Object.entries(settings)) {
      if (!OWN.has(setting))
        refuse(
          `${name} has ${setting}, which is not a setting of a single site. The nearest one is ${nearest(setting, OWN)}`,
        )
      if (typeof value !== 'string') refuse(`${setting} of ${name} must be text in quotes`)
    }
    const host = URL.parse(settings['SITE_ORIGIN'] ?? '')?.hostname ?? refuse(`${name} needs a SITE_ORIGIN`)
    if (origins.has(host)) refuse(`two sites have the host ${host}`)
    origins.add(host)
  }
  return sites.map(([name, settings]) => ({ name, settings }))
}

const isObject = (each: unknown) => typeof each === 'object' && each !== null && !Array.isArray(each)

function parse(file: string, refuse: (why: string) => never): Record<string, Record<string, string>> {
  let text
  try {
    text = readFileSync(file, 'utf8')
  } catch (error) {
    return refuse(`it cannot be read (${Object(error).code})`)
  }
  try {
    const value: unknown = JSON.parse(text)
    if (isObject(value) && Object.values(Object(value)).every(isObject))
      return value as Record<string, Record<string, string>>
  } catch (error) {
    return refuse(`it is not JSON (${(error as Error).message})`)
  }
  return refuse('it must map the name of each site to its settings')
}
