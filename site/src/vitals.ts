import { type Metric, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals'

/** Reports page timings, and nothing about the visitor. */
export function report(url: string): void {
  const send = ({ name, value, rating }: Metric) =>
    navigator.sendBeacon(url, JSON.stringify({ name, value, rating, page: location.pathname }))
  for (const on of [onCLS, onFCP, onINP, onLCP, onTTFB]) on(send)
}
