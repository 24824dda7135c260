import { useTranslations } from 'use-intl'
import { cleanText } from '@platform/sdk'
import { TextField, type TextFieldProps } from '@platform/ui'

/** The holder's name of withdrawals, while it can be chosen. */
export function HolderField(props: TextFieldProps) {
  const t = useTranslations('security')
  return <TextField hint={t('destinations.holderHint')} autoComplete="name" limit={60} clean={cleanText} {...props} />
}
