import { useEffect } from 'react'
import { useSuspenseQuery, useQueryClient } from '@tanstack/react-query'
import { bankCardsQuery } from '@platform/sdk/query/security'
import { useClient } from '@platform/sdk/react'
import { useMember } from '../../session/useMember.ts'
import { securityEntries } from '../../storage/securityEntries.ts'

// Not a `persisted` query: the destinations leave the device with the tab, and the withdrawal form, which shares the query, has to start
// with the gateway's answer.

/** The member's destinations: those of the last visit immediately, refetched in the background (section 4). */
export function useBankCards() {
  const client = useClient()
  const { userName } = useMember()
  const queries = useQueryClient()
  const query = bankCardsQuery(client)
  const cached = securityEntries.bankCards.get()
  if (cached?.userName === userName && queries.getQueryData(query.queryKey) === undefined)
    queries.setQueryData(query.queryKey, cached.cards, { updatedAt: 0 })
  const { data } = useSuspenseQuery(query)
  useEffect(() => securityEntries.bankCards.set({ userName, cards: data }), [userName, data])
  return data
}
