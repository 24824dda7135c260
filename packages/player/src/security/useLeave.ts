import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { removePrivate } from '@platform/sdk/query/account'
import { useClient } from '@platform/sdk/react'
import { forgetPlayer } from '../session/forgetPlayer.ts'
import { pathTo } from '../paths.ts'

/** After a session has ended permanently: clears all data of the member and shows home, without waiting for IndexedDB. */
export function useLeave(): () => void {
  const client = useClient()
  const queries = useQueryClient()
  const navigate = useNavigate()
  return () => {
    void forgetPlayer(client)
    removePrivate(queries)
    void navigate(pathTo('home'), { replace: true })
  }
}
