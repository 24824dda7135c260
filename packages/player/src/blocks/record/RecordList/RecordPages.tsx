import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { ButtonLink, Empty, ErrorState, ListEnd, RecordCard, Skeleton, type Loadable } from '@platform/ui'
import type { Paging } from '../paging.ts'
import { useAnnounceResults } from '../useAnnounceResults.ts'
import { PageSlot } from './PageSlot.tsx'
import { type Stat, Subtotal } from './Summary.tsx'
import * as css from './RecordList.css.ts'

/** The content of a record's card. */
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
  /** Content of a record's card. */
  entryOf: (item: Item) => RecordEntry
  /** Sums of one page, shown below each as soon as there are several. */
  subtotalOf?: (items: readonly Item[]) => readonly Stat[]
  empty: { title: string; text: string; action?: { label: string; href: string } }
}

interface ShownPagesProps<Item> extends RecordPagesProps<Item> {
  /** What the records were filtered by: a screen reader says what another filter has found, from the cache too. */
  filter: string
  onOpen: (item: Item) => void
}

/** The cards, or the empty or failed state. */
export function RecordPages<Item>({ pages, paging, onMore, keyOf, entryOf, subtotalOf, empty, filter, onOpen }: ShownPagesProps<Item>) {
  const t = useTranslations('records')
  const found = pages.state === 'ready' ? pages.value.flat().length : undefined
  useAnnounceResults(filter, found === undefined ? undefined : t(paging === 'end' ? 'found' : 'foundMore', { count: found }))
  if (pages.state === 'loading') {
    return (
      <div className={css.list} role="status" aria-busy="true" aria-label={t('loading')}>
        {Array.from({ length: 6 }, (_, index) => (
          <Skeleton key={index} shape="card" className={css.record} />
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
            <RecordListItems items={page} {...{ keyOf, entryOf, onOpen }} />
            {several && subtotalOf && <PageSubtotal page={index + 1} items={page} subtotalOf={subtotalOf} />}
          </PageSlot>
        ))}
      </div>
      <ListEnd count={count} paging={paging} onMore={onMore} texts={{ loading: t('loading'), failed: t('pageFailed'), end: t('end') }} />
    </>
  )
}

// Components, so that nothing is computed for pages that are not rendered.
function RecordListItems<Item>({
  items,
  keyOf,
  entryOf,
  onOpen,
}: Pick<RecordPagesProps<Item>, 'keyOf' | 'entryOf'> & { items: readonly Item[]; onOpen: (item: Item) => void }) {
  return (
    <ul className={css.cards}>
      {items.map((item) => (
        <RecordListItem key={keyOf(item)} {...entryOf(item)} onOpen={() => onOpen(item)} />
      ))}
    </ul>
  )
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

function RecordListItem({ title, onOpen, ...card }: RecordEntry & { onOpen: () => void }) {
  return (
    <li className={css.record}>
      <RecordCard
        {...card}
        title={
          <button type="button" className={css.open} aria-haspopup="dialog" onClick={onOpen}>
            {title}
          </button>
        }
      />
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
