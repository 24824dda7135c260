import * as z from 'zod/mini'
import { defineCall } from '../core/defineCall.ts'
import { id, money } from '../core/wire/fields.ts'
import { list } from '../core/wire/list.ts'
import { walletTexts } from '../texts/walletTexts.ts'
import { OwnWallet } from './OwnWallet.ts'

/**
 * Moves cash between the main wallet and another of the same member, in either direction, at once and without a fee. Errors:
 * `wallet.single` where the merchant has one wallet; `wallet.blocked` from the main one while something is owed or withdrawals are frozen;
 * `wallet.insufficient`; `validation` of `to` where neither or both are the main one.
 * Spec 7.6.
 */
export const transferBetweenWallets = defineCall({
  name: 'transferBetweenWallets',
  method: 'POST',
  path: '/wps/relay/GLS2_WalletTransfer',
  module: 'FUNDTRANS3',
  access: 'money',
  retry: 'keyed',
  section: '7.6',
  texts: walletTexts,
  input: z.object({
    /** Source wallet. */
    from: id,
    /** Target wallet; one of the two is the main one. */
    to: id,
    /** The amount, above zero. */
    amount: money,
  }),
  output: z.object({
    /** Id of its transfer in the ledger. */
    transferId: id,
    /** The member's wallets right after it. */
    wallets: list(OwnWallet),
  }),
})
