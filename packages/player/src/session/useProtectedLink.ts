import { useCallback } from 'react'
import { useSetAtom } from 'jotai'
import { useNavigate } from 'react-router'
import { useClient } from '@platform/sdk/react'
import { loginRequestAtom } from './loginRequest.ts'
import { protectedLink } from './protectedLink.ts'
import { useViewer } from './useViewer.ts'

/** For a guest's tap on a link for members: opens the login layer, which navigates there after the sign-in. False for every other link. */
export function useProtectedLink(): (href: string) => boolean {
  const { session } = useClient()
  const requestLogin = useSetAtom(loginRequestAtom)
  const navigate = useNavigate()
  const viewer = useViewer()
  return useCallback(
    (href) => {
      const target = session.get() ? undefined : protectedLink(href, location.origin, viewer)
      if (!target) return false
      const { href: back, game } = target
      requestLogin({ run: () => void navigate(back), back, play: game === undefined ? undefined : { name: game } })
      return true
    },
    [session, requestLogin, navigate, viewer],
  )
}
