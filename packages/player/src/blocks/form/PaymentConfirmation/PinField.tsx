import { useTranslations } from 'use-intl'
import { cleanNumber } from '@platform/sdk'
import { PasswordField, type PasswordFieldProps } from '@platform/ui'

/** The payment password: six digits, masked. */
export function PinField(props: Omit<PasswordFieldProps, 'inputMode' | 'limit' | 'clean'>) {
  const t = useTranslations('security')
  return (
    <PasswordField
      inputMode="numeric"
      limit={6}
      clean={cleanNumber}
      autoComplete="off"
      hint={t('pinHint')}
      {...props}
      onChange={(event) => {
        event.target.value = cleanNumber(event.target.value).replaceAll(/\D/g, '')
        props.onChange?.(event)
      }}
    />
  )
}
