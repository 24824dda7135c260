import { useEffect, useState } from 'react'
import { toasts } from '@platform/ui'

/** Delay until a loading toast explains that it takes long (section 9, contract), ms. */
export const slowAfter = 10_000

/** While `pending`: a loading toast, which after 10 s explains the delay. Returns whether it does, so that a cancel button can show. */
export function useLoadingToast(pending: boolean, text: string, slowText: string): boolean {
  const [slow, setSlow] = useState(false)
  useEffect(() => {
    if (!pending) return
    let hide = toasts.loading(text)
    const timer = setTimeout(() => {
      hide()
      hide = toasts.loading(slowText)
      setSlow(true)
    }, slowAfter)
    return () => {
      clearTimeout(timer)
      hide()
      setSlow(false)
    }
  }, [pending, text, slowText])
  return pending && slow
}
