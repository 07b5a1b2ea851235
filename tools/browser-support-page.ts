/** What a page uses that is newer than the floor: in its markup, its styles and its scripts. */
import { type Finding, newerInScript } from './browser-support-script.ts'
import { newerInStyle } from './browser-support-style.ts'
import { MARKUP } from './browser-support-table.ts'

const STYLE = /<style[^>]*>([\s\S]*?)<\/style>/g
const SCRIPT = /<script([^>]*)>([\s\S]*?)<\/script>/g
const TAG = /<([a-z][\w-]*)((?:\s+[\w:-]+(?:=(?:"[^"]*"|'[^']*'|[^\s"'>]+))?)*)\s*\/?>/g
const ATTRIBUTE = /\s([\w:-]+)(?:=(?:"[^"]*"|'[^']*'|[^\s"'>]+))?/g

/** Data such as JSON-LD, and what only some browsers read at all, is not a script. */
function isScript(attributes: string): boolean {
  const type = /\stype=["']?([^"'\s>]+)/.exec(attributes)?.[1]
  return type === undefined || type === 'module' || type === 'text/javascript'
}

export function newerInPage(html: string): Finding[] {
  const scripts = [...html.matchAll(SCRIPT)]
    .filter(([, attributes = '']) => isScript(attributes))
    .flatMap(([, , script = '']) => newerInScript(script))
  const styles = [...html.matchAll(STYLE)].flatMap(([, style = '']) => newerInStyle(style))
  const markup = html.replace(SCRIPT, '').replace(STYLE, '')
  return [...scripts, ...styles, ...newerInMarkup(markup)]
}

function newerInMarkup(markup: string): Finding[] {
  return [...markup.matchAll(TAG)].flatMap(([tag, element = '', attributes = '']) => {
    const names = [...attributes.matchAll(ATTRIBUTE)].map(([, name = '']) => name)
    return [element, ...names.flatMap((name) => [`[${name}]`, `${element}[${name}]`])].flatMap((what) => {
      const since = MARKUP[what]
      return since ? [{ what, since, near: tag.slice(0, 90) }] : []
    })
  })
}
