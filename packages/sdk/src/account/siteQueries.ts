import type { Client } from '../core/Client.ts'
import { callQuery } from '../core/callQuery.ts'
import { minute } from '../core/queryDefaults.ts'
import { accountKeys } from './accountKeys.ts'
import { getConsolidatedSettings } from './getConsolidatedSettings.ts'
import { getMemberInfo } from './getMemberInfo.ts'
import { getSystemStatus } from './getSystemStatus.ts'
import { getWhitelabel } from './getWhitelabel.ts'

// What every page requests. Separate from `queries.ts`: a bundler cannot split a module, and with it each first load would be 1.15 kB
// larger.

/** The site's configuration. */
export const settingsQuery = (client: Client) =>
  callQuery(client, getConsolidatedSettings, {}, { key: accountKeys.settings(), staleTime: 5 * minute, persisted: true })

/** Which features are on. */
export const whitelabelQuery = (client: Client) =>
  callQuery(client, getWhitelabel, {}, { key: accountKeys.whitelabel(), staleTime: 5 * minute, persisted: true })

/** Whether the site is open. */
export const systemStatusQuery = (client: Client) =>
  callQuery(client, getSystemStatus, {}, { key: accountKeys.status(), staleTime: minute / 2 })

/** The signed-in member. */
export const memberInfoQuery = (client: Client) =>
  callQuery(client, getMemberInfo, {}, { key: accountKeys.memberInfo(), staleTime: 10 * minute, private: true, persisted: true })
