import { linksAt } from '@platform/sdk/markets'
import { useLanguage } from '../../i18n/LanguageProvider.tsx'
import { useMerchant } from '../../merchant/MerchantProvider.tsx'
import { useMarket } from '../../merchant/useMarket.ts'

/** What a site says of itself: the merchant's facts and the links that its market requires, in the player's language. */
export function useLegalCard() {
  const { locale } = useLanguage()
  const { name: brand, minimumAge, licence, operator, copyrightUntil, links: own } = useMerchant().merchant
  const market = useMarket()
  const at = (place: 'foot' | 'responsible') => linksAt(market, place, own).map(({ href, name }) => ({ href, name: name[locale] }))
  const responsible = at('responsible')
  const links = at('foot').filter(({ href }) => responsible.every((one) => one.href !== href))
  return { brand, minimumAge, licence, operator, copyrightUntil, links, responsible }
}
