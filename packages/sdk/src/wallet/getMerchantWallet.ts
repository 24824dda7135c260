import * as z from 'zod/mini'
import { defineCall } from '../core/defineCall.ts'
import { flag } from '../core/wire/fields.ts'
import { list } from '../core/wire/list.ts'
import { OwnWallet } from './OwnWallet.ts'

/** Whether a member of this merchant has one wallet or several, and which. With one there is nothing to transfer. Spec 2.3. */
export const getMerchantWallet = defineCall({
  name: 'getMerchantWallet',
  method: 'GET',
  path: '/wps/relay/GCS_merchantWallet',
  access: 'member',
  section: '2.3',
  shown: false,
  input: z.object({}),
  output: z.object({
    /** The merchant has a single wallet. */
    isSingle: flag,
    /** The first one is the main wallet, which deposits, bets and withdrawals use. */
    wallets: list(OwnWallet),
  }),
})
