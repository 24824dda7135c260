import { minor } from '@platform/sdk'
import { contextFor } from '../gateway/contextFor.ts'
import { Refusal } from '../base/Refusal.ts'
import { hold } from '../ledger/transfer.ts'
import { moneyOf } from '../withdrawals/factsOf.ts'
import { requestWithdrawal } from '../withdrawals/requestWithdrawal.ts'
import { holdKey } from '../withdrawals/steps.ts'
import { startTestSandbox } from './startTestSandbox.ts'
import { defineWorker } from './defineWorker.ts'

/** Commands of the test to a child process: request withdrawals of one member in parallel, or send due ones, when the test may kill it. */
export interface WithdrawOrders {
  databaseUrl: string
  memberId: number
  destinationId: string
  requests: number
  amount: number
  /** Makes the keys of this process unique. */
  name: string
  /** The control: reads the balance first and trusts the result. */
  naive: boolean
  wake?: boolean
}

export interface WithdrawOutcome {
  requested: number
  refused: number
  /** Errors other than refusals: must be empty. */
  errors: string[]
}

export const worker = defineWorker<WithdrawOrders, WithdrawOutcome>(
  async ({ databaseUrl, memberId, destinationId, requests, amount, name, naive, wake }) => {
    const { sandbox, db, close } = await startTestSandbox({ databaseUrl })
    const { services } = sandbox
    const context = contextFor(services, services.merchants.find('ipanema')!, memberId)

    const request = (index: number): Promise<unknown> =>
      naive
        ? requestNaively(index)
        : db
            .transaction()
            .execute((trx) =>
              requestWithdrawal(
                { ...context, db: trx, orderKey: `race:${name}:${index}` },
                { destinationId, amount: minor(amount), bonusLoss: minor(0), again: true },
              ),
            )

    async function requestNaively(index: number) {
      if ((await moneyOf(db, memberId)).cash < amount) throw new Refusal('wallet.insufficient')
      const legs = [
        { party: { memberId, bucket: 'cash' as const }, amount: -amount },
        { party: { cashier: 'withdrawal' }, amount },
      ]
      return hold(db, { merchant: 'ipanema', kind: 'withdrawal', key: holdKey(`${name}${index}`), legs, at: services.now() })
    }

    async function race() {
      if (wake) await services.payments.wake()
      const results = await Promise.allSettled(Array.from({ length: requests }, (_, index) => request(index)))
      const reasons = results.flatMap((result) => (result.status === 'rejected' ? [result.reason as unknown] : []))
      const refusals = reasons.filter((reason) => reason instanceof Refusal && reason.code === 'wallet.insufficient')
      const errors = reasons.filter((reason) => !refusals.includes(reason)).map(String)
      await close()
      const outcome: WithdrawOutcome = { requested: results.length - reasons.length, refused: refusals.length, errors }
      return outcome
    }

    return race
  },
)
