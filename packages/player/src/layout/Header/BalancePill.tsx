import { useTranslations } from 'use-intl'
import { Money, RefreshIcon, Skeleton, VisuallyHidden } from '@platform/ui'
import { shownName } from '../../session/shownName.ts'
import type { Wallet } from '../../session/useWallet.ts'
import { amount, line, name, pill, small, symbol, texts, turning, wideName } from './BalancePill.css.ts'

export interface BalancePillProps {
  wallet: Wallet
  /** Under a page's title: the name only where there is space. */
  compact?: boolean
}

/** Name and balance of the member; a tap requests the balance again. */
export function BalancePill({ wallet, compact = false }: BalancePillProps) {
  const t = useTranslations('layout')
  return (
    <button
      type="button"
      className={compact ? small : pill}
      onClick={wallet.refresh}
      aria-busy={wallet.refreshing || wallet.minor === undefined || undefined}
    >
      <span className={compact ? line : texts}>
        {wallet.trial ? (
          <span className={name}>{t('trialAccount')}</span>
        ) : (
          <span className={compact ? wideName : name}>{shownName(wallet.name)}</span>
        )}
        {wallet.minor === undefined ? (
          <Skeleton className={amount} />
        ) : (
          <Money className={amount} minor={wallet.minor} symbol={wallet.symbol} masked={wallet.masked} counting />
        )}
      </span>
      <VisuallyHidden>{t('refreshBalance')}</VisuallyHidden>
      {!compact && <RefreshIcon size="sm" className={wallet.refreshing ? turning : symbol} />}
    </button>
  )
}
