import { warningsAt } from '@platform/sdk/markets'
import { useLanguage } from '../i18n/LanguageProvider.tsx'
import { useMerchant } from '../merchant/MerchantProvider.tsx'
import { useMarket } from '../merchant/useMarket.ts'

/** What the market has a page say of risks and age, in the player's language. */
export function useWarnings(place: 'registration' | 'signIn'): string[] {
  const { locale } = useLanguage()
  const { merchant } = useMerchant()
  return warningsAt(useMarket(), place).map((text) => text[locale].replace('{age}', String(merchant.minimumAge)))
}
