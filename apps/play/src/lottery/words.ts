import { createContext, use } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { formatMoney, useUiLabels } from '@platform/ui'
import { momentText, type SessionFacts } from '../system/momentText.ts'

/** Wallet and zone of this session. */
export const Session = createContext<SessionFacts | undefined>(undefined)

/** Texts, amounts and times in the player's language. */
export function useWords() {
  const t = useTranslations('lottery')
  const locale = useLocale()
  const { locale: style } = useUiLabels()
  const session = use(Session)
  if (!session) throw new Error('Texts of a betting page need its session')
  const symbol = session.currencySymbol
  return {
    t,
    locale,
    symbol,
    session,
    money: (cents: number) => formatMoney(cents, { symbol, locale: style }),
    /** Odds are in hundredths on the wire. */
    odds: (hundredths: number) => `${new Intl.NumberFormat(style).format(hundredths / 100)}×`,
    time: (at: number) => momentText(style, at, session.timeZone),
  }
}

export type Words = ReturnType<typeof useWords>
