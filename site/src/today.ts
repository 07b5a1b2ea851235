import { dateOf } from '../../games/kit/page/environment.ts'

/** The visitor's date, in the games' format. */
export const today = () => dateOf(new Date())
