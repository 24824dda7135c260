import { useTranslations } from 'use-intl'
import { cleanText } from '@platform/sdk'
import { TextField } from '@platform/ui'
import type { CallForm } from '../../blocks/form/CallForm.ts'
import { SecurityFormView } from '../SecurityFormView.tsx'
import * as css from './ProfileView.css.ts'

export interface ProfileViewProps {
  /** `icon`: name of the chosen picture, '' = none. */
  form: CallForm<{ nickname: string; icon: string }>
  icons: readonly { icon: string; url: string }[]
}

/** What other players see of the member. */
export function ProfileView({ form, icons }: ProfileViewProps) {
  const t = useTranslations('security')
  return (
    <SecurityFormView form={form} title={t('profile.title')} intro={t('profile.intro')} submitLabel={t('save')}>
      <TextField
        aria-required={false}
        label={t('profile.nickname')}
        limit={20}
        clean={cleanText}
        autoComplete="nickname"
        {...form.field('nickname')}
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
              checked={form.values.icon === one.icon}
              onChange={() => form.set('icon', one.icon)}
            />
            <img className={css.picture} src={one.url} alt={t('profile.iconNumber', { number: index + 1 })} width={56} height={56} />
          </label>
        ))}
      </fieldset>
    </SecurityFormView>
  )
}
