import { queryOptions } from '@tanstack/react-query'
import type { InputOf } from '../core/Call.ts'
import type { Client } from '../core/Client.ts'
import { callQuery } from '../core/callQuery.ts'
import { hour, minute } from '../core/queryDefaults.ts'
import { accountKeys } from './accountKeys.ts'
import { checkAffiliate } from './checkAffiliate.ts'
import { checkUsername } from './checkUsername.ts'
import { findAddress } from './findAddress.ts'
import { getCaptcha } from './getCaptcha.ts'
import { getCountries } from './getCountries.ts'
import { getCustomerService } from './getCustomerService.ts'
import { getDomainRoutes } from './getDomainRoutes.ts'
import { getHeadIcon } from './getHeadIcon.ts'
import { getIdentityProviders } from './getIdentityProviders.ts'
import { getRegisterRules } from './getRegisterRules.ts'
import { getRegisterSettings } from './getRegisterSettings.ts'
import { getRegistrationProgress } from './getRegistrationProgress.ts'
import { getVerification } from './getVerification.ts'
import { getVillages } from './getVillages.ts'
import { solveProofOfWork } from './solveProofOfWork.ts'

/** Countries and dialing codes. */
export const countriesQuery = (client: Client) =>
  callQuery(client, getCountries, {}, { key: accountKeys.countries(), staleTime: 24 * hour })

/** Which ways of registration are open. */
export const registerSettingsQuery = (client: Client) =>
  callQuery(client, getRegisterSettings, {}, { key: accountKeys.registerSettings(), staleTime: 5 * minute })

/** What each account field must look like. */
export const registerRulesQuery = (client: Client) =>
  callQuery(client, getRegisterRules, {}, { key: accountKeys.registerRules(), staleTime: hour, persisted: true })

/** Which third parties can prove who a player is. */
export const identityProvidersQuery = (client: Client) =>
  callQuery(client, getIdentityProviders, {}, { key: accountKeys.identityProviders(), staleTime: 5 * minute })

/** The addresses at which the site can be reached. */
export const domainRoutesQuery = (client: Client) =>
  callQuery(client, getDomainRoutes, {}, { key: accountKeys.domainRoutes(), staleTime: hour })

/** The ways to customer service, still encrypted. */
export const customerServiceQuery = (client: Client) =>
  callQuery(client, getCustomerService, {}, { key: accountKeys.customerService(), staleTime: hour })

/** States, or the cities of one state. */
export const villagesQuery = (client: Client, parent?: string) =>
  callQuery(client, getVillages, { parent }, { key: accountKeys.villages(parent), staleTime: 24 * hour, persisted: true })

/** A captcha; `refetch` requests another. Never cached: each can be used once. */
export const captchaQuery = (client: Client) =>
  callQuery(client, getCaptcha, {}, { key: accountKeys.captcha(), staleTime: Infinity, gcTime: 0 })

/** The option `proof` of a sign-in or a registration, '' if the gateway has no work for this address. Remove it when it was used. */
export const proofOfWorkQuery = (client: Client) =>
  queryOptions({
    queryKey: accountKeys.proofOfWork(),
    queryFn: async ({ signal }) => (await solveProofOfWork(client, { signal })) ?? '',
    // It is valid for ten.
    staleTime: 9 * minute,
    retry: false,
  })

/** Whether SMS codes are open for a purpose. */
export const verificationQuery = (client: Client, purpose: InputOf<typeof getVerification>['purpose']) =>
  callQuery(client, getVerification, { purpose }, { key: accountKeys.verification(purpose), staleTime: 5 * minute })

/** Whether an invitation code is valid at a domain: fails if it is not. */
export const affiliateQuery = (client: Client, code: string, domain: string) =>
  callQuery(
    client,
    checkAffiliate,
    { code, domain },
    {
      key: accountKeys.affiliate(code, domain),
      // The answer has no value, and a query needs one.
      read: () => true,
      staleTime: minute,
    },
  )

/** Whether a user name is still available. */
export const usernameQuery = (client: Client, username: string) =>
  callQuery(client, checkUsername, { username }, { key: accountKeys.username(username), staleTime: minute / 2 })

/** The member's picture, and those to choose from. */
export const headIconQuery = (client: Client) =>
  callQuery(client, getHeadIcon, {}, { key: accountKeys.headIcon(), staleTime: 10 * minute, private: true })

/** Where the member's registration is. */
export const registrationProgressQuery = (client: Client) =>
  callQuery(client, getRegistrationProgress, {}, { key: accountKeys.registration(), staleTime: minute / 2, private: true })

/** The address of a CEP, `status` says whether there is one. */
export const addressQuery = (client: Client, postalCode: string) =>
  callQuery(client, findAddress, { postalCode }, { key: accountKeys.address(postalCode), staleTime: minute, private: true })
