import { useTranslations } from 'use-intl'
import { BusinessError } from '@platform/sdk'
import { useErrorText } from '../../../i18n/useErrorText.ts'

/** The text of an error; for a secret that locks, with the attempts left. */
export function useAttemptsText() {
  const t = useTranslations('forms')
  const errorText = useErrorText()
  return (error: unknown): string => {
    const left = error instanceof BusinessError ? (error.value as { attemptsLeft?: number } | undefined)?.attemptsLeft : undefined
    return left ? `${errorText(error)} ${t('attemptsLeft', { count: left })}` : errorText(error)
  }
}
