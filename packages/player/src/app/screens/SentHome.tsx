import { useEffect } from 'react'
import { Navigate } from 'react-router'
import { toasts } from '@platform/ui'
import { pathTo } from '../../paths.ts'

/** Says so long why a screen is not for this player (section 8), ms. */
const shownMs = 2000

/** A screen that is not for this player: home shows, and a message says why. */
export function SentHome({ text }: { text: string }) {
  useEffect(() => {
    const close = toasts.short(text)
    setTimeout(close, shownMs)
  }, [text])
  return <Navigate to={pathTo('home')} replace />
}
