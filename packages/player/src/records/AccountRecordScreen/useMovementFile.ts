import { useTranslations } from 'use-intl'
import type { MemberTransaction, TransactionSums } from '@platform/sdk/records'
import { amountCell, type CsvCell } from '../../blocks/record/RecordList/csvOf.ts'
import type { RecordFile } from '../../blocks/record/RecordList/RecordFile.ts'
import { useRecordTime } from '../../blocks/record/useRecordTime.ts'

export interface MovementFile {
  /** Without extension. */
  name: string
  /** Newest first; returns the sums of all at the end. */
  load: () => AsyncGenerator<readonly MemberTransaction[], { complete: boolean; sums: TransactionSums | undefined }, undefined>
}

/** The record as a file, the oldest movement first, between opening and closing balance. With a filter only sums. */
export function useMovementFile({ isNarrowed, isTeam }: { isNarrowed: boolean; isTeam: boolean }) {
  const t = useTranslations('records.accountRecord')
  const time = useRecordTime()
  const columns: RecordFile<MemberTransaction>['columns'] = [
    { title: t('number'), cell: ({ id }) => id },
    { title: time.zoned(t('time')), cell: ({ txTime }) => time.cell(txTime) },
    { title: t('type'), cell: ({ txName }) => txName },
    { title: t('amount'), cell: ({ amount }) => amountCell(amount) },
    { title: t('before'), cell: ({ balanceBefore }) => amountCell(balanceBefore) },
    { title: t('afterwards'), cell: ({ balanceAfter }) => amountCell(balanceAfter) },
    { title: t('order'), cell: ({ orderNo }) => orderNo },
    { title: t('note'), cell: ({ note }) => note },
    ...(isTeam ? [{ title: t('member'), cell: ({ userName }: MemberTransaction) => userName }] : []),
  ]
  /** A line with its name in the column of the type, and its amount in one column. */
  const line = (name: string, column: 'amount' | 'before' | 'afterwards', minor: number): CsvCell[] => {
    const at = { amount: 3, before: 4, afterwards: 5 }[column]
    return columns.map((_column, index) => (index === 2 ? name : index === at ? amountCell(minor) : ''))
  }
  return ({ name, load }: MovementFile): RecordFile<MemberTransaction> => ({
    name,
    columns,
    reversed: true,
    load: async function* () {
      const { complete, sums } = yield* load()
      // For a part of the rows sums and opening balance would be wrong.
      if (!sums || !complete) return { complete }
      const { opening, closing, amountIn, amountOut } = sums
      const totals = [line(t('in'), 'amount', amountIn), line(t('out'), 'amount', 0 - amountOut)]
      if (isNarrowed) return { complete, after: totals }
      return {
        complete,
        before: [line(t('opening'), 'afterwards', opening)],
        after: [...totals, line(t('closing'), 'afterwards', closing)],
      }
    },
  })
}
