/** Made by tune.ts: for each level from the sixth, which attempt at its garden it takes, and its par. */
export const TUNED =
  '263696d737d6b4061715d8e707081987679718b6a939c96aqb4887390ba789aa2a8b9c38298a2bn82a3bebhchd' +
  '38490bfdf85bac6c1d4e58baic3d09dded1coerg1809ed2eaa5c8ehe6h0hj96cbd0f2a4e5f5f0ifh8a0dbe8ghb' +
  '3f2g5f6ibjda9dgf7h2b5fehah4jbj4a5d4f1h0c2gji7ixkelac4eog6j6c4goi9jbl9m1dbgqhhj4dbi6kwjkmim' +
  '6e4fhi6k7d1jkk6lvlak'
