/** Made by proof/tune.ts: the levels from the sixth, a word each; what its letters mean is in levels.ts. */
export const TUNED =
  '57A<9; 61H>9< 74Q256 93j4;? :;^05< 65ZF5:A 99`4=@G ;CI3=>A <G93@AB >H<<:DE 9BE8>@ =BOG=>F ' +
  '?Co9;<= @>6038B BKW4CFI ;?j86; @Uf0>?E BRU7;CD D6FA@EFG FP=K<?@G >0g14:< C_b95>DE ' +
  'FWt?ABCH H8z139<C KT`=<@AD @<:?3@B GGA057@A I;i;:<AG MbQ267<E OD2L6BFH CE1:AEF JSWJ59CD ' +
  'MXc4;<EK OHAH3?AG SZ[357=C E1v2BFH Mmb@<ABCI Q]u4?@ACI TQf>6;?AF X9<I=>?@D HP38;<BD ' +
  'RON829:;A T2MD4<BCJ W@_9:>?JL ]k]A46;GH JV:J@AEG StzJ:=>BD ZtZ368;=> \\FeM:ACEF \\Sq45<@CH ' +
  'L7nM<@GH WoI:7;ACG \\V?017BGH [wu<9:?CL Z^h4<@HJL'

/** Made by proof/tune.ts: the seeds of the houses of late weekdays: of four pots, and of five. */
export const HALLS =
  'W5Z9<T[kF<Zf>3LLEXZC@?T9DWd`bc^9Yh2;Y0aHdA_34ki2Mc3Y:AjJPINdTz]M9JcDJHPNOp5b830_X[V^314YDXWF]sb:k>02Gp2L ' +
  'pwVdTU53OsYNEoPI0\\WP[s9:>2`Hp_cH:<c<tyM;x:WaEve6Z@6XWJiAQ[?Ibxep:wpAi2fmfLipv9X>u9qV[X4\\31HS9SxU[fMBa7jqj:pZ'
