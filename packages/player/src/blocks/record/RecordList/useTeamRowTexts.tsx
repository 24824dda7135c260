import { useFormatter, useTranslations } from 'use-intl'
import type { TeamFigure, TeamFigureRow } from '@platform/sdk/agents'
import { Money, Tag, Verbatim } from '@platform/ui'
import { useMoment } from '../../../i18n/useMoment.ts'
import { useProductName } from '../../../i18n/useProductName.ts'
import { NetAmount } from './NetAmount.tsx'
import type { RecordFile } from './RecordFile.ts'
import type { RecordDetail } from './RecordSheet.tsx'
import { amountCell } from './csvOf.ts'
import { fileTime } from './fileTime.ts'
import { inZone } from '../../../i18n/platformZone.ts'
import { joinParts } from '../../../i18n/joinParts.ts'

/** The sums of the rows behind a number of a team. */
export type TeamRowSums = Pick<TeamFigureRow, 'amount' | 'betAmount' | 'validBetAmount' | 'winAmount'> & { count: number }

/** Texts of a row behind a number of a team: on its card, in its sheet, in a file; and the sums of several. */
export function useTeamRowTexts(figure: TeamFigure, symbol: string) {
  const t = useTranslations('agents.teamProfitLoss')
  const team = useTranslations('agents.team')
  const names = useTranslations('agents.teamOverview.kpis')
  const moment = useMoment()
  const format = useFormatter()
  // The list shows the time zone once for all.
  const short = (at: number) => format.dateTime(at, { dateStyle: 'short', timeStyle: 'short' }).replaceAll(' ', '\u00a0')
  const productName = useProductName()
  const isBets = figure === 'bets'
  const money = (minor: number) => <Money minor={minor} symbol={symbol} />
  const amount = ({ amount: minor }: Pick<TeamRowSums, 'amount'>) => (isBets ? <NetAmount minor={minor} symbol={symbol} /> : money(minor))
  const voided = <Tag tone="warning">{t('voided')}</Tag>
  const title = t(isBets ? 'net' : 'amount')
  const ofBets = [
    ['stake', 'betAmount'],
    ['validStake', 'validBetAmount'],
    ['payout', 'winAmount'],
  ] as const
  const sumsOf = (sums: Omit<TeamRowSums, 'count'>) => [
    { label: title, value: amount(sums) },
    ...(isBets ? ofBets.map(([name, field]) => ({ label: names(`${name}.name`), value: money(sums[field]) })) : []),
  ]
  const detailOf = (row: TeamFigureRow): RecordDetail => ({
    title: row.title,
    rows: [
      { label: team('userName'), value: <Verbatim>{row.userName}</Verbatim> },
      ...(row.voided ? [{ label: team('status'), value: voided }] : []),
      ...sumsOf(row),
      ...(isBets ? [{ label: t('product'), value: productName(row.gameType) }] : []),
      { label: t('time'), value: moment(row.time) },
    ],
    number: { label: t('number'), value: row.orderNo || row.id },
  })
  const cents = (label: string, field: keyof Omit<TeamRowSums, 'count'>) => ({
    title: label,
    cell: (row: TeamFigureRow) => amountCell(row[field]),
    sum: true as const,
  })
  const columns: RecordFile<TeamFigureRow>['columns'] = [
    { title: t('number'), cell: ({ orderNo, id }) => orderNo || id },
    { title: inZone(t('time')), cell: ({ time }) => fileTime(time) },
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
      subtitle: <Verbatim>{joinParts([row.userName, short(row.time)])}</Verbatim>,
      amount: amount(row),
      status: row.voided ? voided : undefined,
    }),
  }
}
