import type { RainSession } from '@platform/sdk/rewards'
import { rainEntries, type SeenRain } from '../../storage/rainEntries.ts'
import { shortHash } from '../../storage/shortHash.ts'

/** Maximum of stored rains for each player; those that the page lists are stored in any case. */
const MOST = 60

/**
 * Rains as the player saw them first, with those that the gateway returns now. A stored rain never changes, except that a ticket is added
 * once; a rain that was already drawn is not added.
 */
export function withRains(seen: readonly SeenRain[], shown: readonly RainSession[]): SeenRain[] {
  const rains = new Map(seen.map((rain) => [rain.id, rain]))
  for (const { state, id, hash, pool, packets, smallest, largest, bands, ticket } of shown) {
    const before = rains.get(id)
    if (before) rains.set(id, { ...before, ticket: before.ticket || ticket })
    else if (state !== 'drawn') rains.set(id, { id, hash, pool, packets, smallest, largest, bands, ticket })
  }
  const shownIds = new Set(shown.map(({ id }) => id))
  const newestIds = new Set([...rains.keys()].slice(-MOST))
  return [...rains.values()].filter(({ id }) => shownIds.has(id) || newestIds.has(id))
}

/** The rains that a player has seen on this device before their draws. */
export const seenRains = (userName: string): readonly SeenRain[] => rainEntries.seenRains.get()?.[shortHash(userName)] ?? []

/** Stores the rains that a player sees now, for the check after their draws: they outlive a reload and a sign-out. */
export const storeRains = (userName: string, shown: readonly RainSession[]): void =>
  rainEntries.seenRains.set({ ...rainEntries.seenRains.get(), [shortHash(userName)]: withRains(seenRains(userName), shown) })
