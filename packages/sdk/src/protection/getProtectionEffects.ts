import * as z from 'zod/mini'
import { defineCall } from '../core/defineCall.ts'
import { count, flag, money, oneOf } from '../core/wire/fields.ts'
import { protectionCall } from './protectionCall.ts'

/**
 * What a pause, an exclusion or a closing of the account would change, for the page that confirms it. Changes nothing. A closing waits for
 * `left`, `openBets`, `withdrawals`, `due` and `debt`; without any of them the account is closed at once (`closesAtOnce`). Errors: `rate.limited`
 * after six in a minute, `server.busy` while the member's money moves. Spec 7.6.
 */
export const getProtectionEffects = defineCall({
  name: 'getProtectionEffects',
  method: 'GET',
  path: '/wps/protection/effects',
  ...protectionCall,
  input: z.object({
    /** What the player thinks about. */
    act: oneOf('pause', 'exclude', 'close'),
  }),
  output: z.object({
    /** Cash: it stays the member's, and can be withdrawn. */
    balance: money,
    /** Bonus money that a pause holds and the others end. */
    bonus: money,
    /** Bets and rounds that will still be settled and credited. */
    openBets: count,
    /** Withdrawals under way, which go on. */
    withdrawals: count,
    /** Contracts with a team that end that day; a pause ends none. */
    contracts: count,
    /** What the member owes from those contracts. */
    owed: money,
    /** The part of it that is reserved from the balance before a withdrawal. */
    reserved: money,
    /** The part that the balance does not cover. */
    unpaid: money,
    /** Cash that is there to withdraw afterwards: with what a closing pays at once of rewards and rebates, without what is reserved. */
    left: money,
    /** What contracts still owe the member. */
    due: money,
    /** What the member owes the house, as after a deposit that the bank took back. */
    debt: money,
    /** Nothing is open: a closing ends the account and every sign-in at once. */
    closesAtOnce: flag,
  }),
})
