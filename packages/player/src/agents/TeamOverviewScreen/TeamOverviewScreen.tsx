import { useQuery } from '@tanstack/react-query'
import { TeamScope } from '@platform/sdk/agents'
import { downlineQuery } from '@platform/sdk/query/agents'
import { useClient } from '@platform/sdk/react'
import { writeDates } from '../../blocks/RecordList/dateChoice.ts'
import { useRecordFilter } from '../../blocks/RecordList/useRecordFilter.ts'
import { useMerchant } from '../../merchant/MerchantProvider.tsx'
import { pathTo } from '../../paths.ts'
import { useLinkTo } from '../../session/useViewer.ts'
import { useWallet } from '../../session/useWallet.ts'
import { teamFilters } from '../teamFilters.ts'
import { isUnknownMember, UnknownMember } from '../UnknownMember.tsx'
import { TeamOverviewView } from './TeamOverviewView.tsx'
import { useKpis } from './useKpis.ts'

/** `/m/agent/team/overview`: what a team is and does, figure by figure. Spec 2.1, 7.5. */
export function TeamOverviewScreen() {
  const client = useClient()
  const { merchant } = useMerchant()
  const linkTo = useLinkTo()
  const { range, chosen, setDates, choose, dates, today } = useRecordFilter<keyof typeof teamFilters>(teamFilters)
  const member = chosen.member === '' ? {} : { member: chosen.member }
  const scope = TeamScope.options.find((one) => one === chosen.scope) ?? 'team'
  const symbol = useWallet()?.symbol || undefined
  const kpis = useKpis({ ...range, scope, ...(chosen.member && { memberId: chosen.member }) }, symbol)
  const line = useQuery({ ...downlineQuery(client, chosen.member), enabled: chosen.member !== '' })
  if (isUnknownMember(line.error)) return <UnknownMember href={pathTo('teamOverview')} />
  return (
    <TeamOverviewView
      dates={dates}
      today={today}
      isClosed={range.endDate < today}
      path={line.data?.path ?? []}
      hrefOf={({ memberId }) => pathTo('teamOverview', { member: memberId, ...writeDates(dates) })}
      scope={scope}
      {...kpis}
      symbol={symbol ?? ''}
      fileName={`${merchant.code}-${range.startDate}_${range.endDate}`}
      membersHref={(filter) => linkTo('teamManagement', { ...member, scope, ...filter, ...writeDates(dates) })}
      onDates={setDates}
      onScope={(value) => choose({ scope: value === 'team' ? '' : value })}
    />
  )
}
