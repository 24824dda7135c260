import { useSuspenseQueries } from '@tanstack/react-query'
import { settingsQuery } from '@platform/sdk/query/account'
import { turnoverQuery } from '@platform/sdk/query/wallet'
import { withdrawSettingsQuery } from '@platform/sdk/query/withdraw'
import { useClient } from '@platform/sdk/react'
import { TurnoverView } from './TurnoverView.tsx'
import { useWithdrawPlace } from '../useWithdrawPlace.ts'

/** The turnover that binds the balance. */
export function Turnover() {
  const client = useClient()
  const place = useWithdrawPlace()
  const [{ data: turnover }, { data: settings }, { data: site }] = useSuspenseQueries({
    queries: [turnoverQuery(client), withdrawSettingsQuery(client), settingsQuery(client)],
  })
  return (
    <TurnoverView
      requirements={turnover.requirements}
      uncounted={turnover.uncounted}
      left={turnover.left}
      bonus={settings}
      symbol={site.currencySymbol}
      formHref={place.at()}
    />
  )
}
