import { createContext, use } from 'react'
import type { Language } from '@platform/sdk'
import { formatMoney } from '@platform/ui'
import { platformTime } from '../system/platformTime.ts'
import { fill } from '../system/texts.ts'
import { playTexts } from './playTexts.ts'
import { lotteryTexts } from './texts.ts'

const localeOf = (language: Language) => (language === 'EN' ? 'en' : 'pt-BR')

/** Texts, amounts and counts in the player's language. */
export function wordsIn(language: Language, symbol: string) {
  const locale = localeOf(language)
  const plural = new Intl.PluralRules(locale)
  const number = new Intl.NumberFormat(locale)
  return {
    language,
    locale,
    t: lotteryTexts(language),
    plays: playTexts(language),
    money: (cents: number) => formatMoney(cents, { symbol, locale }),
    /** Odds travel in hundredths. */
    odds: (hundredths: number) => `${number.format(hundredths / 100)}×`,
    count: (forms: { one: string; other: string }, n: number) =>
      fill(plural.select(n) === 'one' ? forms.one : forms.other, { n: number.format(n) }),
    time: (at: number) => platformTime(locale, at),
  }
}

export type Words = ReturnType<typeof wordsIn>

const WordsContext = createContext<Words | undefined>(undefined)
export const WordsProvider = WordsContext

/** How this page speaks. */
export function useWords(): Words {
  const words = use(WordsContext)
  if (!words) throw new Error('useWords needs a WordsProvider above it')
  return words
}
