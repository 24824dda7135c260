import { useTranslations } from 'use-intl'
import { Money, RefreshIcon, Skeleton, VisuallyHidden } from '@platform/ui'
import type { Wallet } from '../../session/useWallet.ts'
import { amount, name, pill, symbol, texts, turning } from './BalancePill.css.ts'

/** Name and balance of the member; a tap asks for the balance again. */
export function BalancePill({ wallet }: { wallet: Wallet }) {
  const t = useTranslations('layout')
  return (
    <button type="button" className={pill} onClick={wallet.refresh} aria-busy={wallet.refreshing || undefined}>
      <span className={texts}>
        <span className={name}>{wallet.name}</span>
        {wallet.minor === undefined ? (
          <Skeleton className={amount} />
        ) : (
          <Money className={amount} minor={wallet.minor} symbol={wallet.symbol} masked={wallet.masked} />
        )}
      </span>
      <VisuallyHidden>{t('refreshBalance')}</VisuallyHidden>
      <RefreshIcon size="sm" className={wallet.refreshing ? turning : symbol} />
    </button>
  )
}
