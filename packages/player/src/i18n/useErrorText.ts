import { use } from 'react'
import { useTranslations } from 'use-intl'
import { PlatformError, type MessageKey } from '@platform/sdk'
import { useUiLabels } from '@platform/ui'
import { MerchantProvider } from '../merchant/MerchantProvider.tsx'

/** The player's text for a failure (section 8): a known reason in plain words, anything else as "Unknown error" with the code for support. */
export function useErrorText(): (error: unknown) => string {
  const textOf = useBareErrorText()
  const { requestId: label } = useUiLabels()
  return (error) => {
    const requestId = messageKeyOfError(error) === 'unknown' ? requestIdOf(error) : undefined
    return requestId ? `${textOf(error)} ${label}: ${requestId}` : textOf(error)
  }
}

/** The same without the code, for a view that shows it on a line of its own. */
export function useBareErrorText(): (error: unknown) => string {
  const t = useTranslations('errors')
  const system = useTranslations('system')
  const age = use(MerchantProvider)?.merchant.minimumAge ?? 18
  return (error) => {
    const key = messageKeyOfError(error)
    // The gateway knows how long to wait.
    const after = error instanceof PlatformError && key === 'tooMany' ? error.after : 0
    return after > 0 ? system('tooManyFor', { wait: waitOf(after) }) : t(key, { age })
  }
}

/** A wait in ms as a short text of both languages, rounded up: `45 s`, `14 min`, `2 h`. */
function waitOf(ms: number): string {
  const seconds = Math.ceil(ms / 1000)
  if (seconds < 60) return `${seconds} s`
  const minutes = Math.ceil(seconds / 60)
  return minutes < 60 ? `${minutes} min` : `${Math.ceil(minutes / 60)} h`
}

// A gateway's own code may be unknown, but its status says this much.
const keyOfKind: Partial<Record<PlatformError['kind'], MessageKey>> = { permission: 'noPermission', rateLimited: 'tooMany' }

/** Which text a failure has. */
export function messageKeyOfError(error: unknown): MessageKey {
  if (!(error instanceof PlatformError)) return 'unknown'
  const key = error.messageKey as MessageKey
  return key === 'unknown' ? (keyOfKind[error.kind] ?? key) : key
}

/** The code that support requests; shown to the player only for unexpected failures. */
export const requestIdOf = (error: unknown): string | undefined =>
  error instanceof PlatformError && ['unknown', 'loadingFailed'].includes(messageKeyOfError(error)) ? error.requestId : undefined
