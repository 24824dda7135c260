import { useQuery } from '@tanstack/react-query'
import { Money, Skeleton } from '@platform/ui'
import { walletBalanceQuery } from '@platform/sdk/query/wallet'
import { useClient } from '@platform/sdk/react'
import { useBalanceMask } from '../../session/useBalanceMask.ts'
import * as css from './BalanceBadge.css.ts'

/** The member's balance, masked while it reloads and where the player hides it (section 4). */
export function BalanceBadge({ label }: { label: string }) {
  const { masked } = useBalanceMask()
  const { data } = useQuery(walletBalanceQuery(useClient()))
  return (
    <span className={css.badge} role="status" aria-label={label}>
      {data ? <Money minor={data.sumBalance} symbol={data.currencySymbol} masked={masked} /> : <Skeleton className={css.place} />}
    </span>
  )
}
