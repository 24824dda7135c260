import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { Card, Skeleton, type Loadable } from '@platform/ui'
import * as css from './RecordList.css.ts'

/** One number of a summary; the first one is the most important. */
export interface Stat {
  label: string
  value: ReactNode
}

/** Sums of the complete period; `places` placeholders are shown while they load. If they failed, the list below shows the error. */
export function Summary({ stats, places }: { stats: Loadable<readonly Stat[]>; places: number }) {
  const t = useTranslations('records')
  if (stats.state === 'error') return null
  const shown = stats.state === 'ready' ? stats.value : Array.from({ length: places }, () => undefined)
  return (
    <Card className={css.summary} role="region" aria-label={t('totals')} aria-busy={stats.state === 'loading'}>
      <dl className={css.stats}>
        {shown.map((stat, index) => (
          <div key={stat?.label ?? index} className={css.stat}>
            <dt className={css.label}>{stat?.label ?? <Skeleton className={css.labelPlace} />}</dt>
            <dd className={css.value}>{stat?.value ?? <Skeleton className={css.valuePlace} />}</dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}

/** Sums of one page, in one line below it. */
export function Subtotal({ page, stats }: { page: number; stats: readonly Stat[] }) {
  const t = useTranslations('records')
  return (
    <div className={css.subtotal}>
      <span>{t('page', { page })}</span>
      <dl className={css.subtotalStats}>
        {stats.map(({ label, value }) => (
          <div key={label} className={css.subtotalStat}>
            <dt>{label}</dt>
            <dd className={css.subtotalValue}>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
