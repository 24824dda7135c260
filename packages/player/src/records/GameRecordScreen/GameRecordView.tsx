import { lazy, Suspense, useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { ScrollTabs } from '@platform/ui'
import type { GameRecord } from '@platform/sdk/records'
import { GameTypeIcon } from '../../blocks/GameTypeIcon.tsx'
import type { Loadable } from '../../blocks/Loadable.ts'
import type { Paging } from '../../blocks/paging.ts'
import { PLATFORM_ZONE } from '../../blocks/periods.ts'
import { RecordList } from '../../blocks/RecordList/RecordList.tsx'
import type { GameCategory } from '../../merchant/defineMerchant.ts'
import { pathTo } from '../../paths.ts'
import type { RecordFilter } from '../recordFilter.ts'
import { zoneName } from '../zoneName.ts'
import { BetCard } from './BetCard.tsx'
import { type Totals, useStats } from './useStats.tsx'

const BetSheet = lazy(() => import('./BetSheet.tsx'))

export interface GameRecordViewProps {
  filter: RecordFilter
  products: readonly GameCategory[]
  records: Loadable<readonly GameRecord[]>
  /** Sums of the whole period. */
  totals: Loadable<Totals>
  paging: Paging
  /** Currency symbol of the wallet. */
  symbol: string
  vendorName: (code: string) => string
  onFilter: (filter: RecordFilter) => void
  onMore: () => void
}

/** The betting record: product, period, sums, bets, and the details of one of them. */
export function GameRecordView({ filter, products, records, totals, paging, symbol, vendorName, onFilter, onMore }: GameRecordViewProps) {
  const t = useTranslations()
  const locale = useLocale()
  const [bet, setBet] = useState<GameRecord>()
  const [open, setOpen] = useState(false)
  const { stats, count } = useStats(totals, symbol)
  const show = (record: GameRecord) => {
    setBet(record)
    setOpen(true)
  }
  const tabs = [
    { value: '' as const, label: t('records.allProducts') },
    ...products.map((value) => ({ value, label: t(`games.type.${value}`), icon: <GameTypeIcon type={value} size="sm" /> })),
  ]

  return (
    <>
      <RecordList
        filters={
          <ScrollTabs
            label={t('records.products')}
            tabs={tabs}
            value={filter.gameType}
            onChange={(gameType) => onFilter({ ...filter, gameType })}
          />
        }
        period={filter.period}
        onPeriod={(period) => onFilter({ ...filter, period })}
        zone={zoneName(PLATFORM_ZONE, locale)}
        summary={stats}
        statCount={count}
        records={records}
        keyOf={({ orderNo }) => orderNo}
        renderRecord={(record) => (
          <BetCard record={record} symbol={symbol} vendor={vendorName(record.vassalage)} onOpen={() => show(record)} />
        )}
        paging={paging}
        onMore={onMore}
        empty={{
          title: t('records.empty.title'),
          text: t('records.empty.text'),
          action: { label: t('records.empty.action'), href: pathTo('gameList', { gameType: products[0] ?? 'RNG' }) },
        }}
      />
      {bet && (
        <Suspense>
          <BetSheet record={bet} symbol={symbol} vendor={vendorName(bet.vassalage)} open={open} onOpenChange={setOpen} />
        </Suspense>
      )}
    </>
  )
}
