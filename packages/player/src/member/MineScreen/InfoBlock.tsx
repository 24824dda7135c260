import { useTranslations } from 'use-intl'
import { Avatar, Badge, Button, ButtonLink, Card, Skeleton, type Loadable } from '@platform/ui'
import { WalletBalance } from '../../blocks/money/WalletBalance/WalletBalance.tsx'
import type { Wallet } from '../../session/useWallet.ts'
import * as css from './MineView.css.ts'

export interface InfoBlockProps {
  /** Absent for a guest. */
  member?: {
    name: string
    /** Whole days since registration. */
    days: Loadable<number>
    /** Name of the VIP level, where there is one. */
    level: string | undefined
    wallet: Wallet
  }
  /** The member's own wallets, where there are several. */
  walletsHref?: string
  /** Opens the login layer. */
  onSignIn: () => void
}

/** Account name, level and days since registration, or the prompt to log in or register (2.14). */
export function InfoBlock({ member, walletsHref, onSignIn }: InfoBlockProps) {
  const t = useTranslations('member')
  if (!member) {
    return (
      <Card tone="soft" className={css.guest}>
        <h2 className={css.guestTitle}>{t('guest')}</h2>
        <p className={css.guestText}>{t('guestText')}</p>
        <Button block onClick={onSignIn}>
          {t('signIn')}
        </Button>
      </Card>
    )
  }
  const { name, days, level, wallet } = member
  return (
    <Card tone="soft" className={css.info}>
      <div className={css.who}>
        <Avatar name={name} size="lg" />
        <div className={css.texts}>
          <h2 className={css.name} translate="no">
            {name}
          </h2>
          <p className={css.line} aria-busy={days.state === 'loading'}>
            {level && <Badge tone="accent">{level}</Badge>}
            {days.state === 'loading' && <Skeleton className={css.namePlace} />}
            {days.state === 'ready' && <span>{t('days', { days: days.value })}</span>}
          </p>
        </div>
      </div>
      <WalletBalance wallet={wallet} />
      {walletsHref && (
        <ButtonLink href={walletsHref} size="sm" tone="secondary">
          {t('wallets')}
        </ButtonLink>
      )}
    </Card>
  )
}
