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
  /** Accounts elsewhere that may sign in: those that the gateway offers and whose flag is on. */
  social: SocialChannel[]
  /** Those that may turn out to be among them: flag or gateway are not known yet, and their places are kept. */
  awaited: SocialChannel[]
  /** Codes by SMS are a third party's. */
  sms: boolean
}

const flags = { facebook: 'FACEBOOKLOGIN3', google: 'GOOGLELOGIN3' } as const

/** Who else may prove who the player is (2.9). */
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
