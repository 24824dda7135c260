import { useTranslations } from 'use-intl'
import type { DepositRecord } from '@platform/sdk/deposit'
import { Money, Notice, Tag } from '@platform/ui'
import { depositTones } from '../../blocks/money/OrderPage/depositTones.ts'
import type { RecordFile } from '../../blocks/record/RecordList/RecordFile.ts'
import type { RecordEntry } from '../../blocks/record/RecordList/RecordPages.tsx'
import type { RecordDetail } from '../../blocks/record/RecordList/RecordSheet.tsx'
import { useRecordTime } from '../../blocks/record/useRecordTime.ts'
import { amountCell } from '../../blocks/record/RecordList/csvOf.ts'

/** Links of a deposit; undefined = not for this deposit, or not for this viewer. */
export interface DepositWays {
  resume: string | undefined
  detail: string | undefined
  repeat: string | undefined
  ask: string | undefined
}

/** Texts of a deposit: on its card, in its sheet, in a file. */
export function useDepositTexts(symbol: string, waysOf: (record: DepositRecord) => DepositWays) {
  const t = useTranslations('records.depositRecord')
  const record = useTranslations('records')
  const deposit = useTranslations('deposit')
  const time = useRecordTime()
  const money = (minor: number) => <Money minor={minor} symbol={symbol} />
  const status = (row: DepositRecord) => <Tag tone={depositTones[row.status]}>{deposit(`status.${row.status}`)}</Tag>

  const entryOf = (row: DepositRecord): RecordEntry => ({
    title: row.channelName || row.orderNo,
    subtitle: time.clock(row.createdAt),
    amount: row.credited > 0 ? <Money minor={row.credited} symbol={symbol} signed /> : money(row.amount),
    status: status(row),
  })

  const detailOf = (row: DepositRecord): RecordDetail => {
    const { resume, detail, repeat, ask } = waysOf(row)
    return {
      title: row.channelName || row.orderNo,
      head: row.reason && <Notice tone="info">{deposit(`reason.${row.reason}`)}</Notice>,
      rows: [
        { label: record('statusLabel'), value: status(row) },
        { label: t('requested'), value: money(row.amount) },
        ...(row.fee > 0 ? [{ label: t('fee'), value: money(row.fee) }] : []),
        { label: t('credited'), value: money(row.credited) },
        ...(row.clawBack
          ? [
              { label: deposit('detail.taken'), value: money(row.clawBack.taken) },
              ...(row.clawBack.owed > 0 ? [{ label: deposit('detail.owed'), value: money(row.clawBack.owed) }] : []),
            ]
          : []),
        ...(row.promotionTitle ? [{ label: t('promotion'), value: row.promotionTitle }] : []),
        { label: t('createdAt'), value: time.full(row.createdAt) },
        ...(row.paidAt === undefined ? [] : [{ label: t('paidAt'), value: time.full(row.paidAt) }]),
      ],
      number: { label: t('order'), value: row.orderNo },
      ways: [
        { label: t('resume'), href: resume },
        { label: record('seeOrder'), href: detail },
        { label: t('repeat'), href: repeat },
        { label: record('ask'), href: ask },
      ],
    }
  }

  const columns: RecordFile<DepositRecord>['columns'] = [
    { title: t('order'), cell: ({ orderNo }) => orderNo },
    { title: time.zoned(t('createdAt')), cell: ({ createdAt }) => time.cell(createdAt) },
    { title: time.zoned(t('paidAt')), cell: ({ paidAt }) => time.cell(paidAt) },
    { title: t('method'), cell: ({ channelName }) => channelName },
    { title: record('statusLabel'), cell: (row) => deposit(`status.${row.status}`) },
    { title: record('reason'), cell: ({ reason }) => (reason ? deposit(`reason.${reason}`) : '') },
    { title: t('requested'), cell: ({ amount }) => amountCell(amount), sum: true },
    { title: t('fee'), cell: ({ fee, credited }) => amountCell(credited > 0 ? fee : 0), sum: true },
    { title: t('credited'), cell: ({ credited }) => amountCell(credited), sum: true },
    { title: t('promotion'), cell: ({ promotionTitle }) => promotionTitle },
  ]
  return { entryOf, detailOf, columns }
}
