import { useTranslations } from 'use-intl'
import { EyeIcon, EyeOffIcon, IconButton, Money, RefreshIcon, Skeleton } from '@platform/ui'
import type { Wallet } from '../../../session/useWallet.ts'
import * as css from './WalletBalance.css.ts'

/** The balance with 2 decimals, with its mask and its refresh button, for the member's own pages. */
export function WalletBalance({ wallet }: { wallet: Wallet }) {
  const t = useTranslations('menu')
  const layout = useTranslations('layout')
  const { minor, symbol, masked, hidden, refreshing, refresh, toggleMask } = wallet
  return (
    <div className={css.row}>
      <div>
        <p className={css.caption}>{t('balance')}</p>
        <p className={css.sum} role="status">
          {minor === undefined ? <Skeleton shape="title" className={css.place} /> : <Money size="lg" {...{ minor, symbol, masked }} />}
        </p>
      </div>
      <span className={css.buttons}>
        <IconButton
          label={t(hidden ? 'showBalance' : 'hideBalance')}
          icon={hidden ? <EyeIcon size="sm" /> : <EyeOffIcon size="sm" />}
          onClick={toggleMask}
        />
        <IconButton
          label={layout('refreshBalance')}
          icon={<RefreshIcon size="sm" />}
          aria-busy={refreshing || undefined}
          onClick={refresh}
        />
      </span>
    </div>
  )
}
