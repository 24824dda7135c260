import * as calls from '@platform/sdk/contracts'
import { handle } from '../gateway/handle.ts'
import { notFound, Refusal } from '../base/Refusal.ts'
import { afterSettlingDraws } from '../records/exports.ts'
import { answerProposal } from './answerProposal.ts'
import { contractsOf, replayOf } from './contractLists.ts'
import { endContract } from './endContract.ts'
import type { ContractRow } from './findContract.ts'
import { dividendInfo, ownContract, requestsOf, runningContract } from './ownContract.ts'
import { periodFigures, periodRows } from './periodFigures.ts'
import { confirmPaying, paySettlements } from './paySettlements.ts'
import { proposeContract } from './proposeContract.ts'
import { settlementsOf } from './settlementsOf.ts'

const hasId = (id: string) => (row: ContractRow) => {
  if (id !== String(row.id)) throw notFound()
}

/** Contracts between a member and a direct member. */
export const contractRoutes = [
  handle(calls.getContractRequests, (_input, context) => requestsOf(context)),
  handle(calls.getContractDividendRequest, (_input, context) => ownContract(context, 'dividend')),
  handle(calls.getDividendInfo, (_input, context) => dividendInfo(context)),
  handle(calls.getCurrentDailySalary, (_input, context) => runningContract(context, 'daily')),
  handle(calls.getContractDailySalaryInfo, (_input, context) => ownContract(context, 'daily')),
  handle(calls.getContractHourSalaryInfo, (_input, context) => runningContract(context, 'hourly')),
  handle(calls.processDividendRequest, ({ type, ...reply }, context) =>
    answerProposal(context, 'dividend', reply, (_row, proposed) => {
      if (proposed?.cycle !== type) throw new Refusal('contract.changed', 400)
    }),
  ),
  handle(calls.processDailySalaryContract, ({ id, ...reply }, context) => answerProposal(context, 'daily', reply, hasId(id))),
  handle(calls.processContractHourSalary, ({ contractId, ...reply }, context) =>
    answerProposal(context, 'hourly', reply, hasId(contractId)),
  ),
  handle(calls.proposeContract, proposeContract),
  handle(calls.endContract, endContract),
  handle(calls.getContracts, contractsOf),
  handle(calls.replayContract, afterSettlingDraws(replayOf)),
  handle(calls.getContractSettlements, afterSettlingDraws(settlementsOf)),
  handle(calls.getContractFigures, afterSettlingDraws(periodFigures)),
  handle(calls.getContractRows, afterSettlingDraws(periodRows)),
  handle(calls.paySettlement, paySettlements, { before: confirmPaying }),
]
