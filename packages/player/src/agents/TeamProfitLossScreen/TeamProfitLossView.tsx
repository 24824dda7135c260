import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { TeamBranch } from '@platform/sdk/agents'
import { lazySheet, SectionHeading, mapLoadable } from '@platform/ui'
import { ExportButton } from '../../blocks/record/RecordList/ExportButton.tsx'
import type { RecordFile } from '../../blocks/record/RecordList/RecordFile.ts'
import { RecordFilters } from '../../blocks/record/RecordList/RecordFilters.tsx'
import { RecordPages } from '../../blocks/record/RecordList/RecordPages.tsx'
import type { ChosenFilters } from '../../blocks/record/RecordList/useRecordFilter.ts'
import type { RecordPagesState } from '../../blocks/record/RecordList/useRecordPages.ts'
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

const RecordSheet = lazySheet(async () => (await import('../../blocks/record/RecordList/RecordSheet.tsx')).RecordSheet)

export interface TeamProfitLossViewProps {
  list: RecordPagesState<TeamBranch, PnlSums>
  asOf: AsOfProps
  team: Pick<TeamHeadProps, 'path' | 'scope'>
  filters: ChosenFilters<'scope' | 'product' | 'name'>
  products: readonly string[]
  /** Sums of the previous period of equal length. */
  previous: PnlSums | undefined
  /** Absent during a search by name. */
  chart: Omit<TeamChartProps, 'metrics' | 'symbol'> | undefined
  file: Omit<RecordFile<TeamBranch>, 'columns'>
  ways: LineWays
}

/** A team's profit and loss: sums with those of the previous period, days, and a line per direct member. Every number links to its rows. */
export function TeamProfitLossView(props: TeamProfitLossViewProps) {
  const { list, asOf, team, filters, products, previous, chart, file, ways } = props
  const { chosen, onChoose } = filters
  const { product, name } = chosen
  const { period, pages, paging, sums, symbol, onMore } = list
  const t = useTranslations('agents.teamProfitLoss')
  const texts = useLineTexts(symbol, product, ways)
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
      <TeamHead {...team} hrefOf={ways.hrefOf} onScope={(value) => onChoose({ scope: value === 'team' ? '' : value })} />
      <RecordFilters {...period} choices={[choice]} />
      <div className={css.block}>
        <KpiTiles names={names} values={values} symbol={symbol} hrefOf={(one) => ways.rowsHrefOf(one as PnlName)} />
      </div>
      <AsOf {...asOf} />
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
          filter={JSON.stringify([period.dates, team.scope, product, name])}
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
