import { useTranslations } from 'use-intl'
import { isOpenWithdraw, isUnpaidWithdraw, type WithdrawRecord } from '@platform/sdk/withdraw'
import { Money, Notice, Tag, type TagProps } from '@platform/ui'
import type { RecordFile } from '../../blocks/record/RecordList/RecordFile.ts'
import type { RecordEntry } from '../../blocks/record/RecordList/RecordPages.tsx'
import type { RecordDetail } from '../../blocks/record/RecordList/RecordSheet.tsx'
import { useRecordTime } from '../../blocks/record/useRecordTime.ts'
import { amountCell } from '../../blocks/record/RecordList/csvOf.ts'

/** Links of a withdrawal; undefined = not for this viewer. */
export interface WithdrawWays {
  detail: string | undefined
  ask: string | undefined
}

const ends: Partial<Record<WithdrawRecord['status'], TagProps['tone']>> = { paid: 'win', rejected: 'danger', returned: 'warning' }
const toneOf = (row: WithdrawRecord) => (isOpenWithdraw(row) ? 'brand' : ends[row.status])

/** Texts of a withdrawal: on its card, in its sheet, in a file. */
export function useWithdrawTexts(symbol: string, waysOf: (record: WithdrawRecord) => WithdrawWays) {
  const t = useTranslations('records.withdrawRecord')
  const record = useTranslations('records')
  const withdraw = useTranslations('withdraw')
  const time = useRecordTime()
  const money = (minor: number) => <Money minor={minor} symbol={symbol} />
  const status = (row: WithdrawRecord) => <Tag tone={toneOf(row)}>{t(`status.${row.status}`)}</Tag>
  const placeOf = ({ destination: { bankName, masked } }: WithdrawRecord) => [bankName || 'Pix', masked].join(' ')

  const entryOf = (row: WithdrawRecord): RecordEntry => ({
    title: placeOf(row),
    subtitle: time.clock(row.createdAt),
    amount: money(row.amount),
    status: status(row),
  })

  const detailOf = (row: WithdrawRecord): RecordDetail => {
    const { detail, ask } = waysOf(row)
    return {
      title: placeOf(row),
      head: row.reason && <Notice tone="info">{withdraw(`reason.${row.reason}`)}</Notice>,
      rows: [
        { label: record('statusLabel'), value: status(row) },
        { label: t('requested'), value: money(row.amount) },
        ...(isUnpaidWithdraw(row)
          ? []
          : [...(row.fee > 0 ? [{ label: t('fee'), value: money(row.fee) }] : []), { label: t('net'), value: money(row.net) }]),
        { label: t('holder'), value: row.destination.payeeName },
        { label: t('createdAt'), value: time.full(row.createdAt) },
        ...(row.paidAt === undefined ? [] : [{ label: t('paidAt'), value: time.full(row.paidAt) }]),
      ],
      number: { label: t('order'), value: row.orderNo },
      ways: [
        { label: record('seeOrder'), href: detail },
        { label: record('ask'), href: ask },
      ],
    }
  }

  const isPaid = ({ status: state }: WithdrawRecord) => state === 'paid'
  const columns: RecordFile<WithdrawRecord>['columns'] = [
    { title: t('order'), cell: ({ orderNo }) => orderNo },
    { title: time.zoned(t('createdAt')), cell: ({ createdAt }) => time.cell(createdAt) },
    { title: time.zoned(t('paidAt')), cell: ({ paidAt }) => time.cell(paidAt) },
    { title: t('to'), cell: placeOf },
    { title: record('statusLabel'), cell: (row) => t(`status.${row.status}`) },
    { title: record('reason'), cell: ({ reason }) => (reason ? withdraw(`reason.${reason}`) : '') },
    { title: t('requested'), cell: ({ amount }) => amountCell(amount), sum: true },
    { title: t('fee'), cell: (row) => amountCell(isPaid(row) ? row.fee : 0), sum: true },
    { title: t('paid'), cell: (row) => amountCell(isPaid(row) ? row.net : 0), sum: true },
  ]
  return { entryOf, detailOf, columns }
}
