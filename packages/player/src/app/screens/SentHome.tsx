import { useEffect } from 'react'
import { Navigate } from 'react-router'
import { pathTo } from '../../paths.ts'
import { showRejection } from './showRejection.ts'

/** For a screen that this player may not see: redirects to home, and a message says why. */
export function SentHome({ text }: { text: string }) {
  useEffect(() => showRejection(text), [text])
  return <Navigate to={pathTo('home')} replace />
}
