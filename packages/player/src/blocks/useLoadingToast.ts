import { useEffect, useState } from 'react'
import { toasts } from '@platform/ui'

/** After this a loading toast says why it takes so long (section 9, contract), ms. */
export const slowAfter = 10_000

/** While `pending`: a loading toast, which after 10 s says why it takes so long. Returns whether it does: then a way out is offered. */
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
