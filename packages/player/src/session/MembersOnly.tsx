import type { ReactNode } from 'react'
import { Navigate, useLocation } from 'react-router'
import { pathTo } from '../paths.ts'
import { useSession } from './useSession.ts'

/** A screen for members: a guest who came by its address signs in first and comes back. */
export function MembersOnly({ children }: { children: ReactNode }) {
  const { pathname, search } = useLocation()
  return useSession() ? children : <Navigate to={pathTo('login', { back: pathname + search })} replace />
}
