/** Where a round is: under a card, counted in, played, or just over. */
export type Phase = 'covered' | 'counting' | 'playing' | 'ending'
