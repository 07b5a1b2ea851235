/** The tags that a game's description may use. Of any other tag only the text inside it is shown. */
export const ALLOWED_TAGS = ['p', 'br', 'strong', 'em', 'b', 'i', 'ul', 'ol', 'li', 'h3', 'h4']
