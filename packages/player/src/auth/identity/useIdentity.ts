import { useQuery } from '@tanstack/react-query'
import { identityProvidersQuery, whitelabelQuery } from '@platform/sdk/query/account'
import { useClient } from '@platform/sdk/react'
import { useLanguage } from '../../i18n/LanguageProvider.tsx'
import { wireLanguage } from '../../i18n/locales.ts'
import { useMerchant } from '../../merchant/MerchantProvider.tsx'
import { isFeatureOn } from '../../merchant/useFeature.ts'
import type { IdentityProvider, SocialChannel } from '../../session/IdentityProvider.ts'
import { gatewayProvider } from './gatewayProvider.ts'

export interface Identity {
  provider: IdentityProvider
  /** Third-party accounts that can sign in: those that the gateway offers and whose flag is on. */
  social: SocialChannel[]
  /** Those that may still be added: flag or gateway are loading, and their space is reserved. */
  awaited: SocialChannel[]
  /** A third party sends the SMS codes. */
  sms: boolean
}

const flags = { facebook: 'FACEBOOKLOGIN3', google: 'GOOGLELOGIN3' } as const

/** The third parties that can verify the player's identity (2.9). */
export function useIdentity(): Identity {
  const client = useClient()
  const { identity, merchant } = useMerchant()
  const lang = wireLanguage(useLanguage().locale)
  const whitelabel = useQuery(whitelabelQuery(client))
  const { data, isPending } = useQuery(identityProvidersQuery(client))
  const channels = data?.channels ?? []
  const listed = (['google', 'facebook'] as const).filter((channel) => merchant.features.includes(flags[channel]))
  const on = listed.filter((channel) => isFeatureOn(flags[channel], merchant, whitelabel.data))
  return {
    provider: identity ?? gatewayProvider(client, data?.authorizeUrl ?? '', lang),
    social: on.filter((channel) => channels.includes(channel)),
    awaited: whitelabel.isPending ? listed : isPending ? on : [],
    sms: channels.includes('sms'),
  }
}
