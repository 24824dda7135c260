import { useState } from 'react'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { Navigate, useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import type { TeamActivity } from '@platform/sdk/agents'
import { teamBetKpisQuery, teamMemberKpisQuery, teamMoneyKpisQuery } from '@platform/sdk/query/agents'
import { announcementListQuery, announcementsQuery } from '@platform/sdk/query/announcements'
import { unreadCountQuery } from '@platform/sdk/query/messages'
import { useClient } from '@platform/sdk/react'
import { loadable } from '@platform/ui'
import { rangeOf } from '../../blocks/record/periods.ts'
import { PLATFORM_ZONE } from '../../i18n/platformZone.ts'
import { useMerchant } from '../../merchant/MerchantProvider.tsx'
import { pathTo } from '../../paths.ts'
import { mayVisit } from '../../session/mayVisit.ts'
import { useLinkTo, useViewer } from '../../session/useViewer.ts'
import { useWallet } from '../../session/useWallet.ts'
import { agentEntries } from '../agentEntries.ts'
import { agentTabs } from '../agentTabs.tsx'
import { greetingOf } from '../greetingOf.ts'
import { useChat } from '../useChat.ts'
import { AgentView } from './AgentView.tsx'
import type { Figure } from './TodayFigures.tsx'

/** `/m/agent` (2.19): the agent, the team's figures of today, and links to the other screens. */
export function AgentScreen() {
  const client = useClient()
  const { merchant } = useMerchant()
  const viewer = useViewer()
  const linkTo = useLinkTo()
  const navigate = useNavigate()
  const wallet = useWallet()
  const chat = useChat()
  const t = useTranslations('agents')
  const [hour] = useState(() => new Date().getHours())
  const today = useToday()
  const unread = useQuery({ ...unreadCountQuery(client), enabled: mayVisit('messages', viewer) === 'allowed' }).data ?? 0
  const notices = useInfiniteQuery(announcementListQuery(client, { types: 'A' })).data?.pages[0]?.footer.unreadCount ?? 0
  const news = useQuery(announcementsQuery(client, { types: ['A'], groupName: 'm_home' })).data
  const noticeHref = linkTo('agentNotice', { types: 'A' })
  // The session has ended while the page was open.
  if (!wallet) return <Navigate to={pathTo('home')} replace />
  return (
    <AgentView
      onBack={() => void navigate(pathTo('home'))}
      greeting={greetingOf(hour)}
      wallet={wallet}
      depositHref={linkTo('deposit')}
      withdrawHref={linkTo('withdraw')}
      news={news ? [...news.player, ...news.popup.map(({ title }, index) => ({ id: `popup${index}`, title }))] : []}
      onNews={noticeHref === undefined ? undefined : () => void navigate(noticeHref)}
      today={{ ...today, symbol: wallet.symbol }}
      entries={agentEntries(merchant.agentMenu, viewer, unread).map((entry) => {
        if (entry.name === 'service') return { ...entry, onClick: (tap) => void chat(tap) }
        // The page has the title of the member's own.
        return entry.name === 'accountRecord' ? { ...entry, label: t('teamStatement') } : entry
      })}
      tabs={agentTabs(viewer, notices)}
    />
  )
}

/** Interval at which a failed figure is requested again. */
const RETRY_MS = 15_000
const again = { refetchInterval: ({ state }: { state: { status: string } }) => (state.status === 'error' ? RETRY_MS : (false as const)) }

/** The team's figures of today: three calls, each of which may fail alone. */
function useToday() {
  const client = useClient()
  const linkTo = useLinkTo()
  const days = rangeOf('today', client.clock.now(), PLATFORM_ZONE)
  const members = useQuery({ ...teamMemberKpisQuery(client, days), ...again })
  const bets = useQuery({ ...teamBetKpisQuery(client, days), ...again })
  const money = useQuery({ ...teamMoneyKpisQuery(client, days), ...again })
  const rows = (activity: TeamActivity) => linkTo('teamManagement', { scope: 'team', activity })
  const figures: Figure[] = [
    { name: 'logins', value: loadable(members, ({ footer }) => footer.teamLoginMemberCount), href: rows('loggedIn') },
    { name: 'bettors', value: loadable(bets, ({ footer }) => footer.teamBetMemberCount), href: rows('bet') },
    { name: 'registered', value: loadable(members, ({ footer }) => footer.teamRegisterMemberCount), href: rows('registered') },
    { name: 'online', value: loadable(members, ({ footer }) => footer.teamOnlineCount), href: rows('online') },
    { name: 'deposits', value: loadable(money, ({ footer }) => footer.depositAmount), href: rows('deposited') },
    { name: 'withdrawals', value: loadable(money, ({ footer }) => footer.withdrawAmount), href: rows('withdrew') },
  ]
  return {
    figures,
    at: members.data?.updateTime ?? bets.data?.updateTime,
    busy: members.isFetching || bets.isFetching || money.isFetching,
    onRefresh: () => void Promise.all([members.refetch(), bets.refetch(), money.refetch()]),
  }
}
