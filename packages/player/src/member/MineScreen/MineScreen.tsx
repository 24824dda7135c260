import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { Navigate, useLocation, useNavigate, useSearchParams } from 'react-router'
import { memberTypes } from '@platform/sdk/account'
import { memberInfoQuery, settingsQuery } from '@platform/sdk/query/account'
import { dividendInfoQuery } from '@platform/sdk/query/contracts'
import { unreadCountQuery } from '@platform/sdk/query/messages'
import { clubBenefitsQuery } from '@platform/sdk/query/promotions'
import { rewardCountQuery } from '@platform/sdk/query/rewards'
import { merchantWalletQuery } from '@platform/sdk/query/wallet'
import { useClient } from '@platform/sdk/react'
import { lazyComponent, loadable } from '@platform/ui'
import { useDownload } from '../../blocks/page/Download/useDownload.ts'
import { kindRoutes } from '../../routes/kindRoutes.ts'
import { templateOf } from '../../merchant/templateOf.ts'
import { LimitOffer } from '../../blocks/money/limits/LimitOffer.tsx'
import { pathTo } from '../../paths.ts'
import { isOffered, mayVisit } from '../../session/mayVisit.ts'
import { shownName } from '../../session/shownName.ts'
import { useRequireSession } from '../../session/useRequireSession.ts'
import { useSession } from '../../session/useSession.ts'
import { useLinkTo, useViewer } from '../../session/useViewer.ts'
import { useWallet } from '../../session/useWallet.ts'
import { contractItems } from '../contractItems.tsx'
import { memberGroups, quickItems } from '../memberItems.ts'
import type { InfoBlockProps } from './InfoBlock.tsx'
import { MineView } from './MineView.tsx'
import { OpenRegistrationCard } from './OpenRegistrationCard.tsx'

const OwnWallets = lazyComponent({ load: async () => (await import('../OwnWallets/OwnWallets.tsx')).OwnWallets })

/** `/m/mine` and `/m/member/home` (2.14): the first redirects a guest to the login, the second shows a prompt. */
export function MineScreen() {
  const session = useSession()
  const { pathname, search } = useLocation()
  const [query] = useSearchParams()
  const navigate = useNavigate()
  if (!session && pathname.toLowerCase().startsWith(pathTo('mine')))
    return <Navigate to={pathTo('login', { back: pathname + search })} replace />
  if (session && query.get('view') === 'wallets') return <OwnWallets onBack={() => void navigate(pathTo('mine'))} />
  return <MemberCentre />
}

function MemberCentre() {
  const client = useClient()
  const session = useSession()
  const viewer = useViewer()
  const linkTo = useLinkTo()
  const navigate = useNavigate()
  const requireSession = useRequireSession()
  const settings = useQuery(settingsQuery(client)).data
  const unread = useQuery({ ...unreadCountQuery(client), enabled: mayVisit('messages', viewer) === 'allowed' }).data ?? 0
  const rewards = useQuery({ ...rewardCountQuery(client), enabled: mayVisit('rewardCenter', viewer) === 'allowed' }).data?.count ?? 0
  const mayHaveContracts = Object.values(kindRoutes).some((route) => mayVisit(route, viewer) === 'allowed')
  const contracts = useQuery({ ...dividendInfoQuery(client), enabled: mayHaveContracts }).data
  const registration = useQuery({ ...memberInfoQuery(client), enabled: session !== undefined }).data?.registration
  const isRegistering = registration === 'identifying' || registration === 'registered'
  const download = useDownload()
  return (
    <>
      <MineView
        onBack={() => void navigate(pathTo('home'))}
        settingsHref={linkTo('settings')}
        hasMessages={isOffered('messages', viewer)}
        unreadCount={session ? unread : 0}
        rewardCount={session ? rewards : 0}
        info={{ member: useMember(), onSignIn: () => requireSession(() => undefined), walletsHref: useWalletsHref() }}
        tiles={{
          benefitsHref: linkTo('benefits'),
          onDownload: download.open,
          reminder:
            session && session.type !== memberTypes.trial && (isRegistering ? <OpenRegistrationCard /> : <LimitOffer place="member" />),
        }}
        template={templateOf(settings, 'mem_cen')}
        quick={quickItems(viewer)}
        groups={memberGroups(viewer, contracts ? contractItems(viewer, contracts) : [])}
      />
      {download.popup && <download.popup.Dialog {...download.popup.props} />}
    </>
  )
}

/** The member, with the data of the member club. */
function useMember(): InfoBlockProps['member'] {
  const client = useClient()
  const session = useSession()
  const wallet = useWallet()
  const [now] = useState(() => client.clock.now())
  const info = useQuery({ ...memberInfoQuery(client), enabled: session !== undefined })
  const levels = useQuery({ ...clubBenefitsQuery(client), enabled: session !== undefined }).data
  if (!wallet) return undefined
  const level = levels?.levels.find((one) => one.level === levels.level)
  return { name: shownName(wallet.name), days: loadable(info, ({ regDate }) => daysSince(regDate, now)), level: level?.name, wallet }
}

/** Only if the merchant has wallets beside the main one; play money cannot be transferred. */
function useWalletsHref(): string | undefined {
  const type = useSession()?.type
  const mayMove = type !== undefined && type !== memberTypes.trial && type !== memberTypes.testPlayer
  const { data } = useQuery({ ...merchantWalletQuery(useClient()), enabled: mayMove })
  return data?.isSingle === false ? pathTo('mine', { view: 'wallets' }) : undefined
}

const day = 86_400_000

/** Whole days since registration (section 9); 0 if the device clock is behind. */
export const daysSince = (regDate: number, now: number): number => Math.max(0, Math.floor((now - regDate) / day))
