/** What a browser holds an answer to: the policy in the header and the one in the page, together. */
import type { APIResponse } from '@playwright/test'

const META =
  /^<!doctype html><html lang="en"><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="([^"]*)">/

/** The directives by their names. One that both have would hold twice, so each is said in one place only. */
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
