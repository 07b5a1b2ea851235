/** Exits once the service answers. systemd runs it as ExecStartPost; installed units name this path, so it must not move. */
import { readSettings, SettingError } from '../../config.ts'

const POLL_MS = 100

/** Silent about an invalid setting: the service, which starts at the same time, says what is wrong with it. */
function readAddress() {
  try {
    return readSettings()
  } catch (error) {
    if (error instanceof SettingError) process.exit(1)
    throw error
  }
}

const { listen, ports } = readAddress()
const address = `http://${listen.includes(':') ? `[${listen}]` : listen}:${ports.contact}/healthz`
const answers = () =>
  fetch(address, { signal: AbortSignal.timeout(5000) }).then(
    ({ ok }) => ok,
    () => false,
  )

while (!(await answers())) await new Promise((resolve) => setTimeout(resolve, POLL_MS))
