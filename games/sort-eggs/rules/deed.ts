/** Checks the actions of a player. */
import { either, exactly, whole, type Shaped } from '../../kit/rules/shape.ts'
import { FARM } from './curve.ts'

/** A place in the largest tree. */
export const isPlace = whole(1, 2 ** (FARM.mostRows + 1) - 1)

/** Flip the gate at this place; throw out the rotten egg of this number; send the fox away from this end. */
export const isDeed = either(
  exactly({ flip: isPlace }),
  exactly({ toss: whole(1) }),
  exactly({ shoo: isPlace }),
)
export type Deed = Shaped<typeof isDeed>
