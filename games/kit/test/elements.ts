/** Types the new elements of a game without levels, which its `test/elements.ts` exports as `elements`. */

/** By name, a state in which the element can be seen. The gallery and the picture tests draw them. */
export type Elements<State> = Readonly<Record<string, () => State>>

/** The elements that need no lesson, by name, and why: every round starts with them, or a different lesson names them. */
export type Basics = Readonly<Record<string, string>>
