import type { InputOf } from '../core/Call.ts'
import type { Client } from '../core/Client.ts'
import { callCursor, callPages, callQuery } from '../core/callQuery.ts'
import { minute } from '../core/queryDefaults.ts'
import { getGameRecords } from './getGameRecords.ts'
import { getMemberTransaction } from './getMemberTransaction.ts'
import { getMemberTransactions } from './getMemberTransactions.ts'
import { getProfitLoss } from './getProfitLoss.ts'
import { getProfitLossRows } from './getProfitLossRows.ts'
import { getStatement } from './getStatement.ts'
import { getTransactionTypes } from './getTransactionTypes.ts'

/** A filter of `getGameRecords` without its page. Days as YYYY-MM-DD, both inclusive. */
export type RecordFilter = Omit<InputOf<typeof getGameRecords>, 'pageNo'>
/** A filter of `getMemberTransactions` without its cursor, which a query adds. Days as YYYY-MM-DD, both inclusive. */
export type TransactionFilter = Omit<InputOf<typeof getMemberTransactions>, 'cursor' | 'pageSize'>

/** The days of a profit and loss report as YYYY-MM-DD, both inclusive. */
export type ProfitLossFilter = InputOf<typeof getProfitLoss>
/** The figure to explain and its days; without the cursor, which a query adds. */
export type ProfitLossRowFilter = Omit<InputOf<typeof getProfitLossRows>, 'cursor' | 'pageSize'>

/** Query keys of bets, movements and reports: all begin with 'records'. `statement` takes a month. */
export const recordKeys = {
  all: ['records'] as const,
  games: (filter: RecordFilter) => [...recordKeys.all, 'games', filter] as const,
  transactions: (filter: TransactionFilter) => [...recordKeys.all, 'transactions', filter] as const,
  transaction: (id: string, types?: 'A') => [...recordKeys.all, 'transaction', id, types] as const,
  transactionTypes: () => [...recordKeys.all, 'transactionTypes'] as const,
  profitLoss: (filter: ProfitLossFilter) => [...recordKeys.all, 'profitLoss', filter] as const,
  profitLossRows: (filter: ProfitLossRowFilter) => [...recordKeys.all, 'profitLossRows', filter] as const,
  statement: (month: string) => [...recordKeys.all, 'statement', month] as const,
}

/** The member's bets, page after page. */
export const gameRecordsQuery = (client: Client, filter: RecordFilter) =>
  callPages(client, getGameRecords, filter, {
    key: recordKeys.games(filter),
    staleTime: 10_000,
    private: true,
  })

/** The movements of the member's money, each answer continues where the previous one ended; the first one has the sums. */
export const memberTransactionsQuery = (client: Client, filter: TransactionFilter) =>
  callCursor(client, getMemberTransactions, filter, { key: recordKeys.transactions(filter), staleTime: 10_000, private: true })

/** One movement with its parts; related movements may still be added. `types` A for one of the agent's team. */
export const memberTransactionQuery = (client: Client, id: string, types?: 'A') =>
  callQuery(client, getMemberTransaction, { id, types }, { key: recordKeys.transaction(id, types), staleTime: 10_000, private: true })

/** The types of movements, and which of them the member has. */
export const transactionTypesQuery = (client: Client) =>
  callQuery(client, getTransactionTypes, {}, { key: recordKeys.transactionTypes(), staleTime: minute, private: true })

/** The statement of a month. */
export const statementQuery = (client: Client, month: string) =>
  callQuery(client, getStatement, { month }, { key: recordKeys.statement(month), staleTime: 10_000, private: true })

/** Profit and loss of a period. */
export const profitLossQuery = (client: Client, filter: ProfitLossFilter) =>
  callQuery(client, getProfitLoss, filter, { key: recordKeys.profitLoss(filter), staleTime: 10_000, private: true })

/** The rows behind one of its figures, each answer continues where the previous one ended. */
export const profitLossRowsQuery = (client: Client, filter: ProfitLossRowFilter) =>
  callCursor(client, getProfitLossRows, filter, { key: recordKeys.profitLossRows(filter), staleTime: 10_000, private: true })
