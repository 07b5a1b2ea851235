/** Validates actions. */
import { either, exactly, whole, type Shaped } from '../../kit/rules/shape.ts'
import { FARM } from './curve.ts'

/** A place in the largest tree. */
export const isPlace = whole(1, 2 ** (FARM.mostRows + 1) - 1)

/** Flip the gate at a place, throw out the rotten egg with an id, or shoo the fox away from an end. */
export const isAction = either(
  exactly({ flip: isPlace }),
  exactly({ toss: whole(1) }),
  exactly({ shoo: isPlace }),
)
export type Action = Shaped<typeof isAction>
