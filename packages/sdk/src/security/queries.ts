import { queryOptions } from '@tanstack/react-query'
import type { Client } from '../core/Client.ts'
import { hour, minute, privateQuery } from '../core/queryDefaults.ts'
import { getBankCards } from './getBankCards.ts'
import { getMemberSecurityQuestions } from './getMemberSecurityQuestions.ts'
import { getPersonalInfo } from './getPersonalInfo.ts'
import { getSecurityConfig } from './getSecurityConfig.ts'
import { getSecurityQuestions } from './getSecurityQuestions.ts'
import { getWithdrawBanks } from './getWithdrawBanks.ts'

export const securityKeys = {
  all: ['security'] as const,
  config: () => [...securityKeys.all, 'config'] as const,
  bankCards: () => [...securityKeys.all, 'bankCards'] as const,
  banks: () => [...securityKeys.all, 'banks'] as const,
  questions: () => [...securityKeys.all, 'questions'] as const,
  ownQuestions: () => [...securityKeys.all, 'ownQuestions'] as const,
  personal: () => [...securityKeys.all, 'personal'] as const,
}

/** Score, what is set, and a hold of withdrawals. */
export const securityConfigQuery = (client: Client) =>
  queryOptions({
    queryKey: securityKeys.config(),
    queryFn: ({ signal }) => getSecurityConfig(client, {}, { signal }),
    staleTime: minute / 2,
    retry: false,
    meta: privateQuery,
  })

/** Where withdrawals can go, masked. */
export const bankCardsQuery = (client: Client) =>
  queryOptions({
    queryKey: securityKeys.bankCards(),
    queryFn: ({ signal }) => getBankCards(client, {}, { signal }),
    staleTime: minute,
    retry: false,
    meta: privateQuery,
  })

/** The banks that withdrawals can go to. */
export const withdrawBanksQuery = (client: Client) =>
  queryOptions({
    queryKey: securityKeys.banks(),
    queryFn: ({ signal }) => getWithdrawBanks(client, {}, { signal }),
    staleTime: 24 * hour,
    retry: false,
  })

/** The questions to choose from. */
export const securityQuestionsQuery = (client: Client) =>
  queryOptions({
    queryKey: securityKeys.questions(),
    queryFn: ({ signal }) => getSecurityQuestions(client, {}, { signal }),
    staleTime: hour,
    retry: false,
  })

/** The questions that the member has answered. */
export const memberQuestionsQuery = (client: Client) =>
  queryOptions({
    queryKey: securityKeys.ownQuestions(),
    queryFn: ({ signal }) => getMemberSecurityQuestions(client, {}, { signal }),
    staleTime: hour,
    retry: false,
    meta: privateQuery,
  })

/** CPF and date of birth. */
export const personalInfoQuery = (client: Client) =>
  queryOptions({
    queryKey: securityKeys.personal(),
    queryFn: ({ signal }) => getPersonalInfo(client, {}, { signal }),
    staleTime: minute,
    retry: false,
    meta: privateQuery,
  })
