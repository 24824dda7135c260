import { useInfiniteQuery } from '@tanstack/react-query'
import { getWithdrawRecords } from '@platform/sdk/withdraw'
import { withdrawRecordsQuery } from '@platform/sdk/query/withdraw'
import { useClient } from '@platform/sdk/react'
import { everyPage } from '../../blocks/record/RecordList/everyPage.ts'
import { useRecordFilter } from '../../blocks/record/RecordList/useRecordFilter.ts'
import { useLinkTo } from '../../session/useViewer.ts'
import { useRecordPages } from '../../blocks/record/RecordList/useRecordPages.ts'
import { useFileName } from '../../blocks/record/RecordList/useFileName.ts'
import { statesOf, WITHDRAW_GROUPS } from './withdrawGroups.ts'
import { WithdrawRecordView } from './WithdrawRecordView.tsx'

/** `/m/withdrawReport`: the member's withdrawals. Spec 2.1, 7.6. */
export function WithdrawRecordScreen() {
  const client = useClient()
  const fileName = useFileName()
  const linkTo = useLinkTo()
  const { range, period, filters } = useRecordFilter({ status: WITHDRAW_GROUPS })
  const { status } = filters.chosen
  const filter = { ...range, status: statesOf(status) }
  const list = useRecordPages(period, useInfiniteQuery(withdrawRecordsQuery(client, filter)))
  return (
    <WithdrawRecordView
      list={list}
      status={status}
      file={{
        name: fileName(range),
        load: () => everyPage((pageNo) => getWithdrawRecords(client, { ...filter, pageNo })),
      }}
      waysOf={({ orderNo: order }) => ({
        detail: linkTo('withdraw', { order }),
        ask: linkTo('feedback', { order, about: 'withdrawal' }),
      })}
      formHref={linkTo('withdraw')}
      onStatus={(next) => filters.onChoose({ status: next })}
    />
  )
}
