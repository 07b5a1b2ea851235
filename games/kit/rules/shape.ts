/** Type guards for data from outside: saved states, and the actions of links and stored rounds. Composed like the types. */
export type Shape<T> = (value: unknown) => value is T

/** The type that a shape accepts. An action type derived this way cannot drift from its check. */
export type Shaped<S> = S extends Shape<infer T> ? T : never

export const isNumber: Shape<number> = (value): value is number => Number.isFinite(value)

export const isFlag: Shape<boolean> = (value): value is boolean => typeof value === 'boolean'

export const between =
  (least: number, most: number): Shape<number> =>
  (value): value is number =>
    isNumber(value) && value >= least && value <= most

/** A whole number; without bounds, one that counts something. */
export const whole =
  (least = 0, most = 1e9): Shape<number> =>
  (value): value is number =>
    Number.isInteger(value) && Number(value) >= least && Number(value) <= most

export const oneOf =
  <const T>(...choices: readonly T[]): Shape<T> =>
  (value): value is T =>
    choices.includes(value as T)

export const orNull =
  <T>(shape: Shape<T>): Shape<T | null> =>
  (value): value is T | null =>
    value === null || shape(value)

/** At most a thousand unless told otherwise: no round needs more, and what was spoiled may have any length. */
export const listOf =
  <T>(shape: Shape<T>, least = 0, most = 1000): Shape<T[]> =>
  (value): value is T[] =>
    Array.isArray(value) && value.length >= least && value.length <= most && value.every(shape)

/** Every field of the state has its judge: one that is forgotten is a mistake that the compiler finds. */
export const record =
  <T extends object>(fields: { readonly [Name in keyof T]-?: Shape<T[Name]> }): Shape<T> =>
  (value): value is T =>
    typeof value === 'object' &&
    value !== null &&
    Object.entries<Shape<unknown>>(fields).every(([name, shape]) =>
      shape((value as Record<string, unknown>)[name]),
    )

/** One of several shapes. */
export const either =
  <const Shapes extends readonly Shape<unknown>[]>(...shapes: Shapes): Shape<Shaped<Shapes[number]>> =>
  (value): value is Shaped<Shapes[number]> =>
    shapes.some((shape) => shape(value))

/** Relations between the fields of a value that has the shape. */
export const where =
  <T>(shape: Shape<T>, agrees: (value: T) => boolean): Shape<T> =>
  (value): value is T =>
    shape(value) && agrees(value)

/** A record without any further field: for actions, where a field that nobody reads may still travel in links. */
export const exactly = <T extends object>(fields: {
  readonly [Name in keyof T]-?: Shape<T[Name]>
}): Shape<T> => where(record<T>(fields), (value) => Object.keys(value).length === Object.keys(fields).length)

/** A cursor of chance. */
export const isCursor: Shape<number> = whole(-(2 ** 31), 2 ** 32)
