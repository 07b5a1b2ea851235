/** A catalogue entry's own part: plain data, no code. Pictures and addresses are added by the build. */
export interface About {
  readonly title: string
  readonly slug: string
  /** One sentence without HTML: search results, social previews, the opening of the game. */
  readonly summary: string
  /** The game's own colour: the frame's first paint and the card's ground. */
  readonly colour: string
  readonly genre: 'arcade' | 'puzzle' | 'sport'
  /** How many people may play it together on one device; one where nothing is said. */
  readonly players?: number
  /** Makes one want to play: 80 to 160 words, a little HTML. */
  readonly description: string
  /** How it is played, the controls on each device, tips: a little HTML. */
  readonly sec_desc: string
}
