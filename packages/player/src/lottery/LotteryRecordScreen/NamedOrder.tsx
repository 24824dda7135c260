import { useQuery } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { lotteryOrderQuery } from '@platform/sdk/query/lottery'
import { useClient } from '@platform/sdk/react'
import { RecordSheet } from '../../blocks/record/RecordList/RecordSheet.tsx'
import { pathTo } from '../../paths.ts'
import { OrderLines } from './OrderLines.tsx'
import { useOrderTexts } from './useOrderTexts.tsx'

/** The sheet of the order named in the address; the notice of a settled bet links to it. */
export function NamedOrder({ orderNo, symbol }: { orderNo: string; symbol: string }) {
  const navigate = useNavigate()
  const { detailOf } = useOrderTexts(symbol)
  const { data } = useQuery(lotteryOrderQuery(useClient(), orderNo))
  if (!data) return null
  return (
    <RecordSheet
      detail={{ ...detailOf(data), head: <OrderLines orderNo={orderNo} symbol={symbol} /> }}
      open
      onOpenChange={(open) => open || void navigate(pathTo('lotteryRecord'), { replace: true })}
    />
  )
}
