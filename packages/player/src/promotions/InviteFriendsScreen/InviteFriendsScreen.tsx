import { useInfiniteQuery, useSuspenseQueries } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { settingsQuery } from '@platform/sdk/query/account'
import { referralIncomeQuery, referralQuery, referredFriendsQuery } from '@platform/sdk/query/rewards'
import { useClient } from '@platform/sdk/react'
import { loadable } from '@platform/ui'
import { useMerchant } from '../../merchant/MerchantProvider.tsx'
import { pathTo } from '../../paths.ts'
import { useClaim } from '../useClaim.tsx'
import { InviteFriendsView } from './InviteFriendsView.tsx'
import { inviteTabs } from './InviteFriendsViewProps.ts'

/** `/m/inviteFriends` (2.1): the member's link and its results. The tab is in the address. */
export function InviteFriendsScreen() {
  const client = useClient()
  const { merchant } = useMerchant()
  const [query, setQuery] = useSearchParams()
  const tab = inviteTabs.find((one) => one === query.get('tab')) ?? 'invite'
  const [{ data: site }, { data: referral }] = useSuspenseQueries({ queries: [settingsQuery(client), referralQuery(client)] })
  const friends = useInfiniteQuery({ ...referredFriendsQuery(client), enabled: tab === 'friends' })
  const income = useInfiniteQuery({ ...referralIncomeQuery(client), enabled: tab === 'income' })
  return (
    <InviteFriendsView
      tab={tab}
      brand={{ name: merchant.name, minimumAge: merchant.minimumAge }}
      link={location.origin + pathTo('register', { r: referral.code })}
      referral={referral}
      symbol={site.currencySymbol}
      claiming={useClaim(site.currencySymbol)}
      friends={{ rows: loadable(friends, ({ pages }) => pages.flatMap(({ content }) => content)), more: moreOf(friends) }}
      income={{ rows: loadable(income, ({ pages }) => pages.flatMap(({ content }) => content)), more: moreOf(income) }}
      onTab={(next) => setQuery(next === 'invite' ? {} : { tab: next }, { replace: true })}
      onShare={'share' in navigator ? (text, url) => void share(text, url) : undefined}
    />
  )
}

const moreOf = (pages: { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => unknown }) =>
  pages.hasNextPage ? { busy: pages.isFetchingNextPage, onMore: () => void pages.fetchNextPage() } : undefined

/** Closing the system's share sheet is not a failure. */
const share = (text: string, url: string) => navigator.share({ text, url }).catch(() => undefined)
