import { useInfiniteQuery } from '@tanstack/react-query'
import { getTeamRebates, RebateLevel, TeamRebateStatus } from '@platform/sdk/agents'
import { teamRebatesQuery } from '@platform/sdk/query/agents'
import { useClient } from '@platform/sdk/react'
import { type Loadable, loadable } from '@platform/ui'
import { pagingOf } from '../../blocks/paging.ts'
import { everyPage } from '../../blocks/RecordList/everyPage.ts'
import { useRecordFilter } from '../../blocks/RecordList/useRecordFilter.ts'
import { useFileName } from '../../blocks/RecordList/useFileName.ts'
import { useMerchant } from '../../merchant/MerchantProvider.tsx'
import { useCurrencySymbol } from '../../session/useCurrencySymbol.ts'
import { useLinkTo } from '../../session/useViewer.ts'
import { type RebateFilterName, AgentRebateIncomeView } from './AgentRebateIncomeView.tsx'

/** `/m/member/teamRebate`: the agent's income from the bets of a team by difference of rates. Spec 2.1, 7.5. */
export function AgentRebateIncomeScreen() {
  const client = useClient()
  const { merchant } = useMerchant()
  const fileName = useFileName()
  const linkTo = useLinkTo()
  const symbol = useCurrencySymbol()
  const { range, chosen, setDates, choose, ...dates } = useRecordFilter<RebateFilterName>(
    { name: undefined, gameType: merchant.categories, level: RebateLevel.options, status: TeamRebateStatus.options },
    '7d',
  )
  const filter = { ...range, ...wireOf(chosen) }
  const answer = useInfiniteQuery(teamRebatesQuery(client, filter))
  // No amount is shown before the wallet's currency is known.
  const known = <Shown,>(value: Loadable<Shown>): Loadable<Shown> => (symbol === undefined ? { state: 'loading' } : value)
  return (
    <AgentRebateIncomeView
      {...dates}
      chosen={chosen}
      products={merchant.categories}
      pages={known(loadable(answer, ({ pages }) => pages.map(({ content }) => content)))}
      sums={known(loadable(answer, ({ pages }) => pages[0]!))}
      paging={pagingOf(answer)}
      symbol={symbol ?? ''}
      file={{
        name: fileName(range),
        load: () => everyPage((pageNo) => getTeamRebates(client, { ...filter, pageNo })),
      }}
      betsHrefOf={({ memberId, day, gameType }) =>
        linkTo('teamBetting', { member: memberId, scope: 'own', gameType, dateType: 'settle', from: day, to: day })
      }
      teamHref={linkTo('teamManagement')}
      onDates={setDates}
      onChoose={choose}
      onMore={answer.fetchNextPage}
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
