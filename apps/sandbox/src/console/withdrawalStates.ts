import { minor } from '@platform/sdk'
import * as z from 'zod/mini'
import { notFound } from '../base/Refusal.ts'
import type { Services } from '../gateway/Services.ts'
import { grantBonus } from '../ledger/grants.ts'
import { openRequirement } from '../ledger/turnover.ts'
import { balanceOf, deposit, stake, takeBack } from '../ledger/wallet.ts'
import { freezeWithdrawals, rulesOf } from '../withdrawals/exports.ts'
import { contextFor } from '../gateway/contextFor.ts'
import { memberNamed } from './memberNamed.ts'
import { makeReady, openWithdrawal } from './openWithdrawal.ts'

interface Case {
  services: Services
  who: { merchant: string; userName: string }
  memberId: number
  merchant: string
}

const HOUR = 3_600_000
const REAL = 100

/** States of the page of withdrawals, and how each is reached with all other conditions met. */
const states = {
  hold: ({ services: { database, now }, memberId }) =>
    database.db
      .updateTable('members')
      .set({ held_until: now() + 20 * HOUR })
      .where('id', '=', memberId)
      .execute(),
  frozen: ({ services: { database, now }, memberId }) => freezeWithdrawals(database.db, memberId, true, now()),
  limits: async (one) => {
    const { services, who, memberId } = one
    const context = contextFor(services, services.merchants.find(who.merchant)!, memberId)
    const { max, day_amount } = await rulesOf(context)
    for (let remaining = day_amount; remaining > 0; remaining -= max)
      await openWithdrawal({ ...who, amount: minor(Math.min(max, remaining)) }, services)
    await deposit(services.database.db, { ...moveOf(one, 'more'), amount: 200 * REAL })
  },
  owed: async (one) => {
    await takeBack(one.services.database.db, { ...moveOf(one, 'lost'), amount: (await cashOf(one)) + 300 * REAL }, 'clawback')
    await deposit(one.services.database.db, { ...moveOf(one, 'later'), amount: 120 * REAL })
  },
  turnover: ({ services: { database, now }, memberId, merchant }) =>
    openRequirement(database.db, {
      merchant,
      memberId,
      source: 'deposit',
      reference: `state:${memberId}`,
      base: 1000 * REAL,
      multiple: 1,
      weights: { RNG: 100, SPORTS: 50 },
      at: now(),
    }),
  bonus: (one) => bonus(one),
  bonusAtStake: async (one) => {
    await bonus(one)
    await stake(one.services.database.db, { ...moveOf(one, 'bet'), amount: await cashOf(one) })
    await deposit(one.services.database.db, { ...moveOf(one, 'later'), amount: 200 * REAL })
  },
} satisfies Record<string, (one: Case) => Promise<unknown>>

type State = keyof typeof states

export const StateBody = z.object({ merchant: z.string(), userName: z.string(), state: z.enum(Object.keys(states) as [State, ...State[]]) })

/** Meets every condition for a member's withdrawal except this one. */
export async function openWithdrawalState({ state, ...who }: z.output<typeof StateBody>, services: Services): Promise<void> {
  if (!services.merchants.find(who.merchant)) throw notFound()
  await makeReady(who, services)
  const { id: memberId, merchant } = await memberNamed(who, services)
  await states[state]({ services, who, memberId, merchant })
}

const moveOf = ({ services, memberId, merchant }: Case, what: string) => ({
  merchant,
  memberId,
  key: `console:${what}:${crypto.randomUUID()}`,
  reference: 'console',
  at: services.now(),
})

const cashOf = ({ services, memberId }: Case) => balanceOf(services.database.db, memberId)

const bonus = (one: Case) =>
  grantBonus(one.services.database.db, { ...moveOf(one, 'bonus'), amount: minor(50 * REAL), multiple: 10, weights: { RNG: 100, LIVE: 10 } })
