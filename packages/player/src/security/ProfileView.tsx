import { useTranslations } from 'use-intl'
import { cleanText } from '@platform/sdk'
import { TextField } from '@platform/ui'
import { SecurityFormView } from './SecurityFormView.tsx'
import type { SecurityForm } from './useSecurityForm.ts'
import * as css from './ProfileView.css.ts'

export interface ProfileViewProps {
  form: SecurityForm
  nickname: string
  /** Name of the chosen picture, '' = none. */
  icon: string
  icons: readonly { icon: string; url: string }[]
  onIcon: (icon: string) => void
}

/** What other players see of the member. */
export function ProfileView({ form, nickname, icon, icons, onIcon }: ProfileViewProps) {
  const t = useTranslations('security')
  return (
    <SecurityFormView form={form} title={t('profile.title')} intro={t('profile.intro')} submitLabel={t('save')}>
      <TextField
        name="nickname"
        aria-required={false}
        label={t('profile.nickname')}
        defaultValue={nickname}
        limit={20}
        clean={cleanText}
        autoComplete="nickname"
        error={form.errorOf('nickname')}
      />
      <fieldset className={css.icons}>
        <legend className={css.legend}>{t('profile.icon')}</legend>
        {icons.map((one, index) => (
          <label key={one.icon} className={css.choice}>
            <input
              type="radio"
              name="icon"
              className={css.radio}
              value={one.icon}
              checked={icon === one.icon}
              onChange={() => onIcon(one.icon)}
            />
            <img className={css.picture} src={one.url} alt={t('profile.iconNumber', { number: index + 1 })} width={56} height={56} />
          </label>
        ))}
      </fieldset>
    </SecurityFormView>
  )
}
