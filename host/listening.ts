/** Listens on a port, and explains the common reasons why that fails. */
import type { Server } from 'node:http'
import { SettingError } from '../config.ts'

/** Runs `listen`, and replaces its error by a message that names the setting to change. */
export async function onPort<T>(setting: string, port: number, listen: () => Promise<T>): Promise<T> {
  try {
    return await listen()
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'EADDRINUSE')
      throw new SettingError(
        `Port ${port} is taken by another program. End that one, or set ${setting} to a free port.`,
      )
    if (code === 'EACCES')
      throw new SettingError(`This user may not listen on port ${port}. Set ${setting} to a port above 1023.`)
    throw error
  }
}

export const listening = (server: Server, setting: string, port: number, address: string): Promise<void> =>
  onPort(
    setting,
    port,
    () =>
      new Promise<void>((resolve, reject) => {
        server.once('error', reject)
        server.listen(port, address, resolve)
      }),
  )
