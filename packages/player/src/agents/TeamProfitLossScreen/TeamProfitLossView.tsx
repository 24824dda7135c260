import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { TeamBranch, TeamPath } from '@platform/sdk/agents'
import { lazySheet, SectionHeading, type Loadable, mapLoadable } from '@platform/ui'
import type { Paging } from '../../blocks/paging.ts'
import { ExportButton } from '../../blocks/RecordList/ExportButton.tsx'
import type { RecordFile } from '../../blocks/RecordList/RecordFile.ts'
import type { PeriodChipsProps } from '../../blocks/RecordList/PeriodChips.tsx'
import { RecordFilters } from '../../blocks/RecordList/RecordFilters.tsx'
import { RecordPages } from '../../blocks/RecordList/RecordPages.tsx'
import { AsOf, type AsOfProps } from '../AsOf.tsx'
import { Definitions } from '../KpiTiles/Definitions.tsx'
import { KpiTiles } from '../KpiTiles/KpiTiles.tsx'
import { MemberSearch } from '../MemberSearch/MemberSearch.tsx'
import { TeamChart, type TeamChartProps } from '../TeamChart/TeamChart.tsx'
import { TeamHead, type TeamHeadProps } from '../TeamHead/TeamHead.tsx'
import { useProductChoice } from '../useProductChoice.ts'
import { pnlFigures, pnlNames, type PnlName, type PnlSums } from './pnlFigures.ts'
import { useLineTexts, type LineWays } from './useLineTexts.tsx'
import * as css from './TeamProfitLossView.css.ts'

const RecordSheet = lazySheet(async () => (await import('../../blocks/RecordList/RecordSheet.tsx')).RecordSheet)

export interface TeamProfitLossViewProps extends PeriodChipsProps, AsOfProps, LineWays, Omit<TeamHeadProps, 'onScope'> {
  /** '' = all. */
  product: string
  products: readonly string[]
  name: string
  path: readonly TeamPath[]
  pages: Loadable<readonly (readonly TeamBranch[])[]>
  paging: Paging
  sums: Loadable<PnlSums>
  /** Sums of the previous period of equal length. */
  previous: PnlSums | undefined
  /** Absent during a search by name. */
  chart: Omit<TeamChartProps, 'metrics' | 'symbol'> | undefined
  file: Omit<RecordFile<TeamBranch>, 'columns'>
  onChoose: (values: Partial<Record<'scope' | 'product' | 'name', string>>) => void
  onMore: () => void
}

/** A team's profit and loss: sums with those of the previous period, days, and a line per direct member. Every number links to its rows. */
export function TeamProfitLossView(props: TeamProfitLossViewProps) {
  const { dates, today, onDates, isClosed, at, product, products, name, sums, previous, chart, symbol, file, onChoose } = props
  const { path, hrefOf, scope, rowsHrefOf, pages, paging, onMore } = props
  const t = useTranslations('agents.pnl')
  const texts = useLineTexts(props, product)
  const choice = useProductChoice(products, product, (value) => onChoose({ product: value }))
  const names = pnlNames(product)
  const values = mapLoadable(sums, (all) =>
    Object.fromEntries(names.map((one) => [one, { now: pnlFigures[one].of(all), before: previous && pnlFigures[one].of(previous) }])),
  )
  const [shown, setShown] = useState<TeamBranch>()
  const [open, setOpen] = useState(false)
  const show = (line: TeamBranch) => {
    setShown(line)
    setOpen(true)
  }
  return (
    <div className={css.page}>
      <TeamHead path={path} hrefOf={hrefOf} scope={scope} onScope={(value) => onChoose({ scope: value === 'team' ? '' : value })} />
      <RecordFilters dates={dates} today={today} onDates={onDates} choices={[choice]} />
      <AsOf isClosed={isClosed} at={at} />
      <div className={css.block}>
        <KpiTiles names={names} values={values} symbol={symbol} hrefOf={(one) => rowsHrefOf(one as PnlName)} />
      </div>
      <div className={css.tools}>
        <Definitions names={names} />
        {pages.state === 'ready' && pages.value.flat().length > 0 && <ExportButton {...file} columns={texts.columns} />}
      </div>
      {chart && (
        <div className={css.block}>
          <TeamChart {...chart} symbol={symbol} metrics={names} />
        </div>
      )}
      <section aria-labelledby="pnl-lines" className={css.lines}>
        <SectionHeading id="pnl-lines" title={t('lines')} className={css.heading} />
        <MemberSearch name={name} onSearch={(value) => onChoose({ name: value })} />
        <RecordPages
          pages={pages}
          paging={paging}
          filter={JSON.stringify([dates, scope, product, name])}
          onMore={onMore}
          keyOf={({ memberId }) => memberId}
          entryOf={texts.entryOf}
          subtotalOf={texts.subtotalOf}
          empty={{ title: t('empty.title'), text: t('empty.text') }}
          onOpen={show}
        />
      </section>
      {shown && <RecordSheet detail={texts.detailOf(shown)} open={open} onOpenChange={setOpen} />}
    </div>
  )
}
