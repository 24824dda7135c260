import { useQuery } from '@tanstack/react-query'
import { useLocale } from 'use-intl'
import { identityProvidersQuery } from '@platform/sdk/query/account'
import { useClient } from '@platform/sdk/react'
import { wireLanguage, type Locale } from '../../i18n/locales.ts'
import { useMerchant } from '../../merchant/MerchantProvider.tsx'
import { useFeature } from '../../merchant/useFeature.ts'
import type { IdentityProvider, SocialChannel } from '../../session/IdentityProvider.ts'
import { gatewayProvider } from './gatewayProvider.ts'

export interface Identity {
  provider: IdentityProvider
  /** Accounts elsewhere that may sign in: those that the gateway offers and whose flag is on. */
  social: SocialChannel[]
  /** Codes by SMS are a third party's. */
  sms: boolean
}

/** Who else may prove who the player is (2.9). */
export function useIdentity(): Identity {
  const client = useClient()
  const { identity } = useMerchant()
  const lang = wireLanguage(useLocale() as Locale)
  const on = { facebook: useFeature('FACEBOOKLOGIN3'), google: useFeature('GOOGLELOGIN3') }
  const { data } = useQuery(identityProvidersQuery(client))
  const channels = data?.channels ?? []
  return {
    provider: identity ?? gatewayProvider(client, data?.authorizeUrl ?? '', lang),
    social: (['google', 'facebook'] as const).filter((channel) => on[channel] && channels.includes(channel)),
    sms: channels.includes('sms'),
  }
}
