import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { getRebateRecords, RebateStatus } from '@platform/sdk/wallet'
import { rebateRatesQuery, rebateRecordsQuery } from '@platform/sdk/query/wallet'
import { useClient } from '@platform/sdk/react'
import { loadable } from '@platform/ui'
import { everyPage } from '../../blocks/record/RecordList/everyPage.ts'
import { useRecordFilter } from '../../blocks/record/RecordList/useRecordFilter.ts'
import { useLinkTo } from '../../session/useViewer.ts'
import { useRecordPages } from '../../blocks/record/RecordList/useRecordPages.ts'
import { useFileName } from '../../blocks/record/RecordList/useFileName.ts'
import { type RebateFilterName, RebateReportView } from './RebateReportView.tsx'

/** `/m/member/rebateReport`: the member's rebates, and the table of rates. Spec 2.1. */
export function RebateReportScreen() {
  const client = useClient()
  const fileName = useFileName()
  const linkTo = useLinkTo()
  const { range, period, filters } = useRecordFilter<RebateFilterName>({ gameType: undefined, status: RebateStatus.options }, '30d')
  const { chosen } = filters
  const status = RebateStatus.options.find((one) => one === chosen.status)
  const filter = { ...range, ...(chosen.gameType && { gameType: chosen.gameType }), ...(status && { status }) }
  const query = useInfiniteQuery(rebateRecordsQuery(client, filter))
  const list = useRecordPages(period, query)
  const rates = useQuery(rebateRatesQuery(client))
  return (
    <RebateReportView
      list={list}
      filters={filters}
      paid={loadable(query, ({ pages }) => pages[0]!.paid)}
      rates={loadable(rates)}
      file={{
        name: fileName(range),
        load: () => everyPage((pageNo) => getRebateRecords(client, { ...filter, pageNo })),
      }}
      claimHref={linkTo('manualRebate')}
    />
  )
}
