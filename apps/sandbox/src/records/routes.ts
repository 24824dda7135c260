import * as records from '@platform/sdk/records'
import type { Context } from '../gateway/Context.ts'
import { handle } from '../gateway/handle.ts'
import { pageOfRecords } from './pageOfRecords.ts'
import { profitLossOf } from './profitLossOf.ts'
import { profitLossRows } from './profitLossRows.ts'
import { statementOf } from './statementOf.ts'
import { transactionOf } from './transactionOf.ts'
import { transactionsOf } from './transactionsOf.ts'
import { usedTypes } from './usedTypes.ts'

/** Draws that are over are settled first: their prizes belong to the record. */
export const settled =
  <Input, Output>(answer: (input: Input, context: Context) => Promise<Output>) =>
  async (input: Input, context: Context) => {
    await context.services.draws.keepUp()
    return answer(input, context)
  }

export const recordRoutes = [
  handle(records.getGameRecords, settled(pageOfRecords)),
  handle(records.getMemberTransactions, settled(transactionsOf)),
  handle(records.getMemberTransaction, (filter, context) => transactionOf(filter, context)),
  handle(records.getTransactionTypes, (_input, context) => usedTypes(context)),
  handle(records.getProfitLoss, settled(profitLossOf)),
  handle(records.getProfitLossRows, settled(profitLossRows)),
  handle(
    records.getStatement,
    settled(({ month }, context) => statementOf(month, context)),
  ),
]
