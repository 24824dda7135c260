import { useTranslations } from 'use-intl'
import { BusinessError } from '@platform/sdk'
import { useErrorText } from '../../i18n/useErrorText.ts'

/** The error of a transfer; for a wrong payment password with the attempts left before it is locked. `end` is appended. */
export function useAttemptsText() {
  const security = useTranslations('security')
  const errorText = useErrorText()
  return (error: unknown, end: string) => {
    const left = error instanceof BusinessError ? (error.value as { attemptsLeft?: number } | undefined)?.attemptsLeft : undefined
    return [errorText(error), left && security('attemptsLeft', { count: left }), end].filter(Boolean).join(' ')
  }
}
