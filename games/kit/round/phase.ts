/** The phase of a round: covered by a card, counting in, playing, or just over. */
export type Phase = 'covered' | 'counting' | 'playing' | 'ending'
