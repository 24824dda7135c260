import { useTranslations } from 'use-intl'
import { Badge, Button, Card, CheckIcon, LogoutIcon } from '@platform/ui'
import * as css from './RealAccountView.css.ts'

export interface RealAccountViewProps {
  /** Ends the trial and opens the registration; absent where registration is off. */
  onRegister: (() => void) | undefined
  /** The trial is ending. */
  leaving: boolean
  onSignOut: () => void
}

/** A page that a trial account cannot use: what a real account adds, and a button to get one (section 6). */
export function RealAccountView({ onRegister, leaving, onSignOut }: RealAccountViewProps) {
  const t = useTranslations('system.realAccount')
  const titles = useTranslations('titles')
  return (
    <div className={css.page}>
      <Card tone="soft" className={css.lead}>
        <Badge tone="accent">{t('mark')}</Badge>
        <h2 className={css.title}>{t('title')}</h2>
      </Card>
      <Card className={css.part}>
        <h3 className={css.label}>{t('adds')}</h3>
        <ul className={css.list}>
          {(['winnings', 'promotions', 'centre'] as const).map((name) => (
            <li key={name} className={css.line}>
              <span className={css.check}>
                <CheckIcon size="sm" />
              </span>
              {t(name)}
            </li>
          ))}
        </ul>
      </Card>
      <div className={css.actions}>
        {onRegister && (
          <Button size="lg" block loading={leaving} onClick={onRegister}>
            {titles('register')}
          </Button>
        )}
        <Button tone="secondary" size="lg" block onClick={onSignOut}>
          <LogoutIcon size="sm" />
          {t('leave')}
        </Button>
      </div>
    </div>
  )
}
