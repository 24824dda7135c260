import { useTranslations } from 'use-intl'
import { toasts } from '@platform/ui'
import { areas } from '../storage/area.ts'

/** After sign-in: warns if this browser cannot store the session as long as requested, so that the next visit has to sign in again. */
export function useWarnIfNotStored() {
  const t = useTranslations('auth')
  return (remember: boolean, kept = true) => {
    if (!kept || !areas.keeps(remember ? 'local' : 'session')) toasts.long(t('notKept'))
  }
}
