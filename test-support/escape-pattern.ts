/** Escapes a text for a regular expression. Node has `RegExp.escape` only from version 24 on. */
export const escapePattern = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
