import { fold } from '../fold.ts'

/** The words of a text, folded, without punctuation: `Hold & Win: Açaí` → `hold`, `win`, `acai`. */
export const wordsOf = (text: string): string[] =>
  fold(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
