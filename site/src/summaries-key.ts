/** Where the site keeps what the games have told it. The inline script looks for it too. */
export const SUMMARIES = 'arcade.summaries'
