import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { removePrivate } from '@platform/sdk/query/account'
import { pathTo } from '../paths.ts'

/** After a session has ended for good: nothing of the member stays, and home shows. */
export function useLeave(): () => void {
  const queries = useQueryClient()
  const navigate = useNavigate()
  return () => {
    removePrivate(queries)
    void navigate(pathTo('home'), { replace: true })
  }
}
