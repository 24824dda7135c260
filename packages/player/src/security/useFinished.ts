import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import { toasts } from '@platform/ui'
import { stepsBack } from '../router/useBack.ts'
import { pathTo } from '../paths.ts'
import { shownFor } from './shownFor.ts'

/** Shows that a change is saved and navigates back, or to the security centre if the form was opened by its address. */
export function useFinished(): (text?: string) => void {
  const t = useTranslations('security')
  const navigate = useNavigate()
  const isHere = useRef(false)
  useEffect(() => {
    isHere.current = true
    return () => void (isHere.current = false)
  }, [])
  return (text = t('saved')) => {
    toasts.show(text, 'success', shownFor)
    // The player has opened another screen meanwhile.
    if (!isHere.current) return
    if (stepsBack() > 0) void navigate(-1)
    else void navigate(pathTo('securityCenter'), { replace: true })
  }
}
