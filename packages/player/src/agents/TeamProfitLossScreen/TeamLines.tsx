import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { getTeamProfitLoss, TeamScope } from '@platform/sdk/agents'
import { teamDaysQuery, teamProfitLossQuery } from '@platform/sdk/query/agents'
import { useClient } from '@platform/sdk/react'
import { loadable } from '@platform/ui'
import { daysBetween } from '../../blocks/record/daysBetween.ts'
import { isMissing } from '../../blocks/page/isMissing.ts'
import { writeDates } from '../../blocks/record/RecordList/dateChoice.ts'
import { everyPage } from '../../blocks/record/RecordList/everyPage.ts'
import type { RecordFilterState } from '../../blocks/record/RecordList/useRecordFilter.ts'
import { useFileName } from '../../blocks/record/RecordList/useFileName.ts'
import { useMerchant } from '../../merchant/MerchantProvider.tsx'
import { pathTo } from '../../paths.ts'
import { useLinkTo } from '../../session/useViewer.ts'
import { chartDays } from '../TeamChart/chartDays.ts'
import { UnknownMember } from '../UnknownMember.tsx'
import { useTeamPages } from '../useTeamPages.ts'
import { isPnlName, pnlFigures } from './pnlFigures.ts'
import { PNL_REST, type PnlFilter } from './pnlFilter.ts'
import { TeamProfitLossView } from './TeamProfitLossView.tsx'

/** A team's profit and loss: sums, days, lines. */
export function TeamLines({ range, period, filters }: RecordFilterState<PnlFilter>) {
  const client = useClient()
  const { merchant } = useMerchant()
  const fileName = useFileName()
  const linkTo = useLinkTo()
  const { chosen } = filters
  const { dates, today } = period
  const { member, product, name } = chosen
  const scope = TeamScope.options.find((one) => one === chosen.scope) ?? 'team'
  const whose = { scope, ...(member && { memberId: member }), ...(product && { gameType: product }) }
  const filter = { ...range, ...whose, ...(name && { userName: name }) }
  const lines = useInfiniteQuery(teamProfitLossQuery(client, filter))
  const span = chartDays(range)
  const daily = useQuery({ ...teamDaysQuery(client, { ...span, ...whose }), enabled: name === '' })
  const { list, path, at } = useTeamPages(period, lines)
  const days = writeDates(dates, PNL_REST)
  if (isMissing(lines.error)) return <UnknownMember href={pathTo('teamProfitLoss')} />
  return (
    <TeamProfitLossView
      // Another team is another list: the open sheet closes.
      key={member}
      list={list}
      asOf={{ isClosed: range.endDate < today, at }}
      team={{ path, scope }}
      filters={filters}
      products={merchant.categories}
      previous={lines.data?.pages[0]?.previous}
      chart={
        name === ''
          ? {
              days: daysBetween(span),
              known: loadable({ ...daily, data: list.sums.state === 'loading' ? undefined : daily.data }, ({ content }) => content),
              hrefOf: (metric, day) =>
                isPnlName(metric)
                  ? pathTo('teamProfitLoss', { member, scope, product, rows: pnlFigures[metric].rows, from: day, to: day })
                  : undefined,
            }
          : undefined
      }
      file={{
        name: fileName(range),
        load: () => everyPage((pageNo) => getTeamProfitLoss(client, { ...filter, pageNo })),
      }}
      ways={{
        hrefOf: ({ memberId }) => pathTo('teamProfitLoss', { member: memberId, product, ...days }),
        rowsHrefOf: (figure, line) =>
          pathTo('teamProfitLoss', {
            member: line?.memberId ?? member,
            scope: line ? (line.branch ? 'team' : 'own') : scope,
            rows: pnlFigures[figure].rows,
            product,
            ...days,
          }),
        betsHrefOf: ({ memberId, branch }) =>
          linkTo('teamBetting', {
            member: memberId,
            scope: branch ? 'team' : 'own',
            gameType: product,
            dateType: 'settle',
            ...writeDates(dates),
          }),
      }}
    />
  )
}
