import { linksAt, numberOf } from '@platform/sdk/markets'
import { useLanguage } from '../i18n/LanguageProvider.tsx'
import { useMarket } from '../merchant/useMarket.ts'
import { useMerchant } from '../merchant/MerchantProvider.tsx'

export interface CentralExclusion {
  name: string
  href: string
}

/** The register of everyone who is excluded from the whole market, where it has one. */
export function useCentralExclusion(): CentralExclusion | undefined {
  const { locale } = useLanguage()
  const market = useMarket()
  const { links } = useMerchant().merchant
  const link = linksAt(market, 'responsible', links).find(({ id }) => id === numberOf(market, 'centralExclusion'))
  return link && { name: link.name[locale], href: link.href }
}
