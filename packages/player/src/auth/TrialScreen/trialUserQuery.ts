import { queryOptions, type QueryClient } from '@tanstack/react-query'
import type { Client } from '@platform/sdk'
import { getTrialUser } from '@platform/sdk/account'
import { accountKeys } from '@platform/sdk/query/account'
import { entries } from '../../storage/entries.ts'

/** The trial account of this tab: the stored one, else a new one. Its name is stored in session storage (section 3). */
export const trialUserQuery = (client: Client) =>
  queryOptions({
    queryKey: [...accountKeys.all, 'trialUser'],
    staleTime: Infinity,
    // Removed with the session, like its entry.
    meta: { private: true },
    queryFn: async ({ signal }) => {
      const storedName = entries.trialUser.get()
      if (storedName) return storedName
      const name = await getTrialUser(client, {}, { signal })
      entries.trialUser.set(name)
      return name
    },
  })

/** A name opens one trial: the next start gets another, as this one may have been used although the start failed. */
export function forgetTrialUser(queries: QueryClient, client: Client): void {
  entries.trialUser.remove()
  void queries.resetQueries({ queryKey: trialUserQuery(client).queryKey })
}
