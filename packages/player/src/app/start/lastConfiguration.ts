import type { QueryClient } from '@tanstack/react-query'
import type { Client } from '@platform/sdk'
import { settingsQuery, systemStatusQuery, whitelabelQuery } from '@platform/sdk/query/account'
import { entries } from '../../storage/entries.ts'

/**
 * Requests the site's configuration beside the first screen and stores the last good one for a visit on which the gateway is down.
 * The status is never stored: yesterday's maintenance must not close the site today.
 */
export function loadConfiguration(queries: QueryClient, client: Client): void {
  const kept = [settingsQuery(client), whitelabelQuery(client)]
  const names = ['settings', 'whitelabel']
  const last = entries.lastConfiguration.get()
  kept.forEach(({ queryKey }, index) => {
    const data = last?.[names[index]!]
    // Stale on purpose: shown at once, fetched again at once.
    if (data !== undefined) queries.setQueryData(queryKey, data as never, { updatedAt: 1 })
  })
  const answers = kept.map((query) => queries.fetchQuery(query as ReturnType<typeof settingsQuery>))
  void queries.prefetchQuery(systemStatusQuery(client))
  void Promise.all(answers).then(
    ([settings, whitelabel]) =>
      entries.lastConfiguration.set({ settings: { ...settings, maintenance: false, regionRestriction: false }, whitelabel }),
    () => undefined,
  )
}
