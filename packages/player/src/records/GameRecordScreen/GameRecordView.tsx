import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { ListItem, LotteryIcon, ScrollTabs, mapLoadable } from '@platform/ui'
import type { GameRecord } from '@platform/sdk/records'
import { GameTypeIcon } from '../../blocks/game/GameTypeIcon.tsx'
import type { RecordFile } from '../../blocks/record/RecordList/RecordFile.ts'
import { RecordList } from '../../blocks/record/RecordList/RecordList.tsx'
import type { GameCategory } from '../../merchant/GameCategory.ts'
import { pathTo } from '../../paths.ts'
import { BET_STATES } from '../../blocks/record/RecordList/tones.ts'
import { useDateTypeChoice } from '../../blocks/record/RecordList/useDateTypeChoice.ts'
import { useBetTexts } from '../../blocks/record/RecordList/useBetTexts.tsx'
import { STAT_COUNT, type Totals, useStats } from '../../blocks/record/RecordList/useStats.tsx'
import type { ChosenFilters } from '../../blocks/record/RecordList/useRecordFilter.ts'
import type { RecordPagesState } from '../../blocks/record/RecordList/useRecordPages.ts'
import { useViewTitle } from '../../blocks/page/viewTitle.ts'

/** The filters of the betting record besides its dates; '' = all. */
export type BetFilter = 'gameType' | 'vassalage' | 'status' | 'dateType'

export interface GameRecordViewProps {
  list: RecordPagesState<GameRecord, Totals | undefined>
  filters: ChosenFilters<BetFilter>
  products: readonly GameCategory[]
  /** Vendors of the chosen product. */
  vendors: readonly { code: string; name: string }[]
  vendorName: (code: string) => string
  file?: Omit<RecordFile<GameRecord>, 'columns'>
  /** The record with the numbers of lottery bets; only while a lottery is the product. */
  lotteryHref?: string
  /** Link to support about a bet. */
  askLinkOf: (bet: GameRecord) => string | undefined
  /** Button that shows a round again. */
  replayOf?: (bet: GameRecord) => ReactNode
}

/** The betting record: filters by product, period, vendor and status, sums, bets and the details of each. Spec 7.4. */
export function GameRecordView({
  list,
  filters,
  products,
  vendors,
  vendorName,
  file,
  lotteryHref,
  askLinkOf,
  replayOf,
}: GameRecordViewProps) {
  const { chosen, onChoose } = filters
  const t = useTranslations()
  const stats = useStats(list.symbol)
  const dateType = useDateTypeChoice()
  const { columns, ...texts } = useBetTexts(list.symbol, { vendorName, askLinkOf, replayOf, bySettlement: chosen.dateType === 'settle' })
  const tabs = [
    { value: '' as const, label: t('records.allProducts') },
    ...products.map((value) => ({ value, label: t(`games.type.${value}`), icon: <GameTypeIcon type={value} size="sm" /> })),
  ]
  const product = products.find((each) => each === chosen.gameType) ?? ''
  useViewTitle(product && t(`games.type.${product}`))

  return (
    <RecordList
      list={list}
      rows={{ ...texts, keyOf: ({ orderNo }) => orderNo, subtotalOf: stats.subtotal }}
      // Another product resets the vendor.
      tabs={
        <ScrollTabs
          label={t('records.products')}
          tabs={tabs}
          value={product}
          onChange={(gameType) => onChoose({ gameType, vassalage: '' })}
        />
      }
      related={
        lotteryHref && <ListItem icon={<LotteryIcon />} title={t('lottery.myBets')} text={t('lottery.myBetsText')} href={lotteryHref} />
      }
      choices={[
        {
          label: t('records.statusLabel'),
          value: chosen.status,
          options: BET_STATES.map((value) => ({ value, label: t(`records.status.${value}`) })),
          onChoose: (value) => onChoose({ status: value }),
        },
        {
          label: t('records.vendor'),
          value: chosen.vassalage,
          options: vendors.map(({ code, name }) => ({ value: code, label: name })),
          onChoose: (value) => onChoose({ vassalage: value }),
        },
        dateType(chosen.dateType, (value) => onChoose({ dateType: value })),
      ]}
      summary={mapLoadable(list.sums, (value) => (value ? stats.totals(value) : []))}
      statCount={STAT_COUNT}
      file={file && { ...file, columns }}
      empty={{
        title: t('records.empty.title'),
        text: t('records.empty.text'),
        action: { label: t('records.empty.action'), href: pathTo('gameList', { gameType: products[0] ?? 'RNG' }) },
      }}
    />
  )
}
