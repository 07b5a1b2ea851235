/** Made by test/tune.ts: the moves that each tuned level allows, a letter each. */
export const TUNED_MOVES =
  'LJDRGVLFLMRQHRMGMBGFEKZKGIKD?HGHLFEKFB?DCKEHEEEHCGHAHDDFCDB>AKIGFBCKNJELNDMDEMF=PHHGH@HCEH' +
  'DHLEIDRKK@@>D=ABKCBBFEGEIAFA??IQB@CF@GAIDGCHRC@?FCQUPTYVCDCCAHDF@AAAA>FEURWTFDLIE?ABKDBICG' +
  'CKHAIFFEDI=FHJBFB?A>OCEAIHADE>EO@AG>AF@?Z@KJCVD@DIJJ?HBB@@=GMIJD?PEEFIECFDBFEAC@LRGQSCHAHG' +
  'AE?@DA<GA>LEIFB=JSFGGHH@BDGBF@'

/** Levels after the tuned ones that are harder than their plan, and get some moves more. */
export const EASED: readonly number[] = [319, 440, 505, 580, 800, 860]
