/** The nests of all kinds, as drawn at 320×480. */
import { stamp } from '../../kit/paint/sprite.ts'
import { sprites } from '../../kit/paint/sprite.ts'
import type { Pieces } from '../../kit/test/pieces.ts'
import { coilSprite, nestBack, nestFront, PAINTED } from '../view/nest.ts'
