import type { MarketProfile } from './MarketProfile.ts'

const patternOf = (words: readonly string[]) =>
  new RegExp(`(?<![\\p{L}{</])(${words.map((word) => word.replaceAll('$', '\\$').replace('*', '\\p{L}*')).join('|')})(?![\\p{L}}])`, 'giu')

/** The first word of a text that its market rules out; undefined if it has none. Names in braces are no words. */
export function forbiddenWord({ texts }: MarketProfile, language: 'pt-BR' | 'en', text: string): string | undefined {
  const { never, unless } = texts.words[language]
  if (never.length === 0) return undefined
  const rest = unless.length > 0 ? text.replaceAll(patternOf(unless), ' ') : text
  return patternOf(never).exec(rest)?.[0]
}
