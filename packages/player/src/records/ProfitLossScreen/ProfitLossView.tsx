import { useTranslations } from 'use-intl'
import type { ProfitLoss } from '@platform/sdk/records'
import { ButtonLink, Empty, formatMoney, useUiLabels, type Loadable } from '@platform/ui'
import { LinesSkeleton } from '../../blocks/page/LinesSkeleton.tsx'
import { LoadFailed } from '../../blocks/page/LoadFailed.tsx'
import type { PeriodChipsProps } from '../../blocks/record/RecordList/PeriodChips.tsx'
import { ExportButton } from '../../blocks/record/RecordList/ExportButton.tsx'
import { RecordFilters } from '../../blocks/record/RecordList/RecordFilters.tsx'
import { useAnnounceResults } from '../../blocks/record/useAnnounceResults.ts'
import { DailyChart } from './DailyChart.tsx'
import { NetCard } from './NetCard.tsx'
import { OtherFigures } from './OtherFigures.tsx'
import { Products } from './Products.tsx'
import * as css from './ProfitLoss.css.ts'
import type { RowsHref } from './RowsHref.ts'
import { useDayFile } from './useDayFile.ts'

export interface ProfitLossViewProps {
  period: PeriodChipsProps
  /** Every day of the period. */
  days: readonly string[]
  figures: Loadable<ProfitLoss>
  symbol: string
  /** Whether the market allows bonuses, and whether the house pays cashback on bets. */
  house: { bonuses: boolean; cashback: boolean }
  /** Name of the file that the player may save, without extension. */
  fileName: string
  rowsHrefOf: RowsHref
  gamesHref: string
}

/** Profit and loss: the net with its formula, each day, each product, and the amounts besides bets. Every number links to its rows. */
export function ProfitLossView({ period, days, figures, symbol, house, fileName, rowsHrefOf, gamesHref }: ProfitLossViewProps) {
  const t = useTranslations('records')
  const { locale } = useUiLabels()
  const fileOf = useDayFile(house.bonuses)
  const resultOf = ({ days: known, total }: ProfitLoss) =>
    known.length === 0
      ? t('profitLoss.empty.title')
      : `${t('profitLoss.net')}: ${formatMoney(total.profit, { symbol, locale, signed: true })}`
  useAnnounceResults(JSON.stringify(period.dates), figures.state === 'ready' ? resultOf(figures.value) : undefined)
  const body = () => {
    if (figures.state === 'loading') return <LinesSkeleton />
    if (figures.state === 'error') return <LoadFailed retry={figures.retry} />
    const { products, days: known, total } = figures.value
    if (known.length === 0) {
      return (
        <Empty
          title={t('profitLoss.empty.title')}
          text={t('profitLoss.empty.text')}
          action={
            <ButtonLink href={gamesHref} tone="secondary">
              {t('profitLoss.empty.action')}
            </ButtonLink>
          }
        />
      )
    }
    const shared = { symbol, rowsHrefOf }
    const named = { ...house, cashback: house.cashback || total.rebate !== 0 }
    return (
      <>
        <NetCard {...shared} {...named} total={total} />
        <div className={css.about}>
          <p className={css.muted}>{t('timeZone')}</p>
          <ExportButton {...fileOf(fileName, known, named.cashback)} />
        </div>
        {days.length > 1 && <DailyChart {...shared} days={days} known={known} />}
        <Products {...shared} products={products} />
        <OtherFigures {...shared} {...named} total={total} />
        <p className={css.muted}>{t('profitLoss.rule')}</p>
      </>
    )
  }
  return (
    <div className={css.page}>
      <RecordFilters {...period} choices={[]} />
      <div className={css.body}>{body()}</div>
    </div>
  )
}
