import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query'
import { lazySheet } from '@platform/ui'
import { isReached, limitOf } from '@platform/sdk/protection'
import type { PlatformError } from '@platform/sdk'
import { limitRefusalKey } from '../../session/limitRefusalKey.ts'

const LimitReachedDialog = lazySheet(async () => (await import('./LimitReachedDialog.tsx')).LimitReachedDialog)

/** The answer to every stake and deposit that a limit of the player's own refuses, wherever it was made. */
export function LimitReached() {
  const queries = useQueryClient()
  const { data: error } = useQuery<PlatformError | null>({ queryKey: limitRefusalKey, queryFn: skipToken })
  const limit = limitOf(error)
  // A part of it remains: the form says so itself.
  const open = limit !== undefined && isReached(limit)
  return <LimitReachedDialog open={open} limit={limit} onOpenChange={() => queries.setQueryData(limitRefusalKey, null)} />
}
