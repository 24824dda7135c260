import { useTranslations } from 'use-intl'
import { Avatar, Badge, Card, EyeIcon, EyeOffIcon, IconButton, Money, RefreshIcon, Skeleton } from '@platform/ui'
import { shownName } from '../../session/shownName.ts'
import type { Wallet } from '../../session/useWallet.ts'
import { buttons, caption, card, name, sum, who } from './MenuView.css.ts'

/** The member's balance with its refresh and its mask (section 4). */
export function WalletCard({ wallet }: { wallet: Wallet }) {
  const t = useTranslations('menu')
  const layout = useTranslations('layout')
  return (
    <Card tone="soft" className={card}>
      <div className={who}>
        <Avatar name={shownName(wallet.name)} />
        <span className={name}>{wallet.trial ? <Badge tone="accent">{layout('trialAccount')}</Badge> : shownName(wallet.name)}</span>
        <span className={buttons}>
          <IconButton
            label={wallet.hidden ? t('showBalance') : t('hideBalance')}
            icon={wallet.hidden ? <EyeIcon size="sm" /> : <EyeOffIcon size="sm" />}
            onClick={wallet.toggleMask}
          />
          <IconButton
            label={layout('refreshBalance')}
            icon={<RefreshIcon size="sm" />}
            aria-busy={wallet.refreshing || undefined}
            onClick={wallet.refresh}
          />
        </span>
      </div>
      <p className={caption}>{t('balance')}</p>
      <p className={sum} role="status">
        {wallet.minor === undefined ? (
          <Skeleton shape="title" />
        ) : (
          <Money size="lg" minor={wallet.minor} symbol={wallet.symbol} masked={wallet.masked} counting />
        )}
      </p>
      {wallet.trial && <p className={caption}>{t('trialText')}</p>}
    </Card>
  )
}
