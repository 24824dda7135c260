import { timeZoneOf, type MarketProfile } from '@platform/sdk/markets'
import type { WireLanguage } from '../db/Tables.ts'

type Bilingual<Field extends string> = { [Key in `${Field}_pt` | `${Field}_en`]: string }

/** Title and content of a row that is stored in both languages. */
export const wordsOf = (row: Bilingual<'title' | 'content'>, language: WireLanguage) => ({
  title: inLanguage<'title'>(row, 'title', language),
  content: inLanguage<'content'>(row, 'content', language),
})

/** A field that is stored in both languages, in the requested one; Portuguese if the other is empty. */
export function inLanguage<Field extends string>(row: Bilingual<Field>, field: Field, language: WireLanguage): string {
  const portuguese = row[`${field}_pt` as keyof Bilingual<Field>]
  return language === 'EN' ? row[`${field}_en` as keyof Bilingual<Field>] || portuguese : portuguese
}

/** The zone in which a market's pages show times, named in a language. */
export function namedZone(market: MarketProfile, language: WireLanguage): { zone: string; name: string } {
  const { zone, name } = timeZoneOf(market)
  return { zone, name: name[language === 'EN' ? 'en' : 'pt-BR'] }
}
