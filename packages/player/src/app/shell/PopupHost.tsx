import { lazyComponent, whenIdle } from '@platform/ui'
import { useEffect, useRef } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { useLocation } from 'react-router'
import { announcementKeys } from '@platform/sdk/query/announcements'
import { routeOf } from '../../paths.ts'
import { useSession } from '../../session/useSession.ts'
import { useViewer } from '../../session/useViewer.ts'

const HomePopups = lazyComponent({
  load: async () => (await import('../../popups/HomePopups.tsx')).HomePopups,
  onError: 'omit',
  when: () => whenIdle(3000),
})

/** Popups open only over home, never over a form, money or a game. The list is fetched again after each sign-in or sign-out. */
export function PopupHost() {
  const userName = useSession()?.userName
  const { pathname } = useLocation()
  const queries = useQueryClient()
  const { isProtected } = useViewer()
  const last = useRef(userName)
  useEffect(() => {
    if (last.current === userName) return
    last.current = userName
    void queries.invalidateQueries({ queryKey: announcementKeys.all })
  }, [userName, queries])
  // A paused or excluded member gets no promotion.
  if (isProtected || routeOf(pathname) !== 'home') return null
  return <HomePopups key={userName} />
}
