import { useFormatter, useTranslations } from 'use-intl'
import type { TeamFigure, TeamFigureRow } from '@platform/sdk/agents'
import { SectionHeading, mapLoadable } from '@platform/ui'
import type { RecordFile } from '../../blocks/record/RecordList/RecordFile.ts'
import { RecordList } from '../../blocks/record/RecordList/RecordList.tsx'
import { type TeamRowSums, useTeamRowTexts } from '../../blocks/record/RecordList/useTeamRowTexts.tsx'
import type { RecordPagesState } from '../../blocks/record/RecordList/useRecordPages.ts'
import { useViewTitle } from '../../blocks/page/viewTitle.ts'
import { TeamHead, type TeamHeadProps } from '../TeamHead/TeamHead.tsx'
import { useProductChoice } from '../useProductChoice.ts'
import * as css from './TeamProfitLossView.css.ts'

export interface TeamFigureRowsViewProps {
  list: RecordPagesState<TeamFigureRow, TeamRowSums>
  team: Omit<TeamHeadProps, 'onScope'>
  figure: TeamFigure
  /** '' = all. */
  product: string
  products: readonly string[]
  file: Omit<RecordFile<TeamFigureRow>, 'columns'>
  /** Link back to the figures. */
  linesHref: string
  onChoose: (values: Partial<Record<'scope' | 'product', string>>) => void
}

/** The rows behind a number of a team's profit and loss, with their sums, which equal that number. */
export function TeamFigureRowsView({ list, team, figure, product, products, file, linesHref, onChoose }: TeamFigureRowsViewProps) {
  const t = useTranslations('agents.teamProfitLoss')
  useViewTitle(t(`rows.${figure}`))
  const { columns, sumsOf, ...rows } = useTeamRowTexts(figure, list.symbol)
  const format = useFormatter()
  const choice = useProductChoice(products, product, (value) => onChoose({ product: value }))
  return (
    <RecordList
      list={list}
      rows={{ ...rows, keyOf: ({ id }) => id }}
      owner={JSON.stringify([team.scope, team.path.at(-1)])}
      tabs={
        <>
          <TeamHead {...team} onScope={(value) => onChoose({ scope: value === 'team' ? '' : value })} />
          <SectionHeading title={t(`rows.${figure}`)} more={{ label: t('seeLines'), href: linesHref }} className={css.heading} />
        </>
      }
      choices={figure === 'bets' ? [choice] : []}
      summary={mapLoadable(list.sums, ({ count, ...all }) => [...sumsOf(all), { label: t('count'), value: format.number(count) }])}
      statCount={figure === 'bets' ? 5 : 2}
      file={{ ...file, columns }}
      empty={{ title: t('noRows.title'), text: t('noRows.text'), action: { label: t('seeLines'), href: linesHref } }}
    />
  )
}
