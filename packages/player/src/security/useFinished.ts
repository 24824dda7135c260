import { useTranslations } from 'use-intl'
import { toasts } from '@platform/ui'
import { useBack } from '../blocks/useBack.ts'
import { shownFor } from './shownFor.ts'

/** Says that a change is made, and goes back to where it was begun. */
export function useFinished(): () => void {
  const t = useTranslations('security')
  const back = useBack()
  return () => {
    toasts.show(t('saved'), 'success', shownFor)
    back()
  }
}
