/** Composes type guards for untrusted data: saved states, and actions from links and stored rounds. */
export type Shape<T> = (value: unknown) => value is T

/** The type that a shape accepts. Derive action types from their guards so that the two cannot diverge. */
export type Shaped<S> = S extends Shape<infer T> ? T : never

const isNumber: Shape<number> = (value): value is number => Number.isFinite(value)

export const isFlag: Shape<boolean> = (value): value is boolean => typeof value === 'boolean'

export const between =
  (least: number, most: number): Shape<number> =>
  (value): value is number =>
    isNumber(value) && value >= least && value <= most

/** An integer within bounds; by default, a count. */
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

/** A list of at most a thousand items by default: no round needs more, and damaged data may have any length. */
export const listOf =
  <T>(shape: Shape<T>, least = 0, most = 1000): Shape<T[]> =>
  (value): value is T[] =>
    Array.isArray(value) && value.length >= least && value.length <= most && value.every(shape)

/** Checks every field. A field without a guard is a compile error. */
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

/** Adds a condition, for example between fields, to a shape. */
export const where =
  <T>(shape: Shape<T>, agrees: (value: T) => boolean): Shape<T> =>
  (value): value is T =>
    shape(value) && agrees(value)

/** A record without extra fields. For actions, because unknown fields would travel on in links. */
export const exactly = <T extends object>(fields: {
  readonly [Name in keyof T]-?: Shape<T[Name]>
}): Shape<T> => where(record<T>(fields), (value) => Object.keys(value).length === Object.keys(fields).length)

/** A cursor of `chance`. */
export const isCursor: Shape<number> = whole(-(2 ** 31), 2 ** 32)
