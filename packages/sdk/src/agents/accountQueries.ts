import type { QueryClient } from '@tanstack/react-query'
import { callMutation, keyedMutation } from '../core/callMutation.ts'
import type { Client } from '../core/Client.ts'
import { callQuery } from '../core/callQuery.ts'
import { minute } from '../core/queryDefaults.ts'
import { teamKeys } from './queries.ts'
import { createAffiliateUrl } from './createAffiliateUrl.ts'
import { removeAffiliateUrl } from './removeAffiliateUrl.ts'
import { getAffiliateUrls } from './getAffiliateUrls.ts'
import { getGlobalRebateSettings } from './getGlobalRebateSettings.ts'
import { openAccount } from './openAccount.ts'

/** Query keys of the agent's own rates and invitation links: they begin with 'team'. */
export const agentAccountKeys = {
  rates: () => [...teamKeys.all, 'rates'] as const,
  links: () => [...teamKeys.all, 'links'] as const,
}

/** The agent's own rates, and how much may be given to others. */
export const globalRebateSettingsQuery = (client: Client) =>
  callQuery(client, getGlobalRebateSettings, {}, { key: agentAccountKeys.rates(), staleTime: minute, private: true })

/** The agent's links. */
export const affiliateUrlsQuery = (client: Client) =>
  callQuery(
    client,
    getAffiliateUrls,
    {},
    { key: agentAccountKeys.links(), staleTime: minute / 2, refetchOnWindowFocus: true, private: true },
  )

/** Opens the account of a new direct member. */
export const openAccountMutation = (client: Client) =>
  keyedMutation(client, openAccount, {
    key: [...teamKeys.all, openAccount.name],
    onSuccess: (cache: QueryClient) => cache.invalidateQueries({ queryKey: teamKeys.all }),
  })

const onSettled = (cache: QueryClient) => cache.invalidateQueries({ queryKey: agentAccountKeys.links() })

/** Creates a link. */
export const createAffiliateUrlMutation = (client: Client) =>
  keyedMutation(client, createAffiliateUrl, { key: [...agentAccountKeys.links(), createAffiliateUrl.name], onSettled })

/** Ends a link. */
export const removeAffiliateUrlMutation = (client: Client) =>
  callMutation(client, removeAffiliateUrl, { key: [...agentAccountKeys.links(), removeAffiliateUrl.name], onSettled })
