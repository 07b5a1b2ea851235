/** Finds the settings of the deployed contact service, which systemd reads from a file of root's. */
import { readFileSync } from 'node:fs'
import type { Environment } from './reader.ts'
import { SettingError } from './setting-error.ts'

/** deploy/contact/contact@.service names the same file. */
const DEPLOYED = '/etc/greenhouse-arcade/contact.env'

interface FoundSettings {
  readonly env: Environment
  /** Where they come from, as the end of a sentence. */
  readonly from: string
}

/**
 * Settings for commands of the operator. A shell that names a store itself is taken at its word. Otherwise the deployed
 * service's file counts, and what the shell sets comes on top. `SETTINGS_FILE` names a different file.
 */
export function findSettings(shell: Environment = process.env, deployed: string = DEPLOYED): FoundSettings {
  const { SETTINGS_FILE: named, ...others } = shell
  const file = named ?? deployed
  if (named === undefined && ('CONTACT_DB' in shell || 'DATABASE_URL' in shell))
    return { env: others, from: 'the variables of this shell' }
  const text = readIfThere(file)
  if (text !== undefined) return { env: { ...parseSettingsFile(text, file), ...others }, from: file }
  if (named !== undefined) throw new SettingError(`There is no file ${file}, which SETTINGS_FILE names.`)
  return {
    env: others,
    from: `the variables of this shell, because there is no ${file}. If the service reads a different file, name it with SETTINGS_FILE=/path/contact.env`,
  }
}

function readIfThere(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    const { code } = Object(error) as { code?: string }
    if (code === 'ENOENT') return undefined
    throw new SettingError(
      `The settings of the service are in ${file}, which this user cannot read (${code}). Run the command as root: sudo npm run ops -- …`,
    )
  }
}

/** Reads the format of systemd's EnvironmentFile. */
export function parseSettingsFile(text: string, file: string): Record<string, string> {
  const settings: Record<string, string> = {}
  const lines = text.replace(/\\\r?\n/g, '').split(/\r?\n/)
  for (const line of lines.map((each) => each.trim())) {
    if (line === '' || line.startsWith('#') || line.startsWith(';')) continue
    const [, name, value = ''] = /^(\w+)\s*=\s*(.*)$/.exec(line) ?? []
    // Without its text, which may contain a password.
    if (name === undefined) throw new SettingError(`A line of ${file} is not a setting such as NAME=value.`)
    settings[name] = unquoted(value)
  }
  return settings
}

function unquoted(value: string): string {
  const [, quote, inner = ''] = /^(["'])(.*)\1$/.exec(value) ?? []
  if (quote === undefined) return value
  return quote === '"' ? inner.replace(/\\(["\\$`])/g, '$1') : inner
}
