/** Finds features in a page's markup, styles and scripts that the oldest supported browsers lack. */
import { type SupportFinding, newerInScript } from './browser-support-script.ts'
import { newerInStyle } from './browser-support-style.ts'
import { MARKUP } from './browser-support-table.ts'

const STYLE = /<style[^>]*>([\s\S]*?)<\/style>/g
const SCRIPT = /<script([^>]*)>([\s\S]*?)<\/script>/g
const TAG = /<([a-z][\w-]*)((?:\s+[\w:-]+(?:=(?:"[^"]*"|'[^']*'|[^\s"'>]+))?)*)\s*\/?>/g
const ATTRIBUTE = /\s([\w:-]+)(?:=(?:"[^"]*"|'[^']*'|[^\s"'>]+))?/g

/** Excludes data such as JSON-LD, and types that only some browsers read. */
function isScript(attributes: string): boolean {
  const type = /\stype=["']?([^"'\s>]+)/.exec(attributes)?.[1]
  return type === undefined || type === 'module' || type === 'text/javascript'
}

export function newerInPage(html: string): SupportFinding[] {
  const scripts = [...html.matchAll(SCRIPT)]
    .filter(([, attributes = '']) => isScript(attributes))
    .flatMap(([, , script = '']) => newerInScript(script))
  const styles = [...html.matchAll(STYLE)].flatMap(([, style = '']) => newerInStyle(style))
  const markup = html.replace(SCRIPT, '').replace(STYLE, '')
  return [...scripts, ...styles, ...newerInMarkup(markup)]
}

function newerInMarkup(markup: string): SupportFinding[] {
  return [...markup.matchAll(TAG)].flatMap(([tag, element = '', attributes = '']) => {
    const names = [...attributes.matchAll(ATTRIBUTE)].map(([, name = '']) => name)
    return [element, ...names.flatMap((name) => [`[${name}]`, `${element}[${name}]`])].flatMap((what) => {
      const since = MARKUP[what]
      return since ? [{ what, since, near: tag.slice(0, 90) }] : []
    })
  })
}
