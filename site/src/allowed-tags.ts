/** What a description may say: text and its emphasis. Everything else shows its text and nothing more. */
export const TAGS = ['p', 'br', 'strong', 'em', 'b', 'i', 'ul', 'ol', 'li', 'h3', 'h4']
