import { useState } from 'react'
import { useFormatter, useLocale, useTranslations } from 'use-intl'
import type { ProfitLoss } from '@platform/sdk/records'
import { ButtonLink, Card, Chart, formatMoney, Segmented } from '@platform/ui'
import * as css from './ProfitLoss.css.ts'
import type { RowsHref } from './RowsHref.ts'

const METRICS = ['net', 'stake', 'payout'] as const
const FIELDS = { net: 'profit', stake: 'betAmount', payout: 'winAmount' } as const

interface DailyChartProps {
  /** Every day of the period. */
  days: readonly string[]
  /** The days with any activity. */
  known: ProfitLoss['days']
  symbol: string
  rowsHrefOf: RowsHref
}

/** One figure of each day. The chosen day links to its bets. */
export function DailyChart({ days, known, symbol, rowsHrefOf }: DailyChartProps) {
  const t = useTranslations('records.profitLoss')
  const format = useFormatter()
  const locale = useLocale()
  const [metric, setMetric] = useState<(typeof METRICS)[number]>('net')
  const of = new Map(known.map((day) => [day.day, day]))
  const formatDay = (day: string, style: 'short' | 'long') =>
    format.dateTime(new Date(`${day}T00:00:00Z`), { day: style === 'short' ? '2-digit' : 'numeric', month: style === 'short' ? '2-digit' : 'long', timeZone: 'UTC' }) // prettier-ignore
  const points = days.map((day) => ({
    day,
    label: formatDay(day, 'short'),
    name: formatDay(day, 'long'),
    value: of.get(day)?.[FIELDS[metric]] ?? 0,
  }))
  return (
    <Card className={css.stack}>
      <Segmented label={t('figure')} options={METRICS.map((value) => ({ value, label: t(value) }))} value={metric} onChange={setMetric} />
      <Chart
        title={`${t(metric)} · ${t('byDay', { symbol })}`}
        points={points}
        format={(minor) => formatMoney(minor, { symbol, locale, signed: metric === 'net' })}
        formatShort={(minor) => format.number(minor / 100, { notation: 'compact', maximumFractionDigits: 1 })}
        texts={{ table: t('table'), chart: t('chart'), point: t('day'), value: t('value') }}
        signed={metric === 'net'}
        renderChosen={({ day }) =>
          of.has(day) && (
            <ButtonLink className={css.flat} tone="ghost" size="sm" href={rowsHrefOf('bets', { day })}>
              {t('seeDay')}
            </ButtonLink>
          )
        }
      />
    </Card>
  )
}
