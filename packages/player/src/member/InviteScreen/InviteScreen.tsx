import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { memberInfoQuery, whitelabelQuery } from '@platform/sdk/query/account'
import { useClient } from '@platform/sdk/react'
import { useMerchant } from '../../merchant/MerchantProvider.tsx'
import { isFeatureOn } from '../../merchant/useFeature.ts'
import { pathTo } from '../../paths.ts'
import { MembersOnly } from '../../session/MembersOnly.tsx'
import { SentHome } from '../SentHome.tsx'
import { InviteView } from './InviteView.tsx'

/** `/m/inviteFriends`: members only, and only while the promotion REFERRAL is on (section 5). */
export function InviteScreen() {
  return (
    <MembersOnly>
      <Invite />
    </MembersOnly>
  )
}

function Invite() {
  const t = useTranslations('errors')
  const client = useClient()
  const { merchant } = useMerchant()
  const { data: whitelabel } = useSuspenseQuery(whitelabelQuery(client))
  const { data } = useQuery({ ...memberInfoQuery(client), throwOnError: (_error, { state }) => state.data === undefined })
  if (!isFeatureOn('REFERRAL', merchant, whitelabel)) return <SentHome text={t('contact_service')} />
  const link = data && location.origin + pathTo('register', { r: data.id })
  return <InviteView brand={merchant.name} link={link} canShare={'share' in navigator} onShare={(text, url) => void share(text, url)} />
}

/** Closing the system's sheet is no failure. */
const share = (text: string, url: string) => navigator.share({ text, url }).catch(() => undefined)
