/** Made by test/tune.ts: the attempt of each level, two letters each, decoded in levels.ts. */
export const TUNED =
  '00000000000V090B0E0Z0Q0W0=0O0[0T0?01080000030P0k0I3Y86>s1^<3?9@U;64m9g2r@:0]?e<N000X0a0i0L' +
  '7E5<7;8F1A;87L1u2J9n6k1\\1b818<00060O0J0X;5:=0F0U845o4J7j3h9K4b0b2F8U8L7\\6J8N6y=[3E4S0O153u' +
  '6>7]1f641a4d9r>^5K>j000>0304022S1l070G2M233>110e0o3@3i1T4O2J7><a4P544g9h0D7i2o9p0A7`3o0W:\\' +
  '4:4`8f9H4r000Y0@242::a7g;`@r=@=r@Q3vB8E?>11o0o65AZ8K<1;?;A>:8P1[0i11:s6\\1F5=<z1>2j8R2U2G=Q' +
  '000g0G1W0T0v0K:NCh;49:9c3p2x502`3x6R<V=24t0F2j5y<fAC6;;DAn7?9W=L>HCt5^8VAI:i0u4u2S?Z5^@g=Z' +
  ':^<i7u4a8:50;6:M5I7d8?4x9^99AN?F2k@U1R=w3J>k5I751k>z6^;Y6FAN@E0@967f1u2?5p5v3A4_0Q182_7K0F' +
  '237q2I2k376^5D622H0v4@Af5YF51]2h;4I2<Z@M;a4_JTFq:];uDQF7IB?J'

/** Endless levels that `bench levels` found too hard or too similar, two letters each; one entry per retry. */
export const AGAIN =
  '0T 1X 1m 2: 2: 2: 2? 35 35 35 3L 3S 3T 3T 3T 3T 3T 3T 3T 3T 3T 3b 3e 4q 4u 4v 4x 4x 51 51 5J 5_ 6D 6I 6] 6] 6l 6l 7D 7E 7E 7E 7V 7a 7g 7j 7j 85 85 86 86 86 8f 8g 8h 8q 8t 8y'.split(
    ' ',
  )
/** Reused houses in which fair levels are rare and slow to find. */
export const BARREN = [3, 18, 30, 35, 38, 41, 47, 48, 53, 64, 68, 71, 77, 79, 86, 88, 98, 101, 104, 106]
