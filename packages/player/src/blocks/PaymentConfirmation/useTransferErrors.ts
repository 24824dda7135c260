import { useTranslations } from 'use-intl'
import { BusinessError } from '@platform/sdk'
import { useErrorText } from '../../i18n/useErrorText.ts'

/** Where the error of a transfer is shown: a wrong payment password at its field with the attempts left, others below the form. `end` is appended. */
export function useTransferErrors() {
  const security = useTranslations('security')
  const errorText = useErrorText()
  return (error: unknown, end: string): { field?: string; form?: string } => {
    const left = error instanceof BusinessError ? (error.value as { attemptsLeft?: number } | undefined)?.attemptsLeft : undefined
    const text = [errorText(error), left && security('attemptsLeft', { count: left }), end].filter(Boolean).join(' ')
    return isWrongPassword(error) ? { field: text } : { form: text }
  }
}

export const isWrongPassword = (error: unknown) => error instanceof BusinessError && error.code === 'payment.wrong'
