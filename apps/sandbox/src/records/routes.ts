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

/** Settles finished draws first: their prizes belong to the records. */
export const afterSettlingDraws =
  <Input, Output>(answer: (input: Input, context: Context) => Promise<Output>) =>
  async (input: Input, context: Context) => {
    await context.services.draws.keepUp()
    return answer(input, context)
  }

export const recordRoutes = [
  handle(records.getGameRecords, afterSettlingDraws(pageOfRecords)),
  handle(records.getMemberTransactions, afterSettlingDraws(transactionsOf)),
  handle(records.getMemberTransaction, (filter, context) => transactionOf(filter, context)),
  handle(records.getTransactionTypes, (_input, context) => usedTypes(context)),
  handle(records.getProfitLoss, afterSettlingDraws(profitLossOf)),
  handle(records.getProfitLossRows, afterSettlingDraws(profitLossRows)),
  handle(
    records.getStatement,
    afterSettlingDraws(({ month }, context) => statementOf(month, context)),
  ),
]
