import type { QueryClient } from '@tanstack/react-query'
import type { InputOf } from '../core/Call.ts'
import { keyedMutation } from '../core/callMutation.ts'
import type { Client } from '../core/Client.ts'
import { callCursor, callPages, callQuery } from '../core/callQuery.ts'
import { minute } from '../core/queryDefaults.ts'
import { recordKeys } from '../records/queries.ts'
import { walletKeys } from '../wallet/queries.ts'
import { endContract } from './endContract.ts'
import { getContractDailySalaryInfo } from './getContractDailySalaryInfo.ts'
import { getContractDividendRequest } from './getContractDividendRequest.ts'
import { getContractFigures } from './getContractFigures.ts'
import { getContractHourSalaryInfo } from './getContractHourSalaryInfo.ts'
import { getContractRequests } from './getContractRequests.ts'
import { getContractRows } from './getContractRows.ts'
import { getContracts } from './getContracts.ts'
import { getContractSettlements } from './getContractSettlements.ts'
import { getCurrentDailySalary } from './getCurrentDailySalary.ts'
import { getDividendInfo } from './getDividendInfo.ts'
import { paySettlement } from './paySettlement.ts'
import { processContractHourSalary } from './processContractHourSalary.ts'
import { processDailySalaryContract } from './processDailySalaryContract.ts'
import { processDividendRequest } from './processDividendRequest.ts'
import { proposeContract } from './proposeContract.ts'
import { replayContract } from './replayContract.ts'

/** The kind and the side of contracts, without the page: a query loads page after page. */
export type ContractFilter = Omit<InputOf<typeof getContracts>, 'pageNo'>
/** A filter of `getContractSettlements` without its page. Days as YYYY-MM-DD, both inclusive. */
export type ContractSettlementFilter = Omit<InputOf<typeof getContractSettlements>, 'pageNo'>
/** The terms that `replayContract` applies to the past: kind, cycle and thresholds of activity. */
export type ReplayFilter = InputOf<typeof replayContract>
/** One period of a contract whose members are listed, without the page. */
export type ContractFigureFilter = Omit<InputOf<typeof getContractFigures>, 'pageNo'>
/** The figure of one period to explain; without the cursor, which a query adds. */
export type ContractRowFilter = Omit<InputOf<typeof getContractRows>, 'cursor' | 'pageSize'>

/** Query keys of contracts and settlements: all begin with 'contracts'. */
export const contractKeys = {
  all: ['contracts'] as const,
  requests: () => [...contractKeys.all, 'requests'] as const,
  request: (kind: 'dividend' | 'daily' | 'hourly') => [...contractKeys.all, 'request', kind] as const,
  running: (kind: 'dividend' | 'daily') => [...contractKeys.all, 'running', kind] as const,
  list: (filter: ContractFilter) => [...contractKeys.all, 'list', filter] as const,
  replay: (filter: ReplayFilter) => [...contractKeys.all, 'replay', filter] as const,
  settlements: (filter: ContractSettlementFilter) => [...contractKeys.all, 'settlements', filter] as const,
  figures: (filter: ContractFigureFilter) => [...contractKeys.all, 'figures', filter] as const,
  rows: (filter: ContractRowFilter) => [...contractKeys.all, 'rows', filter] as const,
}

const settings = { staleTime: minute / 2, refetchOnWindowFocus: true, private: true } as const

/** Which contracts wait for the member's answer; refetched when the player returns to the page. */
export const contractRequestsQuery = (client: Client) =>
  callQuery(client, getContractRequests, {}, { key: contractKeys.requests(), ...settings })

/** The caller's dividend contract and the proposal that waits for an answer. */
export const contractDividendRequestQuery = (client: Client) =>
  callQuery(client, getContractDividendRequest, {}, { key: contractKeys.request('dividend'), ...settings })

/** The caller's daily salary and the proposal that waits for an answer. */
export const contractDailySalaryInfoQuery = (client: Client) =>
  callQuery(client, getContractDailySalaryInfo, {}, { key: contractKeys.request('daily'), ...settings })

/** The caller's hourly salary, the proposal that waits for an answer, and the state of the hour. */
export const contractHourSalaryInfoQuery = (client: Client) =>
  callQuery(client, getContractHourSalaryInfo, {}, { key: contractKeys.request('hourly'), ...settings })

/** The caller's dividend and the state of its period; refetched on resume. */
export const dividendInfoQuery = (client: Client) =>
  callQuery(client, getDividendInfo, {}, { key: contractKeys.running('dividend'), ...settings })

/** The caller's daily salary and today's state. */
export const currentDailySalaryQuery = (client: Client) =>
  callQuery(client, getCurrentDailySalary, {}, { key: contractKeys.running('daily'), ...settings })

/** Contracts of one kind, page after page. */
export const contractsQuery = (client: Client, filter: ContractFilter) =>
  callPages(client, getContracts, filter, { key: contractKeys.list(filter), staleTime: minute / 2, private: true })

/** The last closed periods of a team: they no longer change, but another one is added when it closes. */
export const replayContractQuery = (client: Client, filter: ReplayFilter) =>
  callQuery(client, replayContract, filter, { key: contractKeys.replay(filter), staleTime: minute, private: true })

/** Settled periods, page after page. */
export const contractSettlementsQuery = (client: Client, filter: ContractSettlementFilter) =>
  callPages(client, getContractSettlements, filter, { key: contractKeys.settlements(filter), staleTime: minute / 2, private: true })

/** The lines that a period's figures are the sum of, member by member. */
export const contractFiguresQuery = (client: Client, filter: ContractFigureFilter) =>
  callPages(client, getContractFigures, filter, { key: contractKeys.figures(filter), staleTime: minute / 2, private: true })

/** The rows behind a figure of a period. */
export const contractRowsQuery = (client: Client, filter: ContractRowFilter) =>
  callCursor(client, getContractRows, filter, { key: contractKeys.rows(filter), staleTime: minute / 2, private: true })

/** A refusal, too, means that the shown data is out of date. */
const onSettled = (cache: QueryClient) => cache.invalidateQueries({ queryKey: contractKeys.all })
const onPaid = (cache: QueryClient) =>
  Promise.all([contractKeys.all, walletKeys.all, recordKeys.all].map((queryKey) => cache.invalidateQueries({ queryKey })))

/** Answers a proposal about the caller's dividend. */
export const processDividendRequestMutation = (client: Client) =>
  keyedMutation(client, processDividendRequest, { key: [...contractKeys.all, processDividendRequest.name], onSettled })

/** Answers a proposal about the caller's daily salary. */
export const processDailySalaryContractMutation = (client: Client) =>
  keyedMutation(client, processDailySalaryContract, { key: [...contractKeys.all, processDailySalaryContract.name], onSettled })

/** Answers a proposal about the caller's hourly salary. */
export const processContractHourSalaryMutation = (client: Client) =>
  keyedMutation(client, processContractHourSalary, { key: [...contractKeys.all, processContractHourSalary.name], onSettled })

/** Offers a contract, or changed terms. */
export const proposeContractMutation = (client: Client) =>
  keyedMutation(client, proposeContract, { key: [...contractKeys.all, proposeContract.name], onSettled })

/** Withdraws a proposal, or proposes the end. */
export const endContractMutation = (client: Client) =>
  keyedMutation(client, endContract, { key: [...contractKeys.all, endContract.name], onSettled })

/** Pays settlements. */
export const paySettlementMutation = (client: Client) =>
  keyedMutation(client, paySettlement, { key: [...contractKeys.all, paySettlement.name], onSettled: onPaid })
