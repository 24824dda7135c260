import * as z from 'zod/mini'
import { defineCall } from '../core/defineCall.ts'
import { flag, int, money } from '../core/wire/fields.ts'
import { list } from '../core/wire/list.ts'
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
    /** The merchant allows it for its agents. */
    enabled: flag,
    /** Balance of the wallet. */
    balance: money,
    /** The part of the balance that may be sent now: cash that is not locked by turnover requirements. */
    transferable: money,
    /** The minimum amount for one member. */
    min: money,
    /** The maximum amount for one member. */
    max: money,
    /** Maximum number of members of one transfer. */
    mostReceivers: int,
    /** What must be in order. */
    readiness: list(TransferReadiness),
  }),
})
