import { useCallback } from 'react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { getTeamMembers, type TeamMember } from '@platform/sdk/agents'
import { teamMembersQuery, type TeamMemberFilter } from '@platform/sdk/query/agents'
import { useClient } from '@platform/sdk/react'
import { loadable, type Loadable } from '../../blocks/Loadable.ts'
import { pagingOf } from '../../blocks/paging.ts'
import { writeDates } from '../../blocks/RecordList/dateChoice.ts'
import { everyPage } from '../../blocks/RecordList/everyPage.ts'
import { useRecordFilter } from '../../blocks/RecordList/useRecordFilter.ts'
import { useMerchant } from '../../merchant/MerchantProvider.tsx'
import { pathTo } from '../../paths.ts'
import { useWallet } from '../../session/useWallet.ts'
import { memberFilters, type MemberFilter } from '../teamFilters.ts'
import { isUnknownMember, UnknownMember } from '../UnknownMember.tsx'
import { MemberContact } from './MemberContact.tsx'
import { TeamManagementView } from './TeamManagementView.tsx'

const LOADING = { state: 'loading' } as const

/** `/m/member/team`: the members of a team, what each did, and the way further down. Spec 2.1, 7.5. */
export function TeamManagementScreen() {
  const client = useClient()
  const { merchant } = useMerchant()
  const { range, chosen, setDates, choose, ...dates } = useRecordFilter<MemberFilter>(memberFilters)
  const filter = { ...range, ...wireOf(chosen) }
  const members = useInfiniteQuery(teamMembersQuery(client, filter))
  const symbol = useWallet()?.symbol
  const { fetchNextPage } = members
  const onMore = useCallback(() => void fetchNextPage(), [fetchNextPage])
  // No amount without its currency.
  const known = <Value,>(value: Loadable<Value>): Loadable<Value> => (symbol ? value : LOADING)
  if (isUnknownMember(members.error)) return <UnknownMember href={pathTo('teamManagement')} />
  return (
    <TeamManagementView
      // Another team is another list: the sheet that led to it closes.
      key={chosen.member}
      {...dates}
      chosen={chosen}
      path={members.data?.pages[0]?.path ?? []}
      pages={known(loadable(members, ({ pages }) => pages.map(({ content }) => content)))}
      sums={known(loadable(members, ({ pages }) => pages[0]!.footer))}
      paging={pagingOf(members)}
      symbol={symbol ?? ''}
      file={{
        name: `${merchant.code}-${range.startDate}_${range.endDate}`,
        load: () => everyPage((pageNo) => getTeamMembers(client, { ...filter, pageNo })),
      }}
      hrefOf={({ memberId }) => pathTo('teamManagement', { member: memberId, ...writeDates(dates.dates) })}
      renderContact={({ memberId }: TeamMember) => <MemberContact memberId={memberId} />}
      onDates={setDates}
      onChoose={choose}
      onMore={onMore}
    />
  )
}

/** The address's filters as the call wants them; those right below are shown first. */
function wireOf({ member, scope, name, ...chosen }: Record<MemberFilter, string>): Partial<TeamMemberFilter> {
  const filled = { ...chosen, memberId: member, userName: name, scope: scope || 'direct' }
  return Object.fromEntries(Object.entries(filled).filter(([, value]) => value !== ''))
}
