import { useTranslations } from 'use-intl'
import { toasts } from '@platform/ui'
import { areas } from '../storage/area.ts'

/** After a sign-in: says that the next visit has to sign in again, where this browser keeps less than the player requested. */
export function useWarnIfNotStored() {
  const t = useTranslations('auth')
  return (remember: boolean, kept = true) => {
    if (!kept || !areas.keeps(remember ? 'local' : 'session')) toasts.long(t('notKept'))
  }
}
