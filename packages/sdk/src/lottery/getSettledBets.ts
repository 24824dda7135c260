import * as z from 'zod/mini'
import { defineCall } from '../core/defineCall.ts'
import { id, int, money, string, text } from '../core/wire/fields.ts'
import { list } from '../core/wire/list.ts'

/** An order whose draw is over. `prize` 0 = nothing won. */
export const SettledBet = z.object({
  orderNo: id,
  gameCode: id,
  gameName: text,
  numero: id,
  /** What was staked. */
  stake: money,
  /** What was won; 0 = nothing. */
  prize: money,
  /** When it was settled. */
  settledTime: int,
})
export type SettledBet = z.output<typeof SettledBet>

/**
 * The member's orders that were settled after `cursor`, oldest first, up to 50; pass the answer's `cursor` in the next request. Without
 * one, those since this sign-in. Spec 7.4.
 */
export const getSettledBets = defineCall({
  name: 'getSettledBets',
  method: 'GET',
  path: '/lgw/orders/settled',
  module: 'MEMTRANS3',
  access: 'member',
  page: true,
  section: '7.4',
  shown: false,
  bare: true,
  fixed: ({ language }) => ({ language }),
  input: z.object({
    /** Cursor of the previous answer; without it, since this sign-in. */
    cursor: z.optional(string),
  }),
  output: z.object({
    /** The orders, oldest first. */
    content: list(SettledBet),
    /** Cursor for the next request. */
    cursor: id,
  }),
})
