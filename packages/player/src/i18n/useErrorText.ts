import { useTranslations } from 'use-intl'
import { PlatformError, type MessageKey } from '@platform/sdk'

/** What to tell the player of a failure (section 8): a known reason in plain words, anything else as "Unknown error". */
export function useErrorText(): (error: unknown) => string {
  const t = useTranslations('errors')
  return (error) => t(messageKeyOfError(error))
}

/** Which text a failure has. */
export const messageKeyOfError = (error: unknown): MessageKey =>
  error instanceof PlatformError ? (error.messageKey as MessageKey) : 'unknown'

/** The code that support requests; only failures that nobody expected carry it to the player. */
export const requestIdOf = (error: unknown): string | undefined =>
  error instanceof PlatformError && ['unknown', 'loadingFailed'].includes(error.messageKey) ? error.requestId : undefined
