/** Adds a stylesheet to the page. Constructed stylesheets need no permission in the content security policy. */
export function addStyle(style: string): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(style)
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
}
