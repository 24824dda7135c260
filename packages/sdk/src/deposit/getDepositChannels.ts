import * as z from 'zod/mini'
import { defineCall } from '../core/defineCall.ts'
import { count, flag, money, oneOf, text } from '../core/wire/fields.ts'
import { list, optionalList } from '../core/wire/list.ts'
import { part } from '../core/wire/part.ts'
import { DepositChannel } from './DepositChannel.ts'

/** A limit that a member has set, or that was set for a member. */
export const DepositLimit = /* @__PURE__ */ z.object({
  /** It restarts each day, each Monday or each first of the month. */
  period: /* @__PURE__ */ oneOf('day', 'week', 'month'),
  /** Maximum deposit in the period. */
  amount: money,
  /** The remaining amount; open orders count. */
  left: money,
})
export type DepositLimit = z.output<typeof DepositLimit>

/** The ways to deposit, the recommended one first, and what applies to this member. Spec 7.6. */
export const getDepositChannels = defineCall({
  name: 'getDepositChannels',
  method: 'GET',
  path: '/wps/transaction/deposit/channels',
  access: 'money',
  section: '7.6',
  shown: false,
  fixed: ({ language }) => ({ language }),
  input: z.object({}),
  output: z.object({
    /** The ways to deposit. */
    channels: list(DepositChannel),
    /** The member's limits. */
    limits: optionalList(DepositLimit),
    /** Who must be the payer, masked; both '' until the member has entered name and CPF. */
    payer: part(
      z.object({
        /** Name of the member. */
        name: text,
        /** CPF of the member. */
        cpf: text,
      }),
    ),
    /** Promotions may be chosen with a deposit. */
    promotions: flag,
    /** What must be bet before a deposit is withdrawn; absent if nothing. */
    turnover: z.optional(
      z.object({
        /** How many times the credited amount. */
        multiple: count,
        /** Average return of the category with which it costs least, in hundredths of a percent (`expectedCost`). */
        returnToPlayer: count,
      }),
    ),
  }),
})
