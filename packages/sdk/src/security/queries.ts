import type { Client } from '../core/Client.ts'
import { callQuery } from '../core/callQuery.ts'
import { hour, minute } from '../core/queryDefaults.ts'
import { getBankCards } from './getBankCards.ts'
import { getKyc } from './getKyc.ts'
import { getMemberSecurityQuestions } from './getMemberSecurityQuestions.ts'
import { getPasskeys } from './getPasskeys.ts'
import { getPersonalInfo } from './getPersonalInfo.ts'
import { getRememberedDevices } from './getRememberedDevices.ts'
import { getSecurityConfig } from './getSecurityConfig.ts'
import { getSecurityQuestions } from './getSecurityQuestions.ts'
import { getSignIns } from './getSignIns.ts'
import { getWithdrawBanks } from './getWithdrawBanks.ts'

/** Query keys of the security centre: all begin with 'security'. */
export const securityKeys = {
  all: ['security'] as const,
  config: () => [...securityKeys.all, 'config'] as const,
  bankCards: () => [...securityKeys.all, 'bankCards'] as const,
  banks: () => [...securityKeys.all, 'banks'] as const,
  questions: () => [...securityKeys.all, 'questions'] as const,
  ownQuestions: () => [...securityKeys.all, 'ownQuestions'] as const,
  kyc: () => [...securityKeys.all, 'kyc'] as const,
  passkeys: () => [...securityKeys.all, 'passkeys'] as const,
  rememberedDevices: () => [...securityKeys.all, 'rememberedDevices'] as const,
  signIns: () => [...securityKeys.all, 'signIns'] as const,
  personal: () => [...securityKeys.all, 'personal'] as const,
}

/** Score, what is set, and a hold of withdrawals. */
export const securityConfigQuery = (client: Client) =>
  callQuery(client, getSecurityConfig, {}, { key: securityKeys.config(), staleTime: minute / 2, private: true })

/** Where withdrawals can go, masked. */
export const bankCardsQuery = (client: Client) =>
  callQuery(client, getBankCards, {}, { key: securityKeys.bankCards(), staleTime: minute, private: true })

/** The banks that withdrawals can go to. */
export const withdrawBanksQuery = (client: Client) =>
  callQuery(client, getWithdrawBanks, {}, { key: securityKeys.banks(), staleTime: 24 * hour })

/** The questions to choose from. */
export const securityQuestionsQuery = (client: Client) =>
  callQuery(client, getSecurityQuestions, {}, { key: securityKeys.questions(), staleTime: hour })

/** The questions that the member has answered. */
export const memberQuestionsQuery = (client: Client) =>
  callQuery(client, getMemberSecurityQuestions, {}, { key: securityKeys.ownQuestions(), staleTime: hour, private: true })

/** CPF and date of birth. */
export const personalInfoQuery = (client: Client) =>
  callQuery(client, getPersonalInfo, {}, { key: securityKeys.personal(), staleTime: minute, private: true })

/** State of the identity check. */
export const kycQuery = (client: Client) => callQuery(client, getKyc, {}, { key: securityKeys.kyc(), staleTime: minute / 2, private: true })

/** The member's passkeys. */
export const passkeysQuery = (client: Client) =>
  callQuery(client, getPasskeys, {}, { key: securityKeys.passkeys(), staleTime: minute, private: true })

/** The devices that sign in without the member's password. */
export const rememberedDevicesQuery = (client: Client) =>
  callQuery(client, getRememberedDevices, {}, { key: securityKeys.rememberedDevices(), staleTime: minute / 2, private: true })

/** The member's last sign-ins. */
export const signInsQuery = (client: Client) =>
  callQuery(client, getSignIns, {}, { key: securityKeys.signIns(), staleTime: minute / 2, private: true })
