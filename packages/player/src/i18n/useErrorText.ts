import { useTranslations } from 'use-intl'
import { PlatformError, type MessageKey } from '@platform/sdk'

/** The player's text for a failure (section 8): a known reason in plain words, anything else as "Unknown error". */
export function useErrorText(): (error: unknown) => string {
  const t = useTranslations('errors')
  return (error) => t(messageKeyOfError(error))
}

/** Which text a failure has. */
export const messageKeyOfError = (error: unknown): MessageKey =>
  error instanceof PlatformError ? (error.messageKey as MessageKey) : 'unknown'

/** The code that support requests; shown to the player only for unexpected failures. */
export const requestIdOf = (error: unknown): string | undefined =>
  error instanceof PlatformError && ['unknown', 'loadingFailed'].includes(error.messageKey) ? error.requestId : undefined
