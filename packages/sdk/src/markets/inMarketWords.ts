import type { MarketProfile } from './MarketProfile.ts'

/** A text of our catalogues in the words of a market; it still begins with a capital if it did. */
export function inMarketWords({ texts }: MarketProfile, language: 'pt-BR' | 'en', text: string): string {
  const own = texts.instead[language].reduce((before, [from, to]) => before.replaceAll(from, to), text)
  const begins = /^\p{Lu}/u.test(text)
  return begins ? own.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase()) : own
}
