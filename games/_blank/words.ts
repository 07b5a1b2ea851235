/** What is said aloud: enough to play by ear. */
import type { Row, Touch } from './rules.ts'

export const rowWords = ({ buds }: Row): string => buds.map((isOpen) => (isOpen ? 'open' : 'shut')).join(' ')

export const budWords = ({ buds }: Row, at: Touch): string => `Bud ${at + 1}, ${buds[at] ? 'open' : 'shut'}.`

export const adviceWords = (touch: Touch): string => `Touch bud ${touch + 1}.`
