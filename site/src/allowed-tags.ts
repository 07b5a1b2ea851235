/** The tags allowed in a game's description. Of other elements only the text is shown. */
export const ALLOWED_TAGS = ['p', 'br', 'strong', 'em', 'b', 'i', 'ul', 'ol', 'li', 'h3', 'h4']
