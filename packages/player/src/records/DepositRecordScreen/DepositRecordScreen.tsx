import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { getDepositRecords, isEndedDeposit, isOpenDeposit, type DepositRecord } from '@platform/sdk/deposit'
import { depositChannelsQuery, depositRecordsQuery } from '@platform/sdk/query/deposit'
import { useClient } from '@platform/sdk/react'
import { everyPage } from '../../blocks/record/RecordList/everyPage.ts'
import { useRecordFilter } from '../../blocks/record/RecordList/useRecordFilter.ts'
import { useLinkTo } from '../../session/useViewer.ts'
import { useRecordPages } from '../../blocks/record/RecordList/useRecordPages.ts'
import { useFileName } from '../../blocks/record/RecordList/useFileName.ts'
import { DEPOSIT_GROUPS, statesOf } from './depositGroups.ts'
import { type DepositFilter, DepositRecordView } from './DepositRecordView.tsx'
import type { DepositWays } from './useDepositTexts.tsx'

/** `/m/vouReport`: the member's deposits. Spec 2.1, 7.6. */
export function DepositRecordScreen() {
  const client = useClient()
  const fileName = useFileName()
  const linkTo = useLinkTo()
  const formHref = linkTo('deposit')
  const { range, period, filters } = useRecordFilter<DepositFilter>({ status: DEPOSIT_GROUPS, channelId: undefined })
  const { chosen } = filters
  const filter = { ...range, status: statesOf(chosen.status), ...(chosen.channelId && { channelId: chosen.channelId }) }
  const list = useRecordPages(period, useInfiniteQuery(depositRecordsQuery(client, filter)))
  // Not requested for members who may not deposit: their filter has no channels.
  const channels = useQuery({ ...depositChannelsQuery(client), enabled: formHref !== undefined }).data?.channels ?? []
  const waysOf = (record: DepositRecord): DepositWays => {
    const { orderNo: order, channelId: channel, amount } = record
    return {
      resume: isOpenDeposit(record) ? linkTo('deposit', { order }) : undefined,
      detail: linkTo('deposit', { order, view: 'detail' }),
      repeat: isEndedDeposit(record) ? linkTo('deposit', { channel, amount }) : undefined,
      ask: linkTo('feedback', { order, about: 'deposit' }),
    }
  }
  return (
    <DepositRecordView
      list={list}
      filters={filters}
      channels={channels.map(({ channelId, channelName }) => ({ id: channelId, name: channelName }))}
      file={{
        name: fileName(range),
        load: () => everyPage((pageNo) => getDepositRecords(client, { ...filter, pageNo })),
      }}
      waysOf={waysOf}
      formHref={formHref}
    />
  )
}
