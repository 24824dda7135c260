import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { getTeamBets, TeamScope } from '@platform/sdk/agents'
import { teamBetsQuery, type TeamBetFilter } from '@platform/sdk/query/agents'
import { vassalGameTypesQuery } from '@platform/sdk/query/games'
import { useClient } from '@platform/sdk/react'
import { isMissing } from '../../blocks/page/isMissing.ts'
import { writeDates } from '../../blocks/record/RecordList/dateChoice.ts'
import { everyCursor, FILE_PAGE } from '../../blocks/record/RecordList/everyCursor.ts'
import { BET_STATES } from '../../blocks/record/RecordList/tones.ts'
import { useRecordFilter } from '../../blocks/record/RecordList/useRecordFilter.ts'
import { vendorNames, vendorTiles } from '../../blocks/game/vendors.ts'
import { useFileName } from '../../blocks/record/RecordList/useFileName.ts'
import { useMerchant } from '../../merchant/MerchantProvider.tsx'
import { pathTo } from '../../paths.ts'
import { teamFilters } from '../teamFilters.ts'
import { UnknownMember } from '../UnknownMember.tsx'
import { useTeamPages } from '../useTeamPages.ts'
import { TeamBettingView, type TeamBetName } from './TeamBettingView.tsx'

/** `/m/teamBetting`: the bets of a team. Spec 2.1, 7.5. */
export function TeamBettingScreen() {
  const client = useClient()
  const { merchant } = useMerchant()
  const fileName = useFileName()
  const { range, period, filters } = useRecordFilter<TeamBetName>({
    ...teamFilters,
    name: undefined,
    gameType: merchant.categories,
    vassalage: undefined,
    nodeId: undefined,
    numero: undefined,
    status: BET_STATES,
    dateType: ['settle'],
  })
  const { chosen } = filters
  const scope = TeamScope.options.find((one) => one === chosen.scope) ?? 'team'
  const filter = { ...range, ...wireOf(chosen), scope }
  const answer = useInfiniteQuery(teamBetsQuery(client, filter))
  const { list, path } = useTeamPages(period, answer)
  const vendors = useQuery(vassalGameTypesQuery(client)).data?.content ?? []
  if (isMissing(answer.error)) return <UnknownMember href={pathTo('teamBetting')} />
  const vendorOptions = vendorTiles(
    vendors,
    merchant.categories.filter((type) => !chosen.gameType || type === chosen.gameType),
  )
  return (
    <TeamBettingView
      // Another team is another list: the open sheet closes.
      key={`${chosen.member} ${chosen.nodeId} ${chosen.numero}`}
      list={list}
      team={{ path, scope }}
      filters={filters}
      products={merchant.categories}
      vendors={vendorOptions.map(({ vassalage, displayName }) => ({ code: vassalage, name: displayName || vassalage }))}
      vendorName={vendorNames(vendors)}
      file={{
        name: fileName(range),
        load: () => everyCursor((cursor) => getTeamBets(client, { ...filter, cursor, pageSize: FILE_PAGE })),
      }}
      hrefOf={({ memberId }, only) => pathTo('teamBetting', { member: memberId, ...only, ...writeDates(period.dates) })}
    />
  )
}

/** Only the active filters, under the names of the call. */
function wireOf({ member, scope: _scope, name, ...chosen }: Record<TeamBetName, string>): Partial<TeamBetFilter> {
  const fields = { ...chosen, memberId: member, userName: name }
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== ''))
}
