import { dateOf } from '../../games/kit/play/outside.ts'

/** The visitor's date, as the games have it. */
export const today = () => dateOf(new Date())
