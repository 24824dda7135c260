import { useEffect, useEffectEvent } from 'react'
import { useSetAtom } from 'jotai'
import { useNavigate } from 'react-router'
import { useClient } from '@platform/sdk/react'
import { loginRequestAtom } from './loginRequest.ts'
import { protectedLink } from './protectedLink.ts'
import { useViewer } from './useViewer.ts'

/** A guest's tap on a link for members opens the login layer, and goes there once signed in. One listener, however many links there are. */
export function useProtectedLinks(): void {
  const { session } = useClient()
  const ask = useSetAtom(loginRequestAtom)
  const navigate = useNavigate()
  const viewer = useViewer()
  const onClick = useEffectEvent((event: MouseEvent) => {
    if (session.get() || event.defaultPrevented || event.button !== 0 || withKey(event)) return
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null
    const found = link && !link.target ? protectedLink(link.href, location.origin, viewer) : undefined
    if (!found) return
    const { href, game } = found
    // The link's own handlers still run, so that a menu closes; the router leaves a prevented click alone.
    event.preventDefault()
    ask({ run: () => void navigate(href), back: href, play: game === undefined ? undefined : { name: game } })
  })
  useEffect(() => {
    const stop = new AbortController()
    document.addEventListener('click', (event) => onClick(event), { capture: true, signal: stop.signal })
    return () => stop.abort()
  }, [])
}

// A new tab or window is asked for: it shows the login page itself.
const withKey = ({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) => metaKey || ctrlKey || shiftKey || altKey
