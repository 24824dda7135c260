import { useTranslations } from 'use-intl'
import { MailIcon, TextField, type TextFieldProps } from '@platform/ui'

/** The e-mail address of a registration. */
export function EmailField(props: Omit<TextFieldProps, 'label'>) {
  const label = useTranslations('auth.register.fields')('email')
  return (
    <TextField
      type="email"
      label={label}
      start={<MailIcon size="sm" />}
      inputMode="email"
      autoComplete="email"
      autoCapitalize="none"
      enterKeyHint="next"
      {...props}
    />
  )
}
