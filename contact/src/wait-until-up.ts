/** Exits once the service answers. systemd runs it as ExecStartPost; installed units name this path, so it must not move. */
import { readSettings } from '../../config.ts'

const POLL_MS = 100

const { listen, ports } = readSettings()
const address = `http://${listen.includes(':') ? `[${listen}]` : listen}:${ports.contact}/healthz`
const answers = () =>
  fetch(address, { signal: AbortSignal.timeout(5000) }).then(
    ({ ok }) => ok,
    () => false,
  )

while (!(await answers())) await new Promise((resolve) => setTimeout(resolve, POLL_MS))
