import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { Navigate, useLocation, useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import { memberTypes } from '@platform/sdk/account'
import { memberInfoQuery, settingsQuery, whitelabelQuery } from '@platform/sdk/query/account'
import { unreadCountQuery } from '@platform/sdk/query/messages'
import { clubBenefitsQuery } from '@platform/sdk/query/promotions'
import { useClient } from '@platform/sdk/react'
import { useDownload } from '../../blocks/Download/useDownload.ts'
import { templateOf } from '../../blocks/templateOf.ts'
import { useIsRegistered, useMerchant } from '../../merchant/MerchantProvider.tsx'
import { isFeatureOn, useFeature } from '../../merchant/useFeature.ts'
import { pathTo, routePaths } from '../../paths.ts'
import { useRequireSession } from '../../session/useRequireSession.ts'
import { useSession } from '../../session/useSession.ts'
import { useWallet } from '../../session/useWallet.ts'
import { daysSince } from '../daysSince.ts'
import { memberItems, quickItems } from '../memberItems.tsx'
import { SentHome } from '../SentHome.tsx'
import type { InfoBlockProps } from './InfoBlock.tsx'
import { MemberView } from './MemberView.tsx'

/** `/m/mine` and `/m/member/home` (2.14): the first leads a guest to the login, the second shows a prompt; trial accounts are rejected. */
export function MemberScreen() {
  const session = useSession()
  const { pathname } = useLocation()
  if (session?.type === memberTypes.trial) return <TrialRejected />
  if (!session && pathname.toLowerCase().startsWith(routePaths.mine[0]))
    return <Navigate to={pathTo('login', { back: pathname })} replace />
  return <Centre />
}

function Centre() {
  const client = useClient()
  const session = useSession()
  const exists = useIsRegistered()
  const navigate = useNavigate()
  const requireSession = useRequireSession()
  const { merchant } = useMerchant()
  const settings = useQuery(settingsQuery(client)).data
  const whitelabel = useQuery(whitelabelQuery(client)).data
  const hasMessages = exists('messages') && isFeatureOn('MAILCEN', merchant, whitelabel)
  const info = useQuery({ ...memberInfoQuery(client), enabled: session !== undefined }).data
  const unread = useQuery({ ...unreadCountQuery(client), enabled: session !== undefined && hasMessages }).data ?? 0
  const benefits = isFeatureOn('VIPBENEFIT3', merchant, whitelabel) && exists('benefits')
  const rules = {
    exists,
    isOn: (feature: Parameters<typeof isFeatureOn>[0]) => isFeatureOn(feature, merchant, whitelabel),
    viewer: { type: session?.type, toUpline: info?.toUpline ?? false, withdrawEnabled: settings?.withdrawEnabled ?? false },
  }
  const download = useDownload()
  return (
    <>
      <MemberView
        onBack={() => void navigate(pathTo('home'))}
        settingsHref={session && exists('settings') ? pathTo('settings') : undefined}
        hasMessages={hasMessages}
        unreadCount={session ? unread : 0}
        info={{ member: useMember(), onSignIn: () => requireSession(() => undefined) }}
        tiles={{ benefitsHref: benefits ? pathTo('benefits') : undefined, onDownload: download.open }}
        template={templateOf(settings, 'mem_cen')}
        quick={quickItems(rules)}
        items={memberItems(rules)}
      />
      {download.popup && <download.popup.Dialog {...download.popup.props} />}
    </>
  )
}

/** Who is signed in, with what the member club says. */
function useMember(): InfoBlockProps['member'] {
  const client = useClient()
  const session = useSession()
  const wallet = useWallet()
  const [now] = useState(() => client.clock.now())
  const club = useFeature('VIPBENEFIT3')
  const info = useQuery({ ...memberInfoQuery(client), enabled: session !== undefined }).data
  const levels = useQuery({ ...clubBenefitsQuery(client), enabled: session !== undefined && club }).data
  if (!wallet) return undefined
  const level = levels?.levels.find((one) => one.level === levels.level)
  return { name: wallet.name, days: info && daysSince(info.regDate, now), level: level?.name, wallet }
}

/** A trial account has no member centre (sections 5, 8). */
function TrialRejected() {
  const t = useTranslations('errors')
  return <SentHome text={t('free_reject')} />
}
