/** Made by proof/tune.ts: for each level from the second, the seed that its board is woven from. */
export const TUNED =
  '9u00979rq7978lw4vhu4x2drc39lkm9d94h5fz75j77rmxrmfrrht2vddz85r26r3a4gd7fijfxvj9yohydiry65s1' +
  '5s81bzspsq8xs71z8pzs5bj7j1l8a0t91txr35e9t82hm09igjmxlj9pkhdnq9jq01yig1pngm8i3rmys47leovhhc' +
  'pmmbb6pd77ezi5w4bmh'
