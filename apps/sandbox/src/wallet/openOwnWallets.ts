import type { Db } from '../db/openDatabase.ts'
import type { SandboxMerchant } from '../gateway/merchants.ts'

/** Creates the wallets of a merchant besides the main one. Trial accounts have only the main wallet. */
export async function openOwnWallets(db: Db, { code: merchant, wallets = [] }: SandboxMerchant): Promise<void> {
  if (wallets.length === 0) return
  await db
    .insertInto('merchant_wallets')
    .values(wallets.map(({ wallet, name }, position) => ({ merchant, wallet, name_pt: name.pt, name_en: name.en, position })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
