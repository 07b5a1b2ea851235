/** Types a game's catalogue entry: plain data, no code. The build adds pictures and addresses. */
export interface About {
  readonly title: string
  readonly slug: string
  /** One sentence without HTML, for search results, social previews and the opening card. */
  readonly summary: string
  /** Background of the frame's first paint and of the catalogue card. */
  readonly colour: string
  readonly genre: 'arcade' | 'puzzle' | 'sport'
  /** How many people can play together on one device. Default: one. */
  readonly players?: number
  /** Sells the game in 80 to 160 words. Simple HTML. */
  readonly description: string
  /** How to play, the controls for each device, and tips. Simple HTML. */
  readonly sec_desc: string
}
