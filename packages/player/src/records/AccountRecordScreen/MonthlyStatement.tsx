import { useQuery } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { statementQuery } from '@platform/sdk/query/records'
import { useClient } from '@platform/sdk/react'
import { loadable } from '@platform/ui'
import { firstDay, platformDay } from '../../blocks/record/RecordList/dateChoice.ts'
import { useMerchant } from '../../merchant/MerchantProvider.tsx'
import { pathTo } from '../../paths.ts'
import { useMember } from '../../session/useMember.ts'
import { useCurrencySymbol } from '../../session/useCurrencySymbol.ts'
import { StatementView } from './StatementView.tsx'

/** The statement of a month; the current month if the requested one is not offered. */
export function MonthlyStatement({ month }: { month: string | null }) {
  const client = useClient()
  const navigate = useNavigate()
  const { merchant } = useMerchant()
  const { userName } = useMember()
  const now = client.clock.now()
  const months = monthsOf(platformDay(now))
  const chosen = months.find((each) => each === month) ?? months[0]!
  const statement = useQuery(statementQuery(client, chosen))
  const symbol = useCurrencySymbol()
  return (
    <StatementView
      months={months}
      month={chosen}
      statement={symbol === undefined ? { state: 'loading' } : loadable(statement)}
      symbol={symbol ?? ''}
      brand={merchant.name}
      account={userName}
      madeAt={now}
      listHref={pathTo('accountRecord')}
      onMonth={(next) => void navigate(pathTo('accountRecord', { view: 'statement', month: next }), { replace: true })}
      onPrint={() => print()}
    />
  )
}

/** The months for which records are stored, the current one first, `YYYY-MM`. `today` is a day. */
export function monthsOf(today: string): string[] {
  const months = []
  for (let month = today.slice(0, 7); month >= firstDay(today).slice(0, 7); month = before(month)) months.push(month)
  return months
}

function before(month: string): string {
  const [year, number] = month.split('-').map(Number)
  return new Date(Date.UTC(year!, number! - 2, 1)).toISOString().slice(0, 7)
}
