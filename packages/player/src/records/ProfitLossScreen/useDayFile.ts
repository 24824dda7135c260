import { useTranslations } from 'use-intl'
import type { ProfitLoss } from '@platform/sdk/records'
import { onePart, type RecordFile } from '../../blocks/record/RecordList/RecordFile.ts'
import { amountCell } from '../../blocks/record/RecordList/csvOf.ts'

type Day = ProfitLoss['days'][number]

/** The days as a file, with their sums in the last line; without cashback where the house pays none. */
export function useDayFile(bonuses: boolean) {
  const t = useTranslations('records.profitLoss')
  const money = (title: string, of: (day: Day) => number) => ({ title, cell: (day: Day) => amountCell(of(day)), sum: true as const })
  const columnsOf = (cashback: boolean): RecordFile<Day>['columns'] => [
    { title: t('day'), cell: ({ day }) => day },
    money(t('stake'), ({ betAmount }) => betAmount),
    money(t('validStake'), ({ validBetAmount }) => validBetAmount),
    money(t('payout'), ({ winAmount }) => winAmount),
    ...(cashback ? [money(t('rebate'), ({ rebate }) => rebate)] : []),
    money(t(bonuses ? 'reward' : 'prize'), ({ reward }) => reward),
    money(t('net'), ({ profit }) => profit),
    money(t('fee'), ({ fee }) => 0 - fee),
    money(t('withFees'), ({ fee, profit }) => profit - fee),
  ]
  return (name: string, items: readonly Day[], cashback: boolean): RecordFile<Day> => ({
    name,
    columns: columnsOf(cashback),
    load: () => onePart(items),
  })
}
