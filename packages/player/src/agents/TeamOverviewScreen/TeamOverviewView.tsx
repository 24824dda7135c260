import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { TeamActivity } from '@platform/sdk/agents'
import { Badge, Button, Card, InfoIcon, lazySheet, ListItem, SectionHeading, TeamIcon } from '@platform/ui'
import type { Loadable } from '../../blocks/Loadable.ts'
import { ExportButton } from '../../blocks/RecordList/ExportButton.tsx'
import { PeriodChips, type PeriodChipsProps } from '../../blocks/RecordList/PeriodChips.tsx'
import { useMoment } from '../../i18n/useMoment.ts'
import { TeamHead, type TeamHeadProps } from '../TeamHead/TeamHead.tsx'
import { KpiTiles } from './KpiTiles.tsx'
import { kpiFacts, kpiGroups, segments, type KpiGroup, type KpiName, type KpiValue } from './kpis.ts'
import type { KpiValues } from './useKpis.ts'
import * as css from './TeamOverviewView.css.ts'

const KpiDefinitions = lazySheet(async () => (await import('./KpiDefinitions.tsx')).KpiDefinitions)
const groupNames = Object.keys(kpiGroups) as KpiGroup[]

export interface TeamOverviewViewProps extends PeriodChipsProps, TeamHeadProps {
  /** The last day of the period is over: its figures stay. */
  isClosed: boolean
  groups: Record<KpiGroup, Loadable<KpiValues>>
  /** When they were counted, in ms. */
  at: number | undefined
  symbol: string
  fileName: string
  /** The members behind a figure; undefined where this site does not list them. */
  membersHref: (filter: { activity?: TeamActivity; kind?: 'agent' }) => string | undefined
}

/** The team overview: whose team, period, its key figures with those of the period before, and groups of members to look after. */
export function TeamOverviewView(props: TeamOverviewViewProps) {
  const { dates, today, onDates, isClosed, groups, at, symbol, fileName, membersHref, ...head } = props
  const t = useTranslations('agents.overview')
  const filters = useTranslations('agents.team')
  const moment = useMoment()
  const [defining, setDefining] = useState<boolean>()
  return (
    <div className={css.page}>
      <TeamHead {...head} />
      <PeriodChips dates={dates} today={today} onDates={onDates} />
      <div className={css.about}>
        <Badge tone={isClosed ? 'neutral' : 'brand'}>{t(isClosed ? 'closed' : 'running')}</Badge>
        <span>{at !== undefined && t('asOf', { time: moment(at) })}</span>
      </div>
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
        <Button tone="ghost" size="sm" onClick={() => setDefining(true)}>
          <InfoIcon size="sm" />
          {t('definitions')}
        </Button>
        <Export groups={groups} name={fileName} />
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
      {defining !== undefined && <KpiDefinitions open={defining} onOpenChange={setDefining} />}
    </div>
  )
}

const rowsOf = (name: KpiName) => {
  const { activity, kind } = kpiFacts[name]
  return { ...(activity && { activity }), ...(kind && { kind }) }
}

/** Every figure with the one before, as a file; there is none before all groups are here. */
function Export({ groups, name }: Pick<TeamOverviewViewProps, 'groups'> & { name: string }) {
  const t = useTranslations('agents.overview')
  const all = Object.values(groups)
  if (!all.every(({ state }) => state === 'ready')) return null
  const rows = all.flatMap((group) => (group.state === 'ready' ? (Object.entries(group.value) as [KpiName, KpiValue][]) : []))
  const cell = (kpi: KpiName, value: number | undefined) =>
    value === undefined ? '' : kpiFacts[kpi].unit === 'money' ? value / 100 : value
  return (
    <ExportButton
      name={name}
      load={() => Promise.resolve({ items: rows, complete: true })}
      columns={[
        { title: t('figure'), cell: ([kpi]) => t(`kpis.${kpi}.name`) },
        { title: t('value'), cell: ([kpi, { now }]) => cell(kpi, now) },
        { title: t('previous'), cell: ([kpi, { before }]) => cell(kpi, before) },
      ]}
    />
  )
}
