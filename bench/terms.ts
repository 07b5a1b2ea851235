/** Throttles a page like a slow phone, or not at all. */
import type { CDPSession } from '@playwright/test'

export const TERMS = {
  unthrottled: { name: 'no throttle', cpu: 1, network: undefined },
  /** A slow phone with two bars of signal. */
  slow: { name: 'slow 4G, 4× CPU', cpu: 4, network: { latency: 150, throughput: (1.6 * 1024 * 1024) / 8 } },
} as const

export type Terms = keyof typeof TERMS

export async function throttle(session: CDPSession, terms: Terms): Promise<void> {
  const { cpu, network } = TERMS[terms]
  await session.send('Network.enable')
  if (network)
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: network.latency,
      downloadThroughput: network.throughput,
      uploadThroughput: network.throughput,
    })
  if (cpu > 1) await session.send('Emulation.setCPUThrottlingRate', { rate: cpu })
}
