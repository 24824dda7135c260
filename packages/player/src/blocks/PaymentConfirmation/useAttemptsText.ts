import { useTranslations } from 'use-intl'
import { BusinessError } from '@platform/sdk'
import { useErrorText } from '../../i18n/useErrorText.ts'

/** Why nothing moved; of a payment password that locks also how often it may be tried. `end` closes the sentence. */
export function useAttemptsText() {
  const security = useTranslations('security')
  const errorText = useErrorText()
  return (error: unknown, end: string) => {
    const left = error instanceof BusinessError ? (error.value as { attemptsLeft?: number } | undefined)?.attemptsLeft : undefined
    return [errorText(error), left && security('attemptsLeft', { count: left }), end].filter(Boolean).join(' ')
  }
}
