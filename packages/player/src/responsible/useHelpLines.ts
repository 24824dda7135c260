import { useLanguage } from '../i18n/LanguageProvider.tsx'
import { useMarket } from '../merchant/useMarket.ts'

export interface HelpLine {
  id: string
  name: string
  text: string
  phone?: string
  href?: string
}

/** Who helps players and relatives in this market, in the player's language. */
export function useHelpLines(): readonly HelpLine[] {
  const { locale } = useLanguage()
  return useMarket().requires.help.map(({ id, name, text, phone, href }) => ({ id, name: name[locale], text: text[locale], phone, href }))
}
