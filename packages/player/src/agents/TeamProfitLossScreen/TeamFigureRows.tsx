import { useInfiniteQuery } from '@tanstack/react-query'
import { getTeamProfitLossRows, TeamScope, type TeamFigure } from '@platform/sdk/agents'
import { teamProfitLossRowsQuery } from '@platform/sdk/query/agents'
import { useClient } from '@platform/sdk/react'
import { isMissing } from '../../blocks/page/isMissing.ts'
import { writeDates } from '../../blocks/record/RecordList/dateChoice.ts'
import { everyCursor, FILE_PAGE } from '../../blocks/record/RecordList/everyCursor.ts'
import type { RecordFilterState } from '../../blocks/record/RecordList/useRecordFilter.ts'
import { useFileName } from '../../blocks/record/RecordList/useFileName.ts'
import { useMerchant } from '../../merchant/MerchantProvider.tsx'
import { pathTo } from '../../paths.ts'
import { UnknownMember } from '../UnknownMember.tsx'
import { useTeamPages } from '../useTeamPages.ts'
import { TeamFigureRowsView } from './TeamFigureRowsView.tsx'
import { PNL_REST, type PnlFilter } from './pnlFilter.ts'

/** The rows behind a number of a team's profit and loss. */
export function TeamFigureRows({ figure, range, period, filters }: RecordFilterState<PnlFilter> & { figure: TeamFigure }) {
  const { chosen, onChoose } = filters
  const { dates } = period
  const client = useClient()
  const { merchant } = useMerchant()
  const fileName = useFileName()
  const product = figure === 'bets' ? chosen.product : ''
  const scope = TeamScope.options.find((one) => one === chosen.scope) ?? 'team'
  const filter = { ...range, figure, scope, ...(chosen.member && { memberId: chosen.member }), ...(product && { gameType: product }) }
  const rows = useInfiniteQuery(teamProfitLossRowsQuery(client, filter))
  const { list, path } = useTeamPages(period, rows)
  if (isMissing(rows.error)) return <UnknownMember href={pathTo('teamProfitLoss')} />
  return (
    <TeamFigureRowsView
      list={list}
      team={{
        path,
        scope,
        hrefOf: ({ memberId }) => pathTo('teamProfitLoss', { member: memberId, rows: figure, product, ...writeDates(dates, PNL_REST) }),
      }}
      figure={figure}
      product={product}
      products={merchant.categories}
      file={{
        name: fileName(range, figure),
        load: () => everyCursor((cursor) => getTeamProfitLossRows(client, { ...filter, cursor, pageSize: FILE_PAGE })),
      }}
      linesHref={pathTo('teamProfitLoss', { member: chosen.member, scope: chosen.scope, ...writeDates(dates, PNL_REST) })}
      onChoose={onChoose}
    />
  )
}
