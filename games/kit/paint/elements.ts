/** Finds and creates elements without innerHTML, which the content security policy forbids. */

type Properties = Readonly<Record<string, string | number | boolean | undefined>>

/** Finds an element that the build has written into the file. Throws if it is missing. */
export function find<Tag extends keyof HTMLElementTagNameMap>(
  within: ParentNode,
  tag: Tag,
): HTMLElementTagNameMap[Tag]
export function find(within: ParentNode, selector: string): HTMLElement
export function find(within: ParentNode, selector: string): HTMLElement {
  const found = within.querySelector<HTMLElement>(selector)
  if (!found) throw new Error(`The game's file has no ${selector}.`)
  return found
}

export function make<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  properties: Properties = {},
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag)
  for (const [name, value] of Object.entries(properties))
    if (value !== undefined && value !== false)
      element.setAttribute(name, value === true ? '' : String(value))
  element.append(...children)
  return element
}
