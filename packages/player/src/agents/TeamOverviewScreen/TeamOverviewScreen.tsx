import { useQuery } from '@tanstack/react-query'
import { TeamScope } from '@platform/sdk/agents'
import { downlineQuery, teamDaysQuery } from '@platform/sdk/query/agents'
import { useClient } from '@platform/sdk/react'
import { loadable } from '@platform/ui'
import { daysBetween } from '../../blocks/record/daysBetween.ts'
import { isMissing } from '../../blocks/page/isMissing.ts'
import { writeDates } from '../../blocks/record/RecordList/dateChoice.ts'
import { useRecordFilter } from '../../blocks/record/RecordList/useRecordFilter.ts'
import { useFileName } from '../../blocks/record/RecordList/useFileName.ts'
import { pathTo } from '../../paths.ts'
import { useLinkTo } from '../../session/useViewer.ts'
import { useCurrencySymbol } from '../../session/useCurrencySymbol.ts'
import { kpiFacts } from '../KpiTiles/kpis.ts'
import { chartDays } from '../TeamChart/chartDays.ts'
import { isPnlName, pnlFigures } from '../TeamProfitLossScreen/pnlFigures.ts'
import { teamFilters } from '../teamFilters.ts'
import { UnknownMember } from '../UnknownMember.tsx'
import { TeamOverviewView } from './TeamOverviewView.tsx'
import { useKpis } from './useKpis.ts'

/** `/m/agent/team/overview`: the team's key figures and chart. Spec 2.1, 7.5. */
export function TeamOverviewScreen() {
  const client = useClient()
  const fileName = useFileName()
  const linkTo = useLinkTo()
  const { range, period, filters } = useRecordFilter<keyof typeof teamFilters>(teamFilters)
  const { chosen, onChoose } = filters
  const { dates, today } = period
  const member = chosen.member === '' ? {} : { member: chosen.member }
  const scope = TeamScope.options.find((one) => one === chosen.scope) ?? 'team'
  const symbol = useCurrencySymbol()
  const whose = { scope, ...(chosen.member && { memberId: chosen.member }) }
  const { groups, at } = useKpis({ ...range, ...whose }, symbol)
  const span = chartDays(range)
  const daily = useQuery(teamDaysQuery(client, { ...span, ...whose }))
  const line = useQuery({ ...downlineQuery(client, chosen.member), enabled: chosen.member !== '' })
  if (isMissing(line.error)) return <UnknownMember href={pathTo('teamOverview')} />
  return (
    <TeamOverviewView
      period={period}
      asOf={{ isClosed: range.endDate < today, at }}
      team={{
        path: line.data?.path ?? [],
        hrefOf: ({ memberId }) => pathTo('teamOverview', { member: memberId, ...writeDates(dates) }),
        scope,
        onScope: (value) => onChoose({ scope: value === 'team' ? '' : value }),
      }}
      groups={groups}
      chart={{
        days: daysBetween(span),
        known: loadable({ ...daily, data: symbol === undefined ? undefined : daily.data }, ({ content }) => content),
        hrefOf: (metric, day) => {
          const whichDay = { ...member, scope, from: day, to: day }
          // Amounts link to their rows, where this site lists them; numbers of people link to members.
          const rows = isPnlName(metric) ? linkTo('teamProfitLoss', { ...whichDay, rows: pnlFigures[metric].rows }) : undefined
          return rows ?? linkTo('teamManagement', { ...whichDay, activity: kpiFacts[metric].activity })
        },
      }}
      symbol={symbol ?? ''}
      fileName={fileName(range)}
      membersHref={(filter) => linkTo('teamManagement', { ...member, scope, ...filter, ...writeDates(dates) })}
    />
  )
}
