import { useFormatter, useTranslations } from 'use-intl'
import type { TeamFigure, TeamFigureRow } from '@platform/sdk/agents'
import { Money, SectionHeading, Tag } from '@platform/ui'
import { mapLoadable, type Loadable } from '../../blocks/Loadable.ts'
import type { Paging } from '../../blocks/paging.ts'
import type { RecordFile } from '../../blocks/RecordList/RecordFile.ts'
import { NetAmount } from '../../blocks/RecordList/NetAmount.tsx'
import type { PeriodChipsProps } from '../../blocks/RecordList/PeriodChips.tsx'
import { RecordList } from '../../blocks/RecordList/RecordList.tsx'
import type { RecordDetail } from '../../blocks/RecordList/RecordSheet.tsx'
import { useMoment } from '../../i18n/useMoment.ts'
import { TeamHead, type TeamHeadProps } from '../TeamHead/TeamHead.tsx'
import { useProductChoice, useProductName } from '../useProductChoice.ts'
import * as css from './TeamProfitLossView.css.ts'

type Sums = Pick<TeamFigureRow, 'amount' | 'betAmount' | 'validBetAmount' | 'winAmount'> & { count: number }

export interface FigureRowsViewProps extends PeriodChipsProps, Omit<TeamHeadProps, 'onScope'> {
  figure: TeamFigure
  /** '' = all. */
  product: string
  products: readonly string[]
  pages: Loadable<readonly (readonly TeamFigureRow[])[]>
  sums: Loadable<Sums>
  paging: Paging
  symbol: string
  file: Omit<RecordFile<TeamFigureRow>, 'columns'>
  /** Back to the numbers. */
  linesHref: string
  onChoose: (values: Partial<Record<'scope' | 'product', string>>) => void
  onMore: () => void
}

/** The rows behind a number of a team's profit and loss, with their own sums: the same number. */
export function FigureRowsView(props: FigureRowsViewProps) {
  const { figure, product, products, path, hrefOf, scope, arrived, sums, symbol, file, linesHref, onChoose, ...list } = props
  const t = useTranslations('agents.pnl')
  const texts = useRowTexts(figure, symbol)
  const format = useFormatter()
  const choice = useProductChoice(products, product, (value) => onChoose({ product: value }))
  return (
    <RecordList
      {...list}
      {...texts}
      tabs={
        <>
          <TeamHead
            path={path}
            hrefOf={hrefOf}
            scope={scope}
            onScope={(value) => onChoose({ scope: value === 'team' ? '' : value })}
            arrived={arrived ?? false}
          />
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

/** How a row is shown: on its card, in its sheet, in a file; and the sums of several. */
function useRowTexts(figure: TeamFigure, symbol: string) {
  const t = useTranslations('agents.pnl')
  const team = useTranslations('agents.team')
  const names = useTranslations('agents.overview.kpis')
  const moment = useMoment()
  const format = useFormatter()
  // The list says the zone once for all.
  const short = (at: number) => format.dateTime(at, { dateStyle: 'short', timeStyle: 'short' }).replaceAll(' ', '\u00a0')
  const productName = useProductName()
  const isBets = figure === 'bets'
  const money = (minor: number) => <Money minor={minor} symbol={symbol} />
  const amount = ({ amount: minor }: Pick<Sums, 'amount'>) => (isBets ? <NetAmount minor={minor} symbol={symbol} /> : money(minor))
  const voided = <Tag tone="warning">{t('voided')}</Tag>
  const title = t(isBets ? 'net' : 'amount')
  const ofBets = [
    ['stake', 'betAmount'],
    ['validStake', 'validBetAmount'],
    ['payout', 'winAmount'],
  ] as const
  const sumsOf = (sums: Omit<Sums, 'count'>) => [
    { label: title, value: amount(sums) },
    ...(isBets ? ofBets.map(([name, field]) => ({ label: names(`${name}.name`), value: money(sums[field]) })) : []),
  ]
  const detailOf = (row: TeamFigureRow): RecordDetail => ({
    title: row.title,
    rows: [
      { label: team('userName'), value: row.userName },
      ...(row.voided ? [{ label: team('status'), value: voided }] : []),
      ...sumsOf(row),
      ...(isBets ? [{ label: t('product'), value: productName(row.gameType) }] : []),
      { label: t('time'), value: moment(row.time) },
    ],
    number: { label: t('number'), value: row.orderNo || row.id },
  })
  const cents = (label: string, field: keyof Omit<Sums, 'count'>) => ({
    title: label,
    cell: (row: TeamFigureRow) => row[field] / 100,
    sum: true as const,
  })
  const columns: RecordFile<TeamFigureRow>['columns'] = [
    { title: t('number'), cell: ({ orderNo, id }) => orderNo || id },
    { title: t('time'), cell: ({ time }) => moment(time) },
    { title: team('userName'), cell: ({ userName }) => userName },
    { title: t('title'), cell: (row) => row.title },
    ...(isBets ? ofBets.map(([name, field]) => cents(names(`${name}.name`), field)) : []),
    cents(title, 'amount'),
  ]
  return {
    columns,
    sumsOf,
    detailOf,
    entryOf: (row: TeamFigureRow) => ({
      title: row.title,
      subtitle: `${row.userName} · ${short(row.time)}`,
      amount: amount(row),
      status: row.voided ? voided : undefined,
    }),
  }
}
