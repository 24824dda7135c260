import { lazySheet, type Loadable } from '@platform/ui'
import { type ReactNode, useState } from 'react'
import { useTranslations } from 'use-intl'
import { ExportButton } from './ExportButton.tsx'
import type { RecordFile } from './RecordFile.ts'
import { RecordFilters } from './RecordFilters.tsx'
import type { RecordChoice } from './FilterSheet.tsx'
import { RecordPages, type RecordPagesProps } from './RecordPages.tsx'
import type { RecordDetail } from './RecordSheet.tsx'
import type { RecordPagesState } from './useRecordPages.ts'
import { type Stat, Summary } from './Summary.tsx'
import * as css from './RecordList.css.ts'

const RecordSheet = lazySheet(async () => (await import('./RecordSheet.tsx')).RecordSheet)

/** The content of each record. */
export interface RecordRows<Item> extends Pick<RecordPagesProps<Item>, 'keyOf' | 'entryOf' | 'timeOf' | 'subtotalOf'> {
  /** The content of a record's sheet. */
  detailOf: (item: Item) => RecordDetail
}

export interface RecordListProps<Item> extends Pick<RecordPagesProps<Item>, 'empty'> {
  list: Omit<RecordPagesState<Item, unknown>, 'sums' | 'symbol'>
  rows: RecordRows<Item>
  /** Above the dates: tabs of the kind of record. */
  tabs?: ReactNode
  /** Below the sums: a search, a related record. */
  related?: ReactNode
  /** Whose records they are, where that can be chosen: a team, a member. */
  owner?: string
  /** All other filters, in a sheet. */
  choices?: readonly RecordChoice[]
  /** Sums of the complete period; `statCount` placeholders are shown while they load. */
  summary: Loadable<readonly Stat[]>
  statCount: number
  /** The content of the exported file. */
  file?: RecordFile<Item>
}

/** The list of every record screen: dates, filters, sums, an infinite list of cards, a record's details, a file, and the empty state. */
export function RecordList<Item>({
  list,
  rows,
  tabs,
  related,
  owner,
  choices = [],
  summary,
  statCount,
  empty,
  file,
}: RecordListProps<Item>) {
  const { period, pages, paging, onMore } = list
  const { detailOf, ...cards } = rows
  const t = useTranslations('records')
  const [shown, setShown] = useState<Item>()
  const [open, setOpen] = useState(false)
  const items = pages.state === 'ready' ? pages.value.flat() : []
  // A record that changes while its sheet is open is updated there.
  const current = shown && (items.find((item) => rows.keyOf(item) === rows.keyOf(shown)) ?? shown)
  const show = (item: Item) => {
    setShown(item)
    setOpen(true)
  }
  return (
    <div className={css.page}>
      {tabs}
      <RecordFilters {...period} choices={choices} />
      <Summary stats={summary} places={statCount} />
      {related}
      <div className={css.about}>
        <p className={css.zone}>{t('timeZone')}</p>
        {file?.beside}
        {file && items.length > 0 && <ExportButton {...file} />}
      </div>
      <RecordPages
        {...cards}
        pages={pages}
        paging={paging}
        filter={JSON.stringify([period.dates, owner, choices.map(({ value }) => value)])}
        empty={empty}
        onMore={onMore}
        onOpen={show}
      />
      {current && <RecordSheet detail={detailOf(current)} open={open} onOpenChange={setOpen} />}
    </div>
  )
}
