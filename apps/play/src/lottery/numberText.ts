import { parseNumbers } from '@platform/sdk/lottery'
import type { Words } from './words.ts'

const halves = ['BIG', 'SMALL', 'ODD', 'EVEN'] as const
const isHalf = (pick: string): pick is (typeof halves)[number] => (halves as readonly string[]).includes(pick)

/** A pick as displayed: `07`, or `Ímpar`. */
export const pickText = ({ t }: Words, pick: string): string => (isHalf(pick) ? t(`half.${pick}`) : pick)

/** The label of a place: `1º número`. */
export const placeText = ({ t }: Words, place: number): string => t(`places.${place as 0 | 1 | 2 | 3 | 4}`)

/** A selection in one line: `1 2 · – · 7`, places separated by dots, an empty one as a dash. */
export const numbersText = (words: Words, numbers: string): string =>
  parseNumbers(numbers)
    .map((group) => group.map((pick) => pickText(words, pick)).join(' ') || '–')
    .join(' · ')
