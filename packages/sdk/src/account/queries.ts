import { queryOptions } from '@tanstack/react-query'
import type { InputOf } from '../core/Call.ts'
import type { Client } from '../core/Client.ts'
import { hour, minute, privateQuery } from '../core/queryDefaults.ts'
import { accountKeys } from './accountKeys.ts'
import { checkAffiliate } from './checkAffiliate.ts'
import { checkUsername } from './checkUsername.ts'
import { getCaptcha } from './getCaptcha.ts'
import { getCountries } from './getCountries.ts'
import { getCustomerService } from './getCustomerService.ts'
import { getDomainRoutes } from './getDomainRoutes.ts'
import { getHeadIcon } from './getHeadIcon.ts'
import { getIdentityProviders } from './getIdentityProviders.ts'
import { getRegisterRules } from './getRegisterRules.ts'
import { getRegisterSettings } from './getRegisterSettings.ts'
import { getVerification } from './getVerification.ts'
import { getVillages } from './getVillages.ts'

/** Countries and dialing codes. */
export const countriesQuery = (client: Client) =>
  queryOptions({
    queryKey: accountKeys.countries(),
    queryFn: ({ signal }) => getCountries(client, {}, { signal }),
    staleTime: 24 * hour,
    retry: false,
  })

/** Which ways of registration are open. */
export const registerSettingsQuery = (client: Client) =>
  queryOptions({
    queryKey: accountKeys.registerSettings(),
    queryFn: ({ signal }) => getRegisterSettings(client, {}, { signal }),
    staleTime: 5 * minute,
    retry: false,
  })

/** What each account field must look like. */
export const registerRulesQuery = (client: Client) =>
  queryOptions({
    queryKey: accountKeys.registerRules(),
    queryFn: ({ signal }) => getRegisterRules(client, {}, { signal }),
    staleTime: hour,
    retry: false,
  })

/** Who else may prove who a player is. */
export const identityProvidersQuery = (client: Client) =>
  queryOptions({
    queryKey: accountKeys.identityProviders(),
    queryFn: ({ signal }) => getIdentityProviders(client, {}, { signal }),
    staleTime: 5 * minute,
    retry: false,
  })

/** Where the site can be reached. */
export const domainRoutesQuery = (client: Client) =>
  queryOptions({
    queryKey: accountKeys.domainRoutes(),
    queryFn: ({ signal }) => getDomainRoutes(client, {}, { signal }),
    staleTime: hour,
    retry: false,
  })

/** The ways to customer service, still encrypted. */
export const customerServiceQuery = (client: Client) =>
  queryOptions({
    queryKey: accountKeys.customerService(),
    queryFn: ({ signal }) => getCustomerService(client, {}, { signal }),
    staleTime: hour,
    retry: false,
  })

/** States, or the cities of one. */
export const villagesQuery = (client: Client, parent?: string) =>
  queryOptions({
    queryKey: accountKeys.villages(parent),
    queryFn: ({ signal }) => getVillages(client, { parent }, { signal }),
    staleTime: 24 * hour,
    retry: false,
  })

/** A captcha; `refetch` brings another. Never cached: each serves once. */
export const captchaQuery = (client: Client) =>
  queryOptions({
    queryKey: accountKeys.captcha(),
    queryFn: ({ signal }) => getCaptcha(client, {}, { signal }),
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
  })

/** Whether SMS codes are open for a purpose. */
export const verificationQuery = (client: Client, purpose: InputOf<typeof getVerification>['purpose']) =>
  queryOptions({
    queryKey: accountKeys.verification(purpose),
    queryFn: ({ signal }) => getVerification(client, { purpose }, { signal }),
    staleTime: 5 * minute,
    retry: false,
  })

/** Whether an invitation code is good at a domain: fails where it is not. */
export const affiliateQuery = (client: Client, code: string, domain: string) =>
  queryOptions({
    queryKey: accountKeys.affiliate(code, domain),
    queryFn: async ({ signal }) => {
      await checkAffiliate(client, { code, domain }, { signal })
      return true
    },
    staleTime: minute,
    retry: false,
  })

/** Whether a user name is still to be had. */
export const usernameQuery = (client: Client, username: string) =>
  queryOptions({
    queryKey: accountKeys.username(username),
    queryFn: ({ signal }) => checkUsername(client, { username }, { signal }),
    staleTime: minute / 2,
    retry: false,
  })

/** The member's picture, and those to choose from. */
export const headIconQuery = (client: Client) =>
  queryOptions({
    queryKey: accountKeys.headIcon(),
    queryFn: ({ signal }) => getHeadIcon(client, {}, { signal }),
    staleTime: 10 * minute,
    retry: false,
    meta: privateQuery,
  })
