import { randomUUID } from 'node:crypto'
import { numberOf } from '@platform/sdk/markets'
import { WithdrawReason } from '@platform/sdk/withdraw'
import * as z from 'zod/mini'
import { notFound, Refusal } from '../base/Refusal.ts'
import type { Services } from '../gateway/Services.ts'
import { endPayout, postNotices } from '../paymentService/exports.ts'
import { decideWithdrawal, settleDebt, payOutClosed, freezeWithdrawals, type WithdrawDecision } from '../withdrawals/exports.ts'
import { action, type Action } from './Action.ts'
import { memberNamed } from './memberNamed.ts'
import { cents } from './newMember.ts'
import { switchWithdrawals } from './switchWithdrawals.ts'
import { openWithdrawalState, StateBody } from './withdrawalStates.ts'
import { makeReady, openWithdrawal, OpenWithdrawalBody, ReadyBody } from './openWithdrawal.ts'

const order = { orderNo: z.string() }
const count = z.int().check(z.minimum(0))
/** The largest multiple that the tables accept. */
const MOST_TURNOVER = 100
const multiple = z.int().check(z.minimum(0), z.maximum(MOST_TURNOVER))
const ends = { arrive: 'arrived', fail: 'failed', return: 'returned' } as const

type How = keyof typeof ends

async function endAtBank(orderNo: string, how: How, { payments }: Services): Promise<void> {
  if (!payments.bank) throw notFound()
  await payments.wake()
  if (!(await endPayout(payments.bank, orderNo, ends[how]))) throw new Refusal('withdraw.closed', 400)
  await postNotices(payments.bank)
  await payments.wake()
}

const step =
  (decision: WithdrawDecision): Path =>
  async (orderNo, { database, payments, now }) => {
    await decideWithdrawal(database.db, orderNo, decision, now())
    await payments.wake()
  }
const approve = step({ do: 'approve' })
type Path = (orderNo: string, services: Services) => Promise<void>

/** The state of a withdrawal that a scenario opens. */
const paths = {
  review: step({ do: 'review' }),
  sending: approve,
  paid: (orderNo, services) => approve(orderNo, services).then(() => endAtBank(orderNo, 'arrive', services)),
  rejected: step({ do: 'reject', reason: 'documents' }),
  returned: (orderNo, services) => approve(orderNo, services).then(() => endAtBank(orderNo, 'fail', services)),
} satisfies Record<string, Path>
type OpenEnd = keyof typeof paths

const decide = (about: string, what: Exclude<WithdrawDecision['do'], 'reject'>) =>
  action(about, z.object(order), ({ orderNo }, services) => step({ do: what })(orderNo, services))

/** Withdrawal actions of an operator and of the simulated bank. */
export const withdrawalActions: Record<string, Action> = {
  'withdrawals/review': decide('Takes a withdrawal into review.', 'review'),
  'withdrawals/approve': decide('Approves a withdrawal; the bank is told to pay it.', 'approve'),
  'withdrawals/send': decide('Sends a withdrawal that was approved.', 'send'),
  'withdrawals/reject': action(
    'Rejects a withdrawal, with the reason that the member reads.',
    z.object({ ...order, reason: z.enum(WithdrawReason.options) }),
    ({ orderNo, reason }, { database, now }) => decideWithdrawal(database.db, orderNo, { do: 'reject', reason }, now()),
  ),
  'withdrawals/freeze': action(
    "Freezes a member's withdrawals, or frees them.",

    z.object({ merchant: z.string(), userName: z.string(), frozen: z.boolean() }),
    async ({ frozen, ...who }, services) => {
      const { id } = await memberNamed(who, services)
      await freezeWithdrawals(services.database.db, id, frozen, services.now())
      await services.payments.wake()
    },
  ),
  'withdrawals/switch': action(
    "The platform switches a merchant's withdrawals off, or on again.",
    z.object({ merchant: z.string(), on: z.boolean() }),
    (body, { database }) => switchWithdrawals(database.db, body),
    ['merchants'],
  ),
  'withdrawals/settings': action(
    "A merchant's rules of withdrawals: limits, hours, fees, review, identity, transfers, turnover of deposits before a withdrawal (within what the market allows) and before a transfer. Fields that are left out stay.",

    z.object({
      merchant: z.string(),
      min: z.optional(cents),
      max: z.optional(cents),
      day_count: z.optional(count),
      day_amount: z.optional(cents),
      window_from: z.optional(count),
      window_until: z.optional(count),
      free_count: z.optional(count),
      fee_rate: z.optional(count),
      fee_fixed: z.optional(count),
      fee_cap: z.optional(count),
      auto_below: z.optional(count),
      auto_send: z.optional(z.boolean()),
      cancellable: z.optional(z.boolean()),
      identity: z.optional(z.boolean()),
      transfer_down: z.optional(z.boolean()),
      contract_first: z.optional(z.boolean()),
      deposit_turnover: z.optional(multiple),
      transfer_turnover: z.optional(multiple),
      company_keys: z.optional(z.boolean()),
    }),
    async ({ merchant, ...rules }, { database, merchants }) => {
      const market = merchants.find(merchant)?.market
      const turnoverMax = (market && numberOf(market, 'depositTurnoverMax')) ?? MOST_TURNOVER
      if ((rules.deposit_turnover ?? 0) > turnoverMax) throw new Refusal('access.market', 403)
      const update = await database.db.updateTable('withdraw_settings').set(rules).where('merchant', '=', merchant).executeTakeFirst()
      if (update.numUpdatedRows === 0n) throw notFound()
    },
    ['withdraw_settings'],
  ),
  'withdrawals/repay': action(
    'Takes what a member owes from the balance.',
    z.object({ merchant: z.string(), userName: z.string() }),
    async (who, services) => {
      const { id: memberId, merchant } = await memberNamed(who, services)
      const key = `repayment:${randomUUID()}`
      const owed = await settleDebt(services.database.db, { merchant, memberId, key, at: services.now() })
      await services.payments.wake()
      return { owed }
    },
  ),
  'bank/payout': action(
    'What the bank says of a payout: it arrived, failed, or came back.',
    z.object({ ...order, how: z.enum(['arrive', 'fail', 'return']) }),
    ({ orderNo, how }, services) => endAtBank(orderNo, how, services),
  ),
  'withdrawals/closed': action(
    'Pays out the cash of a closed account.',
    z.object({ merchant: z.string(), userName: z.string(), to: z.enum(['last', 'cpf']) }),
    async ({ to, ...who }, services) => {
      const { id } = await memberNamed(who, services)
      const orderNo = await payOutClosed(services.payments.settling, id, to)
      await services.payments.wake()
      return { orderNo }
    },
  ),
  'withdrawals/ready': action("Puts everything in order for a member's withdrawal.", ReadyBody, makeReady),
  'withdrawals/state': action("Puts everything in order for a member's withdrawal but one thing.", StateBody, openWithdrawalState),
  'withdrawals/open': action(
    'Asks for a withdrawal of a member; "end" says what became of it.',

    z.extend(OpenWithdrawalBody, { end: z.optional(z.enum(Object.keys(paths) as [OpenEnd, ...OpenEnd[]])) }),
    async ({ end, ...body }, services) => {
      const orderNo = await openWithdrawal(body, services)
      if (end) await paths[end](orderNo, services)
      return { orderNo }
    },
  ),
}
