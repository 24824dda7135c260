/** Lower case without accents: `Grátis` → `gratis`. */
export const fold = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** The words of a text, folded, without punctuation: `Hold & Win: Açaí` → `hold`, `win`, `acai`. */
export const wordsOf = (text: string): string[] =>
  fold(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
