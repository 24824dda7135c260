import { useTranslations } from 'use-intl'
import { Money, RefreshIcon, Skeleton, VisuallyHidden } from '@platform/ui'
import type { Wallet } from '../../session/useWallet.ts'
import { amount, name, pill, small, symbol, texts, turning } from './BalancePill.css.ts'

export interface BalancePillProps {
  wallet: Wallet
  /** The balance alone, under a page's title. */
  compact?: boolean
}

/** Name and balance of the member; a tap asks for the balance again. */
export function BalancePill({ wallet, compact = false }: BalancePillProps) {
  const t = useTranslations('layout')
  return (
    <button type="button" className={compact ? small : pill} onClick={wallet.refresh} aria-busy={wallet.refreshing || undefined}>
      <span className={texts}>
        {!compact && <span className={name}>{wallet.name}</span>}
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
