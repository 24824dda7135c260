import { useState } from 'react'
import { useInfiniteQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { settingsQuery } from '@platform/sdk/query/account'
import { rewardsQuery } from '@platform/sdk/query/rewards'
import { useClient } from '@platform/sdk/react'
import { RewardSource, RewardTab } from '@platform/sdk/rewards'
import { loadable } from '@platform/ui'
import { useLinkTo, useViewer } from '../../session/useViewer.ts'
import { useClaim } from '../useClaim.tsx'
import { RewardCenterView } from './RewardCenterView.tsx'
import { isOffered, type Viewer } from '../../session/mayVisit.ts'

/** `/m/rewardCenter` (2.1): what can be claimed or joined, what is in progress, what was paid. Tab and source are in the address. */
export function RewardCenterScreen() {
  const client = useClient()
  const linkTo = useLinkTo()
  const [query, setQuery] = useSearchParams()
  const tab = RewardTab.options.find((one) => one === query.get('tab')) ?? 'available'
  const sources = rewardSources(useViewer())
  const source = sources.find((one) => one === query.get('source'))
  const { currencySymbol: symbol } = useSuspenseQuery(settingsQuery(client)).data
  const answer = useInfiniteQuery(rewardsQuery(client, { tab, source }))
  const first = answer.data?.pages[0]
  // They stay while another tab loads: without them the tabs would become narrower, and the chosen one would end outside of the row.
  const [counts, setCounts] = useState<{ available: number; progress: number }>()
  if (first && (first.claimable !== counts?.available || first.inProgress !== counts.progress))
    setCounts({ available: first.claimable, progress: first.inProgress })
  const choose = (next: { tab: string; source?: string }) =>
    setQuery({ ...(next.tab !== 'available' && { tab: next.tab }), ...(next.source && { source: next.source }) }, { replace: true })
  return (
    <RewardCenterView
      tab={tab}
      filter={{ source, sources, onSource: (next) => choose({ tab, source: next }) }}
      counts={counts}
      rewards={loadable(answer, ({ pages }) => pages.flatMap(({ content }) => content))}
      symbol={symbol}
      claiming={useClaim(symbol)}
      more={answer.hasNextPage ? { busy: answer.isFetchingNextPage, onMore: () => void answer.fetchNextPage() } : undefined}
      rainHref={linkTo('redRain')}
      onTab={(next) => choose({ tab: next, source })}
    />
  )
}

/** The screen that a source belongs to: the source is offered where the screen is. Promotions are everywhere. */
const screenOf = { vip: 'benefits', mission: 'leaderBoard', ranking: 'leaderBoard', redRain: 'redRain', referral: 'inviteFriends' } as const

/** The sources of rewards for this viewer on this site. */
export const rewardSources = (viewer: Viewer): RewardSource[] =>
  RewardSource.options.filter((source) => source === 'promotion' || isOffered(screenOf[source], viewer))
