import { defineCall } from '../core/defineCall.ts'
import { flag, int, money } from '../core/fields.ts'
import { list } from '../core/list.ts'
import { z } from '../core/schema.ts'
import { TransferReadiness } from './getTransferSettings.ts'

/** Whether an agent may send money to direct members, and what the page shows before its form. Spec 7.5. */
export const getTransferEnabled = defineCall({
  name: 'getTransferEnabled',
  method: 'GET',
  path: '/wps/agent/transferEnabled',
  module: 'FUNDTRANS3',
  access: 'agent',
  section: '7.5',
  shown: false,
  input: z.object({}),
  output: z.object({
    /** The merchant lets its agents do it. */
    enabled: flag,
    /** What is in the wallet. */
    balance: money,
    /** What of the balance may be sent now: cash that no bets bind. */
    transferable: money,
    /** The least amount for one member. */
    min: money,
    /** The largest amount for one member. */
    max: money,
    /** How many members one transfer may have. */
    mostReceivers: int,
    /** What must be in order. */
    readiness: list(TransferReadiness),
  }),
})
