/** Reads the policy that a browser enforces on a response: header and meta element combined. */
import type { APIResponse } from '@playwright/test'

const META =
  /^<!doctype html><html lang="en"><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="([^"]*)">/

/** Returns the directives by name. A directive in both places would apply twice, so each may appear only once. */
export async function effectivePolicy(answer: APIResponse): Promise<Record<string, string>> {
  const inPage = META.exec(await answer.text())?.[1] ?? ''
  const inHeader = answer.headers()['content-security-policy'] ?? ''
  const directives: Record<string, string> = {}
  for (const directive of [inHeader, inPage].flatMap((policy) => policy.split('; ')).filter(Boolean)) {
    const [name = '', ...sources] = directive.split(' ')
    if (name in directives) throw new Error(`${name} is said twice: in the header and in the page.`)
    directives[name] = sources.join(' ')
  }
  return directives
}
