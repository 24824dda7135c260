import { queryOptions } from '@tanstack/react-query'
import type { Client } from '../core/Client.ts'
import { minute, privateQuery } from '../core/queryDefaults.ts'
import { accountKeys } from './accountKeys.ts'
import { getConsolidatedSettings } from './getConsolidatedSettings.ts'
import { getMemberInfo } from './getMemberInfo.ts'
import { getSystemStatus } from './getSystemStatus.ts'
import { getWhitelabel } from './getWhitelabel.ts'

// What every page asks for; in a file of its own, so that a first page brings no schema of registration or of codes.

/** The site's configuration. */
export const settingsQuery = (client: Client) =>
  queryOptions({
    queryKey: accountKeys.settings(),
    queryFn: ({ signal }) => getConsolidatedSettings(client, {}, { signal }),
    staleTime: 5 * minute,
    retry: false,
  })

/** Which features are on. */
export const whitelabelQuery = (client: Client) =>
  queryOptions({
    queryKey: accountKeys.whitelabel(),
    queryFn: ({ signal }) => getWhitelabel(client, {}, { signal }),
    staleTime: 5 * minute,
    retry: false,
  })

/** Whether the site is open. */
export const systemStatusQuery = (client: Client) =>
  queryOptions({
    queryKey: accountKeys.status(),
    queryFn: ({ signal }) => getSystemStatus(client, {}, { signal }),
    staleTime: minute / 2,
    retry: false,
  })

/** The signed-in member. */
export const memberInfoQuery = (client: Client) =>
  queryOptions({
    queryKey: accountKeys.memberInfo(),
    queryFn: ({ signal }) => getMemberInfo(client, {}, { signal }),
    staleTime: 10 * minute,
    retry: false,
    meta: privateQuery,
  })
