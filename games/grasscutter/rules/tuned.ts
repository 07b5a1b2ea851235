/** Made by proof/tune.ts: for each level from the sixth, which attempt at its garden it takes, and its par. */
export const TUNED =
  '263696d737d6b4061715d8e707081987679718b6a939c96aqb4887490ba789aa2a8b9c38298a2bn82a3bebhchd' +
  '38491bfdf85bac6c3d4e58baic3d09dded1coerg1809ed2eaa7c1dhe6hehj96cjddh2abe5fjf0ifh8a0dbe8ghb' +
  '3ffgwh6ibjdaedgf7h2bnfkhah4jik4a5d4fch0chgji7ixkel2b4eog6j6cjgej9jbl9m1d6fqh6ihdbi6kwjkmtn' +
  '6e4fhi6k7d1jkk6lvlak'
