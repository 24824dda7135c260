import type { InputOf, OutputOf } from '@platform/sdk'
import type { transferBetweenWallets } from '@platform/sdk/wallet'
import type { Db } from '../db/openDatabase.ts'
import { memberOf, type Context } from '../gateway/Context.ts'
import { invalid, Refusal } from '../base/Refusal.ts'
import { transfer } from '../ledger/transfer.ts'
import { lockWallets } from '../ledger/wallet.ts'
import { stopOf } from '../withdrawals/exports.ts'
import { MAIN, ownWalletsOf } from './ownWalletsOf.ts'

type Form = InputOf<typeof transferBetweenWallets>

/** Moves cash from the main wallet to another one of the member, or back. One side is always the main wallet, so each transfer is a row of the record. */
export async function moveBetweenWallets({ from, to, amount }: Form, context: Context): Promise<OutputOf<typeof transferBetweenWallets>> {
  const { db, now, orderKey } = context
  const { id: memberId, merchant } = memberOf(context)
  if (amount <= 0) throw invalid('amount')
  const wallets = await ownWalletsOf(context)
  if (wallets.length === 1) throw new Refusal('wallet.single', 400)
  const [other] = [from, to].filter((wallet) => wallet !== MAIN)
  if (from === to || !other || (from !== MAIN && to !== MAIN) || !wallets.some(({ wallet }) => wallet === other)) throw invalid('to')
  await lockWallets(db, [memberId])
  // Owed money, or money under review, stays in the main wallet. A transfer back to it is always possible.
  if (to === other && (await stopOf(db, memberId))) throw new Refusal('wallet.blocked', 400)
  const cents = (to === other ? 1 : -1) * amount
  const { transferId } = await transfer(db, {
    merchant,
    kind: 'transfer',
    key: `wallet:${orderKey}`,
    reference: `wallet:${other}`,
    legs: [
      { party: { memberId, bucket: 'cash' }, amount: -cents },
      { party: { accountId: await accountOf(db, { merchant, memberId, wallet: other }) }, amount: cents },
    ],
    at: now(),
  })
  return { transferId: String(transferId), wallets: await ownWalletsOf(context) }
}

/** The ledger account of another wallet; created at first use. */
async function accountOf(db: Db, { merchant, memberId, wallet }: { merchant: string; memberId: number; wallet: string }): Promise<number> {
  await db
    .insertInto('ledger_accounts')
    .values({ merchant, kind: 'wallet', member_id: memberId, name: wallet })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const account = db.selectFrom('ledger_accounts').select('id').where('member_id', '=', memberId).where('kind', '=', 'wallet')
  return (await account.where('name', '=', wallet).executeTakeFirstOrThrow()).id
}
