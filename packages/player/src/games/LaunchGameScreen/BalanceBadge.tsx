import { Money, Skeleton } from '@platform/ui'
import { useWallet } from '../../session/useWallet.ts'
import * as css from './LaunchGameView.css.ts'

/** The member's balance, masked during a refetch and if the player hides it (section 4). */
export function BalanceBadge({ label }: { label: string }) {
  const wallet = useWallet()
  return (
    <span className={css.balance} role="status" aria-label={label}>
      {wallet?.minor !== undefined ? (
        <Money minor={wallet.minor} symbol={wallet.symbol} masked={wallet.masked} />
      ) : (
        <Skeleton className={css.balancePlace} />
      )}
    </span>
  )
}
