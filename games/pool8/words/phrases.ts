/** Joins words into lists and sentences. */
export const listed = (...parts: readonly string[]) => parts.filter(Boolean).join(', ')

/** Without the last full stop. */
export const sentences = (...parts: readonly string[]) => parts.filter(Boolean).join('. ')

export const plural = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`
