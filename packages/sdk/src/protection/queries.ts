import type { Client } from '../core/Client.ts'
import type { InputOf } from '../core/Call.ts'
import { callPages, callQuery } from '../core/callQuery.ts'
import { minute } from '../core/queryDefaults.ts'
import { getLimitChanges } from './getLimitChanges.ts'
import { getLimits } from './getLimits.ts'
import { getPlaySession } from './getPlaySession.ts'
import { getProtection } from './getProtection.ts'
import { getProtectionEffects } from './getProtectionEffects.ts'
import { protectionKeys } from './protectionKeys.ts'

/** The member's limits and what is used of each; refetched when the player returns to the page. */
export const limitsQuery = (client: Client) =>
  callQuery(client, getLimits, {}, { key: protectionKeys.limits(), staleTime: 10_000, refetchOnWindowFocus: true, private: true })

/** Every change of the member's limits, page after page. */
export const limitChangesQuery = (client: Client) =>
  callPages(client, getLimitChanges, {}, { key: protectionKeys.limitChanges(), staleTime: minute / 2, private: true })

/** The session of play, and its reality check. */
export const playSessionQuery = (client: Client) => callQuery(client, getPlaySession, {}, { key: protectionKeys.play(), private: true })

/** What the account is open for. */
export const protectionQuery = (client: Client) =>
  callQuery(client, getProtection, {}, { key: protectionKeys.state(), staleTime: minute / 2, private: true })

/** What a pause, an exclusion or a closing would change. */
export const protectionEffectsQuery = (client: Client, { act }: InputOf<typeof getProtectionEffects>) =>
  callQuery(client, getProtectionEffects, { act }, { key: protectionKeys.effects(act), private: true })
