import { parseNumbers } from '@platform/sdk/lottery'
import type { Words } from './words.ts'

/** A pick as a player reads it: `07`, or `Ímpar`. */
export const pickText = ({ t }: Words, pick: string): string => (pick in t.half ? t.half[pick as keyof typeof t.half] : pick)

/** A selection in one line: `1 2 · – · 7`, places apart by dots, an empty one as a dash. */
export const numbersText = (words: Words, numbers: string): string =>
  parseNumbers(numbers)
    .map((group) => group.map((pick) => pickText(words, pick)).join(' ') || '–')
    .join(' · ')
