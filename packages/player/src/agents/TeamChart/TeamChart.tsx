import { useState } from 'react'
import { useFormatter, useLocale, useTranslations } from 'use-intl'
import type { TeamDay } from '@platform/sdk/agents'
import { ButtonLink, Card, Chart, formatMoney, Select, type Loadable } from '@platform/ui'
import { LoadFailed } from '../../blocks/page/LoadFailed.tsx'
import { isSigned, kpiFacts } from '../KpiTiles/kpis.ts'
import { dayValues, type ChartMetric } from './chartMetrics.ts'
import { chart, chartDay } from '../agents.css.ts'

export interface TeamChartProps {
  /** Every day of the chart. */
  days: readonly string[]
  /** The days with data. */
  known: Loadable<readonly TeamDay[]>
  metrics: readonly ChartMetric[]
  symbol: string
  /** Link to the rows of a day's figure; undefined where they are not listed. */
  hrefOf: (metric: ChartMetric, day: string) => string | undefined
}

/** One figure of a team, day by day; the selected day links to the rows behind it. */
export function TeamChart({ days, known, metrics, symbol, hrefOf }: TeamChartProps) {
  const t = useTranslations('agents.chart')
  const names = useTranslations('agents.teamOverview.kpis')
  const format = useFormatter()
  const locale = useLocale()
  const [selection, setSelection] = useState<ChartMetric>()
  if (known.state === 'error') return <LoadFailed retry={known.retry} />
  // The selected figure may no longer exist: a product has no deposits.
  const metric = metrics.find((one) => one === selection) ?? metrics[0]!
  const isMoney = kpiFacts[metric].unit === 'money'
  const of = new Map(known.state === 'ready' ? known.value.map((day) => [day.day, day]) : [])
  const formatDay = (day: string, style: '2-digit' | 'long') =>
    format.dateTime(new Date(`${day}T00:00:00Z`), { day: style === 'long' ? 'numeric' : style, month: style, timeZone: 'UTC' })
  const valueOf = (day: TeamDay | undefined) => (day ? dayValues[metric].of(day) : 0)
  const points = days.map((day) => ({
    day,
    label: formatDay(day, '2-digit'),
    name: formatDay(day, 'long'),
    value: valueOf(of.get(day)),
  }))
  return (
    <Card className={chart}>
      <Select
        label={t('metric')}
        value={metric}
        options={metrics.map((value) => ({ value, label: names(`${value}.name`) }))}
        onChange={(event) => setSelection(event.currentTarget.value as ChartMetric)}
      />
      <Chart
        title={isMoney ? t('moneyByDay', { figure: names(`${metric}.name`), symbol }) : t('byDay', { figure: names(`${metric}.name`) })}
        points={known.state === 'ready' ? points : undefined}
        signed={isSigned(metric)}
        format={(value) => (isMoney ? formatMoney(value, { symbol, locale, signed: isSigned(metric) }) : format.number(value))}
        formatShort={(value) => format.number(isMoney ? value / 100 : value, { notation: 'compact', maximumFractionDigits: 1 })}
        texts={{ table: t('table'), chart: t('chart'), point: t('day'), value: t('value') }}
        renderChosen={({ day }) => of.has(day) && <DayLink href={hrefOf(metric, day)} />}
      />
    </Card>
  )
}

function DayLink({ href }: { href: string | undefined }) {
  const t = useTranslations('agents.chart')
  if (href === undefined) return null
  return (
    <ButtonLink className={chartDay} tone="ghost" size="sm" href={href}>
      {t('seeDay')}
    </ButtonLink>
  )
}
