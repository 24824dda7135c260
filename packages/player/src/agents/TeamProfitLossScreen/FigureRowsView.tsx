import { useFormatter, useTranslations } from 'use-intl'
import type { TeamFigure, TeamFigureRow } from '@platform/sdk/agents'
import { SectionHeading, mapLoadable, type Loadable } from '@platform/ui'
import type { Paging } from '../../blocks/paging.ts'
import type { RecordFile } from '../../blocks/RecordList/RecordFile.ts'
import type { PeriodChipsProps } from '../../blocks/RecordList/PeriodChips.tsx'
import { RecordList } from '../../blocks/RecordList/RecordList.tsx'
import { type TeamRowSums, useTeamRowTexts } from '../../blocks/RecordList/useTeamRowTexts.tsx'
import { useViewTitle } from '../../blocks/viewTitle.ts'
import { TeamHead, type TeamHeadProps } from '../TeamHead/TeamHead.tsx'
import { useProductChoice } from '../useProductChoice.ts'
import * as css from './TeamProfitLossView.css.ts'

export interface FigureRowsViewProps extends PeriodChipsProps, Omit<TeamHeadProps, 'onScope'> {
  figure: TeamFigure
  /** '' = all. */
  product: string
  products: readonly string[]
  pages: Loadable<readonly (readonly TeamFigureRow[])[]>
  sums: Loadable<TeamRowSums>
  paging: Paging
  symbol: string
  file: Omit<RecordFile<TeamFigureRow>, 'columns'>
  /** Link back to the figures. */
  linesHref: string
  onChoose: (values: Partial<Record<'scope' | 'product', string>>) => void
  onMore: () => void
}

/** The rows behind a number of a team's profit and loss, with their sums, which equal that number. */
export function FigureRowsView(props: FigureRowsViewProps) {
  const { figure, product, products, path, hrefOf, scope, sums, symbol, file, linesHref, onChoose, ...list } = props
  const t = useTranslations('agents.pnl')
  useViewTitle(t(`rows.${figure}`))
  const texts = useTeamRowTexts(figure, symbol)
  const format = useFormatter()
  const choice = useProductChoice(products, product, (value) => onChoose({ product: value }))
  return (
    <RecordList
      {...list}
      {...texts}
      owner={JSON.stringify([scope, path.at(-1)])}
      tabs={
        <>
          <TeamHead path={path} hrefOf={hrefOf} scope={scope} onScope={(value) => onChoose({ scope: value === 'team' ? '' : value })} />
          <SectionHeading title={t(`rows.${figure}`)} more={{ label: t('seeLines'), href: linesHref }} className={css.heading} />
        </>
      }
      choices={figure === 'bets' ? [choice] : []}
      summary={mapLoadable(sums, ({ count, ...all }) => [...texts.sumsOf(all), { label: t('count'), value: format.number(count) }])}
      statCount={figure === 'bets' ? 5 : 2}
      keyOf={({ id }) => id}
      file={{ ...file, columns: texts.columns }}
      empty={{ title: t('noRows.title'), text: t('noRows.text'), action: { label: t('seeLines'), href: linesHref } }}
    />
  )
}
