import { useSuspenseQueries, useInfiniteQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { settingsQuery } from '@platform/sdk/query/account'
import { rewardsQuery } from '@platform/sdk/query/rewards'
import { useClient } from '@platform/sdk/react'
import { loadable } from '@platform/ui'
import { pathTo } from '../../paths.ts'
import { PaidRewards } from '../PaidRewards.tsx'

/** Payments of the club, newest first. */
export function ClubHistory() {
  const t = useTranslations('rewards.benefits')
  const client = useClient()
  const [{ data: site }] = useSuspenseQueries({ queries: [settingsQuery(client)] })
  const answer = useInfiniteQuery(rewardsQuery(client, { tab: 'history', source: 'vip' }))
  return (
    <PaidRewards
      title={t('history')}
      pages={loadable(answer, ({ pages }) => pages.flatMap(({ content }) => content))}
      symbol={site.currencySymbol}
      more={answer.hasNextPage ? { busy: answer.isFetchingNextPage, onMore: () => void answer.fetchNextPage() } : undefined}
      empty={{ title: t('noHistory'), text: t('noHistoryText'), href: pathTo('benefits'), action: t('back') }}
    />
  )
}
