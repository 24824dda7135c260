import { useState } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import type { TeamFigureRow } from '@platform/sdk/agents'
import type { ContractFigure } from '@platform/sdk/contracts'
import { ButtonLink, lazySheet, mapLoadable, type Loadable } from '@platform/ui'
import type { Paging } from '../../blocks/record/paging.ts'
import { RecordPages } from '../../blocks/record/RecordList/RecordPages.tsx'
import { Summary } from '../../blocks/record/RecordList/Summary.tsx'
import { type TeamRowSums, useTeamRowTexts } from '../../blocks/record/RecordList/useTeamRowTexts.tsx'
import { ViewHeading } from '../ViewHeading.tsx'
import * as css from '../Settlements/Settlements.css.ts'

const RecordSheet = lazySheet(async () => (await import('../../blocks/record/RecordList/RecordSheet.tsx')).RecordSheet)

export interface PeriodRowsViewProps {
  figure: ContractFigure
  sums: Loadable<TeamRowSums>
  pages: Loadable<readonly (readonly TeamFigureRow[])[]>
  paging: Paging
  /** Of `pages`: the period, the figure and whose it is. */
  filter: string
  onMore: () => void
  symbol: string
  /** Link back to the figures. */
  figuresHref: string
}

/** The rows behind a number of a period, with their sums, which equal that number. */
export function PeriodRowsView({ figure, sums, pages, paging, filter, onMore, symbol, figuresHref }: PeriodRowsViewProps) {
  const t = useTranslations('contracts.figures')
  const pnl = useTranslations('agents.teamProfitLoss')
  const format = useFormatter()
  const texts = useTeamRowTexts(figure, symbol)
  const [shown, show] = useState<TeamFigureRow>()
  const [open, setOpen] = useState(false)
  return (
    <div className={css.page}>
      <div className={css.head}>
        <ViewHeading>{pnl(`rows.${figure}`)}</ViewHeading>
        <ButtonLink size="sm" tone="ghost" href={figuresHref}>
          {t('seeFigures')}
        </ButtonLink>
      </div>
      <div className={css.pages}>
        <Summary
          places={figure === 'bets' ? 5 : 2}
          stats={mapLoadable(sums, ({ count, ...all }) => [...texts.sumsOf(all), { label: pnl('count'), value: format.number(count) }])}
        />
        <RecordPages
          pages={pages}
          paging={paging}
          filter={filter}
          onMore={onMore}
          keyOf={({ id }) => id}
          entryOf={texts.entryOf}
          empty={{ title: pnl('noRows.title'), text: t('noRows'), action: { label: t('seeFigures'), href: figuresHref } }}
          onOpen={(row) => {
            show(row)
            setOpen(true)
          }}
        />
      </div>
      {shown && <RecordSheet detail={texts.detailOf(shown)} open={open} onOpenChange={setOpen} />}
    </div>
  )
}
