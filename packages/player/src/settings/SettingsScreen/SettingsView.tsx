import { useTranslations } from 'use-intl'
import { Button, Card, KeyIcon, ListItem, LogoutIcon } from '@platform/ui'
import { page } from './SettingsView.css.ts'

export interface SettingsViewProps {
  /** Absent while the screen does not exist. */
  changePasswordHref: string | undefined
  onSignOut: () => void
}

/** A change-password entry and a sign-out button, and nothing else (2.13). */
export function SettingsView({ changePasswordHref, onSignOut }: SettingsViewProps) {
  const t = useTranslations('settings')
  const titles = useTranslations('titles')
  return (
    <div className={page}>
      {changePasswordHref && (
        <Card flush>
          <ListItem href={changePasswordHref} icon={<KeyIcon />} title={titles('changePassword')} />
        </Card>
      )}
      <Button tone="secondary" size="lg" block onClick={onSignOut}>
        <LogoutIcon size="sm" />
        {t('signOut')}
      </Button>
    </div>
  )
}
