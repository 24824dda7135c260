import { Fragment, type ReactNode } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import { ButtonLink, Empty, ErrorState, ListEnd, Skeleton, type Loadable } from '@platform/ui'
import { PLATFORM_ZONE } from '../../../i18n/platformZone.ts'
import type { Paging } from '../paging.ts'
import { useAnnounceResults } from '../useAnnounceResults.ts'
import { PageSlot } from './PageSlot.tsx'
import { type Stat, Subtotal } from './Summary.tsx'
import * as css from './RecordList.css.ts'

/** The content of a record's row. */
export interface RecordEntry {
  title: ReactNode
  subtitle: ReactNode
  /** A signed `Money`, or nothing while the outcome is open. */
  amount?: ReactNode
  /** A `Tag`. */
  status?: ReactNode
}

export interface RecordPagesProps<Item> {
  /** The records, page by page. */
  pages: Loadable<readonly (readonly Item[])[]>
  paging: Paging
  /** Requests the next page, also after a failed one. A stable function. */
  onMore: () => void
  keyOf: (item: Item) => string
  /** Content of a record's row. */
  entryOf: (item: Item) => RecordEntry
  /** When it was, ms: records below one another of a day share its title. A stable order by that time. */
  timeOf?: ((item: Item) => number) | undefined
  /** Sums of one page, shown below each as soon as there are several. */
  subtotalOf?: (items: readonly Item[]) => readonly Stat[]
  empty: { title: string; text: string; action?: { label: string; href: string } }
}

interface ShownPagesProps<Item> extends RecordPagesProps<Item> {
  /** What the records were filtered by: a screen reader says what another filter has found, from the cache too. */
  filter: string
  onOpen: (item: Item) => void
}

/** The rows, or the empty or failed state. */
export function RecordPages<Item>({
  pages,
  paging,
  onMore,
  keyOf,
  entryOf,
  timeOf,
  subtotalOf,
  empty,
  filter,
  onOpen,
}: ShownPagesProps<Item>) {
  const t = useTranslations('records')
  const found = pages.state === 'ready' ? pages.value.flat().length : undefined
  useAnnounceResults(filter, found === undefined ? undefined : t(paging === 'end' ? 'found' : 'foundMore', { count: found }))
  if (pages.state === 'loading') {
    return (
      <div className={css.list} role="status" aria-busy="true" aria-label={t('loading')}>
        {Array.from({ length: 6 }, (_, index) => (
          <Skeleton key={index} className={css.recordPlace} />
        ))}
      </div>
    )
  }
  if (pages.state === 'error') return <ErrorState title={t('pageFailed')} onRetry={pages.retry} />
  const shown = onceEach(pages.value, keyOf)
  const count = shown.reduce((sum, page) => sum + page.length, 0)
  if (count === 0) return <NoRecords {...empty} />
  const several = shown.length > 1 || paging !== 'end'
  return (
    <>
      <div className={css.list}>
        {shown.map((page, index) => (
          <PageSlot key={index}>
            <RecordListItems items={page} last={shown[index - 1]?.at(-1)} {...{ keyOf, entryOf, timeOf, onOpen }} />
            {several && subtotalOf && <PageSubtotal page={index + 1} items={page} subtotalOf={subtotalOf} />}
          </PageSlot>
        ))}
      </div>
      <ListEnd count={count} paging={paging} onMore={onMore} texts={{ loading: t('loading'), failed: t('pageFailed'), end: t('end') }} />
    </>
  )
}

const DAY = { weekday: 'long', day: 'numeric', month: 'long', timeZone: PLATFORM_ZONE } as const

// Components, so that nothing is computed for pages that are not rendered.
function RecordListItems<Item>({
  items,
  last,
  keyOf,
  entryOf,
  timeOf,
  onOpen,
}: Pick<RecordPagesProps<Item>, 'keyOf' | 'entryOf' | 'timeOf'> & {
  items: readonly Item[]
  /** The one above: its day has a title already. */
  last: Item | undefined
  onOpen: (item: Item) => void
}) {
  const format = useFormatter()
  const dayOf = (item: Item | undefined) => (item && timeOf ? format.dateTime(timeOf(item), DAY) : '')
  const days: { name: string; items: Item[] }[] = []
  for (const item of items) {
    const name = dayOf(item)
    if (days.at(-1)?.name === name) days.at(-1)!.items.push(item)
    else days.push({ name, items: [item] })
  }
  return days.map((day, index) => (
    <Fragment key={index}>
      {day.name && (index > 0 || day.name !== dayOf(last)) && <h2 className={css.day}>{day.name}</h2>}
      <ul className={css.rowsOfDay}>
        {day.items.map((item) => (
          <RecordListItem key={keyOf(item)} {...entryOf(item)} level={timeOf ? 3 : 2} onOpen={() => onOpen(item)} />
        ))}
      </ul>
    </Fragment>
  ))
}

function PageSubtotal<Item>({
  page,
  items,
  subtotalOf,
}: {
  page: number
  items: readonly Item[]
  subtotalOf: (items: readonly Item[]) => readonly Stat[]
}) {
  return <Subtotal page={page} stats={subtotalOf(items)} />
}

function RecordListItem({ title, subtitle, amount, status, level, onOpen }: RecordEntry & { level: 2 | 3; onOpen: () => void }) {
  const Title = `h${level}` as const
  return (
    <li className={css.record}>
      <div className={css.words}>
        <Title className={css.recordTitle}>
          <button type="button" className={css.open} aria-haspopup="dialog" onClick={onOpen}>
            {title}
          </button>
        </Title>
        <p className={css.meta}>{subtitle}</p>
      </div>
      <div className={css.result}>
        {amount}
        {status}
      </div>
    </li>
  )
}

function NoRecords({ title, text, action }: RecordPagesProps<never>['empty']) {
  return (
    <Empty
      title={title}
      text={text}
      action={
        action && (
          <ButtonLink href={action.href} tone="secondary">
            {action.label}
          </ButtonLink>
        )
      }
    />
  )
}

/** The pages without rows of an earlier page: what was added since pushed those on to the next one. */
export function onceEach<Item>(pages: readonly (readonly Item[])[], keyOf: (item: Item) => string): readonly (readonly Item[])[] {
  const seen = new Set<string>()
  return pages.map((page) => page.filter((item) => !seen.has(keyOf(item)) && seen.add(keyOf(item))))
}
