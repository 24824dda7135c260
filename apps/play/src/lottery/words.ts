import { createContext, use } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { formatMoney } from '@platform/ui'
import { platformTime } from '../system/platformTime.ts'

/** Currency symbol of this session: `R$`. */
export const CurrencySymbol = createContext('')

/** Texts, amounts and times in the player's language. */
export function useWords() {
  const t = useTranslations('lottery')
  const locale = useLocale()
  const symbol = use(CurrencySymbol)
  return {
    t,
    locale,
    symbol,
    money: (cents: number) => formatMoney(cents, { symbol, locale }),
    /** Odds are in hundredths on the wire. */
    odds: (hundredths: number) => `${new Intl.NumberFormat(locale).format(hundredths / 100)}×`,
    time: (at: number) => platformTime(locale, at),
  }
}

export type Words = ReturnType<typeof useWords>
