import { useInfiniteQuery } from '@tanstack/react-query'
import { getTeamRebates, RebateLevel, TeamRebateStatus } from '@platform/sdk/agents'
import { teamRebatesQuery } from '@platform/sdk/query/agents'
import { useClient } from '@platform/sdk/react'
import { mapLoadable } from '@platform/ui'
import { everyPage } from '../../blocks/record/RecordList/everyPage.ts'
import { useRecordFilter } from '../../blocks/record/RecordList/useRecordFilter.ts'
import { useRecordPages } from '../../blocks/record/RecordList/useRecordPages.ts'
import { useFileName } from '../../blocks/record/RecordList/useFileName.ts'
import { useMerchant } from '../../merchant/MerchantProvider.tsx'
import { useLinkTo } from '../../session/useViewer.ts'
import { type RebateFilterName, AgentRebateIncomeView } from './AgentRebateIncomeView.tsx'

/** `/m/member/teamRebate`: the agent's income from the bets of a team by difference of rates. Spec 2.1, 7.5. */
export function AgentRebateIncomeScreen() {
  const client = useClient()
  const { merchant } = useMerchant()
  const fileName = useFileName()
  const linkTo = useLinkTo()
  const { range, period, filters } = useRecordFilter<RebateFilterName>(
    { name: undefined, gameType: merchant.categories, level: RebateLevel.options, status: TeamRebateStatus.options },
    '7d',
  )
  const filter = { ...range, ...wireOf(filters.chosen) }
  const answer = useInfiniteQuery(teamRebatesQuery(client, filter))
  const list = useRecordPages(period, answer)
  return (
    <AgentRebateIncomeView
      list={{ ...list, sums: mapLoadable(list.pages, () => answer.data!.pages[0]!) }}
      filters={filters}
      products={merchant.categories}
      file={{
        name: fileName(range),
        load: () => everyPage((pageNo) => getTeamRebates(client, { ...filter, pageNo })),
      }}
      betsHrefOf={({ memberId, day, gameType }) =>
        linkTo('teamBetting', { member: memberId, scope: 'own', gameType, dateType: 'settle', from: day, to: day })
      }
      teamHref={linkTo('teamManagement')}
    />
  )
}

/** Only the active filters, under the names of the call. */
const wireOf = ({ name, gameType, level, status }: Record<RebateFilterName, string>) => ({
  ...(name && { userName: name }),
  ...(gameType && { gameType }),
  ...(level && { level: level as RebateLevel }),
  ...(status && { status: status as TeamRebateStatus }),
})
