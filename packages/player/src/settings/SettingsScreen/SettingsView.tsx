import { useTranslations } from 'use-intl'
import { Avatar, Button, Card, KeyIcon, ListItem, LogoutIcon } from '@platform/ui'
import { name, page, who } from './SettingsView.css.ts'

export interface SettingsViewProps {
  userName: string
  /** Absent while the screen does not exist. */
  changePasswordHref: string | undefined
  onSignOut: () => void
}

/** A change-password entry and a sign-out button, and nothing else (2.13). */
export function SettingsView({ userName, changePasswordHref, onSignOut }: SettingsViewProps) {
  const t = useTranslations('settings')
  return (
    <div className={page}>
      <Card className={who}>
        <Avatar name={userName} size="lg" />
        <div>
          <h2 className={name}>{userName}</h2>
          <p>{t('heading')}</p>
        </div>
      </Card>
      {changePasswordHref && (
        <Card flush>
          <ListItem href={changePasswordHref} icon={<KeyIcon />} title={t('changePassword')} />
        </Card>
      )}
      <Button tone="secondary" size="lg" block onClick={onSignOut}>
        <LogoutIcon size="sm" />
        {t('signOut')}
      </Button>
    </div>
  )
}
