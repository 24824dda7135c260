import { useEffect, useRef } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { useLocation } from 'react-router'
import { announcementKeys } from '@platform/sdk/query/announcements'
import { routeOf } from '../paths.ts'
import { HomePopups } from '../popups/HomePopups.tsx'
import { useSession } from '../session/useSession.ts'

/** Popups stand over home and nowhere else: never over a form, money or a game. Who signs in or out gets a list of their own. */
export function PopupHost() {
  const userName = useSession()?.userName
  const queries = useQueryClient()
  const last = useRef(userName)
  useEffect(() => {
    if (last.current === userName) return
    last.current = userName
    void queries.invalidateQueries({ queryKey: announcementKeys.all })
  }, [userName, queries])
  return routeOf(useLocation().pathname) === 'home' ? <HomePopups key={userName} /> : null
}
