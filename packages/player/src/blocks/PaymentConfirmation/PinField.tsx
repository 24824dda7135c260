import { useTranslations } from 'use-intl'
import { PasswordField, type PasswordFieldProps } from '@platform/ui'

/** The payment password: six digits, masked. */
export function PinField(props: Omit<PasswordFieldProps, 'inputMode' | 'maxLength'>) {
  const t = useTranslations('security')
  return (
    <PasswordField
      inputMode="numeric"
      maxLength={6}
      autoComplete="off"
      hint={t('pinHint')}
      {...props}
      onChange={(event) => {
        event.target.value = event.target.value.replaceAll(/\D/g, '')
        props.onChange?.(event)
      }}
    />
  )
}
