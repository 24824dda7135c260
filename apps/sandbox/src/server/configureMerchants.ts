import { featureFlags } from '@platform/sdk/account'
import { marketOf, timeZoneOf } from '@platform/sdk/markets'
import { type MerchantSettings, withSwitches } from '../console/withSwitches.ts'
import { openContracts } from '../contracts/exports.ts'
import type { Db } from '../db/openDatabase.ts'
import { openMerchantAccounts } from '../ledger/wallet.ts'
import { openChannels } from '../payments/exports.ts'
import type { SandboxMerchant } from '../gateway/merchants.ts'
import { openRebates } from '../rebates/exports.ts'
import { openWithdrawals } from '../withdrawals/exports.ts'
import { openOwnWallets } from '../wallet/exports.ts'
import { settingsOf } from '../system/exports.ts'

/** Writes the rows of every configured merchant and its trial merchant. Returns the new merchants. */
export async function configureMerchants(db: Db, merchants: SandboxMerchant[]): Promise<SandboxMerchant[]> {
  const newMerchants: SandboxMerchant[] = []
  for (const merchant of merchants) {
    const isNew = await writeMerchant(db, merchant, merchant.code, false)
    await writeMerchant(db, merchant, merchant.trialCode, true)
    await openChannels(db, merchant)
    await openWithdrawals(db, merchant)
    await openRebates(db, merchant)
    await openContracts(db, merchant)
    await openOwnWallets(db, merchant)
    if (isNew) newMerchants.push(merchant)
  }
  return newMerchants
}

/** An existing row follows the configuration, except for what the console switched. Returns whether the row is new. */
async function writeMerchant(db: Db, merchant: SandboxMerchant, code: string, trial: boolean): Promise<boolean> {
  const { name } = merchant
  const time_zone = timeZoneOf(marketOf(merchant.market)).zone
  const configured = { settings: settingsOf(merchant), whitelabel: whitelabelOf(merchant) }
  const row = await db
    .insertInto('merchants')
    .values({ code, brand: merchant.code, trial, name, time_zone, ...columnsOf(configured) })
    .onConflict((conflict) => conflict.doNothing())
    .returning('code')
    .executeTakeFirst()
  if (row) await openMerchantAccounts(db, code)
  else {
    const switched = await withSwitches(db, code, configured)
    await db
      .updateTable('merchants')
      .set({ name, time_zone, ...columnsOf(switched) })
      .where('code', '=', code)
      .execute()
  }
  return row !== undefined
}

const columnsOf = ({ settings, whitelabel }: MerchantSettings) => ({
  settings: JSON.stringify(settings),
  whitelabel: JSON.stringify(whitelabel),
})

/** The platform switches on the features in the merchant's own list. */
function whitelabelOf({ features }: SandboxMerchant) {
  const featureState = (name: string) => ({ enabled: features.includes(name) })
  return {
    flags: Object.fromEntries(featureFlags.map((flag) => [flag, features.includes(flag)])),
    promotions: { REFERRAL: featureState('REFERRAL'), MISSION: featureState('MISSION') },
  }
}
