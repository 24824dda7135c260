import { useTranslations } from 'use-intl'
import type { TeamActivity } from '@platform/sdk/agents'
import { Card, formatMoney, ListItem, SectionHeading, TeamIcon, useUiLabels, type Loadable } from '@platform/ui'
import { onePart, type RecordFile } from '../../blocks/record/RecordList/RecordFile.ts'
import { ExportButton } from '../../blocks/record/RecordList/ExportButton.tsx'
import type { PeriodChipsProps } from '../../blocks/record/RecordList/PeriodChips.tsx'
import { RecordFilters } from '../../blocks/record/RecordList/RecordFilters.tsx'
import { useAnnounceResults } from '../../blocks/record/useAnnounceResults.ts'
import { TeamHead, type TeamHeadProps } from '../TeamHead/TeamHead.tsx'
import { AsOf, type AsOfProps } from '../AsOf.tsx'
import { KpiTiles } from '../KpiTiles/KpiTiles.tsx'
import { kpiFacts, kpiGroups, segments, type KpiGroup, type KpiName, type KpiValue, type KpiValues } from '../KpiTiles/kpis.ts'
import { Definitions } from '../KpiTiles/Definitions.tsx'
import { chartMetrics } from '../TeamChart/chartMetrics.ts'
import { TeamChart, type TeamChartProps } from '../TeamChart/TeamChart.tsx'
import * as css from './TeamOverviewView.css.ts'
import { amountCell } from '../../blocks/record/RecordList/csvOf.ts'

const groupNames = Object.keys(kpiGroups) as KpiGroup[]
const kpiNames = Object.keys(kpiFacts) as KpiName[]

export interface TeamOverviewViewProps {
  period: PeriodChipsProps
  team: TeamHeadProps
  asOf: AsOfProps
  groups: Record<KpiGroup, Loadable<KpiValues>>
  /** The figures day by day. */
  chart: Omit<TeamChartProps, 'metrics' | 'symbol'>
  symbol: string
  fileName: string
  /** Link to the members behind a figure; undefined where this site does not list them. */
  membersHref: (filter: { activity?: TeamActivity; kind?: 'agent' }) => string | undefined
}

/** The team overview: team, period, key figures with those of the previous period, and groups of members that need attention. */
export function TeamOverviewView({ period, team, asOf, groups, chart, symbol, fileName, membersHref }: TeamOverviewViewProps) {
  const t = useTranslations('agents.teamOverview')
  const filters = useTranslations('agents.team')
  const { locale } = useUiLabels()
  const file = useKpiFile(groups)
  const profit = groups.bets.state === 'ready' ? (groups.bets.value.profit?.now ?? 0) : undefined
  useAnnounceResults(
    JSON.stringify([period.dates, team.scope]),
    profit === undefined ? undefined : `${t('kpis.profit.name')}: ${formatMoney(profit, { symbol, locale, signed: true })}`,
  )
  return (
    <div className={css.page}>
      <TeamHead {...team} />
      <RecordFilters {...period} choices={[]} />
      <AsOf {...asOf} />
      {groupNames.map((name) => (
        <section key={name} aria-labelledby={`kpis-${name}`} className={css.group}>
          <SectionHeading id={`kpis-${name}`} title={t(`groups.${name}`)} />
          <KpiTiles
            names={Object.keys(kpiGroups[name]) as KpiName[]}
            values={groups[name]}
            symbol={symbol}
            hrefOf={(kpi) => membersHref(rowsOf(kpi))}
          />
        </section>
      ))}
      <div className={css.tools}>
        <Definitions names={kpiNames} />
        {file && <ExportButton name={fileName} {...file} />}
      </div>
      <div className={css.group}>
        <TeamChart {...chart} symbol={symbol} metrics={chartMetrics} />
      </div>
      <section aria-labelledby="kpis-segments" className={css.group}>
        <SectionHeading id="kpis-segments" title={t('segments')} />
        <Card flush>
          <ul>
            {segments.map((activity) => (
              <li key={activity}>
                <ListItem icon={<TeamIcon />} title={filters(`options.${activity}`)} href={membersHref({ activity })} />
              </li>
            ))}
          </ul>
        </Card>
      </section>
    </div>
  )
}

const rowsOf = (name: KpiName) => {
  const { activity, kind } = kpiFacts[name]
  return { ...(activity && { activity }), ...(kind && { kind }) }
}

/** A file of every figure with its previous value; undefined until all groups are loaded. */
function useKpiFile(groups: TeamOverviewViewProps['groups']): Omit<RecordFile<[KpiName, KpiValue]>, 'name'> | undefined {
  const t = useTranslations('agents.teamOverview')
  const all = Object.values(groups)
  if (!all.every(({ state }) => state === 'ready')) return undefined
  const rows = all.flatMap((group) => (group.state === 'ready' ? (Object.entries(group.value) as [KpiName, KpiValue][]) : []))
  const cell = (kpi: KpiName, value: number | undefined) =>
    value === undefined ? '' : kpiFacts[kpi].unit === 'money' ? amountCell(value) : value
  return {
    load: () => onePart(rows),
    columns: [
      { title: t('figure'), cell: ([kpi]) => t(`kpis.${kpi}.name`) },
      { title: t('value'), cell: ([kpi, { now }]) => cell(kpi, now) },
      { title: t('previous'), cell: ([kpi, { before }]) => cell(kpi, before) },
    ],
  }
}
