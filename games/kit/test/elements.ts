/** Types the new elements of a game without levels, which its `test/elements.ts` exports as `elements`. */

/** By name, a state in which the element can be seen. The gallery and the picture tests draw them. */
export type Elements<State> = Readonly<Record<string, () => State>>
