/** Ends as soon as the service answers on its port. The service manager runs it after a start, to know when that is done. */
import { readSettings } from '../../config.ts'

const LOOK_EVERY_MS = 100

const { listen, ports } = readSettings()
const address = `http://${listen.includes(':') ? `[${listen}]` : listen}:${ports.contact}/healthz`
const answers = () =>
  fetch(address, { signal: AbortSignal.timeout(5000) }).then(
    ({ ok }) => ok,
    () => false,
  )

while (!(await answers())) await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS))
