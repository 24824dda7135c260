import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { ButtonLink, Card, Empty, ErrorState, ListEnd, Skeleton } from '@platform/ui'
import type { Loadable } from '../Loadable.ts'
import type { Paging } from '../paging.ts'
import type { Period } from '../periods.ts'
import { PeriodChips } from './PeriodChips.tsx'
import * as css from './RecordList.css.ts'

/** One number of the summary strip; the first is the one that matters. */
export interface Stat {
  label: string
  value: ReactNode
}

export interface RecordListProps<Item> {
  period: Period
  onPeriod: (period: Period) => void
  /** Further filters, above the dates. */
  filters?: ReactNode
  /** Sums of the whole period; `statCount` places are kept for them while they load. */
  summary: Loadable<readonly Stat[]>
  statCount: number
  records: Loadable<readonly Item[]>
  keyOf: (item: Item) => string
  renderRecord: (item: Item) => ReactNode
  paging: Paging
  onMore: () => void
  empty: { title: string; text: string; action?: { label: string; href: string } }
  /** Name of the time zone that days and times are told in. */
  zone: string
}

/** The list of every record screen: dates, sums, cards that go on for ever, and what to show when there are none. */
export function RecordList<Item>({ period, onPeriod, filters, zone, summary, statCount, ...list }: RecordListProps<Item>) {
  const t = useTranslations('records')
  return (
    <div className={css.page}>
      {filters}
      <PeriodChips period={period} onPeriod={onPeriod} />
      <Summary summary={summary} statCount={statCount} />
      <p className={css.zone}>{t('timeZone', { zone })}</p>
      <Records {...list} />
    </div>
  )
}

function Summary({ summary, statCount }: Pick<RecordListProps<never>, 'summary' | 'statCount'>) {
  const t = useTranslations('records')
  const stats = summary.state === 'ready' ? summary.value : Array.from({ length: statCount }, () => undefined)
  return (
    <Card className={css.summary} role="region" aria-label={t('summary')} aria-busy={summary.state === 'loading'}>
      <dl className={css.stats}>
        {stats.map((stat, index) => (
          <div key={stat?.label ?? index} className={css.stat}>
            <dt className={css.label}>{stat?.label ?? <Skeleton className={css.labelPlace} />}</dt>
            <dd className={css.value}>{stat?.value ?? (summary.state === 'error' ? '–' : <Skeleton className={css.valuePlace} />)}</dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}

type ListProps<Item> = Pick<RecordListProps<Item>, 'records' | 'keyOf' | 'renderRecord' | 'paging' | 'onMore' | 'empty'>

function Records<Item>({ records, keyOf, renderRecord, paging, onMore, empty }: ListProps<Item>) {
  const t = useTranslations('records')
  if (records.state === 'loading') {
    return (
      <div className={css.list} role="status" aria-label={t('loading')}>
        {Array.from({ length: 6 }, (_, index) => (
          <Skeleton key={index} shape="card" className={css.record} />
        ))}
      </div>
    )
  }
  if (records.state === 'error') return <ErrorState title={t('pageFailed')} onRetry={records.retry} />
  if (records.value.length === 0) {
    return (
      <Empty
        title={empty.title}
        text={empty.text}
        action={
          empty.action && (
            <ButtonLink href={empty.action.href} tone="secondary">
              {empty.action.label}
            </ButtonLink>
          )
        }
      />
    )
  }
  return (
    <>
      <ul className={css.list}>
        {records.value.map((item) => (
          <li key={keyOf(item)} className={css.record}>
            {renderRecord(item)}
          </li>
        ))}
      </ul>
      <ListEnd
        count={records.value.length}
        paging={paging}
        onMore={onMore}
        texts={{ loading: t('loading'), failed: t('pageFailed'), end: t('end') }}
      />
    </>
  )
}
