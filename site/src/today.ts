import { dateOf } from '../../games/kit/page/environment.ts'

/** The visitor's date, as the games have it. */
export const today = () => dateOf(new Date())
