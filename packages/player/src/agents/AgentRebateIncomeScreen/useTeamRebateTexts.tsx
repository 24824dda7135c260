import { useFormatter, useTranslations } from 'use-intl'
import { REBATE_PARTS, type TeamRebate, type TeamRebateDay } from '@platform/sdk/agents'
import { Money, Tag, VisuallyHidden } from '@platform/ui'
import type { RecordFile } from '../../blocks/record/RecordList/RecordFile.ts'
import type { RecordEntry } from '../../blocks/record/RecordList/RecordPages.tsx'
import type { RecordDetail } from '../../blocks/record/RecordList/RecordSheet.tsx'
import { useProductName } from '../../i18n/useProductName.ts'
import { useRate } from '../../i18n/useRate.ts'
import { JoinedParts } from '../../i18n/JoinedParts.tsx'
import { useSpell } from '../../i18n/useSpell.ts'
import { Calculation } from './Calculation.tsx'
import { useExact } from './useExact.ts'
import { amountCell } from '../../blocks/record/RecordList/csvOf.ts'
import { verbatim } from '../../i18n/verbatim.ts'
import * as css from './TeamRebate.css.ts'

interface RebateTexts {
  symbol: string
  days: readonly TeamRebateDay[]
  betsHrefOf: (row: TeamRebate) => string | undefined
}

const tones = { pending: 'neutral', settled: 'brand', paid: 'win', cancelled: 'danger' } as const

/** Texts of a row of the income: on its card, in its sheet with the calculation, in a file. */
export function useTeamRebateTexts({ symbol, days, betsHrefOf }: RebateTexts) {
  const t = useTranslations('agentRebates.agentRebateIncome')
  const record = useTranslations('records')
  const format = useFormatter()
  const nameOf = useProductName()
  const rateOf = useRate()
  const spell = useSpell(symbol)
  const exact = useExact(symbol)
  // A platform day is a date without a time: the same in every zone.
  const dayOf = (day: string) =>
    format.dateTime(new Date(`${day}T12:00:00Z`), { day: '2-digit', month: '2-digit', year: 'numeric', timeZone: 'UTC' })
  const whoOf = ({ depth, userName }: TeamRebate) => (depth === 0 ? t('levels.own') : userName)
  const status = (row: TeamRebate) => <Tag tone={tones[row.status]}>{t(`status.${row.status}`)}</Tag>

  const entryOf = (row: TeamRebate): RecordEntry => ({
    title: `${whoOf(row)} · ${nameOf(row.gameType)}`,
    subtitle: (
      <JoinedParts
        parts={[verbatim(t)('line', { stake: spell(row.validBetAmount), difference: rateOf(row.rate - row.theirRate) }), dayOf(row.day)]}
      />
    ),
    amount: row.status === 'cancelled' ? exact(row.parts) : <ExactAmount parts={row.parts} symbol={symbol} />,
    status: status(row),
  })

  const detailOf = (row: TeamRebate): RecordDetail => ({
    title: `${whoOf(row)} · ${nameOf(row.gameType)}`,
    rows: [
      { label: record('statusLabel'), value: status(row) },
      { label: t('day'), value: dayOf(row.day) },
      { label: t('level'), value: t('depth', { depth: row.depth }) },
      { label: t('bets'), value: format.number(row.bets) },
      { label: record('validStake'), value: <Money minor={row.validBetAmount} symbol={symbol} /> },
      { label: t('rate'), value: rateOf(row.rate) },
      ...(row.depth === 0
        ? []
        : [{ label: verbatim(t)('theirRate', { name: row.branchName || row.userName }), value: rateOf(row.theirRate) }]),
      { label: t('amount'), value: exact(row.parts) },
    ],
    // A day that is not settled has sums, but no rows of its own yet.
    number: row.status === 'pending' ? undefined : { label: t('number'), value: row.id },
    foot: <Calculation row={row} day={days.find(({ day }) => day === row.day)} symbol={symbol} />,
    ways: [{ label: t('seeBets'), href: betsHrefOf(row) }],
  })

  const columns: RecordFile<TeamRebate>['columns'] = [
    { title: t('day'), cell: ({ day }) => day },
    { title: t('member'), cell: whoOf },
    { title: t('level'), cell: ({ depth }) => t('depth', { depth }) },
    { title: record('product'), cell: ({ gameType }) => nameOf(gameType) },
    { title: t('bets'), cell: ({ bets }) => bets },
    { title: record('validStake'), cell: ({ validBetAmount }) => amountCell(validBetAmount), sum: true },
    { title: t('rate'), cell: ({ rate }) => rateOf(rate) },
    { title: t('difference'), cell: ({ rate, theirRate }) => rateOf(rate - theirRate) },
    { title: record('statusLabel'), cell: (row) => t(`status.${row.status}`) },
    { title: t('amount'), cell: ({ parts }) => parts / (100 * REBATE_PARTS), sum: true },
  ]
  return { entryOf, detailOf, columns }
}

/** The exact amount of a row, so that rows add up to their sums: sign, color and, for those who see neither, a word. */
function ExactAmount({ parts, symbol }: { parts: number; symbol: string }) {
  const t = useTranslations('records')
  const exact = useExact(symbol)
  return (
    <span className={css.exact} data-sign={Math.sign(parts)}>
      {parts !== 0 && <VisuallyHidden>{`${t(parts > 0 ? 'gain' : 'loss')} `}</VisuallyHidden>}
      <span translate="no">{`${parts > 0 ? '+' : ''}${exact(parts)}`}</span>
    </span>
  )
}
