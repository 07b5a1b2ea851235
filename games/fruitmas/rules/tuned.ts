/** Made by proof/tune.ts: the moves that each tuned level allows, a letter each. */
export const TUNED_MOVES = 'GID??EHFCIJICBHEHKJDKF@EIFIJ@GHHABHII?CJGIBEFHFBFGIJCEHGK=CK'
